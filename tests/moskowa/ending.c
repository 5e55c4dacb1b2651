/*
 * ending.c --
 *
 *      The last turns of a computer of La Bataille de la Moskowa: it takes
 *      objectives that it would hold, charges nobody on the way and storms
 *      them; and horse comes closer where one place alone decides.  How it
 *      thinks that the match stands, first and last.
 */

#include <stdlib.h>

#include "generic/moskowa/dice.h"
#include "generic/moskowa/ways.h"
#include "fights.h"
#include "usual.h"

static const char holding[] = "worth of holding", march[] = "the way there",
        charge[] = "charges on the way", storm[] = "attacks on objectives",
        riding[] = "horse where one place decides",
        chance[] = "the chance to win";

enum { THERE = 1, MUCH = 60 };

static int
village(void)
{
    return msk_goal_hex(&g, THERE);
}

static void
end_match(void)
{
    g.clock = (int8_t)msk_last_turn(&g);
}

/* ---- what it is worth ---- */

static void
try_worth(void)
{
    int hex = village(), u;
    Goals where;

    begin_empty();
    end_match();
    u = set(LIGHT_BATTALION, along(hex, SOUTH, 20), NORTH);
    expect_equal(msk_most_by_holding(&g, u, 4, MUCH, &where), 0, holding,
            "all are far");
    begin_empty();
    u = set(LIGHT_BATTALION, along(hex, SOUTH, 3), NORTH);
    expect_equal(msk_worth_of_holding(&g, u, hex, MUCH), 0, holding,
            "not before the last turns");
    end_match();
    expect_equal(msk_worth_of_holding(&g, u, hex, MUCH), MUCH, holding,
            "what the enemy held");
    expect_equal(msk_worth_of_holding(&g, u, hex, 0), 0, holding,
            "nothing by that weight");
    expect_equal(msk_worth_of_holding(&g, u, g.unit[u].hex, MUCH), 0, holding,
            "no objective");
    expect_equal(msk_most_by_holding(&g, u, 4, MUCH, &where), MUCH, holding,
            "it is near");
    expect_equal(where.count, 2, holding, "and the other");
    set(BATTALION, hex, NORTH);
    expect_equal(msk_worth_of_holding(&g, u, hex, MUCH), 0, holding,
            "another is there");
    msk_most_by_holding(&g, u, 4, MUCH, &where);
    expect_equal(where.count, 1, holding, "not where another is");
    msk_take(&g, msk_top(&g, hex));
    g.held_last[THERE] = WG_FIRST;
    expect(msk_worth_of_holding(&g, u, hex, MUCH) > 0
            && !msk_takes_objective(&g, u, hex), holding, "its own is kept");
}

/* ---- what they do ---- */

/* Where one goes that was to go to the redoubt. */
static int
goes_to(bool ending)
{
    MskPlan plan;
    int u;

    begin_empty();
    u = set(LIGHT_BATTALION, along(village(), NORTH, 2), SOUTH);
    if (ending) {
        end_match();
    }
    plan = planned_by(usual);
    memset(plan.goal, 1, sizeof plan.goal);
    msk_policy(&g, usual, &plan, NULL);
    expect_equal(plan.who, u, march, "it is thought of");
    return plan.goes;
}

static void
try_march(void)
{
    const Area *area;

    expect(goes_to(true) != OFF_MAP, march, "it goes");
    area = msk_objective(&g, THERE);
    expect(is_in_area(area, goes_to(true)), march, "into the village");
    expect(!is_in_area(area, goes_to(false)), march, "not earlier");
}

/* Before foot that it would charge. */
static void
try_charge(void)
{
    MskPlan plan;
    int hex = broad_hex(), u;

    begin_empty();
    u = set(CUIRASSIERS, hex, SOUTH);
    set(RUSSIAN_BATTALION, along(hex, SOUTH, 1), NORTH);
    end_match();
    plan = planned_by(usual);
    act(TAKE_UP, u, "Movement.1");
    asked(WG_FIRST, ASK_CHARGE, charge, "it is asked");
    plan.goes = OFF_MAP;
    expect_equal(msk_policy(&g, usual, &plan, NULL).verb, DECLARE, charge,
            "it would");
    plan.goes = (int16_t)village();
    expect_equal(msk_policy(&g, usual, &plan, NULL).verb, DONE, charge,
            "not on the way to an objective");
    g.held_last[THERE] = WG_FIRST;
    expect_equal(msk_policy(&g, usual, &plan, NULL).verb, DECLARE, charge,
            "that its side has");
}

