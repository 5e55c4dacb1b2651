/*
 * howitzers.c --
 *
 *      Howitzers in La Bataille de la Moskowa: over what they fire, when they
 *      roll to hit, where what misses falls.
 */

#include "generic/moskowa/noted.h"
#include "fires.h"

#define FRENCH "f_I_I_H"
#define RUSSIAN "r_RA_R_H"
#define GUNS_OF_TEN "f_I_I"
#define TARGET "r_II_4_Tob"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

/* ---- who rolls ---- */

static void
try_rolls(void)
{
    /* M4.7: the most that hits, from 1 to 9 hexes. */
    static const int most[2][9] = {
        { 5, 5, 4, 4, 4, 3, 3, 2, 2 }, { 5, 5, 5, 5, 5, 4, 4, 3, 3 }
    };
    int u, guns;

    begin_empty();
    u = set(FRENCH, s(0), SOUTH);
    guns = set(GUNS_OF_TEN, s(0), SOUTH);
    for (int range = 1; range <= 9; range++) {
        expect_equal(msk_must_roll(&g, u, s(range)), range >= 6, "Howitzers",
                "the French from 6 on");
        expect_equal(msk_most_that_hits(&g, u, s(range)),
                most[WG_FIRST][range - 1], "M4.7", "French");
        expect(!msk_must_roll(&g, guns, s(range)), "Howitzers", "guns");
    }
    u = set(RUSSIAN, s(1), SOUTH);
    for (int range = 1; range <= 9; range++) {
        expect(!msk_must_roll(&g, u, s(1 + range)), "R-M36",
                "Russians see what they fire at");
        expect_equal(msk_most_that_hits(&g, u, s(1 + range)),
                most[WG_SECOND][range - 1], "M4.7", "Russian");
    }
    /* Somebody stands between. */
    set(TARGET, s(3), SOUTH);
    expect(!msk_must_roll(&g, u, s(3)) && msk_must_roll(&g, u, s(4)),
            "Howitzers", "over what hides the hex");
    g.firing = WG_SECOND;
    expect(msk_bar_to_fire(&g, u, s(4)) == NULL, "R-M116", "they may");
    g.firing = WG_FIRST;
    expect(msk_bar_to_fire(&g, guns, s(4)) != NULL, "Line of Sight",
            "guns may not");
}

/* Scenario 1, from 7:20 on. */
static void
try_night(void)
{
    int u, guns, foot;

    begin_empty();
    u = set(RUSSIAN, s(0), SOUTH);
    guns = set(GUNS_OF_TEN, s(1), SOUTH);
    foot = set("f_I_1_13L_b1", s(2), SOUTH);
    g.clock = 22;
    expect(!msk_must_roll(&g, guns, s(2)), "Scenario 1", "the next hex");
    expect(msk_must_roll(&g, guns, s(3)), "Scenario 1", "guns");
    expect(msk_must_roll(&g, foot, s(4)), "Scenario 1", "infantry");
    expect(msk_must_roll(&g, u, s(2)), "Scenario 1", "Russians, too");
    expect_equal(msk_most_that_hits(&g, u, s(3)), 4, "Scenario 1",
            "on the French table");
    g.clock = 21;
    expect(!msk_must_roll(&g, guns, s(3)), "Scenario 1", "by day");
}

/* 1 is the hex to the north, the others follow clockwise. */
static void
try_scatter(void)
{
    static const int side[] = {
        NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST
    };

    for (int die = 1; die <= 6; die++) {
        expect_equal(msk_falls(s(5), STRAYS + die - 1),
                moskowa_near[s(5)][side[die - 1]], "Howitzers", "clockwise");
    }
    expect_equal(msk_falls(0, STRAYS), OFF_MAP, "Howitzers", "off the map");
}

/* ---- a phase ---- */

/* A miss falls on friends; the guns with them do not roll. */
static void
try_friends(void)
{
    int u, guns, enemy, friend;

    begin_empty();
    enemy = set(TARGET, s(6), NORTH);
    u = set(FRENCH, s(0), SOUTH);
    guns = set(GUNS_OF_TEN, s(0), SOUTH);
    friend = set("f_I_4_85_b1", moskowa_near[s(6)][NORTH_WEST], SOUTH);
    french_fire();
    act(AIM, s(6), "Fire.8");
    act(SPARE, friend, "Fire.1");
    act(FIRE, 0, "Howitzers");
    throw(4, "Howitzers");
    expect(told(SHELLS_MISSED) != NULL, "M4.7", "3 at most hits");
    throw(6, "Howitzers");
    expect(told(SHELLS_FELL) && told(SHELLS_FELL)->about[1]
            == moskowa_near[s(6)][NORTH_WEST], "Howitzers", "where");
    /* The guns alone: 3 to 7, 1:2.5. */
    throw(64, "Fire.4");
    expect(told(FIRED) && told(FIRED)->about[0] == s(6)
            && told(FIRED)->about[1] == ODDS_1_2H, "Howitzers", "the guns");
    expect_equal(g.unit[enemy].lost, 1, "Fire.4", "a point");
    /* Shells 5 to 7 from six hexes, 1:1.5. */
    throw(55, "Howitzers");
    expect(told(FIRED) && told(FIRED)->about[0] == g.unit[friend].hex
            && told(FIRED)->about[1] == ODDS_1_1H, "R-M36",
            "their own attack");
    expect_equal(g.unit[friend].lost, 1, "Howitzers", "even friends");
    expect(fire_part(&g, u) == NO_SHOT && fire_part(&g, guns) == NO_SHOT,
            "Fire.7", "done");
}

/* Howitzers of two hexes roll twice, those of one once; who hits fires with
   the others. */
static void
try_two(void)
{
    begin_empty();
    set(TARGET, s(6), NORTH);
    set(FRENCH, s(0), SOUTH);
    set("f_I_I_H_2", s(0), SOUTH);
    set("f_III_III_H", along(s(0), SOUTH_EAST, 1), SOUTH);
    french_fire();
    act(AIM, s(6), "Fire.8");
    act(FIRE, 0, "Howitzers");
    throw(3, "Howitzers");
    expect(told(SHELLS_HIT) != NULL, "M4.7", "3 hits");
    throw(5, "Howitzers");
    throw(1, "Howitzers");
    /* 10 to 7; and an empty hex. */
    throw(11, "Fire.4");
    expect(told(FIRED) && told(FIRED)->about[1] == ODDS_1_1, "Howitzers",
            "those who hit");
    expect_equal(g.target, OFF_MAP, "Howitzers", "nobody is struck");
}

/* All miss. */
static void
try_miss(void)
{
    begin_empty();
    set(TARGET, s(6), NORTH);
    set(FRENCH, s(0), SOUTH);
    french_fire();
    act(AIM, s(6), "Fire.8");
    act(FIRE, 0, "Howitzers");
    throw(6, "Howitzers");
    throw(3, "Howitzers");
    expect(g.target == OFF_MAP && g.flow.side != WG_CHANCE, "Howitzers",
            "no attack");
}

int
main(void)
{
    begin();
    hex = broad_hex();
    try_rolls();
    try_night();
    try_scatter();
    try_friends();
    try_two();
    try_miss();
    return outcome();
}
