/*
 * deploying.c --
 *
 *      Setup in La Bataille de la Moskowa with the option of a free one: who
 *      places whom where, in every scenario.
 */

#include <stdlib.h>

#include "generic/moskowa/deploying.h"
#include "generic/moskowa/noted.h"
#include "generic/moskowa/player/player.h"
#include "generic/moskowa/ways.h"
#include "field.h"

static const char *const scenarios[] = {
    "shewardino", "utitsa", "morning", "uvarov", "afternoon", "fleches",
    "historical"
};

static void
begin_free(const char *scenario)
{
    begin_with(scenario, "setup free");
}

static const Area *
area_of(int u)
{
    return &moskowa_area[setup_area(&g, u)];
}

/* Who deploys first is asked first, then the other, then the match begins as
   with the ready-made set-up. */
static void
try_ready(const char *scenario)
{
    static Game ready, held;

    begin_scenario(scenario);
    ready = g;
    begin_free(scenario);
    expect_equal(g.flow.decision, ASK_DEPLOY, "Setup", scenario);
    expect_equal(g.flow.side, scenario_of(&g)->deploys, "Setup",
            "who deploys first");
    act(DONE, 0, "Setup");
    if (g.flow.decision == ASK_DEPLOY) {
        expect_equal(g.flow.side, !scenario_of(&g)->deploys, "Setup",
                "then the other");
        act(DONE, 0, "Setup");
    }
    held = g;
    held.option[OPT_SETUP] = 0;
    held.flow = ready.flow;
    expect(memcmp(&held, &ready, sizeof held) == 0, "Setup",
            "as the ready-made");
}

/* All off, and back again. */
static void
try_rest(const char *scenario)
{
    static Game before;
    int placed;

    begin_free(scenario);
    before = g;
    placed = g.placed;
    refused(PLACE_REST, 0, "Setup all-placed", "Setup");
    act(TAKE_OFF, 0, "Setup");
    expect(g.placed < placed, "Setup", "off the map");
    refused(TAKE_OFF, 0, "Setup not-there", "Setup");
    refused(DONE, 0, "Setup not-all-placed", "Setup");
    act(PLACE_REST, 0, "Setup");
    expect_equal(g.placed, placed, "Setup", "all are there again");
    expect(memcmp(before.stack, g.stack, sizeof g.stack) == 0, "Setup",
            "as they were");
}

/* A regiment given as battalions stands there whole again, when all have been
   taken off; else nobody could say that all are placed. */
static void
try_exchanged(void)
{
    int u, placed;

    begin_free("shewardino");
    placed = g.placed;
    for (u = first_of(g.phasing); u < end_of(g.phasing); u++) {
        if (msk_is_to_deploy(&g, u) && piece_of(&g, u)->battalions > 0) {
            g.hand = (int16_t)u;
            if (*why(BREAK_UP, 0) == '\0') {
                break;
            }
        }
    }
    act(BREAK_UP, 0, "Stacking.6");
    expect(g.placed > placed, "Stacking.6", "battalions");
    act(TAKE_OFF, 0, "Setup");
    act(PLACE_REST, 0, "Setup");
    expect_equal(g.placed, placed, "Setup", "it is whole again");
    refused(DONE, 0, "", "Setup");
}

/* A computer places who is left, and is done when all stand. */
static void
try_computer(void)
{
    WgLots lots = { 1 };

    begin_free("shewardino");
    expect_equal(msk_policy(&g, NULL, NULL, &lots).verb, DONE, "Setup",
            "all stand");
    act(TAKE_OFF, 0, "Setup");
    expect_equal(msk_policy(&g, NULL, NULL, &lots).verb, PLACE_REST, "Setup",
            "nobody stands");
    act(PLACE_REST, 0, "Setup");
    expect_equal(msk_policy(&g, NULL, NULL, &lots).verb, DONE, "Setup",
            "all stand again");
}

