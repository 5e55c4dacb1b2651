/*
 * regrouping.c --
 *
 *      Regrouping in La Bataille de la Moskowa, by paragraph: who leaves for
 *      the chart, who is made whole by whom, where it comes back.
 */

#include "generic/moskowa/noted.h"
#include "generic/moskowa/regrouping.h"
#include "outcomes.h"

/* A unit that has so many points left, alone or beneath those in a hex. */
static int
stand(const char *key, int hex, int left)
{
    int u = slot_named(key);

    if (g.unit[u].hex != OFF_MAP) {
        msk_take(&g, u);
    }
    msk_put(&g, u, hex, msk_stack(&g, hex).count);
    g.unit[u].state = 0;
    g.unit[u].facing = SOUTH;
    g.unit[u].lost = (int8_t)(piece_of(&g, u)->points - left);
    set_mark(g.came, u);
    return u;
}

/* It left for the chart from that hex. */
static int
worn(const char *key, int hex, int left)
{
    int u = stand(key, hex, left);

    msk_leave_for_chart(&g);
    return u;
}

/* The French rally phase, until something is asked. */
static void
rally_phase(void)
{
    static const WgAction done = { DONE, { 0, 0, 0 } };

    g.phasing = WG_FIRST;
    wg_begin_at(&moskowa_rules, &g, PLAYER_TURN);
    wg_do(&moskowa_rules, &g, &done);
}

static bool
is_asked(int decision)
{
    return g.flow.side == WG_FIRST && g.flow.decision == decision;
}

/* ---- 1 to 3 ---- */

static void
try_leaving(void)
{
    int hex = empty_field(), half, less, guns, guard, person;

    half = stand("f_IG_IG_VPB", hex, 2);
    less = stand("f_IG_MG_FG", hex, 3);
    guns = put_class(CLASS_FT6_FR, south(hex, 1));
    g.unit[guns].lost = 2;
    guard = stand("f_IG_OG_3G", south(hex, 2), 1);
    person = put_leader(WG_FIRST, "Ney", south(hex, 2));
    g.unit[person].lost = WOUNDED;
    msk_leave_for_chart(&g);
    expect_equal(g.unit[half].hex, OFF_MAP, "Regrouping.1", "half");
    expect_equal(points_of(&g, half), 2, "Regrouping.1", "its box");
    expect(is_on_chart(&g, half), "Regrouping.1", "on the chart");
    expect_equal(msk_third(left_at(&g, half)), msk_third(hex),
            "Regrouping.1", "its section");
    expect_equal(g.unit[less].hex, hex, "Regrouping.1", "2 of 5");
    expect_equal(g.unit[guns].hex, south(hex, 1), "Regrouping.2", "guns");
    expect_equal(g.unit[guard].hex, south(hex, 2), "Regrouping.2",
            "who has no morale value");
    expect_equal(g.unit[person].hex, south(hex, 2), "Regrouping.1",
            "not leaders");
    expect(moskowa_rules.broken(&g) == NULL, "Regrouping.1", "invariants");
}

/* Enemies and their zones on all sides; then a gap. */
static void
try_surrounded(void)
{
    int hex = south(empty_field(), 4), u = stand("f_IG_IG_VPB", hex, 1);
    int around[WG_HEX_SIDES];

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        around[side] = put(WG_SECOND, INFANTRY, 1, 8, moskowa_near[hex][side],
                wg_hex_back(side));
    }
    msk_leave_for_chart(&g);
    expect_equal(g.unit[u].hex, hex, "Regrouping.3", "enemies all around");
    msk_take(&g, around[NORTH]);
    msk_leave_for_chart(&g);
    expect_equal(g.unit[u].hex, hex, "Regrouping.3",
            "zones in the only gap");
    msk_turn(&g, moskowa_near[hex][NORTH_EAST], NORTH_EAST);
    msk_turn(&g, moskowa_near[hex][NORTH_WEST], NORTH_WEST);
    msk_leave_for_chart(&g);
    expect_equal(g.unit[u].hex, OFF_MAP, "Regrouping.3", "a way is open");
}

/* ---- 4 to 8 ---- */

