/*
 * scenario.c --
 *
 *      Scenario 1 of La Bataille de la Moskowa: who begins where, who arrives,
 *      the night, the end, who wins.
 */

#include "begin.h"
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

        expect(fault == NULL, "Stacking 1", fault ? fault : "");
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

int
main(void)
{
    try_scenario();
    return outcome();
}
