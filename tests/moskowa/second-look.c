/*
 * second-look.c --
 *
 *      Squares that are tried again, cavalry that stands by, retreats between
 *      two attackers, leaders who retreat before combat, the Old Guard's charge
 *      from two hexes, what counts as Guard.
 */

#include "generic/moskowa/cavalry.h"
#include "generic/moskowa/noted.h"
#include "generic/moskowa/regrouping.h"
#include "fights.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

static int
piece(const char *key)
{
    int p = 0;

    while (p < PIECES && strcmp(moskowa_piece[p].key, key) != 0) {
        p++;
    }
    return p;
}

/* ---- Forming.7: once a hex ---- */

/* A battalion in square on top of one that is not: the hex is a square. */
static void
try_square_of_two(void)
{
    int top;

    begin_empty();
    set("r_II_4_Tob_b1", s(5), NORTH);
    set("r_II_4_Tob_b2", s(5), NORTH);
    expect(msk_may_try_square(&g, s(5)), "Forming.7", "both may try");
    top = msk_top(&g, s(5));
    g.unit[top].state |= SQUARE;
    expect(msk_is_square(&g, s(5)), "R-M137", "who is on top tells");
    expect(!msk_may_try_square(&g, s(5)), "Forming.7",
            "who stands in a square does not try to form one");
}

/* ---- Forming.1: who begins its phase near ---- */

/* French cavalry beside a Russian regiment, which nobody takes up. */
static void
stand_beside(int facing, int state)
{
    int horse;

    begin_empty();
    horse = set(CUIRASSIERS, s(4), facing);
    g.unit[horse].state = (uint16_t)state;
    set(TOBOLSK, s(5), NORTH);
    act(DONE, 0, "Sequence of Play 1");
}

static void
try_standing_by(void)
{
    stand_beside(SOUTH, 0);
    asked(WG_SECOND, ASK_SQUARE, "R-M185", "it could be attacked");
    act(ATTEMPT_SQUARE, s(5), "Forming.7");
    throw(11, "Forming.7");
    expect(msk_is_square(&g, s(5)), "Forming.7", "formed");
    french_melee();
    expect(g.hand == NONE, "R-M185", "nobody is in hand");
    stand_beside(SOUTH, DISPERSED);
    asked(WG_SECOND, ASK_SQUARE, "R-M185", "who is dispersed attacks, too");
    act(DONE, 0, "Forming.6");
    french_melee();
    stand_beside(NORTH, 0);
    expect(g.flow.decision != ASK_SQUARE, "R-M185", "not in its front");
    stand_beside(SOUTH, ROUTING);
    expect(g.flow.decision != ASK_SQUARE, "R-M185", "who routs attacks nobody");
}

/* It stands before one of two regiments that see it. */
static void
try_standing_by_one(void)
{
    begin_empty();
    set(CUIRASSIERS, s(4), SOUTH);
    set(TOBOLSK, s(5), NORTH);
    set("r_II_4_Vol", s(2), SOUTH);
    act(DONE, 0, "Sequence of Play 1");
    asked(WG_SECOND, ASK_SQUARE, "R-M185", "it could be attacked");
    refused(ATTEMPT_SQUARE, s(2), "Forming.1 not-near", "R-M185");
    refused(ATTEMPT_SQUARE, s(5), "", "R-M185");
}

/* Cavalry in a square's hex attacks nobody; cavalry in wolf-pits may. */
static void
try_standing_by_chance(void)
{
    int foot, pits = msk_hex("05145"), plain = msk_hex("05146");

    begin_empty();
    foot = set("f_I_5_57_b1", s(4), SOUTH);
    g.unit[foot].state = SQUARE;
    set(CUIRASSIERS, s(4), SOUTH);
    set(TOBOLSK, s(5), NORTH);
    act(DONE, 0, "Sequence of Play 1");
    expect(g.flow.decision != ASK_SQUARE, "Square.11", "with a square");
    begin_empty();
    set(CUIRASSIERS, pits, SOUTH);
    set(TOBOLSK, plain, NORTH);
    act(DONE, 0, "Sequence of Play 1");
    asked(WG_SECOND, ASK_SQUARE, "R-M185", "out of wolf-pits, too");
}

/* ---- R-M07: farther from every attacker ---- */

static void
try_between_two(void)
{
    int to;

    begin_empty();
    set(CUIRASSIERS, s(4), SOUTH);
    set("f_I_5_57_b1", along(s(5), SOUTH_EAST, 1), CORNER + NORTH_WEST);
    set(JAGERS, s(5), NORTH);
    set("r_IV_11_1J_b2", s(5), NORTH);
    french_melee();
    attack(s(5), "R-M07");
    throw(66, "R-M07");
    while (g.flow.side == WG_CHANCE) {
        throw(66, "Morale");
    }
    asked(WG_SECOND, ASK_RETREAT, "R-M108", "which way");
    to = along(s(6), SOUTH_EAST, 1);
    refused(RETREAT_TO, to, "R-M108 worse-way", "R-M07");
    refused(RETREAT_TO, s(7), "", "R-M07");
}

/* Two of them at opposite sides: between them is a way that leads from both,
   though not by steps that each lead from the stronger. */
static void
try_in_the_middle(void)
{
    int u;

    begin_empty();
    set(CUIRASSIERS, s(4), SOUTH);
    set("f_I_5_57_b1", s(6), NORTH);
    u = set("r_II_4_Tob_b1", s(5), NORTH);
    french_melee();
    attack(s(5), "R-M07");
    throw(66, "R-M07");
    while (g.flow.side == WG_CHANCE) {
        throw(66, "Morale");
    }
    if (g.flow.decision == ASK_RETREAT) {
        all_hold();
    }
    expect(g.unit[u].hex != OFF_MAP, "R-M07", "it has a way");
    expect(msk_distance(g.unit[u].hex, s(4)) > 1
            && msk_distance(g.unit[u].hex, s(6)) > 1, "R-M07",
            "it ends farther from both");
}

