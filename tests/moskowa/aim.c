/*
 * aim.c --
 *
 *      Fire Combat and Range in La Bataille de la Moskowa: factors, defences,
 *      what is added to the roll.
 */

#include "fires.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

static void
try_odds(void)
{
    int u[4], v;

    begin_empty();
    v = set(TOBOLSK, s(1), NORTH);
    u[0] = set(LIGHT_REGIMENT, s(0), SOUTH);
    expect_equal(weigh(s(1), 1, u).odds, ODDS_2_1, "Fire.3", "15 to 7");
    u[0] = set(RUSSIAN_BATTALION, s(2), NORTH);
    expect_equal(weigh(s(1), 1, u).odds, ODDS_1_1H, "Fire.3", "6 to 7");
    expect_equal(weigh(s(1), 1, u).added, 0, "Fire.4", "nothing added");
    g.unit[v].state = SQUARE;
    expect_equal(weigh(s(1), 1, u).odds, ODDS_1H_1, "Square.12",
            "6 to 4");
    g.unit[v].state = ROAD_MODE;
    expect_equal(weigh(s(1), 1, u).odds, ODDS_1H_1, "M4.8", "6 to 4");
    g.unit[v].state = 0;
    u[1] = set(BATTALION, s(0), SOUTH);
    u[2] = set(BATTERY, s(3), NORTH);
    expect_equal(weigh(s(1), 3, u).odds, ODDS_4_1, "Fire.1",
            "6, 8 and 14 to 7");
    g.unit[u[0]].lost = 2;
    expect_equal(weigh(s(1), 3, u).odds, ODDS_3_1, "R-M06",
            "2, 8 and 14 to 7");
}

/* Each fires against the defence of the side that it strikes. */
static void
try_defences(void)
{
    static const struct {
        const char *hex;
        int side, defence;
    } at[] = {
        { "00101", SOUTH, 7 }, { "00236", NORTH, 9 }, { "00113", NORTH, 10 },
        { "06154", SOUTH, 10 }, { "04632", SOUTH, 12 },
        { "05559", NORTH_WEST, 11 }, { "05559", SOUTH, 7 },
        { "05444", NORTH_WEST, 13 }, { "05444", NORTH_EAST, 8 },
        { "05144", SOUTH, 7 }, { "03738", SOUTH, 8 }
    };
    int u[2], redoubt = msk_hex("05444");

    begin_empty();
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        int from = moskowa_near[msk_hex(at[i].hex)][at[i].side];

        expect_equal(msk_fire_defence(&g, msk_hex(at[i].hex), from),
                at[i].defence, "M4.8", at[i].hex);
    }
    set(RUSSIAN_BATTALION, redoubt, NORTH_WEST);
    u[0] = set(BATTALION, moskowa_near[redoubt][SOUTH_WEST], NORTH_EAST);
    u[1] = set(LIGHT_REGIMENT, moskowa_near[redoubt][NORTH_EAST], SOUTH_WEST);
    expect_equal(weigh(redoubt, 2, u).odds, ODDS_2_1, "R-M119",
            "8 to 13 and 15 to 8");
    expect_equal(weigh(redoubt, 1, u + 1).odds, ODDS_1H_1, "R-M119",
            "15 to 8");
    expect(weigh(redoubt, 2, u).crosses, "Fortifications", "one crosses");
    expect(!weigh(redoubt, 1, u + 1).crosses, "Fortifications", "by the rear");
    expect_equal(weigh(redoubt, 1, u).odds, ODDS_1_2, "R-M119", "8 to 13");
}

static void
try_modifiers(void)
{
    int u[3], v, battery;

    begin_empty();
    v = set(RUSSIAN_BATTALION, s(3), NORTH);
    u[0] = set(BATTERY, s(2), SOUTH);
    u[1] = set(HEAVY, s(0), SOUTH);
    u[2] = set(BATTALION, moskowa_near[s(3)][NORTH_WEST], SOUTH_EAST);
    expect_equal(weigh(s(3), 1, u).added, 6, "Range.4", "canister");
    expect_equal(weigh(s(3), 1, u + 1).added, 0, "Range.4", "from farther");
    expect_equal(weigh(s(3), 1, u + 2).added, 0, "Range.4", "no guns");
    expect_equal(weigh(s(3), 3, u).added, 6, "R-M120", "one battery of all");
    /* Nine points, and more. */
    set("r_IV_23_Eka_b2", s(3), NORTH);
    expect_equal(msk_points(&g, s(3)), 8, "Stacking.1", "points");
    expect_equal(weigh(s(3), 1, u + 1).added, 0, "R-M01", "eight");
    battery = set("r_RA_R_H", s(3), NORTH);
    expect_equal(weigh(s(3), 1, u + 1).added, 2, "R-M01", "eleven");
    g.unit[battery].lost = 1;
    expect_equal(weigh(s(3), 1, u + 1).added, 1, "R-M01", "ten");
    /* A skirmisher is alone and has range 2. */
    msk_take(&g, battery);
    msk_take(&g, v);
    expect_equal(weigh(s(3), 1, u + 1).added, 0, "Skirmishers", "range 1");
    begin_empty();
    v = set(LIGHT_BATTALION, s(3), NORTH);
    u[1] = set(HEAVY, s(0), SOUTH);
    expect_equal(weigh(s(3), 1, u + 1).added, -6, "Skirmishers.1", "alone");
    set("f_I_1_13L_b2", s(3), NORTH);
    expect_equal(weigh(s(3), 1, u + 1).added, 0, "Skirmishers", "two");
}

static void
try_range(void)
{
    static const int battery[] = { 14, 14, 8, 8, 8, 3, 3, 3, 0 };
    static const int heavy[] = { 18, 18, 12, 12, 12, 6, 6, 6, 6 };
    int u;

    begin_empty();
    u = set(BATTERY, s(0), SOUTH);
    for (int range = 1; range <= 9; range++) {
        expect_equal(msk_fire_value(&g, u, range), battery[range - 1] * PARTS,
                "Range.3", "14-8-3, 8 hexes");
    }
    u = set(HEAVY, s(0), SOUTH);
    for (int range = 1; range <= 9; range++) {
        expect_equal(msk_fire_value(&g, u, range), heavy[range - 1] * PARTS,
                "Range.3", "18-12-6, 9 hexes");
    }
    u = set("f_IG_MG_FG", s(0), SOUTH);
    expect_equal(msk_fire_value(&g, u, 1), 13 * PARTS, "Range.2", "full");
    expect_equal(2 * msk_fire_value(&g, u, 2), 13 * PARTS, "Range.1",
            "half, with its fraction");
    expect_equal(msk_fire_value(&g, u, 3), 0, "Fire.6", "beyond its range");
}

int
main(void)
{
    begin();
    hex = broad_hex();
    try_odds();
    try_defences();
    try_modifiers();
    try_range();
    return outcome();
}
