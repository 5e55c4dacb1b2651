/*
 * manners.c --
 *
 *      How a side of La Bataille de la Moskowa may fight: an officer as ever, a
 *      general in other manners too, which he keeps.
 */

#include "generic/core/computer.h"
#include "generic/moskowa/dice.h"
#include "fights.h"
#include "usual.h"

static const char same[] = "an officer's manner", tried[] = "tried first",
        changes[] = "changes", close[] = "beside the enemy",
        sent[] = "who goes where", careful[] = "retreat before combat",
        dash[] = "charges";

static MskPlan
planned(MskManner manner, int by)
{
    MskPlan plan;

    memset(&plan, 0, sizeof plan);
    plan.begun = true;
    plan.manner[manner] = (int8_t)by;
    msk_plan(&g, usual, &plan, false, NULL);
    return plan;
}

/* Who has planned nothing yet fights by the weights. */
static void
try_begin(void)
{
    MskPlan plan;
    int weights[MSK_WEIGHTS];

    begin();
    memset(&plan, 0, sizeof plan);
    memcpy(weights, usual, sizeof weights);
    weights[USUAL_BOLDNESS] = 3;
    weights[USUAL_PRUDENCE] = 1;
    msk_plan(&g, weights, &plan, false, NULL);
    expect_equal(plan.manner[BOLDNESS], 3, same, "as bold as its weights");
    expect_equal(plan.manner[CLOSENESS], usual[USUAL_CLOSENESS], same,
            "as close");
    expect_equal(plan.manner[PRUDENCE], 1, same, "as careful");
    expect_equal(plan.manner[CROWDING], 0, same, "no crowds");
    plan.manner[BOLDNESS] = 5;
    msk_plan(&g, weights, &plan, false, NULL);
    expect_equal(plan.manner[BOLDNESS], 5, same, "kept in the next phase");
}

/* ---- which there are ---- */

/* What comes first is an officer's plan; all differ from what is done. */
static void
try_first(void)
{
    enum { FIRST = 11 };
    WgLots lots = { .state = 3 };
    MskPlan before, plan;

    begin();
    before = planned(BOLDNESS, 3);
    expect_equal(before.manner[BOLDNESS], 3, tried, "a new phase keeps it");
    plan = before;
    msk_other_plan(&g, 0, &plan, &lots);
    for (int i = 0; i <= PRUDENCE; i++) {
        expect_equal(plan.manner[i], usual[USUAL_BOLDNESS + i], same,
                "is that of its weights");
    }
    expect(memcmp(plan.goal, before.goal, sizeof plan.goal) == 0, tried,
            "with the same goals");
    for (int n = 0; n < FIRST; n++) {
        MskPlan officer = planned(BOLDNESS, 0);

        plan = officer;
        msk_other_plan(&g, n, &plan, &lots);
        expect(memcmp(&plan, &officer, sizeof plan) != 0, tried,
                "none is what is done already");
    }
}

static void
try_changes(void)
{
    enum { MANY = 2000 };
    WgLots lots = { .state = 5 };
    MskPlan plan;
    int least = 0, most = 0, closest = 0;

    memset(&plan, 0, sizeof plan);
    for (int n = 0; n < MANY; n++) {
        MskPlan before = plan;
        int differ = 0;

        msk_change_manner(&plan, &lots);
        for (int i = 0; i < MANNERS; i++) {
            differ += plan.manner[i] != before.manner[i];
        }
        expect_equal(differ, 1, changes, "one at a time");
        least = plan.manner[BOLDNESS] < least ? plan.manner[BOLDNESS] : least;
        most = plan.manner[BOLDNESS] > most ? plan.manner[BOLDNESS] : most;
        closest = plan.manner[CLOSENESS] > closest ? plan.manner[CLOSENESS]
                : closest;
    }
    expect_equal(least, -2, changes, "careful");
    expect_equal(most, 6, changes, "bold");
    expect_equal(closest, 8, changes, "close");
}

/* ---- what they do ---- */

