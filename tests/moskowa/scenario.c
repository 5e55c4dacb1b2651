/*
 * scenario.c --
 *
 *      The scenarios of La Bataille de la Moskowa: who begins where, who
 *      arrives, what is forbidden, the end, who wins.
 */

#include "begin.h"
#include "generic/moskowa/terrain.h"
#include "paragraph.h"

static int
count_on_map(int side)
{
    int count = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        count += g.unit[u].hex != OFF_MAP;
    }
    return count;
}

static void
try_scenario(void)
{
    static const WgAction done = { DONE, { 0, 0, 0 } };
    int redoubt = msk_hex("02857"), cavalry, turns = 0, u;

    begin();
    expect_equal(g.clock, 16, "Scenario 1", "begins at 5:20");
    expect_equal(g.flow.side, WG_FIRST, "Scenario 1", "the French move first");
    expect_equal(msk_stack(&g, redoubt).count, 4, "Scenario 1",
            "two batteries and two leaders in the redoubt");
    expect_equal(msk_points(&g, redoubt), 6, "Scenario 1", "of 3-5");
    expect_equal(count_on_map(WG_FIRST), 4 + 1 + 3, "Scenario 1",
            "5th Division, 33rd Light, three batteries");
    expect_equal(g.held_last[0], WG_SECOND, "Scenario 1",
            "the Russians hold the redoubt");
    expect_equal(g.held_last[1], WG_NOBODY, "Scenario 1",
            "nobody held Shewardino");
    u = g.stack[0];
    cavalry = count_on_map(WG_FIRST);
    while (g.flow.side >= 0 && turns < 100) {
        const char *fault = moskowa_rules.broken(&g);

        expect(fault == NULL, "Stacking.1", fault ? fault : "");
        if (g.clock == 20 && g.phasing == WG_FIRST) {
            expect_equal(count_on_map(WG_FIRST), cavalry, "Scenario 1",
                    "nobody more at 6:40");
        }
        if (g.clock == 21 && g.phasing == WG_FIRST) {
            expect(count_on_map(WG_FIRST) > cavalry + 15, "Scenario 1",
                    "I and II Cavalry Corps at 7:00");
            expect_equal(msk_allowance(&g, first_of(0), false),
                    msk_allowance(&g, first_of(0), true), "Scenario 1", "day");
        }
        if (g.clock == 22) {
            expect_equal(msk_allowance(&g, first_of(0), true)
                    - msk_allowance(&g, first_of(0), false), 4, "Scenario 1",
                    "two points less by night");
            expect_equal(msk_allowance(&g, SECOND, true),
                    msk_allowance(&g, SECOND, false), "Scenario 1",
                    "but the Russians");
        }
        wg_do(&moskowa_rules, &g, &done);
        turns++;
    }
    expect_equal(turns, 28, "Scenario 1", "5:20 to 9:40, two turns each");
    expect_equal(moskowa_rules.winner(&g), WG_NOBODY, "Scenario 1", "a draw");
    g.held_last[1] = WG_SECOND;
    expect_equal(moskowa_rules.winner(&g), WG_SECOND, "Scenario 1", "both");
    begin_empty();
    msk_put(&g, u, redoubt, 0);
    msk_note_objectives(&g);
    expect_equal(g.held_last[0], side_of(u), "Scenario 1", "who is in it");
}

/* ---- all of them ---- */

static const WgAction done = { DONE, { 0, 0, 0 } };

/* Slots on the map of a piece's key, by its regiment or a battalion. */
static int
slot_named(const char *key)
{
    for (int u = 0; u < PIECES; u++) {
        if (strcmp(piece_of(&g, u)->key, key) == 0) {
            return u;
        }
    }
    expect(false, "Order of Battle", key);
    return 0;
}

static int
turns_to_the_end(void)
{
    int turns = 0;

    while (g.flow.side >= 0 && turns < 500) {
        const char *fault = moskowa_rules.broken(&g);

        expect(fault == NULL, "Stacking.1", fault ? fault : "");
        turns += g.flow.decision == ASK_UNIT;
        wg_do(&moskowa_rules, &g, &done);
    }
    return turns;
}