static void
try_chart(void)
{
    int hex = empty_field(), target, first, second, leader;

    target = worn("f_IG_IG_VPB", hex, 1);
    first = worn("f_IG_MG_FG", hex, 1);
    second = worn("f_IG_MG_FC", hex, 2);
    expect_equal(msk_lacks(&g, target), 2, "Regrouping.4", "3 of 4");
    rally_phase();
    expect(!is_asked(ASK_REGROUP), "Regrouping.8", "without a leader");
    leader = put_leader(WG_FIRST, "Ney", hex);
    rally_phase();
    expect(is_asked(ASK_REGROUP), "Regrouping.4", "asked");
    act(REGROUP, target, "Regrouping.4");
    expect(is_asked(ASK_SUPPLY), "Regrouping.4", "by whose points");
    act(SUPPLY, first, "Regrouping.4");
    expect_equal(points_of(&g, first), 0, "Regrouping.5", "all given");
    refused(SUPPLY, first, "Regrouping.5 used-up", "Regrouping.5");
    act(SUPPLY, second, "Regrouping.4");
    expect_equal(points_of(&g, second), 1, "Regrouping.6", "what is left");
    expect_equal(points_of(&g, target), 3, "Regrouping.4", "no more subject");
    expect_equal(g.unit[target].hex, g.unit[leader].hex, "Regrouping.8",
            "it is placed with the leader");
    expect(!is_on_chart(&g, target) && is_on_chart(&g, first),
            "Regrouping.5", "who has given all does not come back");
    expect(moskowa_rules.broken(&g) == NULL, "Regrouping.4", "invariants");
}

/* 8: which of several hexes; where not. */
static void
try_places(void)
{
    int hex = empty_field(), target, near, far, enemy;

    target = worn("f_IG_IG_VPB", hex, 1);
    worn("f_IG_MG_FG", hex, 2);
    near = moskowa_near[hex][NORTH_WEST];
    far = msk_third(south(hex, 3)) == msk_third(hex) ? south(hex, 3) : near;
    put_leader(WG_FIRST, "Ney", near);
    put_leader(WG_FIRST, "Murat", far);
    rally_phase();
    act(REGROUP, target, "Regrouping.4");
    act(SUPPLY, slot_named("f_IG_MG_FG"), "Regrouping.4");
    expect(is_asked(ASK_RETURN), "Regrouping.8", "where");
    refused(RETURN_TO, hex, "Regrouping.8 no-leader-there", "Regrouping.8");
    refused(RETURN_TO, hex + 2 * 29, "Regrouping.8 other-section",
            "Regrouping.8");
    refused(DONE, 0, "Regrouping.8 not-now", "Regrouping.8");
    act(RETURN_TO, near, "Regrouping.8");
    expect_equal(g.unit[target].hex, near, "Regrouping.8", "there");

    expect(msk_is_rallying_point(&g, WG_FIRST, far), "Regrouping.8",
            "no enemy at all");
    enemy = put(WG_SECOND, INFANTRY, 1, 8, far + 15 * ROWS, NORTH);
    expect_equal(msk_distance(far, g.unit[enemy].hex), 15, "Regrouping.8",
            "fifteen hexes");
    expect(msk_is_rallying_point(&g, WG_FIRST, far), "Regrouping.8",
            "at least 15");
    msk_take(&g, enemy);
    msk_put(&g, enemy, far + 14 * ROWS, 0);
    expect(!msk_is_rallying_point(&g, WG_FIRST, far), "Regrouping.8", "14");
    msk_take(&g, enemy);
    msk_put(&g, enemy, far - 15 * ROWS, 0);
    expect(!msk_is_rallying_point(&g, WG_FIRST, far), "R-M156",
            "the nearest enemy is homeward of it");
    msk_take(&g, enemy);
    g.unit[slot_named("f_Murat")].lost = WOUNDED;
    expect(!msk_is_rallying_point(&g, WG_FIRST, far), "R-M111", "wounded");
}

/* 7, 10 to 13 */
static void
gives(const char *from, const char *to, const char *bar, const char *rule)
{
    const char *found = msk_bar_to_give(&g, slot_named(from), slot_named(to));

    if (strcmp(found ? found : "", bar) != 0) {
        fprintf(stderr, "moskowa: \"%s\"\n", found ? found : "");
    }
    expect(strcmp(found ? found : "", bar) == 0, rule, from);
}

