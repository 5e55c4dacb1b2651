/*
 * refusals.c --
 *
 *      Refusals of La Bataille de la Moskowa that no other file provokes.
 */

#include "generic/moskowa/cavalry.h"
#include "generic/moskowa/formations.h"
#include "generic/moskowa/noted.h"
#include "generic/moskowa/regrouping.h"
#include "generic/moskowa/ways.h"
#include "fights.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

static void
says(const char *bar, const char *wanted)
{
    if (bar == NULL || strcmp(bar, wanted) != 0) {
        fprintf(stderr, "moskowa: \"%s\"\n", bar ? bar : "");
    }
    expect(bar && strcmp(bar, wanted) == 0, wanted, "refused");
}

static void
try_regrouping(void)
{
    int u, full;

    begin_empty();
    u = set("f_I_5_57", s(0), SOUTH);
    set_mark(g.escorted, u);
    act(TAKE_UP, u, "Movement.1");
    refused(BREAK_UP, 0, "Regrouping.9 escorted", "R-M158");
    begin_empty();
    u = set("f_IG_IG_VPB", s(0), SOUTH);
    g.unit[u].lost = 3;
    msk_leave_for_chart(&g);
    full = set("f_I_5_57", s(0), SOUTH);
    set("f_Ney", s(0), 0);
    expect(points_of(&g, full) >= msk_limit(s(0)), "Stacking.1", "full");
    says(msk_bar_to_return(&g, u, s(0)), "Stacking.1 no-room");
}

/* What is told of one that stays behind in its formation. */
static void
try_why_not(void)
{
    int u;

    begin_empty();
    u = set("f_I_5_57_b1", s(0), SOUTH);
    says(msk_why_not(&g, u, s(1)), "Movement.2 goes-round");
    says(msk_why_not(&g, u, s(10)), "Movement.5 no-points");
    put(WG_SECOND, INFANTRY, 1, 8, s(3), NORTH);
    says(msk_why_not(&g, u, s(3)), "Movement.4 enemy");
}

static void
try_evasion(void)
{
    int foot, horse;

    begin_empty();
    set("f_I_5_57", s(0), SOUTH);
    foot = set(TOBOLSK, s(1), NORTH);
    horse = set("r_IC_IC_LGH", s(1), NORTH);
    set("f_I_5_57_b1", along(s(1), NORTH_WEST, 1), SOUTH_EAST);
    french_melee();
    act(ATTACK, s(1), "Melee.5");
    act(SPARE, msk_top(&g, s(0)), "Melee.8");
    refused(SPARE, msk_top(&g, s(0)), "Melee.8 takes-no-part",
            "Melee.8");
    act(FIGHT, 0, "Melee.4");
    asked(WG_SECOND, ASK_EVASION, "Retreat before Combat", "asked");
    refused(EVADE, foot, "Evasion.0 not-that-kind", "Retreat before Combat");
    g.unit[horse].state = DISPERSED;
    refused(EVADE, horse, "Evasion.6 dispersed", "Evasion.6");
    g.unit[horse].state = 0;
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int at = moskowa_near[s(1)][side];

        if (!is_held(&g, WG_FIRST, at)) {
            put(WG_FIRST, INFANTRY, 1, 20, at, wg_hex_back(side));
        }
    }
    refused(EVADE, horse, "Evasion.2 no-way", "Evasion.2");
}

static void
try_guard(void)
{
    int guard;

    begin_empty();
    guard = set("f_IG_OG_1C_b1", s(0), SOUTH);
    set(TOBOLSK, s(1), NORTH);
    g.firing = WG_SECOND;
    says(msk_bar_to_guard_charge(&g, guard, s(1)), "Guard.1 not-yours");
    g.firing = WG_FIRST;
    bind_to(&g, guard, s(1));
    says(msk_bar_to_guard_charge(&g, guard, s(1)), "Guard.1 has-fired");
}

