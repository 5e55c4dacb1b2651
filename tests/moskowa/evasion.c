/*
 * evasion.c --
 *
 *      Before melee in La Bataille de la Moskowa, by paragraph: retreat before
 *      combat, Cossacks that refuse; guns taken; the Old Guard's charge.
 */

#include "generic/moskowa/noted.h"
#include "fights.h"
#include "generic/moskowa/ways.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

/* ---- retreat before combat ---- */

static bool
evades(const char *key, int state)
{
    int u;

    begin_empty();
    set("f_I_5_57_b1", s(0), SOUTH);
    u = set(key, s(1), NORTH);
    g.unit[u].state = (uint16_t)state;
    g.target = (int16_t)s(1);
    return msk_may_evade(&g, u);
}

static void
try_who(void)
{
    expect(evades(JAGERS, 0), "Skirmishers.2", "skirmishers");
    expect(evades("r_Raevsky", 0), "Retreat before Combat", "leaders");
    expect(evades("r_IC_IC_LGH", 0), "Retreat before Combat", "cavalry");
    expect(evades("r_IC_IC", 0), "Retreat before Combat", "horse guns");
    expect(!evades("r_IC_IC", UNLIMBERED), "Retreat before Combat",
            "not unlimbered");
    expect(!evades(TOBOLSK, 0), "Retreat before Combat", "no infantry");
    expect(!evades("r_RA_R_H", 0), "Retreat before Combat", "no foot guns");
    expect(!evades("r_IC_IC_LGD", ON_FOOT), "Dragoons.7", "not on foot");
    expect(!evades(JAGERS, DISPERSED), "Evasion.6", "once");
    expect(!evades(JAGERS, ROUTING), "Movement.9", "not who routs");
}

/* Do its ways lead there? */
static bool
reaches(int u, int to)
{
    static WgWays ways;
    bool any = false;

    msk_ways(&g, u, &ways);
    for (int i = 0; i < ways.count; i++) {
        any |= ways.way[i].place == to;
    }
    return any;
}

static void
try_retreat(void)
{
    int u, leader, attacker;

    begin_empty();
    attacker = set("f_I_5_57_b1", s(0), SOUTH);
    u = set(JAGERS, s(1), NORTH);
    leader = set("r_Raevsky", s(1), 0);
    g.unit[u].spent = 10;
    french_melee();
    act(ATTACK, s(1), "Evasion.1");
    act(FIGHT, 0, "Evasion.1");
    asked(WG_SECOND, ASK_EVASION, "Retreat before Combat", "its owner");
    refused(EVADE, attacker, "Evasion.1 not-attacked",
            "Evasion.1");
    act(EVADE, u, "Evasion.1");
    refused(PUT_DOWN, 0, "Evasion.3 must-go", "Evasion.3");
    refused(STEP, s(3), "Movement.3 too-far", "Evasion.4");
    expect(reaches(u, s(8)) && !reaches(u, s(9)), "Evasion.2",
            "seven hexes");
    act(STEP, s(2), "Evasion.2");
    refused(STEP, s(1), "Evasion.1 not-back", "Evasion.1");
    for (int i = 3; i <= 8; i++) {
        act(STEP, s(i), "Evasion.2");
    }
    refused(STEP, s(9), "Movement.5 no-points", "Evasion.2");
    act(PUT_DOWN, 0, "Evasion.3");
    expect(g.unit[u].state & DISPERSED, "Evasion.5",
            "dispersed");
    asked(WG_SECOND, ASK_EVASION, "Retreat before Combat", "the leader");
    act(EVADE, leader, "Leader Casualties.10");
    act(STEP, s(2), "Leader Casualties.10");
    act(PUT_DOWN, 0, "Evasion.3");
    expect(g.unit[leader].state & DISPERSED, "Evasion.5",
            "leaders are units");
    expect_equal(g.unit[attacker].hex, s(0), "R-M127", "no advance");
    expect_equal(g.phasing, WG_SECOND, "R-M127", "nobody is left to attack");
    refused(TAKE_UP, u, "Movement.9 may-not-move", "Movement.9");
    act(DONE, 0, "Sequence of Play 1");
    expect(!(g.unit[u].state & DISPERSED), "Evasion.6",
            "until the next rally phase");
}

