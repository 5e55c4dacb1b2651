/*
 * rout.c --
 *
 *      Effects of Rout of La Bataille de la Moskowa, by paragraph, and the
 *      retreat of R-M07.
 */

#include "outcomes.h"
#include "generic/moskowa/flight.h"

static void
rout(int u)
{
    msk_must_rout(&g, u);
    settle();
}

static void
try_way(void)
{
    int hex = empty_field(), u, enemy, at;

    u = put(WG_FIRST, INFANTRY, 4, 6, hex, SOUTH);
    enemy = put(WG_SECOND, INFANTRY, 4, 6, moskowa_near[hex][NORTH], SOUTH);
    g.unit[u].state = SQUARE;
    rout(u);
    at = g.unit[u].hex;
    expect_equal(g.unit[u].state, ROUTING, "Effects of Rout.12", "no square");
    expect_equal(msk_distance(at, g.unit[enemy].hex), 9,
            "Effects of Rout.2, Effects of Rout.10",
            "eight points from the enemy");
    expect(!msk_is_stopped(&g, u, at), "Effects of Rout.3", "out of its zone");
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        expect_equal(msk_zone(&g, at, side), NO_ZONE, "Effects of Rout.12",
                "no zone");
    }
    expect_equal(msk_front(&g, at), 0, "Effects of Rout.12", "no front");
}

/* 1 French to the west, Russians to the east, where that is as far. */
static void
try_direction(void)
{
    int hex = empty_field(), u, column;

    u = put(WG_FIRST, INFANTRY, 4, 6, south(hex, 5), SOUTH);
    column = g.unit[u].hex / ROWS;
    rout(u);
    expect(g.unit[u].hex / ROWS < column, "Effects of Rout.1",
            "French to the west");
    u = put(WG_SECOND, INFANTRY, 4, 6, south(hex, 5), SOUTH);
    msk_take(&g, g.stack[0] == u ? g.stack[1] : g.stack[0]);
    rout(u);
    expect(g.unit[u].hex / ROWS > column, "Effects of Rout.1",
            "Russians to the east");
}

static void
try_guns(void)
{
    int hex = empty_field(), guns = put_class(CLASS_FT6_FR, hex), other;

    g.unit[guns].state = UNLIMBERED;
    rout(guns);
    expect_equal(g.unit[guns].hex, OFF_MAP, "Effects of Rout.11",
            "unlimbered guns");
    expect_equal(points_of(&g, guns), 0, "Effects of Rout.11",
            "are eliminated");
    other = put_class(CLASS_FT6_FR, hex);
    rout(other);
    expect(g.unit[other].hex != OFF_MAP, "Artillery.3", "limbered guns rout");
}

/* All around are enemies. */
static void
try_surrounded(void)
{
    int hex = empty_field(), at = south(hex, 5), u, mate;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        put(WG_SECOND, INFANTRY, 4, 6, moskowa_near[at][side], SOUTH);
    }
    mate = put(WG_FIRST, INFANTRY, 4, 6, at, SOUTH);
    u = put(WG_FIRST, INFANTRY, 4, 6, at, SOUTH);
    rout(u);
    expect_equal(g.unit[u].hex, OFF_MAP, "Effects of Rout.8", "captured");
    expect_equal(points_of(&g, u), 0, "Effects of Rout.8", "eliminated");
    expect(awaits_dice() && g.checking == mate, "When to check.2",
            "those with it check");
}

/* One side is open, in a zone. */
static void
try_zones(void)
{
    int hex = empty_field(), at = south(hex, 5), u;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (side != SOUTH) {
            put(WG_SECOND, INFANTRY, 4, 6, moskowa_near[at][side], SOUTH);
        }
    }
    u = put(WG_FIRST, INFANTRY, 4, 6, at, SOUTH);
    expect(msk_is_stopped(&g, u, south(at, 1)), "Zones.1", "a zone there");
    rout(u);
    expect(msk_distance(g.unit[u].hex, at) > 5, "Effects of Rout.4",
            "a zone does not stop it");
}

