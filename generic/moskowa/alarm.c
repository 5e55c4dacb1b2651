/*
 * alarm.c --
 *
 *      How near the enemy is: of whom a march has to beware.
 */

#include "stacks.h"
#include "ways.h"

int
msk_nearest_enemy(const Game *g, int side, int hex, int *away)
{
    int best = NONE;

    *away = HEXES;
    for (int i = 0; i < g->placed; i++) {
        int v = g->stack[i], far;

        if (side_of(v) == side || is_person(piece_of(g, v))) {
            continue;
        }
        far = msk_distance(hex, g->unit[v].hex);
        if (far < *away) {
            *away = far;
            best = v;
        }
    }
    return best;
}

bool
msk_is_near(const Game *g, int side, int hex, int within)
{
    int away;

    return msk_nearest_enemy(g, side, hex, &away) != NONE && away < within;
}
