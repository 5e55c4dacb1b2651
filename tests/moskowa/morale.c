/*
 * morale.c --
 *
 *      Morale and Rally of La Bataille de la Moskowa, by paragraph.
 */

#include "outcomes.h"

/* A French line battalion's morale is 24; its worst roll that holds is 25. */
static int
put_line(int hex)
{
    int u = put_class(CLASS_LINE, hex);

    while (piece_of(&g, u)->battalions || piece_of(&g, u)->points > 6) {
        msk_take(&g, u);
        g.unit[u].lost = 1;
        u = put_class(CLASS_LINE, hex);
    }
    return u;
}

static void
try_one(int number, int added, bool holds, const char *paragraph)
{
    int hex = empty_field(), u = put_line(hex);

    expect_equal(piece_of(&g, u)->morale, 24, "M5", "of the line");
    msk_must_check(&g, u, added);
    settle();
    expect(awaits_dice() && g.checking == u, paragraph, "two dice");
    throw(number);
    expect_equal(!(g.unit[u].state & ROUTING), holds, paragraph,
            "above the morale it holds");
    expect_equal(g.awaiting, 0, paragraph, "and nothing more");
}

static void
try_checks(void)
{
    try_one(24, 0, false, "Morale");
    try_one(25, 0, true, "Morale");
    try_one(45, -8, true, "Probability Tables");        /* 33 */
    try_one(36, -8, false, "Probability Tables");       /* 24 */
    try_one(41, -8, true, "Probability Tables");        /* 25 */
    try_one(34, -6, false, "Probability Tables");       /* 24 */
    try_one(35, -6, true, "Probability Tables");        /* 25 */
    try_one(44, -12, false, "When to check.6");
    try_one(45, -12, true, "When to check.6");
    try_one(16, 6, true, "Probability Tables");         /* 26 */
}

static void
try_causes(void)
{
    int hex = empty_field(), u = put_line(hex), guard, leader;

    msk_must_check(&g, u, 3);
    msk_must_check(&g, u, -12);
    msk_must_check(&g, u, 0);
    expect_equal(g.unit[u].added, -12, "R-M13", "the worst cause");
    expect_equal(g.awaiting, 1, "R-M13", "counts once");
    settle();
    throw(66);
    expect(!awaits_dice(), "R-M13", "it checks once");
    guard = put_class(CLASS_OLD_GUARD, hex);
    leader = put_leader(WG_FIRST, "Junot", hex);
    msk_must_check_hex(&g, hex, 0);
    expect_equal(g.unit[guard].pending, 0, "When to check.5", "a morale of 0");
    expect_equal(g.unit[leader].pending, 0, "Morale", "a leader has a bonus");
    expect_equal(msk_check_modifier(&g, u), 6, "Leaders, Morale.4",
            "his bonus");
    g.unit[u].state = ROUTING;
    expect_equal(msk_check_modifier(&g, u), 0, "Morale", "already routing");
    msk_must_rout(&g, guard);
    settle();
    expect(g.unit[guard].state & ROUTING, "When to check.5", "it may rout");
}

/* Of others' routs: two before its dice are one check, and it makes two. */
static void
try_routs_of_others(void)
{
    int hex = empty_field(), u = put_line(hex);

    for (int check = 0; check < 2; check++) {
        msk_must_check_again(&g, u);
        msk_must_check_again(&g, u);
        settle();
        expect(awaits_dice() && g.checking == u, "R-M13", "it checks");
        throw(66);
        expect(!awaits_dice(), "R-M13", "once for both");
    }
    msk_must_check_again(&g, u);
    expect_equal(g.awaiting, 0, "R-M13", "no third time");
}

static void
try_rally(void)
{
    int hex = empty_field(), u = put_line(hex), other = put_line(south(hex, 5));
    int enemy = put_class(CLASS_RU_LINE, south(hex, 9));

    g.phasing = WG_FIRST;
    g.unit[u].state = g.unit[other].state = g.unit[enemy].state = ROUTING;
    msk_begin_rally(&g);
    expect_equal(g.awaiting, 2, "Rally", "the phasing side's");
    msk_must_check(&g, u, 0);
    expect_equal(g.unit[u].pending, MUST_RALLY, "R-M109", "one check for all");
    settle();
    expect_equal(g.checking, g.unit[u].hex < g.unit[other].hex ? u : other,
            "Rally", "one after the other");
    u = g.checking;
    throw(35);
    expect_equal(g.unit[u].state, 0, "Rally", "25 is above 24");
    u = g.checking;
    hex = g.unit[u].hex;
    throw(34);
    expect(g.unit[u].state & ROUTING, "Rally", "24 is not");
    expect(g.unit[u].hex != hex, "Rally", "it keeps routing in this phase");
    expect_equal(g.unit[enemy].state, ROUTING, "Rally", "not the enemy");
    expect(!awaits_dice(), "Rally", "once");
}

static void
try_rally_of_guard(void)
{
    int hex = empty_field(), guard = put_class(CLASS_OLD_GUARD, hex), u;

    g.phasing = WG_FIRST;
    g.unit[guard].state = ROUTING;
    u = put_class(CLASS_LT_CAV, south(hex, 2));
    g.unit[u].state = DISPERSED;
    msk_begin_rally(&g);
    expect_equal(g.unit[guard].state, 0, "When to check.5", "it rallies");
    expect_equal(g.unit[u].state, 0, "Retreat Before Combat 6", "undispersed");
    expect_equal(g.awaiting, 0, "When to check.5", "without dice");
    u = put_line(hex);
    put_leader(WG_FIRST, "Ney", hex);
    g.unit[u].state = ROUTING;
    msk_begin_rally(&g);
    expect_equal(msk_check_modifier(&g, u), 15 - 6, "Rally", "leader bonuses");
    settle();
    throw(16);
    expect_equal(g.unit[u].state, 0, "Rally", "25");
}

/* In the sequence of play. */
static void
try_phase(void)
{
    int u;

    begin();
    u = g.stack[0];
    for (int i = 0; i < g.placed; i++) {
        if (side_of(g.stack[i]) == g.phasing
                && piece_of(&g, g.stack[i])->type == INFANTRY) {
            u = g.stack[i];
        }
    }
    g.unit[u].state = ROUTING;
    act(DONE, 0, "Sequence 2");
    expect(awaits_dice() && g.checking == u, "Sequence 2",
            "after movement who routs checks");
    throw(66);
    expect_equal(g.unit[u].state, 0, "Rally", "rallied");
}

int
main(void)
{
    try_checks();
    try_causes();
    try_routs_of_others();
    try_rally();
    try_rally_of_guard();
    try_phase();
    return outcome();
}