/* Wherever a side puts its units by lot, the invariants hold. */
static void
try_any(const char *scenario, unsigned seed)
{
    static WgOffer offer;
    int sides = 2;

    srand(seed);
    begin_free(scenario);
    while (g.flow.decision == ASK_DEPLOY && sides-- > 0) {
        for (int i = 0; i < 150; i++) {
            const WgAction *a;

            wg_offer(&moskowa_rules, &g, &offer);
            do {
                a = &offer.action[rand() % offer.count];
            } while (a->verb == DONE || (a->verb == LIFT && g.hand >= 0
                        && rand() % 4));
            wg_do(&moskowa_rules, &g, a);
            if (moskowa_rules.broken(&g)) {
                expect(false, scenario, moskowa_rules.broken(&g));
                return;
            }
        }
        while (g.flow.decision == ASK_DEPLOY && strcmp(why(DONE, 0), "")) {
            act(TAKE_OFF, 0, "Setup");
            act(PLACE_REST, 0, "Setup");
        }
        act(DONE, 0, "Setup");
    }
    expect_equal(g.flow.decision, ASK_UNIT, "Setup", "it begins");
}

/* Scenario 1: not W of Doronino for skirmishers; the others three hexes E of
   the redoubt. */
static void
try_skirmishers(void)
{
    int jagers, other, home, out, guns, leader;

    begin_free("shewardino");
    jagers = slot_named("r_VI_7_11J");
    home = g.unit[jagers].hex;
    out = msk_hex("02257");
    expect(!is_in_area(area_of(jagers), out), "Scenario 1", "not its area");
    act(LIFT, jagers, "Setup");
    refused(LIFT, jagers, "Movement.3 in-hand", "Setup");
    refused(SET, out, "Setup not-its-area", "Skirmishers");
    refused(SET, home, "Setup is-there", "Setup");
    act(BREAK_UP, 0, "Stacking.6");
    jagers = g.hand;
    expect(is_battalion(piece_of(&g, jagers)), "Stacking.6", "a battalion");
    act(SET, out, "Scenario 1, Special Rules");
    expect_equal(g.unit[jagers].hex, out, "Scenario 1", "skirmishers there");
    other = slot_named("r_VI_7_11J_b2") == jagers ? slot_named("r_VI_7_11J_b1")
            : slot_named("r_VI_7_11J_b2");
    act(LIFT, other, "Setup");
    refused(SET, out, "Setup skirmisher-alone", "Skirmishers");
    act(PUT_DOWN, 0, "Setup");
    refused(SET, out, "Setup nobody-in-hand", "Setup");
    leader = slot_named("r_Borozdin");
    act(LIFT, leader, "Setup");
    refused(SET, out, "Setup not-its-area", "Scenario 1");
    guns = msk_top(&g, msk_hex("02857"));
    act(LIFT, guns, "Setup");
    act(LIMBER, 0, "Setup");
    refused(LIMBER, 0, "Artillery.1 no-guns", "Setup");
    act(UNLIMBER, 0, "Setup");
    act(TURN, SOUTH, "Facing.1");
    refused(LIFT, slot_named("f_I_5_61"), "Setup not-to-be-placed", "Setup");
    refused(STEP, out, "Setup not-now", "Setup");
    act(DONE, 0, "Setup");
    expect_equal(setup_area(&g, jagers), OFF_MAP, "Setup", "it begins");
}

/* On the map by one gesture. */
static void
try_ways(void)
{
    static WgWays ways;
    int jagers;

    begin_free("shewardino");
    jagers = slot_named("r_VI_7_11J");
    msk_ways(&g, jagers, &ways);
    expect(ways.count > 1000, "Setup", "all of its area");
    expect_equal(ways.way[0].step.verb, LIFT, "Setup", "taken up");
    expect_equal(ways.way[1].step.verb, SET, "Setup", "and put there");
    act(LIFT, jagers, "Setup");
    act(SET, ways.way[1].place, "Setup");
}

int
main(void)
{
    for (int i = 0; i < SCENARIOS; i++) {
        try_ready(scenarios[i]);
        try_rest(scenarios[i]);
        try_any(scenarios[i], (unsigned)i);
    }
    try_exchanged();
    try_computer();
    try_skirmishers();
    try_ways();
    return outcome();
}
