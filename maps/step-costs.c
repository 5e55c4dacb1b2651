/*
 * step-costs.c --
 *
 *      What a step costs by the Terrain Effects Chart: Movement.2.  The build
 *      asks it of every side of the map (costs2c.c); the program has the table
 *      of that.
 */

#include "step-costs.h"

/* The chart's notes: in woods for Cossacks, for leaders in any hex, in road
   mode through a village or a town. */
enum { COSSACKS_IN_WOODS = 6, MOST_FOR_STAFF = 4, THROUGH_TOWN = 4 };

static int
column_of(int mover)
{
    return mover <= LIMBERED ? mover : HORSE;
}

/* What another row adds; PROHIBITED if either is. */
static int
plus(int cost, int row, int mover)
{
    int more = moskowa_effect[row].cost[column_of(mover)];

    return cost == PROHIBITED || more == PROHIBITED ? PROHIBITED
            : cost + more;
}

/* R-M71: the mound costs nothing.  R-M92: a river slope instead of a hill's. */
static int
with_slope(int cost, int mover, int from, int side, int to)
{
    const Hex *here = &moskowa_hex[from], *there = &moskowa_hex[to];

    if (here->slope == MOUND || there->slope == MOUND) {
        return cost;
    }
    return there->slope == RIVER_SLOPE ? plus(cost, BANK_SLOPE, mover)
            : has_side(here->up, side) ? plus(cost, SLOPE_UP, mover)
            : has_side(here->down, side) ? plus(cost, SLOPE_DOWN, mover)
            : cost;
}

static int
with_water(int cost, int mover, int from, int side)
{
    const Hex *here = &moskowa_hex[from];

    if (!has_side(here->river, side)) {
        return has_side(here->stream, side) ? plus(cost, STREAM, mover)
                : cost;
    }
    return has_side(here->bridge, side)
            ? moskowa_effect[BRIDGE].cost[column_of(mover)]
            : plus(cost, has_side(here->ford, side) ? FORD : RIVER, mover);
}

/* R-M74: where a road has a bridge or ford over a stream, nothing more. */
static int
by_road(int mover, int from, int side, int to)
{
    const Hex *here = &moskowa_hex[from];
    int terrain = moskowa_hex[to].terrain;
    int cost = terrain == VILLAGE || terrain == TOWN ? THROUGH_TOWN
            : moskowa_effect[ROAD].cost[column_of(mover)];

    return !has_side(here->road | here->path, side) ? PROHIBITED
            : has_side(here->bridge | here->crossing, side) ? cost
            : with_water(cost, mover, from, side);
}

int
msk_cost_by_chart(int mover, bool road_mode, int from, int side)
{
    int to = moskowa_near[from][side], row, cost;

    if (to < 0) {
        return PROHIBITED;
    }
    if (road_mode) {
        cost = by_road(mover, from, side, to);
    } else {
        row = msk_row(to, wg_hex_back(side));
        cost = mover == COSSACKS && row == WOODS ? COSSACKS_IN_WOODS
                : moskowa_effect[row].cost[column_of(mover)];
        cost = with_slope(cost, mover, from, side, to);
        cost = with_water(cost, mover, from, side);
    }
    return mover == STAFF && cost > MOST_FOR_STAFF ? MOST_FOR_STAFF : cost;
}