/* Between two enemies, or well away from them. */
static void
try_closeness(void)
{
    int hex = broad_hex(), between = along(hex, SOUTH, 4), u;
    int beside = along(hex, SOUTH, 2), before;
    Goals goals = {0};

    begin_empty();
    u = set(LIGHT_BATTALION, hex, SOUTH);
    set(TOBOLSK, along(hex, SOUTH, 3), NORTH);
    set(RUSSIAN_BATTALION, along(hex, SOUTH, 5), NORTH);
    expect(msk_worth_of_end(&g, u, hex, &goals)
            < msk_worth_of_end(&g, u, between, &goals), close, "rather not");
    before = msk_worth_of_end(&g, u, beside, &goals);
    goals.closeness = 2;
    expect(msk_worth_of_end(&g, u, beside, &goals) < before, close,
            "beside one");
    expect(msk_worth_of_end(&g, u, hex, &goals)
            > msk_worth_of_end(&g, u, between, &goals), close, "rather so");
}

/* Before a melee that would cost something, but not two points. */
static void
try_prudence(void)
{
    static const char *const mine[] = { LIGHT_REGIMENT, LIGHT_BATTALION,
        BATTALION };
    static const char *const his[] = { JAGERS, RUSSIAN_BATTALION, TOBOLSK };
    int hex = broad_hex(), enemy = along(hex, SOUTH, 1), met = 0;

    for (int n = 0; n < 9; n++) {
        int promise;

        begin_empty();
        set(mine[n / 3], hex, SOUTH);
        set(his[n % 3], enemy, NORTH);
        french_melee();
        msk_begin_attack(&g, enemy);
        g.target = (int16_t)enemy;
        promise = msk_promise(&g, enemy);
        met += promise > 0 && promise <= 2 * CELLS;
        expect_equal(msk_should_evade(&g, 0), promise > 2 * CELLS, careful,
                "an officer where it costs two points");
        expect_equal(msk_should_evade(&g, 1), promise > 0, careful,
                "one with prudence where it costs anything");
    }
    expect(met > 0, careful, "some cost less");
}

/* Before foot that is stronger than half of it. */
static void
try_dash(void)
{
    int hex = broad_hex(), u;

    begin_empty();
    u = set(CUIRASSIERS, hex, SOUTH);
    set(TOBOLSK, along(hex, SOUTH, 1), NORTH);
    act(TAKE_UP, u, "Movement.1");
    asked(WG_FIRST, ASK_CHARGE, dash, "it is asked");
    expect_equal(msk_declaration(&g, 0).verb, DONE, dash, "not at odds");
    expect_equal(msk_declaration(&g, 2).verb, DECLARE, dash, "with dash");
}

/* Most go where the most is gained, however many. */
static void
try_crowding(void)
{
    MskPlan plan, crowded;

    begin();
    plan = planned(CROWDING, 0);
    crowded = planned(CROWDING, 1);
    expect(memcmp(plan.goal, crowded.goal, sizeof plan.goal) != 0, sent,
            "others");
    expect_equal(planned(CLOSED_UP, 3).together, plan.together + 3, sent,
            "closed up");
}

/* Where more are on the map a general plays on less often. */
static int
thoughts(const char *scenario)
{
    WgError err;
    WgContest *c = wg_contest_new("moskowa", scenario, "", "officer",
            "officer", 3, &err);
    int most = 0;

    while (most == 0 && wg_contest_side(c) != WG_NOBODY) {
        WgComputer *general = wg_computer_new("moskowa", wg_contest_side(c),
                "general", 3, &err);

        most = wg_computer_begin(general, wg_contest_match(c), &err);
        wg_computer_free(general);
        wg_contest_decide(c);
    }
    wg_contest_free(c);
    return most;
}

static void
try_pace(void)
{
    int most = thoughts("historical");

    expect_equal(thoughts("shewardino"), 200, tried, "iterations");
    expect(most > 20 && most < 100, tried, "fewer in the whole battle");
}

int
main(void)
{
    find_usual_weights();
    try_begin();
    try_first();
    try_changes();
    try_closeness();
    try_prudence();
    try_dash();
    try_crowding();
    try_pace();
    return outcome();
}