/* 6, When to check.2: hexes where it began, went through, ended. */
static void
try_friends(void)
{
    int hex = empty_field(), u, began, through, end, aside;
    Flight flight;

    put(WG_SECOND, INFANTRY, 4, 6, moskowa_near[hex][NORTH], SOUTH);
    u = put(WG_FIRST, LIGHT, 4, 5, hex, SOUTH);
    msk_find_flight(&g, u, &flight);
    expect_equal(flight.count, 8, "Effects of Rout.10", "eight clear hexes");
    began = put(WG_FIRST, LIGHT, 4, 5, hex, SOUTH);
    /* All nine hexes that are as far: there is no way but through. */
    for (int i = 0; i < 8; i++) {
        expect_equal(msk_distance(flight.hex[i], hex), i + 1,
                "Effects of Rout.2",
                "straight away");
    }
    end = put(WG_FIRST, LIGHT, 4, 5, flight.hex[7], SOUTH);
    aside = put(WG_FIRST, LIGHT, 4, 5, moskowa_near[hex][NORTH_EAST], SOUTH);
    through = NONE;
    for (int side = SOUTH; side < WG_HEX_SIDES; side++) {
        int at = moskowa_near[hex][side];

        if (msk_distance(at, moskowa_near[hex][NORTH]) == 2) {
            through = put(WG_FIRST, LIGHT, 4, 5, at, SOUTH);
        }
    }
    msk_rout(&g, u);
    expect_equal(g.unit[began].pending, MUST_CHECK, "When to check.2", "began");
    expect_equal(g.unit[aside].pending, 0, "When to check.2",
            "not those aside");
    expect_equal(g.unit[end].pending, 0, "Effects of Rout.9",
            "friends are passed by where another hex is as far");
    expect(through != NONE && g.awaiting == 2, "Effects of Rout.6",
            "one of those it had to pass");
}

/* R-M106: of ways to hexes that are as far one meets friends in the fewest
   hexes, and how many are in a hex does not tell: then the nearest home. */
static void
try_hexes_of_friends(void)
{
    int hex = empty_field(), u, ends = 0, end[2 * ROUT_POINTS];
    Flight flight;

    put(WG_SECOND, INFANTRY, 4, 6, moskowa_near[hex][NORTH], SOUTH);
    u = put(WG_FIRST, INFANTRY, 4, 6, hex, SOUTH);
    msk_find_flight(&g, u, &flight);
    while (msk_top(&g, flight.hex[flight.count - 1]) < 0) {
        assert(ends < 2 * ROUT_POINTS);
        end[ends] = flight.hex[flight.count - 1];
        put(WG_FIRST, INFANTRY, 1, 6, end[ends++], SOUTH);
        msk_find_flight(&g, u, &flight);
    }
    expect(ends > 1, "Effects of Rout.2", "several hexes are as far");
    put(WG_FIRST, INFANTRY, 1, 6, end[0], SOUTH);
    msk_find_flight(&g, u, &flight);
    expect_equal(flight.hex[flight.count - 1], end[0],
            "Effects of Rout.9, R-M106", "two friends there are one hex");
}

/* 7: those in a hex that it overstacks rout, and push nobody. */
static void
try_push(void)
{
    int hex = empty_field(), u, pushed[WG_HEX_SIDES], count = 0, routing = 0;
    int told = 0;

    put(WG_SECOND, INFANTRY, 4, 6, moskowa_near[hex][NORTH], SOUTH);
    u = put(WG_FIRST, LIGHT, 4, 5, hex, SOUTH);
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int at = moskowa_near[hex][side];

        if (msk_distance(at, moskowa_near[hex][NORTH]) == 2
                || msk_distance(at, moskowa_near[hex][NORTH]) == 1) {
            while (msk_has_room(&g, u, at)) {
                pushed[count] = put(WG_FIRST, LIGHT, 4, 5, at, SOUTH);
            }
            count++;
        }
    }
    msk_rout(&g, u);
    for (int i = 0; i < count; i++) {
        routing += (g.unit[pushed[i]].pending & IS_PUSHED) != 0;
    }
    expect_equal(routing, 1, "Effects of Rout.7", "one hex is overstacked");
    for (int i = 0; i < g.flow.events; i++) {
        told += g.flow.event[i].kind == CROWDED_OUT
                && g.flow.event[i].about[1] == u;
    }
    expect_equal(told, 4, "Effects of Rout.7", "of each of the four there");
    settle();
    routing = 0;
    for (int i = 0; i < count; i++) {
        routing += (g.unit[pushed[i]].state & ROUTING) != 0;
    }
    expect_equal(routing, 1, "Effects of Rout.7", "they rout without dice");
    all_hold();
    expect(moskowa_rules.broken(&g) == NULL, "R-M105", "all have room");
}

