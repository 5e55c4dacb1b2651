/*
 * movement.c --
 *
 *      Movement in La Bataille de la Moskowa, by paragraph: units are put on
 *      the ground that a paragraph is about, and moved with the real verbs.
 */

#include <stdlib.h>
#include <string.h>

#include "generic/moskowa/terrain.h"
#include "field.h"
#include "generic/moskowa/ways.h"

/* ---- movement ---- */

static void
try_points(void)
{
    int hex = open_hex(), u, enemy;

    begin_empty();
    u = put(WG_FIRST, INFANTRY, 1, 6, hex, SOUTH);
    enemy = put(WG_SECOND, INFANTRY, 1, 6, 9000, SOUTH);
    refused(TAKE_UP, enemy, "Movement.7 not-yours", "Movement.7");
    refused(STEP, south(hex, 1), "Movement.1 not-now", "Movement.1");
    act(TAKE_UP, u, "Movement.1");
    refused(STEP, south(hex, 2), "Movement.3 too-far", "Movement.3");
    for (int i = 1; i <= piece_of(&g, u)->movement; i++) {
        act(STEP, south(hex, i), "Movement.2");
        expect_equal(g.unit[u].spent, 2 * i, "Movement.2", "a point a hex");
        expect_equal(g.unit[u].hex, south(hex, i), "Movement.3", "where");
    }
    refused(STEP, south(hex, 1 + piece_of(&g, u)->movement),
            "Movement.5 no-points", "Movement.5");
    act(PUT_DOWN, 0, "Movement.3");
    act(TAKE_UP, u, "Movement.5");
    refused(STEP, south(hex, 1 + piece_of(&g, u)->movement),
            "Movement.5 no-points", "Movement.5");
    act(PUT_DOWN, 0, "Movement.3");
    g.unit[u].state = ROUTING;
    refused(TAKE_UP, u, "Movement.9 may-not-move", "Movement.9");
    g.unit[u].state = DISPERSED;
    refused(TAKE_UP, u, "Movement.9 may-not-move", "Movement.9");
    g.unit[u].state = SQUARE;
    act(TAKE_UP, u, "Movement.1");
    refused(STEP, south(hex, 5), "Square.4 in-square", "Square.4");
}

static void
try_zones(void)
{
    int hex = open_hex(), u;

    begin_empty();
    u = put(WG_FIRST, INFANTRY, 1, 6, hex, SOUTH);
    put(WG_SECOND, INFANTRY, 1, 6, south(hex, 3), NORTH);
    act(TAKE_UP, u, "Movement.1");
    act(STEP, south(hex, 1), "Zones of Control");
    act(STEP, south(hex, 2), "Zones of Control");
    refused(STEP, south(hex, 1), "Zones.1 stopped", "Zones.1");
    refused(STEP, south(hex, 3), "Zones.1 stopped", "Zones.1");
    refused(TURN, NORTH, "R-M23 toward-enemy", "R-M23");
    act(TURN, SOUTH_EAST, "R-M23");
    act(TURN, SOUTH, "R-M23");
    act(PUT_DOWN, 0, "Movement.3");
    /* The next turn. */
    g.unit[u].spent = 0;
    g.unit[u].state = 0;
    act(TAKE_UP, u, "Movement.1");
    refused(STEP, south(hex, 3), "Movement.4 enemy", "Movement.4");
    refused(STEP, moskowa_near[south(hex, 2)][SOUTH_EAST],
            "Zones.4 zone-to-zone", "Zones.4");
    act(TURN, NORTH, "R-M23");
    act(STEP, south(hex, 1), "R-M24");
}

