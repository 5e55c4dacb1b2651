/*
 * determinize.c --
 *
 *      A position of "The Ford" for one who sees his own side only: what
 *      may stand opposite him (5.1), and the whole position by its members.
 */

#include "ford.h"

/* 4.4 Somebody retreats only from a combat. */
static bool
is_playable(const Game *g)
{
    return g->flow.decision != ASK_RETREAT
            || (g->combat.attacker != UNKNOWN && g->combat.defender != UNKNOWN);
}

/* Deal the names that he does not see among the enemy's units; whoever is on
   the map has a step or two. */
bool
ford_determinize(Game *g, int viewer, WgLots *lots)
{
    int first = viewer == 0 ? SECOND : 0, left = 0;
    int8_t unseen[UNITS];

    for (int u = first; u < first + SECOND; u++) {
        if (g->unit[u].piece == UNKNOWN) {
            unseen[left++] = (int8_t)u;
        }
    }
    if (left < SECOND || !is_playable(g)) {
        return false;
    }
    for (int piece = first; piece < first + SECOND; piece++) {
        unsigned i = wg_lot(lots, (unsigned)left);
        Unit *unit = &g->unit[unseen[i]];

        unit->piece = (int8_t)piece;
        unit->steps = (int8_t)(unit->hex == OFF_MAP ? 0
                : 1 + wg_lot(lots, 2));
        unseen[i] = unseen[--left];
    }
    return true;
}

const WgMember ford_members[] = {
    WG_ONE(turn, 0, LAST_TURN + 1),
    WG_ONE(phasing, 0, 1),
    WG_ONE(mud, 0, 1),
    WG_EACH(unit, piece, UNKNOWN, UNITS - 1),
    WG_EACH(unit, steps, UNKNOWN, 2),
    WG_EACH(unit, hex, OFF_MAP, HEXES - 1),
    WG_EACH(unit, moved, 0, 2),
    WG_ONE(combat.attacker, UNKNOWN, UNITS - 1),
    WG_ONE(combat.defender, UNKNOWN, UNITS - 1),
    WG_ONE(combat.result, 0, 2),
    {0}
};
