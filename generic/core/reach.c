/*
 * reach.c --
 *
 *      The search over a map of hexes, for all whose functions are called.
 */

#include "reach.h"

void
wg_hex_begin(const WgHexGrid *grid, WgHexReach *reach)
{
    int hexes = grid->rows * grid->columns;

    assert(hexes <= WG_HEXES);
    memset(reach->cost, WG_HEX_FAR & 0xff,
            (size_t)hexes * sizeof reach->cost[0]);
    reach->count = 0;
}

void
wg_hex_from(WgHexReach *reach, int hex, int cost)
{
    if (cost < reach->cost[hex]) {
        if (reach->cost[hex] == WG_HEX_FAR) {
            reach->hex[reach->count++] = (int16_t)hex;
        }
        reach->cost[hex] = (int16_t)cost;
    }
}

void
wg_hex_reach(const WgHexGrid *grid, WgHexReach *reach, const WgHexSearch *s)
{
    wg_hex_search(grid, reach, s, s->steps, s->visit);
}