/* Foot beside more foot in the village. */
static void
try_storm(void)
{
    int hex = village();

    begin_empty();
    set(LIGHT_BATTALION, along(hex, SOUTH, 1), NORTH);
    set(TOBOLSK, hex, SOUTH);
    french_melee();
    expect_equal(msk_best_assault(&g, 0, MUCH).verb, DONE, storm,
            "not before the last turns");
    end_match();
    expect_equal(msk_best_assault(&g, 0, 0).verb, DONE, storm,
            "nor without that weight");
    expect_equal(msk_worth_of_storming(&g, hex, MUCH), 3 * CELLS, storm,
            "three points more");
    expect_equal(msk_best_assault(&g, 0, 100).verb, ATTACK, storm,
            "the more it is worth");
    g.held_last[THERE] = WG_FIRST;
    expect_equal(msk_worth_of_storming(&g, hex, MUCH), 0, storm,
            "not where it was held last");
}

/* ---- horse ---- */

static int
rides(const char *scenario)
{
    MskPlan plan;

    begin_scenario(scenario);
    plan = planned_by(usual);
    return msk_goals_by(&g, &plan, 1).riding;
}

static void
try_riding(void)
{
    int hex = broad_hex(), horse, foot;
    Goals goals = {0}, closer = { .riding = 4 };

    begin_empty();
    horse = set(CUIRASSIERS, hex, SOUTH);
    foot = set(LIGHT_BATTALION, along(hex, NORTH, 2), SOUTH);
    set(TOBOLSK, along(hex, SOUTH, 1), NORTH);
    expect(msk_worth_of_end(&g, horse, hex, &closer)
            < msk_worth_of_end(&g, horse, hex, &goals), riding, "closer");
    expect_equal(msk_worth_of_end(&g, foot, hex, &closer),
            msk_worth_of_end(&g, foot, hex, &goals), riding, "foot as it was");
    expect_equal(rides("afternoon"), usual[RIDING], riding, "the redoubt");
    expect_equal(rides("uvarov"), usual[RIDING], riding, "the Kalotcha");
    expect_equal(rides("fleches"), 0, riding, "not of several");
}

/* ---- the chance to win ---- */

static int
share_of_officers(void)
{
    const WgBalance *row = msk_balance_of(&g);

    return (row->first + (row->matches - row->first - row->second) / 2)
            * WG_CERTAIN / row->matches;
}

static void
hold_all(int side)
{
    for (int i = 0; i < msk_objectives(&g); i++) {
        g.held_last[i] = (int8_t)side;
    }
}

/* By officers who won all, with nothing to lead by. */
static void
try_set_up(int scenario)
{
    g.scenario = (int8_t)scenario;
    g.clock = (int8_t)(msk_last_turn(&g) - msk_turns(&g));
    hold_all(WG_NOBODY);
    expect_equal(msk_chance(&g, 0), 10 * msk_balance_of(&g)->first, chance,
            "in the set-up");
}

static void
try_chance(void)
{
    int first;

    begin();
    first = msk_chance(&g, 0);
    expect(abs(first - share_of_officers()) < 10, chance,
            "first what officers made of it");
    hold_all(WG_FIRST);
    expect_equal(msk_chance(&g, 0), first, chance,
            "who leads at once, still has to hold it");
    end_match();
    expect(msk_chance(&g, 0) > 700, chance, "in the end who holds most");
    hold_all(WG_SECOND);
    expect(msk_chance(&g, 0) < 350, chance, "or the enemy of who does");
    try_set_up(MORNING);
    try_set_up(UVAROV);
}

int
main(void)
{
    find_usual_weights();
    begin();
    try_worth();
    try_march();
    try_charge();
    try_storm();
    try_riding();
    try_chance();
    return outcome();
}
