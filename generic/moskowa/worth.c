/*
 * worth.c --
 *
 *      Victory Conditions: what a side has lost, in victory points.
 */

#include "scenarios.h"
#include "stacks.h"

/* Victory points of a stacking point, and of a leader who was wounded. */
enum { LINE_POINT = 1, GUARD_POINT = 2, OLD_GUARD_POINT = 4, WOUND = 4 };

/* Of a leader who fell or was captured, or has been wounded; of aides, who are
   none, nothing. */
static int
loss_of_leader(const Game *g, int u)
{
    int lost = g->unit[u].lost;

    return piece_of(g, u)->type == AIDE ? 0
            : lost == FALLEN ? piece_of(g, u)->lost
            : lost == WOUNDED ? WOUND : 0;
}

/* The option: half a point of the line. */
static bool
is_half(const Game *g, int u)
{
    return g->option[OPT_MILITIA_HALF] && piece_of(g, u)->type == MILITIA;
}

/* R-M30. */
int
msk_worth(const Game *g, int u)
{
    int piece = g->unit[u].piece;

    return moskowa_piece[piece].class == CLASS_OLD_GUARD ? OLD_GUARD_POINT
            : msk_is_guard(piece) || moskowa_piece[piece].type == MILITIA
            || msk_is_cossack(piece) ? GUARD_POINT : LINE_POINT;
}

/* Each point as it was lost, a running total: what others gave counts
   still. */
int
msk_lacking(const Game *g, int side)
{
    int losses = 0, halves = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->unit[u].lost == 0) {
            continue;
        }
        if (is_half(g, u)) {
            halves += g->unit[u].lost;
        } else {
            losses += is_person(piece_of(g, u)) ? loss_of_leader(g, u)
                    : g->unit[u].lost * msk_worth(g, u);
        }
    }
    return losses + halves / 2;
}

int
msk_lost_by_leaders(const Game *g, int side)
{
    int lost = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        lost += is_person(piece_of(g, u)) ? loss_of_leader(g, u) : 0;
    }
    return lost;
}

int
msk_dearer(const Game *g, int side)
{
    int more = 0, halves = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (is_half(g, u)) {
            halves += g->told[u];
        } else if (!is_person(piece_of(g, u))) {
            more += g->told[u] * (msk_worth(g, u) - LINE_POINT);
        }
    }
    return more + halves / 2 - halves;
}