static void
try_squares(void)
{
    int horse, foot;

    begin_empty();
    foot = set(TOBOLSK, s(3), NORTH);
    horse = set("f_IC_IC_7H", s(0), SOUTH);
    g.hand = (int16_t)horse;
    g.flow.side = WG_SECOND;
    g.flow.decision = ASK_SQUARE;
    g.unit[foot].state = TRIED;
    refused(ATTEMPT_SQUARE, s(3), "Forming.7 may-not-try", "Forming.7");
    g.unit[foot].state = ROUTING;
    says(msk_bar_to_square(&g, foot), "Square.1 routing");
    g.unit[foot].state = 0;
    g.flow.side = WG_FIRST;
    g.flow.decision = ASK_CHARGE;
    refused(DECLARE, s(5), "Forming.2 not-seen", "Forming.1");
    says(msk_bar_to_declare(&g, horse, s(3)), "Forming.2 too-far");
}

/* Two hexes from them, with an enemy between; and while another charge is
   declared. */
static void
try_charges(void)
{
    int horse, other;

    begin_empty();
    set(TOBOLSK, s(3), NORTH);
    horse = set("f_IC_IC_7H", s(1), SOUTH);
    expect(msk_bar_to_declare(&g, horse, s(3)) == NULL, "Charge.1", "by s(2)");
    set("r_VII_12_Nar", s(2), NORTH);
    says(msk_bar_to_declare(&g, horse, s(3)), "Charge.1 no-way");
    other = set("f_IC_IC_8H", along(s(1), NORTH, 1), SOUTH);
    expect(msk_bar_to_declare(&g, other, s(2)) == NULL, "Charge.1", "none yet");
    set("r_VII_12_Smo", along(s(1), SOUTH_EAST, 1), NORTH);
    msk_declare(&g, horse, along(s(1), SOUTH_EAST, 1));
    says(msk_bar_to_declare(&g, other, s(2)), "Charge.11 another-first");
}

/* A side of a river without ford or bridge, the ground beside it open. */
static bool
is_barred(int from, int side)
{
    const Hex *h = &moskowa_hex[from];
    int to = moskowa_near[from][side];

    return to >= 0 && has_side(h->river, side)
            && !has_side(h->ford | h->bridge, side) && h->terrain == CLEAR
            && moskowa_hex[to].terrain == CLEAR;
}

static void
try_river(void)
{
    int bank = 0, side = 0;

    while (!is_barred(bank, side)) {
        side = (side + 1) % WG_HEX_SIDES;
        bank += side == 0;
    }
    begin_empty();
    set("f_I_5_57", s(0), SOUTH);
    set(TOBOLSK, s(1), NORTH);
    set("f_I_5_61", bank, side);
    set("r_VII_12_Nar", moskowa_near[bank][side], wg_hex_back(side));
    french_melee();
    refused(ATTACK, moskowa_near[bank][side], "Melee.7 river", "Melee.7");
}

static void
try_scenario(void)
{
    int guns = NONE, u;

    begin_scenario("uvarov");
    for (int i = 0; i < g.placed; i++) {
        guns = msk_is_gun_of_borodino(&g, g.stack[i]) ? g.stack[i] : guns;
    }
    while (g.flow.decision != ASK_CALL) {
        act(DONE, 0, "Sequence of Play");
    }
    u = slot_named("f_IV_14_35");
    act(CALL, u, "Scenario 4");
    refused(CALL, u, "Scenario.4 called", "Scenario 4");
    refused(CALL, slot_named("f_I_5_57"), "Scenario.4 not-available",
            "Scenario 4");
    act(DONE, 0, "Scenario 4");
    act(TAKE_UP, guns, "Movement.1");
    refused(TURN, NORTH, "Scenario.4 guns-of-borodino", "Scenario 4");
}

static void
try_setup(void)
{
    int u, enemy, at;

    begin_with("shewardino", "setup free");
    u = slot_named("r_VI_7_11J");
    enemy = slot_named("f_I_5_57");
    at = along(g.unit[u].hex, NORTH_EAST, 2);
    while (is_held(&g, WG_SECOND, at)) {
        at = along(at, NORTH_EAST, 1);
    }
    msk_put(&g, enemy, at, 0);
    act(LIFT, u, "Setup");
    refused(SET, at, "R-M163 enemy-near", "Setup");
}

int
main(void)
{
    begin_empty();
    hex = broad_hex();
    try_regrouping();
    try_why_not();
    try_evasion();
    try_guard();
    try_squares();
    try_charges();
    try_river();
    try_scenario();
    try_setup();
    return outcome();
}