/* R-M13: so often a phase. */
static void
try_chain(void)
{
    int hex = empty_field(), u = put(WG_FIRST, LIGHT, 4, 5, hex, SOUTH);

    for (int i = 0; i < 3; i++) {
        msk_must_check_again(&g, u);
        expect_equal(g.awaiting, i < 2, "R-M13", "twice a phase");
        settle();
        all_hold();
    }
    msk_begin_phase(&g);
    msk_must_check_again(&g, u);
    expect_equal(g.awaiting, 1, "R-M13", "in the next phase");
}

/* R-M106: over the edge of its side. */
static void
try_edge(void)
{
    int u, hex = 0;

    empty_field();
    while (!is_plain(hex) || !is_plain(hex + ROWS)) {
        hex++;
    }
    u = put(WG_FIRST, LIGHT, 4, 5, hex, SOUTH);
    rout(u);
    expect_equal(g.unit[u].hex, OFF_MAP, "R-M106", "it leaves by the west");
    expect_equal(points_of(&g, u), 0, "R-M106", "and is lost");
    u = put(WG_SECOND, LIGHT, 4, 5, hex, SOUTH);
    rout(u);
    expect(g.unit[u].hex != OFF_MAP, "R-M106", "not a Russian");
}

/* With an enemy between it and the field. */
static void
try_other_edges(void)
{
    static const int edge[] = { NORTH, SOUTH };

    for (int i = 0; i < 2; i++) {
        int u, hex = ROWS * (COLUMNS / 4), back = edge[!i];

        empty_field();
        while (!is_plain(hex) || moskowa_near[hex][edge[i]] >= 0
                || !is_plain(moskowa_near[hex][back])) {
            hex++;
        }
        put(WG_SECOND, LIGHT, 4, 5, moskowa_near[hex][back], edge[i]);
        u = put(WG_FIRST, LIGHT, 4, 5, hex, back);
        rout(u);
        expect(g.unit[u].hex != OFF_MAP, "R-M106",
                "nobody leaves by the north or the south");
    }
}

/* ---- R-M07 ---- */

/* Settled, and the owner takes the first of the ways that are offered. */
static void
retreat(void)
{
    WgOffer offer;

    settle();
    while (g.flow.side >= 0 && g.flow.decision == ASK_RETREAT) {
        wg_offer(&moskowa_rules, &g, &offer);
        wg_do(&moskowa_rules, &g, &offer.action[0]);
    }
}

