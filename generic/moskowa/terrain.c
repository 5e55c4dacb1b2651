/*
 * terrain.c --
 *
 *      The Terrain Effects Chart, row by row, and what a step costs by it:
 *      Movement.2, Stacking.4.
 *      The printed chart is lost: what its cells rest on is in doc/moskowa.md.
 */

#include "terrain.h"

#define P PROHIBITED
#define PLAIN { 1, 1 }

/* ORDER TERRAIN, and those of terrain.h after them. */
const Effect moskowa_effect[EFFECTS] = {
    /* name              source  foot horse guns  stack defence
            attacker, attacking cavalry, defender */
    { "clear",              "S", {  2,  2,  2 },  18,  7,
            PLAIN, PLAIN, PLAIN },
    { "orchard",            "S", {  4,  4,  8 },  12,  9,
            PLAIN, PLAIN, PLAIN },
    { "woods",              "S", {  4,  8,  P },   6, 10,
            PLAIN, { 1, 2 }, PLAIN },
    { "village",            "S", {  4,  6,  6 },   9, 10,
            PLAIN, PLAIN, { 3, 2 } },
    { "town",               "S", {  4,  6,  6 },  12, 12,
            PLAIN, PLAIN, { 2, 1 } },
    { "fleche, front",      "C", {  8, 14,  P },   9, 11,
            PLAIN, PLAIN, { 3, 2 } },
    { "redoubt, protected", "C", { 10,  P,  P },  12, 13,
            PLAIN, PLAIN, { 2, 1 } },
    { "wolf-pits",          "C", {  4,  8,  P },   6,  7,
            PLAIN, { 1, 2 }, PLAIN },
    { "fleche, rear",       "C", {  2,  2,  2 },   9,  7,
            PLAIN, PLAIN, PLAIN },
    { "redoubt, open",      "C", {  2,  4,  4 },  12,  8,
            PLAIN, PLAIN, PLAIN },
    { "slope, up",          "S", {  2,  4,  4 },  18,  7,
            { 2, 3 }, PLAIN, PLAIN },
    { "slope, down",        "S", {  0,  2,  2 },  18,  7,
            PLAIN, PLAIN, PLAIN },
    { "river slope",        "S", {  4,  6,  8 },   9,  8,
            { 2, 3 }, PLAIN, PLAIN },
    { "stream",             "S", {  2,  4,  6 },   0,  0,
            { 2, 3 }, PLAIN, PLAIN },
    { "river",              "S", {  P,  P,  P },   0,  0,
            { 0, 1 }, PLAIN, PLAIN },
    { "ford",               "S", {  4,  6,  8 },   6,  0,
            { 1, 2 }, PLAIN, PLAIN },
    { "bridge",             "S", {  2,  2,  2 },   6,  5,
            { 1, 2 }, PLAIN, PLAIN },
    { "road or path",       "S", {  1,  1,  1 },   6,  4,
            PLAIN, PLAIN, PLAIN },
};

/* The chart's notes: in woods for Cossacks, for leaders in any hex, in road
   mode through a village or a town. */
enum { COSSACKS_IN_WOODS = 6, MOST_FOR_STAFF = 4, THROUGH_TOWN = 4 };

static int
column_of(int mover)
{
    return mover <= LIMBERED ? mover : HORSE;
}

int
msk_row(int hex, int side)
{
    const Hex *h = &moskowa_hex[hex];
    bool is_protected = side >= 0 && has_side(h->protective, side);

    return h->terrain == FLECHE && !is_protected ? FLECHE_REAR
            : h->terrain == REDOUBT && !is_protected ? REDOUBT_OPEN
            : h->terrain;
}

bool
msk_is_works(int hex)
{
    return moskowa_hex[hex].terrain == FLECHE
            || moskowa_hex[hex].terrain == REDOUBT;
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
msk_cost(int mover, bool road_mode, int from, int side)
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

bool
msk_bars_large(bool road_mode, int from, int side)
{
    int to = moskowa_near[from][side];

    return !road_mode && to >= 0 && moskowa_hex[to].terrain == WOODS;
}
