/*
 * fire.c --
 *
 *      Fire Combat in La Bataille de la Moskowa, by paragraph: who fires, and a
 *      phase.
 */

#include "generic/moskowa/noted.h"
#include "fires.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

/* ---- who ---- */

static void
bars(int u, int target, const char *reason, const char *paragraph)
{
    expect_reason(msk_bar_to_fire(&g, u, target), reason, paragraph);
}

static void
try_who(void)
{
    int u, gun, enemy;

    begin_empty();
    g.firing = WG_FIRST;
    enemy = set(TOBOLSK, s(2), NORTH);
    u = set(LIGHT_BATTALION, s(0), SOUTH);
    gun = set(BATTERY, moskowa_near[s(2)][NORTH_WEST], SOUTH);
    bars(enemy, s(0), "Fire.7 not-yours", "Fire.7");
    bars(u, s(2), "", "Fire.5");
    bars(u, s(3), "Fire.6 out-of-range", "Fire.6");
    for (int facing = 0; facing < FACINGS; facing++) {
        bool front = has_side(msk_front_of(facing), SOUTH);

        msk_turn(&g, s(0), facing);
        bars(u, s(2), front ? "" : "Fire.5 not-in-front", "Fire.5");
    }
    msk_turn(&g, s(0), SOUTH);
    g.unit[u].state = DISPERSED;
    bars(u, s(2), "", "Evasion.7");
    g.unit[u].state = ROUTING;
    bars(u, s(2), "R-M04 routing", "R-M04");
    g.unit[u].state = ROAD_MODE;
    bars(u, s(2), "Roads in-road-mode", "Roads and Paths");
    g.unit[u].state = 0;
    set(BATTALION, s(1), SOUTH);
    bars(u, s(2), "Sight.0 no-sight", "Line of Sight");
    bars(gun, s(2), "", "Line of Sight");
    g.unit[gun].state = 0;
    bars(gun, s(2), "Artillery.1 limbered", "Artillery");
    bars(set("f_Ney", s(0), 0), s(2), "Fire.1 leader", "Fire.1");
}

/* The top unit, or nine points of guns. */
static void
try_stack(void)
{
    int top, beneath, gun[4];
    Firing firing;

    begin_empty();
    g.firing = WG_FIRST;
    set(TOBOLSK, s(2), NORTH);
    top = set(LIGHT_BATTALION, s(0), SOUTH);
    beneath = set("f_I_1_13L_b2", s(0), SOUTH);
    for (int i = 0; i < 4; i++) {
        static const char *const key[] = {
            BATTERY, "f_I_I_4", "f_I_I_5", "f_I_I_6"
        };

        gun[i] = set(key[i], s(0), SOUTH);
        bars(gun[i], s(2), i < 3 ? "" : "Fire.9 beneath", "Fire.9");
    }
    bars(top, s(2), "", "Fire.9");
    bars(beneath, s(2), "Fire.9 beneath", "Fire.9");
    expect(msk_excludes(&g, top, gun[0]) && msk_excludes(&g, gun[0], top)
            && !msk_excludes(&g, gun[0], gun[1]), "R-M03", "or");
    msk_bearing(&g, s(2), &firing);
    expect_equal(firing.count, 4, "Fire.9", "who bear");
    msk_best_bearing(&g, s(2), &firing);
    expect_equal(firing.count, 3, "Fire.9", "three batteries do more");
    g.unit[gun[0]].lost = 1;
    bars(gun[3], s(2), "Fire.9 beneath", "R-M115");
    g.unit[gun[1]].state = 0;
    bars(gun[3], s(2), "", "R-M115");
    g.unit[gun[0]].state = g.unit[gun[2]].state = g.unit[gun[3]].state = 0;
    msk_best_bearing(&g, s(2), &firing);
    expect(firing.count == 1 && firing.slot[0] == top, "Fire.9", "top unit");
}

/* Guns in a town face in the direction of fire, others all round. */
static void
try_town(void)
{
    int town = msk_hex("06154"), target = moskowa_near[town][SOUTH], u, gun;

    begin_empty();
    g.firing = WG_SECOND;
    set(BATTALION, target, NORTH);
    u = set(TOBOLSK, town, NORTH);
    gun = set("r_RA_R_H", town, NORTH);
    bars(u, target, "", "Towns and Villages");
    bars(gun, target, "Fire.5 not-in-front", "Towns and Villages");
    msk_turn(&g, town, SOUTH);
    bars(gun, target, "", "Towns and Villages");
}