/* ---- Evasion.5: leaders, too ---- */

static void
try_leader_dispersed(void)
{
    int leader;

    begin_empty();
    set("f_I_5_57_b1", s(0), SOUTH);
    leader = set("r_Raevsky", s(1), 0);
    french_melee();
    act(ATTACK, s(1), "Evasion.1");
    if (g.flow.side == WG_FIRST) {
        act(FIGHT, 0, "Evasion.1");
    }
    act(EVADE, leader, "Retreat before Combat");
    act(STEP, s(2), "Evasion.2");
    act(PUT_DOWN, 0, "Evasion.3");
    expect(g.unit[leader].state & DISPERSED, "Evasion.5",
            "a leader is a unit, and dispersed");
    expect(told(WAS_DISPERSED) != NULL, "Evasion.5", "all are told");
    expect(!msk_may_evade(&g, leader), "Evasion.6", "not again");
}

/* ---- the Old Guard ---- */

/* Two of its hexes beside one of the enemy's: he checks once. */
static void
try_old_guard(void)
{
    int one, two;

    begin_empty();
    one = set("f_IG_OG_1C", s(4), SOUTH);
    two = set("f_IG_OG_1G", along(s(5), NORTH_EAST, 1), SOUTH_WEST);
    set(TOBOLSK, s(5), NORTH);
    french_fire();
    wg_do(&moskowa_rules, &g, &(WgAction){ GUARD_CHARGE,
            { (int16_t)one, (int16_t)s(5), 0 } });
    throw(66, "Old Guard Charge");
    expect(is_held(&g, WG_SECOND, s(5)), "Old Guard Charge", "it stands");
    expect_reason(msk_bar_to_guard_charge(&g, two, s(5)),
            "Guard.1 charged-once", "R-M186");
}

/* A whole regiment of it has no room in the wood. */
static void
try_guard_at_leader(void)
{
    int one, leader, wood = msk_hex("00213");

    begin_empty();
    one = set("f_IG_OG_1C", msk_hex("00212"), SOUTH);
    leader = set("r_Raevsky", wood, 0);
    french_fire();
    wg_do(&moskowa_rules, &g, &(WgAction){ GUARD_CHARGE,
            { (int16_t)one, (int16_t)wood, 0 } });
    expect_equal(g.unit[leader].hex, OFF_MAP, "R-M206", "captured");
    expect_equal(g.unit[one].hex, msk_hex("00212"), "R-M131", "stays");
}

/* ---- victory points ---- */

static void
try_aide(void)
{
    int aide;

    begin_with("historical", "");
    while (g.placed > 0) {
        msk_take(&g, g.stack[0]);
    }
    memset(g.losses, 0, sizeof g.losses);
    for (int u = 0; u < PIECES; u++) {
        g.unit[u].lost = 0;
    }
    aide = unit_of(WG_SECOND, AIDE, 0, 0);
    msk_put(&g, aide, s(1), 0);
    g.unit[aide].lost = WOUNDED;
    expect_equal(msk_lacking(&g, WG_SECOND), 0, "Victory Conditions",
            "an aide is no leader");
}

static void
try_guard(void)
{
    static const char *const guard[] = { "f_IV_RIG_IGD", "f_IV_RIG_QD",
        "f_IV_RIG_LV", "f_IV_RIG_CG", "f_IV_RIG_CG_b1", "f_VIII_VIII_G",
        "f_VIII_24_GG", "r_III_1G_LGG", "r_III_1G_LGG_b1", "r_V_V_PLG",
        "f_IG_MG_FG", "f_IVC_IVC_GC" };
    static const char *const other[] = { "f_IG_LV_1", "f_IG_IG_P",
        "f_IG_IG_7", "f_I_I_1", "r_III_1G_PaG", "f_IVC_IVC_ZC" };

    for (size_t i = 0; i < sizeof guard / sizeof *guard; i++) {
        expect(msk_is_guard(piece(guard[i])), "R-M184", guard[i]);
    }
    for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
        expect(!msk_is_guard(piece(other[i])), "R-M184", other[i]);
    }
}

/* ---- M5.4: 3/2 of the points, halves up ---- */

static void
try_halves(void)
{
    Piece p = msk_dismounted(piece("f_IV_RIG_IGD"));

    expect_equal(p.points, 5, "M5.4", "points");
    expect_equal(p.melee, 8, "M5.4", "melee");
    expect_equal(p.fire[NEAR_BAND], 8, "M5.4", "fire");
}

/* ---- Regrouping ---- */

/* Who is whole, but has no room to come back, waits on the chart. */
static void
try_waiting(void)
{
    int u;

    begin_empty();
    u = set("r_II_4_Tob_b1", s(1), NORTH);
    msk_take(&g, u);
    set_mark(g.chart, u);
    set_left_at(&g, u, s(1));
    g.unit[u].lost = 1;
    expect(moskowa_rules.broken(&g) == NULL, "Regrouping.8",
            "it may wait there");
}

int
main(void)
{
    hex = broad_hex();
    try_square_of_two();
    try_standing_by();
    try_standing_by_one();
    try_standing_by_chance();
    try_between_two();
    try_in_the_middle();
    try_leader_dispersed();
    try_old_guard();
    try_guard_at_leader();
    try_aide();
    try_guard();
    try_halves();
    try_waiting();
    return outcome();
}