static void
try_ranks(void)
{
    int hex = empty_field();

    worn("f_IG_IG_VPB", hex, 1);
    worn("f_IG_MG_FG", hex, 2);
    worn("f_IC_IC_7H", hex, 2);
    worn("f_IC_IC_8H", hex, 2);
    worn("f_IC_IC_2C", hex, 3);
    worn("f_I_5_57", hex, 9);
    worn("f_IG_IG_VTG", hex + 29, 1);
    stand("f_IG_OG_3G", hex, 6);
    gives("f_IG_MG_FG", "f_IG_IG_VPB", "", "Regrouping.11");
    gives("f_IG_IG_VPB", "f_IG_MG_FG", "Regrouping.11 worse-morale",
            "Regrouping.11");
    gives("f_IC_IC_2C", "f_IC_IC_7H", "Regrouping.12 slower",
            "Regrouping.12");
    gives("f_IC_IC_8H", "f_IC_IC_7H", "", "Regrouping.12");
    gives("f_IG_MG_FG", "f_IC_IC_7H", "Regrouping.13 no-cavalry",
            "Regrouping.13");
    gives("f_IC_IC_2C", "f_IG_IG_VPB", "", "Regrouping.13");
    expect_equal(msk_yield(&g, slot_named("f_IC_IC_2C"),
                slot_named("f_IG_IG_VPB")), 1, "Regrouping.13",
            "3 points of cavalry are 1 of infantry");
    gives("f_IC_IC_2C", "f_I_5_57", "Regrouping.10 no-battalion",
            "Regrouping.10");
    gives("f_IG_MG_FG", "f_IG_OG_3G", "Regrouping.2 not-regrouped",
            "Regrouping.2");
    gives("f_IG_OG_3G", "f_IG_IG_VPB", "Regrouping.2 not-regrouped",
            "Regrouping.2");
    gives("f_IG_IG_VTG", "f_IG_IG_VPB", "Regrouping.7 other-section",
            "Regrouping.7");
    gives("f_IG_IG_VPB", "f_IG_IG_VPB", "Regrouping.4 not-another",
            "Regrouping.4");
    put_leader(WG_FIRST, "Ney", hex);
    rally_phase();
    refused(REGROUP, slot_named("f_IG_MG_FG"), "Regrouping.4 too-few",
            "Regrouping.4");
    act(REGROUP, slot_named("f_IG_IG_VPB"), "Regrouping.4");
    act(SUPPLY, slot_named("f_IC_IC_2C"), "Regrouping.13");
    expect_equal(points_of(&g, slot_named("f_IC_IC_2C")), 1, "Regrouping.13",
            "two for one");
    refused(SUPPLY, slot_named("f_IC_IC_2C"), "Regrouping.5 used-up",
            "Regrouping.13");
    act(DONE, 0, "R-M157");
    expect_equal(points_of(&g, slot_named("f_IG_IG_VPB")), 2, "R-M157",
            "it keeps what it was given");
    expect(is_on_chart(&g, slot_named("f_IG_IG_VPB")), "R-M157", "there");
}

/* 9 */
static void
try_escort(void)
{
    int hex = empty_field(), u, leader;

    u = worn("f_IG_IG_VPB", hex, 1);
    worn("f_IG_MG_FG", hex, 2);
    leader = put_leader(WG_FIRST, "Ney", hex);
    rally_phase();
    act(REGROUP, u, "Regrouping.4");
    act(SUPPLY, slot_named("f_IG_MG_FG"), "Regrouping.4");
    wg_begin_at(&moskowa_rules, &g, PLAYER_TURN);
    act(TAKE_UP, u, "Movement.1");
    act(STEP, south(hex, 1), "Regrouping.9");
    refused(STEP, south(hex, 2), "Regrouping.9 no-escort", "Regrouping.9");
    act(TAKE_UP, leader, "Movement.1");
    act(STEP, south(hex, 1), "Regrouping.9");
    act(TAKE_UP, u, "Movement.1");
    act(STEP, south(hex, 2), "R-M158");
    act(DONE, 0, "Movement.1");
    g.phasing = WG_FIRST;
    g.unit[u].spent = 0;
    g.unit[u].state = 0;
    wg_begin_at(&moskowa_rules, &g, PLAYER_TURN);
    act(TAKE_UP, u, "Movement.1");
    act(STEP, south(hex, 3), "Regrouping.9: no longer");
}