static void
try_retreat(void)
{
    int hex = empty_field(), enemy, top, guns, leader;

    enemy = put(WG_SECOND, INFANTRY, 4, 6, hex, SOUTH);
    hex = south(hex, 1);
    guns = put_class(CLASS_FT6_FR, hex);
    g.unit[guns].state = UNLIMBERED;
    top = put(WG_FIRST, INFANTRY, 4, 6, hex, NORTH);
    leader = put_leader(WG_FIRST, "Ney", hex);
    g.unit[top].state = SQUARE;
    msk_must_retreat(&g, hex, 2, g.unit[enemy].hex);
    settle();
    expect_equal(g.flow.decision, ASK_RETREAT, "R-M108", "the owner chooses");
    expect_equal(g.flow.side, WG_FIRST, "R-M108", "the owner");
    refused(RETREAT_TO, hex, "R-M108 worse-way", "R-M108");
    act(RETREAT_TO, moskowa_near[south(hex, 1)][SOUTH_WEST], "R-M108");
    expect_equal(g.unit[top].hex, moskowa_near[south(hex, 1)][SOUTH_WEST],
            "R-M108", "where he chose");
    expect_equal(msk_distance(g.unit[top].hex, g.unit[enemy].hex), 3, "R-M07",
            "two hexes away");
    expect_equal(g.unit[top].state, 0, "R-M07", "the square is lost");
    expect_equal(g.unit[guns].hex, hex, "Artillery.4", "unlimbered guns stay");
    expect_equal(g.unit[leader].hex, g.unit[top].hex, "R-M108",
            "leaders go with the others");
    expect_equal(g.unit[top].lost, 0, "R-M07", "no zone");
}

static void
try_no_retreat(void)
{
    int hex = empty_field(), at = south(hex, 5), top, leader;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        put(WG_SECOND, INFANTRY, 4, 6, moskowa_near[at][side], SOUTH);
    }
    top = put(WG_FIRST, INFANTRY, 4, 6, at, SOUTH);
    leader = put_leader(WG_FIRST, "Ney", at);
    msk_must_retreat(&g, at, 1, moskowa_near[at][NORTH]);
    retreat();
    expect_equal(points_of(&g, top), 0, "R-M07", "eliminated");
    expect_equal(g.unit[leader].lost, FALLEN, "Leader Casualties.9",
            "captured");
    expect_equal(g.unit[leader].hex, OFF_MAP, "Leader Casualties.9",
            "removed");
}

static void
try_retreat_into_zone(void)
{
    int hex = empty_field(), at = south(hex, 3), top;

    put(WG_SECOND, INFANTRY, 4, 6, moskowa_near[at][NORTH], SOUTH);
    top = put(WG_FIRST, INFANTRY, 4, 6, at, NORTH);
    put(WG_SECOND, INFANTRY, 4, 6, south(at, 2), NORTH);
    put(WG_SECOND, INFANTRY, 4, 6,
            moskowa_near[moskowa_near[at][SOUTH_WEST]][SOUTH], NORTH);
    put(WG_SECOND, INFANTRY, 4, 6,
            moskowa_near[moskowa_near[at][SOUTH_EAST]][SOUTH], NORTH);
    msk_must_retreat(&g, at, 1, moskowa_near[at][NORTH]);
    retreat();
    expect_equal(g.unit[top].lost, 1, "R-M07", "into a zone a point is lost");
}

/* The whole battle loses heart: routs, chains and pushes until nobody is left
   to check, in order after each throw. */
static void
try_panic(unsigned seed)
{
    int throws = 0, most = 0;

    begin_scenario("historical");
    srand(seed);
    for (int i = 0; i < g.placed; i++) {
        if (rand() % 4 == 0) {
            msk_must_check(&g, g.stack[i], -(rand() % 12));
        }
    }
    settle();
    while (awaits_dice()) {
        throw(11 + 10 * (rand() % 6) + rand() % 6);
        most = g.flow.events > most ? g.flow.events : most;
        throws++;
        if (moskowa_rules.broken(&g)) {
            expect(false, "Effects of Rout.7", moskowa_rules.broken(&g));
            return;
        }
    }
    expect(throws > 100, "When to check.2", "one brings others to check");
    expect(most < WG_EVENTS / 2, "R-M107", "half the army follows nobody");
    expect_equal(g.awaiting, 0, "Morale", "nobody is left");
}

int
main(void)
{
    try_way();
    try_direction();
    try_guns();
    try_surrounded();
    try_zones();
    try_friends();
    try_hexes_of_friends();
    try_push();
    try_chain();
    try_edge();
    try_other_edges();
    try_retreat();
    try_no_retreat();
    try_retreat_into_zone();
    for (unsigned seed = 0; seed < 20; seed++) {
        try_panic(seed);
    }
    return outcome();
}