/* Who moves first, the first turn, how many turns (the facts, M2). */
static void
try_times(void)
{
    static const struct {
        const char *name, *rule;
        int first, clock, turns;
    } scenario[] = {
        { "shewardino", "Scenario 1", WG_FIRST, 16, 14 },
        { "utitsa", "Scenario 2", WG_FIRST, -12, 24 },
        { "morning", "Scenario 3", WG_FIRST, -7, 7 },
        { "uvarov", "Scenario 4", WG_SECOND, 0, 9 },
        { "afternoon", "Scenario 5", WG_FIRST, 9, 6 },
        { "fleches", "Scenario 6", WG_FIRST, -15, 16 },
        { "historical", "Historical", WG_FIRST, -18, 36 },
    };

    for (int i = 0; i < SCENARIOS; i++) {
        begin_scenario(scenario[i].name);
        expect_equal(g.clock, scenario[i].clock, scenario[i].rule, "begins");
        expect_equal(g.phasing, scenario[i].first, scenario[i].rule,
                "who moves first");
        expect(count_on_map(WG_FIRST) > 0 || i == UTITSA, scenario[i].rule,
                "the French are there");
        expect(count_on_map(WG_SECOND) > 10, scenario[i].rule,
                "the Russians are there");
        expect(!g.waiting || i == UTITSA, scenario[i].rule,
                "all have found room");
        expect_equal(turns_to_the_end(), 2 * scenario[i].turns,
                scenario[i].rule, "turns of both");
    }
}

/* ---- scenarios 2 and 6: a column ---- */

static int
entered(void)
{
    int count = 0;

    for (int i = 0; i < g.placed; i++) {
        int u = g.stack[i];

        if (side_of(u) == WG_FIRST && !is_person(piece_of(&g, u))) {
            count++;
            expect(g.unit[u].state & ROAD_MODE, "Scenario 2", "in road mode");
            expect(points_of(&g, u) <= 6, "R-M151", "as battalions");
        }
    }
    return count;
}

static int
most_spent(int hex)
{
    Stack stack = msk_stack(&g, hex);
    int most = 0;

    for (int i = 0; i < stack.count; i++) {
        if (g.unit[stack.slot[i]].spent > most) {
            most = g.unit[stack.slot[i]].spent;
        }
    }
    return most;
}

/* Take up the unit at a hex, go one hex toward another, put it down. */
static void
march(int from, int to)
{
    int u = msk_top(&g, from);
    WgAction take = { TAKE_UP, { (int16_t)u, 0, 0 } };
    WgAction step = { STEP, { (int16_t)to, 0, 0 } };
    WgAction put = { PUT_DOWN, { 0, 0, 0 } };

    expect(wg_judge(&moskowa_rules, &g, &take) == NULL, "Scenario 2", "taken");
    wg_do(&moskowa_rules, &g, &take);
    expect(wg_judge(&moskowa_rules, &g, &step) == NULL, "Scenario 2", "steps");
    wg_do(&moskowa_rules, &g, &step);
    wg_do(&moskowa_rules, &g, &put);
}

static void
try_column(void)
{
    int edge = msk_hex("00587"), next = OFF_MAP;

    begin_scenario("utitsa");
    expect_equal(entered(), 2, "Scenario 2", "a battalion and a battery");
    expect_equal(msk_points(&g, edge), 6, "Roads", "fill the first hex");
    expect(g.waiting, "Scenario 2", "V Corps waits behind");
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (has_side(moskowa_hex[edge].road, side)
                && moskowa_near[edge][side] >= 0) {
            next = moskowa_near[edge][side];
        }
    }
    march(edge, next);
    expect_equal(entered(), 3, "R-M151", "the next comes as it goes on");
    expect_equal(most_spent(edge), 2, "R-M151",
            "and has marched a hex for each before it");
}

/* ---- special rules ---- */