/* 4 It stops in a zone, and does not go from one into another. */
static void
try_zones(void)
{
    int u;

    begin_empty();
    set("f_I_5_57_b1", s(0), SOUTH);
    set("f_I_5_57_b2", s(4), NORTH);
    u = set("r_IC_IC_LGH", s(1), NORTH);
    french_melee();
    act(ATTACK, s(1), "Evasion.1");
    act(FIGHT, 0, "Evasion.1");
    act(EVADE, u, "Retreat before Combat");
    act(STEP, s(2), "Evasion.2");
    act(STEP, s(3), "Evasion.2");
    refused(STEP, along(s(3), SOUTH_EAST, 1), "Zones.1 stopped",
            "Evasion.2");
    act(PUT_DOWN, 0, "Evasion.3");
    asked(WG_FIRST, ASK_DEFENDER, "R-M127", "another may be attacked");
    act(ATTACK, s(3), "R-M127");
    act(FIGHT, 0, "Evasion.6");
    expect_equal(g.flow.side, WG_CHANCE, "Evasion.6",
            "it stands");
}

/* ---- Cossacks ---- */

/* A battalion attacks Cossacks, 10 to 9: they defend on 3. */
static void
defend(int die)
{
    begin_empty();
    set("f_I_5_57_b1", s(0), SOUTH);
    set(COSSACKS_OF_DON, s(1), NORTH);
    french_melee();
    act(ATTACK, s(1), "Cossacks");
    act(FIGHT, 0, "Cossacks");
    act(DONE, 0, "Cossacks.1");
    throw(die, "Cossacks.1");
}

static void
try_defending(void)
{
    int u;

    defend(3);
    expect_equal(g.flow.dice, 2, "M4.6", "they fight");
    defend(2);
    u = msk_top(&g, s(1));
    asked(WG_SECOND, ASK_EVASION, "Cossacks.1", "they go");
    refused(DONE, 0, "Cossacks.1 must-retreat", "Cossacks.1");
    act(EVADE, u, "Cossacks.1");
    act(STEP, s(2), "Cossacks.1");
    act(PUT_DOWN, 0, "Cossacks.1");
    expect(g.unit[u].state & DISPERSED, "Cossacks.1", "dispersed");

    begin_empty();
    set("f_I_5_57_b1", s(0), SOUTH);
    set(COSSACKS_OF_DON, s(1), NORTH);
    set("r_Platov", s(1), 0);
    french_melee();
    attack(s(1), "Cossacks.3");
    expect_equal(g.flow.dice, 2, "Cossacks.3", "Platov is with them");
    expect_equal(clash_at(s(1)).added, -9, "Cossacks.4", "his bonus");
}

/* The Russians' melee: Cossacks of 9 with lances attack a battalion, 15 to 10,
   on 3. */
static void
russians_attack(const char *key, const char *enemy, int state)
{
    begin_empty();
    set(enemy, s(1), NORTH);
    set(key, s(0), SOUTH);
    g.unit[msk_top(&g, s(1))].state = (uint16_t)state;
    while (g.flow.side >= 0 && (g.phasing == WG_FIRST
            || g.flow.decision != ASK_DEFENDER)) {
        act(DONE, 0, "Sequence of Play");
    }
    act(ATTACK, s(1), "Cossacks");
    act(FIGHT, 0, "Cossacks");
}

static void
try_attacking(void)
{
    int u;

    russians_attack(COSSACKS_OF_DON, "f_I_5_57_b1", 0);
    expect_equal(g.flow.dice, 1, "Cossacks.2", "a die");
    throw(3, "M4.6");
    expect_equal(g.flow.dice, 2, "M4.6", "they fight");
    russians_attack(COSSACKS_OF_DON, "f_I_5_57_b1", 0);
    u = msk_top(&g, s(0));
    throw(2, "M4.6");
    expect_equal(g.unit[u].hex, s(0), "Cossacks.2", "they just stand there");
    expect_equal(g.phasing, WG_FIRST, "Cossacks.2", "nobody attacks");
    russians_attack("r_IC_IC_LGCo", "f_I_5_57_b1", 0);
    expect_equal(g.flow.dice, 2, "Cossacks.5", "those of the Guard");
}