static void
try_stacking(void)
{
    int hex = open_hex(), u, other;

    begin_empty();
    u = put(WG_FIRST, INFANTRY, 4, 6, hex, SOUTH);
    for (int points = 0; points + 6 <= 18; points += 6) {
        other = put(WG_FIRST, INFANTRY, 6, 6, south(hex, 1), NORTH);
    }
    act(TAKE_UP, u, "Movement.1");
    refused(STEP, south(hex, 1), "Stacking.1 too-many",
            "Stacking.1, Stacking.3");
    msk_take(&g, other);
    act(STEP, south(hex, 1), "Stacking.1");
    expect_equal(g.unit[u].facing, NORTH, "Facing.1", "as those there");
    expect(msk_top(&g, south(hex, 1)) != u, "R-M102", "beneath");
    act(RAISE, 0, "R-M102");
    expect(msk_top(&g, south(hex, 1)) == u, "R-M102", "on top");
    refused(RAISE, 0, "R-M102 on-top", "R-M102");
    act(TURN, SOUTH_EAST, "Facing.1");
    expect_equal(g.unit[msk_stack(&g, south(hex, 1)).slot[1]].facing,
            SOUTH_EAST, "Facing.1", "all turn");
    refused(TURN, SOUTH_EAST, "Facing.1 as-it-is", "Facing.1");
    refused(TURN, FACINGS, "Facing.1 as-it-is", "Facing.1");
    act(PUT_DOWN, 0, "Movement.3");
    u = put(WG_FIRST, LEADER, 0, 0, hex, 0);
    act(TAKE_UP, u, "Movement.1");
    refused(TURN, SOUTH, "Facing.4 no-facing", "Facing.4");
}

static void
try_guns(void)
{
    int hex = open_hex(), u, slope = 0;

    begin_empty();
    u = put(WG_FIRST, GUNS, 1, 6, hex, SOUTH);
    act(TAKE_UP, u, "Movement.1");
    refused(LIMBER, 0, "Artillery.1 no-guns", "Artillery.1");
    act(STEP, south(hex, 1), "Movement.2");
    act(UNLIMBER, 0, "Artillery.1");
    expect_equal(g.unit[u].spent, 2 + 6, "Artillery.1", "three points");
    refused(STEP, south(hex, 2), "Movement.6 unlimbered", "Movement.6");
    act(TURN, NORTH, "Movement.6");
    refused(LIMBER, 0, "Movement.5 no-points", "Artillery.1");
    g.unit[u].spent = 0;
    act(LIMBER, 0, "Artillery.1");
    while (moskowa_hex[slope].slope != RIVER_SLOPE) {
        slope++;
    }
    msk_take(&g, u);
    msk_put(&g, u, slope, 0);
    g.unit[u].spent = 0;
    refused(UNLIMBER, 0, "Artillery.2 river-slope", "Artillery.2");
    act(PUT_DOWN, 0, "Movement.3");
    u = put(WG_FIRST, INFANTRY, 1, 6, hex, SOUTH);
    act(TAKE_UP, u, "Movement.1");
    refused(UNLIMBER, 0, "Artillery.1 no-guns", "Artillery.1");
}

/* ---- roads, woods, fords ---- */

/* The first hex and side of which this is true; the hex beyond is on the map
   and the mover has a way. */
static int
find_side(bool (*holds)(int hex, int side), int *side)
{
    for (int hex = 0; hex < HEXES; hex++) {
        for (*side = 0; *side < WG_HEX_SIDES; ++*side) {
            if (moskowa_near[hex][*side] >= 0 && holds(hex, *side)) {
                return hex;
            }
        }
    }
    fprintf(stderr, "moskowa: no such side\n");
    exit(1);
}

static bool
is_road(int hex, int side)
{
    int to = moskowa_near[hex][side];

    return has_side(moskowa_hex[hex].road, side)
            && moskowa_hex[hex].terrain == CLEAR
            && moskowa_hex[to].terrain == CLEAR && !moskowa_hex[hex].river
            && !moskowa_hex[hex].stream;
}

static bool
is_ford(int hex, int side)
{
    return has_side(moskowa_hex[hex].ford, side);
}

static bool
is_into_woods(int hex, int side)
{
    return is_plain(hex)
            && moskowa_hex[moskowa_near[hex][side]].terrain == WOODS
            && !moskowa_hex[moskowa_near[hex][side]].slope;
}