static void
try_square(void)
{
    int u[3], target[WG_HEX_SIDES];
    Firing firing;

    begin_empty();
    g.firing = WG_FIRST;
    u[0] = set(LIGHT_BATTALION, s(1), NORTH);
    u[1] = set("f_I_1_13L_b2", s(1), NORTH);
    u[2] = set(BATTERY, s(1), NORTH);
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        target[side] = moskowa_near[s(1)][side];
    }
    set(TOBOLSK, target[SOUTH], NORTH);
    for (int i = 0; i < 3; i++) {
        g.unit[u[i]].state |= SQUARE;
        bars(u[i], target[SOUTH], "", "Square.10, Square.15");
    }
    msk_best_bearing(&g, target[SOUTH], &firing);
    expect(firing.count == 1 && firing.slot[0] == u[2],
            "Square.15", "one by a side: who does most");
    bind_to(&g, u[0], target[SOUTH]);
    bars(u[0], target[NORTH], "Fire.7 has-fired", "Fire.7");
    bars(u[1], target[SOUTH], "Square.15 same-side", "Square.15");
    bars(u[1], target[NORTH], "", "Square.15");
    bind_to(&g, u[1], target[NORTH]);
    bars(u[2], target[NORTH], "Square.15 same-side", "Square.15");
    bars(u[2], target[SOUTH_EAST], "", "Square.15");
}

/* ---- a phase ---- */

static void
try_phase(void)
{
    int u, other, top, beneath;

    begin_empty();
    top = set(RUSSIAN_BATTALION, s(2), NORTH);
    beneath = set("r_IV_23_Eka_b2", s(2), NORTH);
    u = set(BATTERY, s(0), SOUTH);
    other = set(BATTALION, moskowa_near[s(2)][NORTH_WEST], SOUTH_EAST);
    set(TOBOLSK, moskowa_near[s(2)][SOUTH_WEST], NORTH);
    act(DONE, 0, "Sequence of Play 1");
    expect(g.flow.side == WG_SECOND && g.flow.decision == ASK_TARGET,
            "Sequence of Play 3", "defensive fire");
    refused(AIM, s(0), "Fire.6 out-of-range", "Fire.6");
    refused(AIM, s(2), "Fire.1 no-enemy", "Fire.1");
    refused(FIRE, 0, "Fire.8 not-now", "Fire.8");
    act(DONE, 0, "Sequence of Play 3");
    act(AIM, s(2), "Fire.8");
    expect(fire_part(&g, u) == FIRES && fire_part(&g, other) == FIRES, "Fire.1",
            "all take part");
    refused(INCLUDE, u, "Fire.1 takes-part", "Fire.1");
    act(SPARE, u, "Fire.1");
    refused(SPARE, u, "Fire.1 takes-no-part", "Fire.1");
    refused(SPARE, other, "Fire.1 nobody-left", "Fire.1");
    act(HOLD, 0, "Fire.1");
    expect_equal(fire_part(&g, other), NO_SHOT, "Fire.7", "held");
    act(AIM, s(2), "Fire.8");
    act(SPARE, other, "Fire.1");
    act(FIRE, 0, "Fire.4");
    throw(64, "Fire.4");
    /* 14 to 7 are 2:1, where 64 takes 2. */
    expect_equal(g.unit[top].lost, 2, "Fire.11", "from the top");
    expect_equal(g.unit[beneath].lost, 0, "Fire.11", "from the top");
    expect_equal(told(FIRED)->about[1], ODDS_2_1, "Fire.3", "told");
    expect_equal(told(FIRED)->about[3], 2, "Fire.4", "told");
    expect_equal(bound_to(&g, u), s(2), "Melee.10", "where it fired");
    expect_equal(bound_to(&g, other), OFF_MAP, "Melee.10", "it did not");
    refused(AIM, s(2), "Fire.8 fired-at", "Fire.8");
    act(AIM, moskowa_near[s(2)][SOUTH_WEST], "Fire.8");
    expect(fire_part(&g, u) == NO_SHOT && fire_part(&g, other) == FIRES,
            "Fire.7", "no more than once");
    refused(INCLUDE, u, "Fire.7 has-fired", "Fire.7");
}

/* Five points from the top: four of the first, one of the next. */
static void
try_losses(void)
{
    int top, beneath;

    begin_empty();
    top = set(RUSSIAN_BATTALION, s(1), NORTH);
    beneath = set("r_IV_23_Eka_b2", s(1), NORTH);
    set(HEAVY, s(0), SOUTH);
    set("f_IG_GA_2", s(0), SOUTH);
    set("f_IG_GA_3", s(0), SOUTH);
    french_fire();
    act(AIM, s(1), "Fire.8");
    act(FIRE, 0, "Fire.4");
    /* 54 to 7 are 7:1; 55 and 6 cells are 65, which takes 5. */
    throw(55, "Fire.4");
    expect_equal(told(FIRED)->about[1], ODDS_7_1, "Fire.3", "54 to 7");
    expect_equal(told(FIRED)->about[2], 6, "Range.4", "canister");
    expect_equal(told(FIRED)->about[3], 5, "Fire.4", "five points");
    expect_equal(g.unit[top].hex, OFF_MAP, "Casualties.5", "eliminated");
    expect_equal(g.unit[beneath].lost, 1, "Fire.11", "the next");
}

