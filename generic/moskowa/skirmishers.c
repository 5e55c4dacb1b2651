/*
 * skirmishers.c --
 *
 *      Skirmishers: who is one, and the hexes that they hide.
 */

#include "zones.h"

enum { LEAST_RANGE = 2 };

/* An infantry battalion of range 2 or more, the only unit in its hex.  R-M27 A
   unit of one battalion is a battalion. */
bool
msk_is_skirmisher(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    const Piece *p;
    int units = 0;

    for (int i = 0; i < stack.count; i++) {
        units += !is_person(piece_of(g, stack.slot[i]));
    }
    if (units != 1) {
        return false;
    }
    p = piece_of(g, top_of(g, stack));
    return (p->type == INFANTRY || p->type == LIGHT) && p->battalions == 0
            && p->range >= LEAST_RANGE;
}

/* Skirmishers.3 Their zones hide as they themselves would: R-M28 for both
   sides, R-M100 but where a line begins or ends with them. */
bool
msk_is_screened(const Game *g, int from, int to, int hex)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int by = moskowa_near[hex][side];

        if (by >= 0 && by != from && by != to
                && (is_held(g, WG_FIRST, by) || is_held(g, WG_SECOND, by))
                && msk_is_skirmisher(g, by)
                && msk_zone(g, by, wg_hex_back(side)) != NO_ZONE) {
            return true;
        }
    }
    return false;
}