/* 3, 6, 7 */
static void
try_exempt(void)
{
    int u, enemy, platov;

    begin_empty();
    g.phasing = WG_SECOND;
    g.target = (int16_t)s(1);
    enemy = set("f_I_5_57_b1", s(1), NORTH);
    u = set(COSSACKS_OF_DON, s(0), SOUTH);
    set_melee_part(&g, u, ATTACKS);
    expect(msk_wavers(&g, u), "Cossacks.2", "they roll");
    g.unit[enemy].state = ROUTING;
    expect(!msk_wavers(&g, u), "Cossacks.6", "not at those who rout");
    g.unit[enemy].state = 0;
    g.unit[u].state = MUST_ATTACK;
    bind_to(&g, u, s(1));
    expect(!msk_wavers(&g, u), "Cossacks.6", "not when they charged");
    g.unit[u].state = 0;
    platov = set("r_Platov", s(6), 0);
    expect(!msk_wavers(&g, u), "Cossacks.3", "Platov, wherever he is");
    g.unit[enemy].state = SQUARE;
    expect(strcmp(msk_bar_to_melee(&g, u, s(1)), "Cossacks.7 no-square") == 0,
            "Cossacks.7", "no square");
    msk_take(&g, platov);
    msk_put(&g, platov, s(0), 0);
    expect(msk_bar_to_melee(&g, u, s(1)) == NULL, "Cossacks.7",
            "but with Platov");
}

/* ---- guns taken ---- */

/* A battery and a battalion are driven back: 50 to 12, 4:1. */
static int
drive_back(void)
{
    int gun;

    begin_empty();
    set("f_I_5_57", s(0), SOUTH);
    set(RUSSIAN_BATTALION, s(1), NORTH);
    gun = set("r_RA_R_H", s(1), NORTH);
    french_melee();
    attack(s(1), "Artillery.4");
    result(32, DEFENDER_BACK, "M4.2");
    return gun;
}

static void
try_guns(void)
{
    int gun = drive_back(), enemy;

    expect(told(GUNS_TAKEN) && !told(GUNS_KEPT), "Artillery.4", "told so");
    expect(is_held(&g, WG_FIRST, s(1)), "Artillery.4", "the hex is occupied");
    expect(g.unit[gun].state & TAKEN, "Artillery.4", "taken");
    expect_equal(lies_at(&g, gun), s(1), "Artillery.4", "where they lie");
    expect_equal(g.unit[gun].lost, 0, "Artillery.4", "not destroyed yet");
    expect(moskowa_rules.broken(&g) == NULL, "R-M133", "a position");
    while (g.phasing == WG_SECOND) {
        act(DONE, 0, "Sequence of Play");
    }
    expect_equal(g.unit[gun].lost, 3, "Artillery.4",
            "destroyed in the next movement phase");

    gun = drive_back();
    while (g.placed > 0) {
        msk_take(&g, g.stack[0]);
    }
    enemy = set(TOBOLSK, s(1), NORTH);
    act(DONE, 0, "Sequence of Play 1");
    expect_equal(g.unit[gun].hex, s(1), "Artillery.4", "retaken");
    expect_equal(g.unit[gun].state, UNLIMBERED, "Artillery.4", "as it was");
    expect(msk_top(&g, s(1)) == enemy, "R-M133", "beneath");
}

/* ---- the Old Guard ---- */

static void
guard_charges(int number)
{
    begin_empty();
    set("f_IG_OG_1C_b1", s(0), SOUTH);
    set(TOBOLSK, s(1), NORTH);
    french_fire();
    wg_do(&moskowa_rules, &g, &(WgAction){ GUARD_CHARGE,
            { (int16_t)msk_top(&g, s(0)), (int16_t)s(1), 0 } });
    throw(number, "Old Guard Charge");
}

