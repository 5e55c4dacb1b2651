/*
 * stacking.c --
 *
 *      Stacking: how many points a hex holds.
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
   4 one of cavalry wherever there is no wood. */
static bool
may_be_alone(const Piece *p, int hex)
{
    int terrain = moskowa_hex[hex].terrain;

    return p->type == CAVALRY ? terrain != WOODS
            : p->battalions > 0 && terrain == CLEAR
                && moskowa_hex[hex].slope != RIVER_SLOPE;
}

bool
msk_is_overstacked(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    int units = 0;

    for (int i = 0; i < stack.count; i++) {
        units += !is_person(piece_of(g, stack.slot[i]));
    }
    return msk_points(g, hex) > msk_limit(hex)
            && !(units == 1 && may_be_alone(piece_of(g, msk_top(g, hex)),
                hex));
}