/* A hex that has fired does not fire again, whoever is in it. */
static void
try_once(void)
{
    int target = moskowa_near[s(0)][SOUTH_EAST], other;

    begin_empty();
    set(RUSSIAN_BATTALION, s(1), NORTH);
    set(TOBOLSK, target, NORTH);
    set(BATTERY, s(0), SOUTH);
    other = set(LIGHT_BATTALION, s(0), SOUTH);
    set(BATTALION, moskowa_near[target][NORTH], SOUTH);
    french_fire();
    act(AIM, s(1), "Fire.8");
    act(FIRE, 0, "Fire.4");
    throw(11, "Fire.4");
    act(AIM, target, "Fire.8");
    refused(INCLUDE, other, "Fire.9 hex-has-fired", "Fire.9, Fire.10");
}

/* Below 1:3 nothing happens, and no dice are thrown. */
static void
try_weak(void)
{
    int u;

    begin_empty();
    set(TOBOLSK, s(6), NORTH);
    u = set(BATTERY, s(0), SOUTH);
    g.unit[u].lost = 2;
    french_fire();
    act(AIM, s(6), "Fire.8");
    act(FIRE, 0, "Fire.4");
    expect(g.flow.side != WG_CHANCE && g.flow.events > 0, "R-M05", "no dice");
}

/* Regrouping.1: the owner alone is told who is half lost with one more. */
static void
try_losing(int u)
{
    char wanted[40];
    WgText owner = {0}, enemy = {0};

    g.unit[u].lost = (int8_t)((piece_of(&g, u)->points + 1) / 2 - 1);
    wg_print(&owner, "");
    wg_print(&enemy, "");
    wg_query(&moskowa_rules, &g, WG_SECOND, "losing", &owner);
    wg_query(&moskowa_rules, &g, WG_FIRST, "losing", &enemy);
    snprintf(wanted, sizeof wanted, "due 2 worn {%d }", u);
    expect(strcmp(owner.text, wanted) == 0, "Regrouping.1", owner.text);
    expect(enemy.length == 0, "Regrouping.1", "not the enemy");
    g.unit[u].lost = 0;
    free(owner.text);
    free(enemy.text);
}

/* The owner chooses in a work whose protective side is crossed. */
static void
try_fortification(void)
{
    int redoubt = msk_hex("05444"), top, beneath;

    begin_empty();
    top = set(RUSSIAN_BATTALION, redoubt, NORTH_EAST);
    beneath = set("r_IV_23_Eka_b2", redoubt, NORTH_EAST);
    set("r_Raevsky", redoubt, 0);
    set(HEAVY, moskowa_near[redoubt][NORTH_WEST], SOUTH_EAST);
    set("f_IG_GA_2", moskowa_near[redoubt][NORTH_WEST], SOUTH_EAST);
    french_fire();
    act(AIM, redoubt, "Fire.8");
    act(FIRE, 0, "Fire.4");
    throw(46, "Fire.4");
    expect_equal(told(FIRED)->about[1], ODDS_2H_1, "M4.8", "36 to 13");
    expect_equal(told(FIRED)->about[3], 2, "Fire.4", "two points");
    expect(g.flow.side == WG_SECOND && g.flow.decision == ASK_LOSSES,
            "Fortifications", "the owner is asked");
    try_losing(beneath);
    refused(LOSE, msk_stack(&g, redoubt).slot[2], "Fortifications not-there",
            "Fortifications");
    refused(FIRE, 0, "Fortifications not-now", "Fortifications");
    act(LOSE, beneath, "Fortifications");
    act(LOSE, top, "Fortifications");
    expect(g.unit[top].lost == 1 && g.unit[beneath].lost == 1,
            "Fortifications", "one of each");
    expect_equal(g.due, 0, "Fortifications", "no more");
}

/* ---- squares, in the enemy's movement ---- */

static void
try_square_fire(void)
{
    int u, horse, square = s(2);

    begin_empty();
    horse = set("f_IIIC_IIIC_7D", s(1), SOUTH);
    u = set(TOBOLSK, square, NORTH);
    g.unit[u].state = SQUARE;
    g.flow.side = -3;                   /* as in a step */
    expect(msk_call_square_fire(&g, square, s(1)), "Square.9",
            "it fires");
    expect_equal(fire_part(&g, u), FIRES, "Square.9", "who");
    expect_equal(bound_to(&g, u), OFF_MAP, "Square.9",
            "however many times");
    expect_equal(g.target, g.unit[horse].hex, "Square.9", "at whom");
    g.unit[u].state = SQUARE | ROUTING;
    expect(!msk_call_square_fire(&g, square, s(1)), "R-M04", "who routs");
}

int
main(void)
{
    begin();
    hex = broad_hex();
    try_who();
    try_stack();
    try_town();
    try_square();
    try_phase();
    try_losses();
    try_once();
    try_weak();
    try_fortification();
    try_square_fire();
    return outcome();
}