/* Morale 24: 34 less 6 is 24. */
static void
try_guard(void)
{
    int guard;

    guard_charges(35);
    guard = msk_top(&g, s(0));
    expect(guard >= 0 && is_held(&g, WG_SECOND, s(1)), "Old Guard Charge",
            "35 less 6 holds");
    expect(msk_bar_to_fire(&g, guard, s(1)) != NULL, "Old Guard Charge",
            "it may not fire");
    guard_charges(34);
    all_hold();
    expect(is_held(&g, WG_FIRST, s(1)), "Old Guard Charge",
            "34 less 6 routs, and the hex is occupied");

    begin_empty();
    guard = set("f_I_5_57_b1", s(0), SOUTH);
    set(TOBOLSK, s(1), NORTH);
    g.firing = WG_FIRST;
    expect(strcmp(msk_bar_to_guard_charge(&g, guard, s(1)),
            "Guard.1 not-old-guard") == 0, "Old Guard Charge", "no others");
    guard = set("f_IG_OG_1C_b1", s(0), SOUTH);
    expect(strcmp(msk_bar_to_guard_charge(&g, guard, s(1)),
            "Guard.1 not-on-top") == 0, "Old Guard Charge", "the top unit");
}

/* R-M197: the hex has charged, and those who were beneath do not fire; nor
   charge, were they left on top. */
static void
try_guard_beneath(void)
{
    int beneath;

    begin_empty();
    set("f_IG_OG_1C_b1", s(0), SOUTH);
    beneath = set("f_IG_OG_1C_b2", s(0), SOUTH);
    set(TOBOLSK, s(1), NORTH);
    set(RUSSIAN_BATTALION, along(s(1), NORTH_EAST, 1), SOUTH_WEST);
    set(BATTALION, along(s(1), NORTH_EAST, 2), SOUTH_WEST);
    french_fire();
    wg_do(&moskowa_rules, &g, &(WgAction){ GUARD_CHARGE,
            { (int16_t)msk_top(&g, s(0)), (int16_t)s(1), 0 } });
    throw(11, "Old Guard Charge");
    all_hold();
    expect(is_held(&g, WG_FIRST, s(1)), "Old Guard Charge", "occupied");
    expect(msk_top(&g, s(0)) == beneath, "Old Guard Charge", "on top");
    asked(WG_FIRST, ASK_TARGET, "Sequence of Play 4", "another may fire");
    expect_reason(msk_bar_to_firing(&g, beneath), "Fire.9 hex-has-fired",
            "R-M197");
    expect_reason(msk_bar_to_guard_charge(&g, beneath,
            along(s(1), NORTH_EAST, 1)), "Guard.1 has-fired", "R-M197");
}

/* R-M198: not by who flies past, but when a steady unit is there, too. */
static void
try_routing_retakes(void)
{
    int gun, u;

    begin_empty();
    gun = set("r_II_II", s(1), NORTH);
    msk_take_guns(&g, s(1));
    u = set(RUSSIAN_BATTALION, s(1), SOUTH_EAST);
    g.unit[u].state = ROUTING;
    msk_retake_guns(&g);
    expect_equal(g.unit[gun].hex, OFF_MAP, "R-M198", "who routs");
    set("r_IV_23_Eka_b2", s(1), SOUTH_EAST);
    msk_retake_guns(&g);
    expect_equal(g.unit[gun].hex, s(1), "R-M133", "a steady one");
    expect_equal(g.unit[gun].facing, SOUTH_EAST, "Facing.1", "as those there");
}

int
main(void)
{
    begin_empty();
    hex = broad_hex();
    try_who();
    try_retreat();
    try_zones();
    try_defending();
    try_attacking();
    try_exempt();
    try_guns();
    try_guard();
    try_guard_beneath();
    try_routing_retakes();
    return outcome();
}