static void
try_closed(void)
{
    int closed = OFF_MAP, open = OFF_MAP, u;

    begin_scenario("fleches");
    u = slot_named("f_I_5_61");
    for (int hex = 0; hex < HEXES && closed < 0; hex++) {
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int to = moskowa_near[hex][side];

            if (to >= 0 && !msk_is_closed(&g, hex) && msk_is_closed(&g, to)
                    && msk_cost(FOOT, false, hex, side) != PROHIBITED
                    && moskowa_hex[to].terrain == CLEAR) {
                open = hex;
                closed = to;
            }
        }
    }
    while (g.placed > 0) {
        msk_take(&g, g.stack[0]);
    }
    msk_put(&g, u, open, 0);
    expect(strcmp(msk_bar(&g, u, open, wg_hex_side(&moskowa_grid, open,
                    closed), false), "R-M150 closed") == 0, "Scenario 6",
            "no movement over its limits");
    expect(!msk_is_closed(&g, msk_hex("05559")), "Scenario 6",
            "the fleches are open");
}

/* ---- victory ---- */

static void
hold(int side)
{
    for (int i = 0; i < OBJECTIVES; i++) {
        g.held_last[i] = (int8_t)side;
    }
}

static void
try_army(void)
{
    begin_scenario("historical");
    g.losses[WG_FIRST] = 100;
    g.losses[WG_SECOND] = 200;
    hold(WG_SECOND);
    expect_equal(msk_winner(&g), WG_FIRST, "R-M55", "2:1 is strategic");
    g.losses[WG_SECOND] = 150;
    expect_equal(msk_winner(&g), WG_SECOND, "R-M55", "1.5 the Russians hold");
    hold(WG_FIRST);
    expect_equal(msk_winner(&g), WG_FIRST, "R-M55", "all held");
    expect(msk_may_prolong(&g), "Historical", "the French may go on");
    g.losses[WG_SECOND] = 99;
    expect_equal(msk_winner(&g), WG_NOBODY, "R-M55", "nobody");
    expect(!msk_may_prolong(&g), "Historical", "not without a victory");
    g.held_last[3] = WG_SECOND;
    expect_equal(msk_winner(&g), WG_SECOND, "R-M55", "any is held");
    g.losses[WG_SECOND] = 0;
    g.losses[WG_FIRST] = 0;
    g.unit[slot_named("f_I_5_61")].lost = 2;
    msk_note_objectives(&g);
    expect_equal(g.losses[WG_FIRST], 2, "Historical", "one a point");
}

static void
try_prolonging(void)
{
    WgAction prolong = { PROLONG, { 0, 0, 0 } };

    begin_scenario("historical");
    while (g.clock < 17 || g.phasing == WG_FIRST) {
        wg_do(&moskowa_rules, &g, &done);
    }
    g.unit[slot_named("r_VIII_27_Od")].lost = 6;
    wg_do(&moskowa_rules, &g, &done);
    expect_equal(g.flow.decision, ASK_PROLONG, "Historical", "asked at 5:40");
    wg_do(&moskowa_rules, &g, &prolong);
    expect_equal(g.clock, 18, "Historical", "6:00");
    expect(msk_is_night(&g), "Historical", "night");
    expect_equal(turns_to_the_end(), 24, "Historical", "until 9:40");
}

/* Scenario 3: "occupies", not "last occupied". */
static void
try_occupied(void)
{
    begin_scenario("morning");
    expect_equal(msk_winner(&g), WG_SECOND, "Scenario 3", "in the redoubt");
    while (msk_top(&g, msk_hex("05444")) >= 0) {
        msk_take(&g, msk_top(&g, msk_hex("05444")));
    }
    msk_note_objectives(&g);
    expect_equal(msk_winner(&g), WG_NOBODY, "Scenario 3", "nobody is in it");
}

int
main(void)
{
    try_scenario();
    try_times();
    try_column();
    try_closed();
    try_army();
    try_prolonging();
    try_occupied();
    return outcome();
}
