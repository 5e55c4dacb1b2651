/*
 * determinize.c --
 *
 *      A position of "The Ford" for one who sees one side only: what may
 *      stand opposite (5.1).
 */

#include "ford.h"

/* 4.4 Somebody retreats only from a combat. */
static bool
is_playable(const Game *g)
{
    return g->flow.decision != ASK_RETREAT
            || (g->combat.attacker != UNKNOWN && g->combat.defender != UNKNOWN);
}

/* Deal the names that are not seen among the enemy's units; whoever is on
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
