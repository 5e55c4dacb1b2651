/*
 * taken-guns.c --
 *
 *      Artillery.4: unlimbered guns that cannot go back with the others, held
 *      by the enemy until its next movement phase.
 */

#include "melee.h"
#include "noted.h"
#include "scenarios.h"

/* ---- taken ---- */

static void
take(Game *g, int u)
{
    int hex = g->unit[u].hex;

    wg_tell(g, GUNS_ABANDONED, u, hex, 0, 0);
    msk_forget(g, u);
    msk_take(g, u);
    g->unit[u].state |= TAKEN;
    set_lies_at(g, u, hex);
}

void
msk_take_guns(Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    int i = 0;

    while (i < stack.count) {
        int u = stack.slot[i];

        if (is_guns(piece_of(g, u)) && (g->unit[u].state & UNLIMBERED)) {
            take(g, u);
            stack = msk_stack(g, hex);
        } else {
            i++;
        }
    }
}

/* ---- retaken ---- */

/* They stand beneath those there, and face as they do. */
static void
give_back(Game *g, int u, int event)
{
    int hex = lies_at(g, u), top = msk_top(g, hex);

    g->unit[u].state &= (uint16_t)~TAKEN;
    set_lies_at(g, u, OFF_MAP);
    msk_put(g, u, hex, msk_stack(g, hex).count);
    if (top >= 0) {
        g->unit[u].facing = g->unit[top].facing;
    }
    wg_tell(g, event, u, hex, 0, 0);
}

/* R-M198: somebody of that side is there who does not rout. */
static bool
is_retaken_by(const Game *g, int side, int hex)
{
    Stack stack = msk_stack(g, hex);
    bool any = false;

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        any |= side_of(u) == side && !is_person(piece_of(g, u))
                && !(g->unit[u].state & ROUTING);
    }
    return any;
}

/* R-M133: whoever has no room for all takes as many as there is room for. */
void
msk_retake_guns(Game *g)
{
    for (int u = 0; u < PIECES; u++) {
        int hex = lies_at(g, u);

        if ((g->unit[u].state & TAKEN) && is_retaken_by(g, side_of(u), hex)
                && !msk_would_overstack(g, u, hex)) {
            give_back(g, u, GUNS_RETAKEN);
        }
    }
}

/* R-M133: only who enters the hex has them. */
void
msk_leave_guns(Game *g, int hex)
{
    for (int u = 0; u < PIECES; u++) {
        if (!(g->unit[u].state & TAKEN) || lies_at(g, u) != hex
                || side_of(u) == g->phasing) {
            continue;
        } else if (is_held(g, g->phasing, hex)) {
            wg_tell(g, GUNS_TAKEN, u, hex, 0, 0);
        } else {
            give_back(g, u, GUNS_KEPT);
        }
    }
}

/* ---- destroyed ---- */

void
msk_destroy_guns(Game *g, int side)
{
    for (int u = first_of(!side); u < end_of(!side); u++) {
        if (g->unit[u].state & TAKEN) {
            g->unit[u].state &= (uint16_t)~TAKEN;
            wg_tell(g, GUNS_LOST, u, lies_at(g, u), 0, 0);
            set_lies_at(g, u, OFF_MAP);
            g->unit[u].lost = g->told[u] = piece_of(g, u)->points;
        }
    }
    msk_count_losses(g);
}