/* 14 */
static void
try_on_map(void)
{
    int hex = empty_field(), u, from;

    u = stand("f_IG_IG_VPB", hex, 3);
    from = stand("f_IG_MG_FG", hex, 5);
    rally_phase();
    expect(!is_asked(ASK_REGROUP), "Regrouping.14", "without a leader");
    put_leader(WG_FIRST, "Ney", hex);
    rally_phase();
    refused(REGROUP, from, "Regrouping.14 whole", "Regrouping.14");
    g.told[u] = 1;
    act(REGROUP, u, "Regrouping.14");
    act(DONE, 0, "R-M157");
    expect(g.told[u] == 1 && !is_escorted(&g, u), "R-M182", "none given");
    act(REGROUP, u, "Regrouping.14");
    gives("f_IG_IG_VTG", "f_IG_IG_VPB", "Regrouping.14 not-together",
            "Regrouping.14");
    act(SUPPLY, from, "Regrouping.14");
    expect_equal(g.unit[u].lost, 0, "Regrouping.14", "whole");
    expect_equal(g.told[u], 0, "R-M182", "points were given");
    expect_equal(g.unit[from].lost, 1, "Regrouping.6", "what it gave");
    expect(is_escorted(&g, u), "Regrouping.9", "of these, too");
    u = stand("f_IC_IC_7H", hex, 4);
    from = stand("f_IG_GC_M", hex, 1);
    rally_phase();
    act(REGROUP, u, "Regrouping.14");
    act(SUPPLY, from, "Regrouping.14");
    expect_equal(g.unit[from].hex, OFF_MAP, "Regrouping.5",
            "removed from play");
    expect(moskowa_rules.broken(&g) == NULL, "Regrouping.5", "invariants");
    g.unit[u].state = ROUTING;
    g.unit[u].lost = 1;
    g.phasing = WG_FIRST;
    g.flow.decision = ASK_REGROUP;
    refused(REGROUP, u, "Regrouping.14 routs", "Regrouping.14");
}

/* Victory Conditions: a running total */
static void
try_losses(void)
{
    int hex, u, from, before;

    begin_scenario("historical");
    hex = g.unit[slot_named("f_IC_IC_2C")].hex;
    for (int i = g.placed - 1; i >= 0; i--) {
        msk_take(&g, g.stack[i]);
    }
    from = stand("f_IC_IC_2C", hex, 6);
    put_leader(WG_FIRST, "Ney", hex);
    u = stand("f_IG_IG_VPB", hex, 4);
    msk_lose_from(&g, u, 1);
    before = g.losses[WG_FIRST];
    expect_equal(before, 2, "Victory", "a point of the Guard");
    rally_phase();
    act(REGROUP, u, "Regrouping.14");
    act(SUPPLY, from, "Regrouping.13");
    msk_count_losses(&g);
    expect_equal(g.unit[u].lost, 0, "Regrouping.14", "whole");
    expect_equal(g.unit[from].lost, 2, "Regrouping.13", "two for one");
    expect_equal(g.losses[WG_FIRST], before, "Victory",
            "each point is counted as it is lost");
}

/* At the end of each phase. */
static void
try_turn(void)
{
    int hex = empty_field(), u = stand("f_IG_IG_VPB", hex, 1);

    rally_phase();
    expect_equal(g.unit[u].hex, OFF_MAP, "Regrouping.1",
            "at the end of the phase");
}

/* Limited Intelligence. */
static void
try_fog(void)
{
    int hex = empty_field(), u = worn("f_IG_IG_VPB", hex, 1);
    Game seen;

    g.regrouped[WG_FIRST] = 3;
    seen = g;
    moskowa_rules.redact(&seen, WG_SECOND);
    expect_equal(seen.unit[u].lost, HIDDEN, "Limited Intelligence", "losses");
    expect_equal(seen.regrouped[WG_FIRST], 0, "Limited Intelligence",
            "what was given");
    for (uint64_t lots = 1; lots <= 20; lots++) {
        Game drawn = seen;
        WgLots lot = { lots };

        expect(moskowa_rules.determinize(&drawn, WG_SECOND, &lot),
                "Limited Intelligence", "drawn");
        expect(drawn.unit[u].lost >= 2 && drawn.unit[u].lost <= 4,
                "Limited Intelligence", "half, or more");
    }
}

int
main(void)
{
    try_leaving();
    try_surrounded();
    try_chart();
    try_places();
    try_ranks();
    try_escort();
    try_on_map();
    try_losses();
    try_turn();
    try_fog();
    return outcome();
}
