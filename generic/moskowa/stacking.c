/*
 * stacking.c --
 *
 *      Stacking.1, Stacking.5: how many points a hex holds.
 */

#include "terrain.h"
#include "zones.h"

int
msk_limit(int hex)
{
    int limit = moskowa_effect[moskowa_hex[hex].terrain].stacking;
    int slope = moskowa_effect[BANK_SLOPE].stacking;

    return moskowa_hex[hex].slope == RIVER_SLOPE && slope < limit ? slope
            : limit;
}

/* M4.8 One counter of an infantry regiment in the open, however large;
   Stacking.4 one of cavalry wherever there is no wood, R-M93 or by road. */
static bool
may_be_alone(const Game *g, int u, int hex)
{
    int terrain = moskowa_hex[hex].terrain;

    return is_mounted(g, u)
            ? terrain != WOODS || (g->unit[u].state & ROAD_MODE)
            : piece_of(g, u)->battalions > 0 && terrain == CLEAR
                && moskowa_hex[hex].slope != RIVER_SLOPE;
}

/* Those in a hex, and a unit from elsewhere, or -1. */
static bool
are_too_many(const Game *g, int hex, int u)
{
    Stack stack = msk_stack(g, hex);
    int units = u >= 0, points = u >= 0 ? points_of(g, u) : 0, alone = u;

    for (int i = 0; i < stack.count; i++) {
        if (!is_person(piece_of(g, stack.slot[i]))) {
            alone = stack.slot[i];
            units++;
        }
        points += points_of(g, stack.slot[i]);
    }
    return points > msk_limit(hex)
            && !(units == 1 && may_be_alone(g, alone, hex));
}

bool
msk_is_overstacked(const Game *g, int hex)
{
    return are_too_many(g, hex, -1);
}

bool
msk_would_overstack(const Game *g, int u, int hex)
{
    return are_too_many(g, hex, u);
}
