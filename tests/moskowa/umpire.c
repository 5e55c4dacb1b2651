/*
 * umpire.c --
 *
 *      What an umpire may amend in La Bataille de la Moskowa.
 */

#include "outcomes.h"

static WgAction
amendment(int verb, int a, int b)
{
    return (WgAction){ (int16_t)verb, { (int16_t)a, (int16_t)b, 0 } };
}

static void
bars(int verb, int a, int b, const char *reason)
{
    WgAction action = amendment(verb, a, b);
    const char *bar = moskowa_rules.judge_amendment(&g, &action);

    if (strcmp(bar ? bar : "", reason) != 0) {
        fprintf(stderr, "moskowa: \"%s\"\n", bar ? bar : "");
    }
    expect(strcmp(bar ? bar : "", reason) == 0, "Umpire", reason);
}

static void
amends(int verb, int a, int b)
{
    WgAction action = amendment(verb, a, b);

    bars(verb, a, b, "");
    if (moskowa_rules.judge_amendment(&g, &action) == NULL) {
        wg_amend(&moskowa_rules, &g, &action);
        expect(moskowa_rules.broken(&g) == NULL, "Umpire",
                moskowa_rules.broken(&g) ? moskowa_rules.broken(&g) : "");
    }
}

static void
try_units(void)
{
    int french, russian, hex, leader, guns;

    begin();
    french = slot_named("f_I_5_61");
    russian = slot_named("r_VIII_27_Od");
    hex = g.unit[french].hex;
    bars(AMEND_PLACE, french, hex, "- there-already");
    bars(AMEND_PLACE, french, g.unit[russian].hex, "Movement.4 enemy");
    bars(AMEND_PLACE, french, g.unit[slot_named("f_I_5_57")].hex,
            "Stacking.1 too-many");
    bars(AMEND_PLACE, slot_named("f_I_5_61_b1"), hex + 1,
            "Stacking.6 is-exchanged");
    amends(AMEND_PLACE, french, msk_hex("02057"));
    expect_equal(g.unit[french].hex, msk_hex("02057"), "Umpire", "there");
    expect_equal(g.flow.decision, ASK_UNIT, "Umpire", "it is asked again");
    amends(AMEND_LOSSES, french, 3);
    expect_equal(points_of(&g, french), 17, "Casualties.1", "what is left");
    bars(AMEND_LOSSES, french, 21, "Casualties.1 no-such-loss");
    amends(AMEND_LOSSES, french, 20);
    expect_equal(g.unit[french].hex, OFF_MAP, "Casualties.5", "eliminated");
    bars(AMEND_LOSSES, french, 3, "Movement.1 not-there");
    amends(AMEND_PLACE, french, msk_hex("02057"));
    expect_equal(points_of(&g, french), 1, "Umpire", "back, with a point");
    amends(AMEND_ROUTING, french, 1);
    expect(g.unit[french].state & ROUTING, "Umpire", "it routs");
    bars(AMEND_ROUTING, french, 1, "Morale not-so");
    amends(AMEND_ROUTING, french, 0);
    amends(AMEND_DISPERSED, french, 1);
    bars(AMEND_UNLIMBERED, french, 1, "Morale not-so");
    amends(AMEND_SPENT, french, 4);
    bars(AMEND_SPENT, french, 99, "Movement.5 no-points");
    bars(AMEND_SPENT, russian, 1, "Movement.1 not-there");
    leader = slot_named("r_Borozdin");
    amends(AMEND_LOSSES, leader, WOUNDED);
    amends(AMEND_LOSSES, leader, FALLEN);
    expect_equal(g.unit[leader].hex, OFF_MAP, "Umpire", "killed");
    guns = msk_top(&g, msk_hex("02857"));
    amends(AMEND_UNLIMBERED, guns, 0);
    amends(AMEND_FACING, msk_hex("02857"), SOUTH);
    expect_equal(g.unit[guns].facing, SOUTH, "Facing.1", "all turn");
    bars(AMEND_FACING, msk_hex("02857"), SOUTH, "Facing.1 as-it-is");
    bars(AMEND_FACING, msk_hex("00101"), SOUTH, "Facing.4 no-facing");
}

static void
try_match(void)
{
    begin();
    bars(AMEND_HOUR, 16, 0, "Scenario.1 no-such-hour");
    amends(AMEND_HOUR, 21, 0);
    expect_equal(g.clock, 21, "Umpire", "7:00");
    expect_equal(g.waiting, 3, "Umpire", "who was due comes now");
    bars(AMEND_OBJECTIVE, 9, WG_FIRST, "Victory no-such-objective");
    amends(AMEND_OBJECTIVE, 0, WG_FIRST);
    expect_equal(g.held_last[0], WG_FIRST, "Umpire", "held by the French");
    act(TAKE_UP, slot_named("f_I_5_61"), "Movement.1");
    bars(AMEND_HOUR, 22, 0, "- not-now");
}

/* "They may deploy him immediately": Poniatowski's corps, by the umpire. */
static void
try_poles_at_once(void)
{
    int poles, hex = msk_hex("01081");

    begin_scenario("historical");
    poles = slot_named("f_V_16_15_b1");
    amends(AMEND_PLACE, poles, hex);
    expect_equal(g.unit[poles].hex, hex, "Historical", "on the first turn");
    g.clock = -12;
    msk_deploy(&g, AREA_ARRIVAL, WG_FIRST);
    expect_equal(g.unit[poles].hex, hex, "Historical", "he comes once");
    expect_equal(msk_comes_at(&g, g.unit[poles].piece), CALLED, "Historical",
            "and is not waited for");
}

int
main(void)
{
    try_units();
    try_match();
    try_poles_at_once();
    return outcome();
}
