/*
 * square.c --
 *
 *      6.6, 6.61: infantry forms square, and shelters others in it.
 *
 *      While a side declares, `acted` marks the units that have declared:
 *      one declaration a round for each.
 */

#include "chapters.h"

/* Whoever was in this unit's square, or the unit in another's, is out. */
void
bor_leave_square(Game *g, int u)
{
    g->unit[u].square = false;
    g->unit[u].shelter = NONE;
    for (int v = first_of(side_of(u)); v < end_of(side_of(u)); v++) {
        if (g->unit[v].shelter == u) {
            g->unit[v].shelter = NONE;
        }
    }
}

/* 6.6 Squares may be formed against anybody.  Against infantry alone they are
   of no use: then a side is asked only if the players wish it (SQUARES), or
   where it has a square to break. */
bool
bor_may_square(const Game *g, int side)
{
    int terrain = borodino_area[g->battle.area].terrain;
    bool infantry = false, threat = g->option[SQUARES], square = false;

    if (terrain == WOODS || terrain == SWAMP) {
        return false;
    }
    for (int u = 0; u < BLOCKS; u++) {
        if (!bor_in_battle(g, u)) {
            continue;
        }
        if (side_of(u) != side) {
            threat = threat || !is_infantry(block_of(g, u));
        } else {
            infantry = infantry || is_infantry(block_of(g, u));
            square = square || g->unit[u].square;
        }
    }
    return infantry && (threat || square);
}

/* 6.63 Against guns and infantry no square is of any use: guns hit it harder.
   Reserves come before squares are formed (6.4), so none is formed for them. */
bool
bor_are_squares_idle(const Game *g)
{
    bool idle = !g->option[SQUARES];

    for (int u = 0; u < BLOCKS && idle; u++) {
        if (bor_in_battle(g, u)) {
            idle = side_of(u) == g->battle.phasing ? !g->unit[u].square
                    : is_infantry(block_of(g, u)) || is_gun(block_of(g, u));
        }
    }
    return idle;
}

static bool
shelters_somebody(const Game *g, int u)
{
    for (int v = first_of(side_of(u)); v < end_of(side_of(u)); v++) {
        if (g->unit[v].shelter == u) {
            return true;
        }
    }
    return false;
}

/* 6.61 One gun, cavalry or HQ, not stronger than the infantry around it. */
static const char *
judge_shelter(const Game *g, int u, int square)
{
    if (!bor_in_battle(g, square) || side_of(square) != g->battle.phasing
            || !g->unit[square].square) {
        return "6.61 no-square";
    }
    if (is_infantry(block_of(g, u))) {
        return "6.61 not-infantry";
    }
    if (g->unit[u].shelter != NONE || shelters_somebody(g, square)) {
        return "6.61 one-only";
    }
    return strength_of(g, u) <= strength_of(g, square)
            ? NULL : "6.61 too-strong";
}

const char *
bor_judge_square(const Game *g, const WgAction *a)
{
    int u = a->arg[0];
    const Unit *unit = &g->unit[u];

    if (a->verb == DONE) {
        return NULL;
    }
    if (!bor_in_battle(g, u) || side_of(u) != g->battle.phasing) {
        return "6.6 not-here";
    }
    if (unit->acted) {
        return "6.6 declared-already";
    }
    switch (a->verb) {
    case SQUARE:
        return !is_infantry(block_of(g, u)) ? "6.6 infantry-only"
                : unit->square ? "6.6 square-already" : NULL;
    case BREAK_SQUARE:
        return unit->square || unit->shelter != NONE ? NULL : "6.6 no-square";
    case SHELTER:
        return judge_shelter(g, u, a->arg[1]);
    default:
        return "6.6 not-now";
    }
}

void
bor_propose_square(const Game *g, WgOffer *out)
{
    int side = g->battle.phasing;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (!bor_in_battle(g, u)) {
            continue;
        }
        wg_propose(out, SQUARE, u, 0, 0);
        wg_propose(out, BREAK_SQUARE, u, 0, 0);
        for (int v = first_of(side); v < end_of(side); v++) {
            if (g->unit[v].square) {
                wg_propose(out, SHELTER, u, v, 0);
            }
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

void
bor_apply_square(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    switch (a->verb) {
    case DONE:
        return;
    case SQUARE:
        g->unit[u].square = true;
        wg_tell(g, SQUARED, u, 0, 0, 0);
        break;
    case BREAK_SQUARE:
        bor_leave_square(g, u);
        wg_tell(g, BROKE, u, 0, 0, 0);
        break;
    default:
        g->unit[u].shelter = (int8_t)a->arg[1];
        wg_tell(g, SHELTERED, u, a->arg[1], 0, 0);
    }
    g->unit[u].acted = true;
    wg_again(g);
}
