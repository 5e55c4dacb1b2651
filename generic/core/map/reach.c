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
    WgHexQueue q;
    int hex;

    wg_hex_line_up(&q, reach, s->ahead, s->far);
    while ((hex = wg_hex_next(&q)) >= 0
            && (s->visit == NULL || s->visit(s->about, hex))) {
        int here = reach->cost[hex];
        int8_t step[WG_HEX_SIDES];

        s->steps(s->about, hex, step);
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            assert(step[side] <= WG_HEX_DEAREST);
            if (step[side] >= 0 && here + step[side] <= s->most) {
                wg_hex_come(&q, wg_hex_beyond(grid, hex, side),
                        here + step[side]);
            }
        }
    }
}