static void
try_roads(void)
{
    int side, hex = find_side(is_road, &side), u, off = 0;

    begin_empty();
    u = put(WG_FIRST, INFANTRY, 1, 6, hex, SOUTH);
    while (has_side(moskowa_hex[hex].road | moskowa_hex[hex].path, off)) {
        off++;
    }
    act(TAKE_UP, u, "Movement.1");
    refused(LEAVE_ROAD_MODE, 0, "Roads not-on-road", "Roads and Paths");
    act(ENTER_ROAD_MODE, 0, "Roads and Paths");
    expect_equal(g.unit[u].spent, 0, "Roads and Paths", "who begins there");
    refused(STEP, moskowa_near[hex][off], "Roads along-roads",
            "Roads and Paths");
    act(STEP, moskowa_near[hex][side], "Roads and Paths");
    expect_equal(g.unit[u].spent, 1, "M4.8", "half a point");
    act(LEAVE_ROAD_MODE, 0, "Roads and Paths");
    expect_equal(g.unit[u].spent, 5, "Roads and Paths", "2 to leave");
    act(ENTER_ROAD_MODE, 0, "Roads and Paths");
    expect_equal(g.unit[u].spent, 9, "Roads and Paths", "2 to enter");
    act(PUT_DOWN, 0, "Movement.3");
    u = put(WG_FIRST, INFANTRY, 7, 20, hex, SOUTH);
    act(TAKE_UP, u, "Movement.1");
    refused(ENTER_ROAD_MODE, 0, "Stacking.5 too-large", "M4.8");
    act(PUT_DOWN, 0, "Movement.3");
    u = put(WG_FIRST, GUNS, 1, 6, south(open_hex(), 4), SOUTH);
    act(TAKE_UP, u, "Movement.1");
    refused(ENTER_ROAD_MODE, 0, "Roads not-on-road", "Roads and Paths");
    msk_take(&g, u);
    msk_put(&g, u, moskowa_near[hex][off], 0);
    act(PUT_DOWN, 0, "Movement.3");
    msk_take(&g, u);
    msk_put(&g, u, hex, 0);
    g.unit[u].state = UNLIMBERED;
    act(TAKE_UP, u, "Movement.1");
    refused(ENTER_ROAD_MODE, 0, "Roads in-formation", "Roads and Paths");
}

static void
try_limits(void)
{
    int side, hex = find_side(is_ford, &side), u;

    begin_empty();
    u = put(WG_FIRST, INFANTRY, 7, 20, hex, SOUTH);
    act(TAKE_UP, u, "Movement.1");
    refused(STEP, moskowa_near[hex][side], "Stacking.5 too-large", "R-M101");
    act(PUT_DOWN, 0, "Movement.3");
    msk_take(&g, u);
    u = put(WG_FIRST, INFANTRY, 1, 6, hex, SOUTH);
    act(TAKE_UP, u, "Movement.1");
    act(STEP, moskowa_near[hex][side], "R-M101");
    act(PUT_DOWN, 0, "Movement.3");
    hex = find_side(is_into_woods, &side);
    u = put(WG_FIRST, CAVALRY, 7, 20, hex, SOUTH);
    act(TAKE_UP, u, "Movement.1");
    refused(STEP, moskowa_near[hex][side], "Stacking.4 not-in-woods",
            "Stacking.4");
    act(PUT_DOWN, 0, "Movement.3");
    msk_take(&g, u);
    u = put(WG_FIRST, GUNS, 1, 6, hex, SOUTH);
    act(TAKE_UP, u, "Movement.1");
    refused(STEP, moskowa_near[hex][side], "Movement.2 no-way", "M4.8");
}

/* ---- reach ---- */

/* Each way is legal step by step, costs what it says, and what is not in it
   is beyond: beside no hex in it that is left with points enough. */
static void
try_reach(void)
{
    static WgWays ways;
    static Game before;
    int hex = open_hex(), u, farthest = 0;

    begin_empty();
    u = put(WG_FIRST, INFANTRY, 1, 6, south(hex, 4), SOUTH);
    put(WG_SECOND, INFANTRY, 1, 6, south(hex, 7), NORTH);
    act(TAKE_UP, u, "Movement.1");
    msk_ways(&g, u, &ways);
    expect(ways.count > 40, "Movement.4", "many ways");
    before = g;
    for (int i = 0; i < ways.count; i++) {
        int16_t step[64];
        int steps = 0;

        for (int at = i; at >= 0; at = ways.way[at].before) {
            step[steps++] = ways.way[at].step.arg[0];
        }
        g = before;
        while (steps > 0) {
            act(STEP, step[--steps], "Movement.4");
        }
        expect_equal(g.unit[u].hex, ways.way[i].place, "Movement.4", "where");
        expect_equal(g.unit[u].spent, ways.way[i].cost, "Movement.5", "cost");
        if (ways.way[i].cost > farthest) {
            farthest = ways.way[i].cost;
        }
    }
    expect_equal(farthest, 2 * piece_of(&before, u)->movement, "Movement.5",
            "as far as the points go");
}

int
main(void)
{
    try_points();
    try_zones();
    try_stacking();
    try_guns();
    try_roads();
    try_limits();
    try_reach();
    return outcome();
}
