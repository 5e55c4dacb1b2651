/*
 * options.c --
 *
 *      Options of La Bataille de la Moskowa: losses in proportion, the fire
 *      table of the series, militia at half; and the next day.
 */

#include "generic/moskowa/charts.h"
#include "outcomes.h"

/* The designer's Remarks. */
static void
try_proportional(void)
{
    int battalion = slot_named("f_IG_IG_VPB"), horse = slot_named("f_IG_GC_1L");
    int regiment = slot_named("f_I_5_57"), heavy;
    long melee;

    begin_with("shewardino", "proportional on");
    battalion = slot_named("f_IG_IG_VPB");
    horse = slot_named("f_IG_GC_1L");
    regiment = slot_named("f_I_5_57");
    g.unit[battalion].lost = 1;
    expect_equal(msk_fire_value(&g, battalion, 1), 10L * PARTS * 3 / 4,
            "Remarks", "fire in proportion");
    expect_equal(msk_melee_value(&g, battalion), 12L * PARTS * 3 / 4,
            "Remarks", "melee in proportion");
    g.unit[horse].lost = 3;
    expect_equal(msk_melee_value(&g, horse), 39L * PARTS * 8 / 11, "Remarks",
            "of cavalry, too");
    /* Two of 11 points, who together have lost half of theirs. */
    g.unit[horse].lost = 6;
    heavy = slot_named("f_IG_GC_GaC");
    g.unit[heavy].lost = 5;
    expect_equal(11 * (msk_melee_value(&g, horse)
                + msk_melee_value(&g, heavy)), (5 * 39L + 6 * 50L) * PARTS,
            "R-M06", "nothing is cut");
    melee = msk_melee_value(&g, regiment);
    g.unit[regiment].lost = 3;
    expect_equal(msk_melee_value(&g, regiment), melee - 6 * PARTS, "Remarks",
            "not of infantry regiments");
    expect_equal(msk_fire_value(&g, regiment, 1), 12L * PARTS,
            "Effects on Combat.1",
            "nor their fire");
    g.unit[battalion].lost = 3;
    expect(msk_melee_value(&g, battalion) >= PARTS, "Effects on Combat.5",
            "at least 1");
}

static void
try_series(void)
{
    expect_equal(msk_fire_loss(true, ODDS_2H_1, 63), 1, "M4.1", "2.5:1");
    expect_equal(msk_fire_loss(true, ODDS_2H_1, 64), 2, "M4.1", "2 from 64");
    expect_equal(msk_fire_loss(true, ODDS_2_1, 55), 1, "M4.1",
            "not as the book's example");
    for (int odds = ODDS_1_3; odds <= ODDS_10_1; odds++) {
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                int roll = 10 * first + second;

                expect(msk_fire_loss(true, odds, roll)
                        <= msk_fire_loss(false, odds, roll), "M4.1",
                        "never more than by the other table");
            }
        }
    }
}

/* Victory Conditions: a printed 2, or a half. */
static void
try_militia(void)
{
    int u;

    for (int half = 0; half <= 1; half++) {
        begin_with("historical", half ? "militia_half on" : "");
        u = 0;
        while (piece_of(&g, u)->type != MILITIA) {
            u++;
        }
        g.unit[u].lost = 5;
        msk_note_objectives(&g);
        expect_equal(g.losses[WG_SECOND], half ? 2 : 10, "R-M30",
                "5 points of militia");
    }
}

/* Historical, Time: a drawn battle may go on. */
static void
try_next_day(bool by_french)
{
    static const WgAction done = { DONE, { 0, 0, 0 } };
    WgAction again = { NEXT_DAY, { 0, 0, 0 } };
    int turns = 0, u;

    begin_scenario("historical");
    g.clock = 16;
    g.unit[slot_named("f_I_5_61")].lost = 4;
    g.unit[slot_named("r_VIII_27_Od")].lost = 3;
    g.unit[slot_named("r_VIII_27_Tar")].lost = 3;
    g.unit[slot_named("r_VIII_27_Vil")].lost = 1;
    while (g.flow.side >= 0 && g.flow.decision != ASK_NEXT_DAY
            && g.clock < 18) {
        wg_do(&moskowa_rules, &g, &done);
    }
    u = g.stack[0];
    g.unit[u].state |= DISPERSED;
    expect_equal(g.flow.decision, ASK_NEXT_DAY, "Historical", "drawn");
    expect_equal(g.flow.side, WG_FIRST, "Historical", "the French first");
    if (!by_french) {
        wg_do(&moskowa_rules, &g, &done);
        expect_equal(g.flow.side, WG_SECOND, "Historical", "either side");
    }
    wg_do(&moskowa_rules, &g, &again);
    expect_equal(g.clock, -18, "R-M162", "at 6:00");
    expect(!(g.unit[u].state & DISPERSED), "R-M162", "rallied");
    while (g.flow.side >= 0 && turns < 500) {
        turns += g.flow.decision == ASK_UNIT;
        wg_do(&moskowa_rules, &g, &done);
    }
    expect_equal(turns, 72, "Historical", "a day, and no third");
}

/* Who waited for room on the first day does so from the second's dawn on. */
static void
try_waiting(int day)
{
    int hex = msk_hex("00587");

    begin_scenario("historical");
    expect_equal(g.clock, -18, "Historical", "at 6:00");
    g.day = (int8_t)day;
    g.waiting = 1 << WG_FIRST;
    msk_deploy(&g, AREA_ARRIVAL, WG_FIRST);
    expect_equal(msk_top(&g, hex) >= 0, day, "R-M151",
            "Poniatowski's column goes on");
}

int
main(void)
{
    begin();
    try_proportional();
    try_series();
    try_militia();
    try_next_day(true);
    try_next_day(false);
    try_waiting(0);
    try_waiting(1);
    return outcome();
}
