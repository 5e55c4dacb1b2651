/*
 * own-division.c --
 *
 *      R-M177, an option: before anything else the highest commander of a side
 *      gives corps to others than those who have them by R-M170.  A corps is
 *      told by its first unit, a commander by the leader that stands for him.
 */

#include "commanders.h"
#include "scenarios.h"

/* ---- corps ---- */

/* Does a slot's piece tell of its corps?  The first that takes part does. */
static bool
is_first_of_corps(const Game *g, int u)
{
    int corps = msk_corps_in_front(g->unit[u].piece);

    for (int v = first_of(side_of(u)); v <= u; v++) {
        const Piece *p = piece_of(g, v);

        if (!is_person(p) && !is_battalion(p)
                && msk_takes_part(g, g->unit[v].piece)
                && msk_corps_in_front(g->unit[v].piece) == corps) {
            return v == u;
        }
    }
    return false;
}

/* The leader of one who commands stays with his corps. */
static bool
is_a_commanders(const Game *g, int side, int corps)
{
    for (int c = 0; c < g->commanders[side]; c++) {
        int leader = g->stands[side][c];

        if (leader != NONE
                && msk_corps_in_front(g->unit[leader].piece) == corps) {
            return true;
        }
    }
    return false;
}

static int
commander_by(const Game *g, int side, int leader)
{
    int c = 0;

    while (c < g->commanders[side] && g->stands[side][c] != leader) {
        c++;
    }
    return c < g->commanders[side] ? c : NONE;
}

/* ---- the decision ---- */

const char *
msk_judge_division(const Game *g, const WgAction *a)
{
    int side = g->phasing, u = a->arg[0], to;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != GIVE_CORPS || side_of(u) != side
            || !is_first_of_corps(g, u)) {
        return "R-M177 no-corps";
    }
    to = commander_by(g, side, a->arg[1]);
    return to == NONE ? "R-M177 no-commander"
            : is_a_commanders(g, side,
                msk_corps_in_front(g->unit[u].piece)) ? "R-M177 his-own"
            : msk_commander_of(g, u) == to ? "R-M177 has-it" : NULL;
}

void
msk_propose_division(const Game *g, WgOffer *out)
{
    int side = g->phasing;

    wg_may(out, DONE, 0, 0, 0);
    for (int u = first_of(side); u < end_of(side); u++) {
        for (int c = 0; is_first_of_corps(g, u) && c < g->commanders[side];
                c++) {
            wg_propose(out, GIVE_CORPS, u, g->stands[side][c], 0);
        }
    }
}

void
msk_apply_division(Game *g, const WgAction *a)
{
    int side = g->phasing, corps;

    if (a->verb == DONE) {
        return;
    }
    corps = msk_corps_in_front(g->unit[a->arg[0]].piece);
    for (int u = first_of(side); u < end_of(side); u++) {
        if (msk_corps_in_front(g->unit[u].piece) == corps) {
            msk_assign(g, u, commander_by(g, side, a->arg[1]));
        }
    }
    wg_tell_side(g, side, CORPS_GIVEN, a->arg[0], a->arg[1], 0, 0);
    wg_again(g);
}

/* ---- steps ---- */

static bool
divides(const Game *g, int side)
{
    return g->option[OPT_DIVISION] && has_several(g, side);
}

bool msk_french_divide(const Game *g) { return divides(g, WG_FIRST); }
bool msk_russians_divide(const Game *g) { return divides(g, WG_SECOND); }

static void
ask(Game *g, int side)
{
    g->phasing = (int8_t)side;
    wg_ask(g, side, ASK_DIVISION);
}

void msk_ask_french_division(Game *g) { ask(g, WG_FIRST); }
void msk_ask_russian_division(Game *g) { ask(g, WG_SECOND); }
