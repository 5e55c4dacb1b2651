/*
 * points.c --
 *
 *      Victory Conditions of La Bataille de la Moskowa, number by number: what
 *      leaders and stacking points count for, the points and the bounds of
 *      scenario 4, the ratios of the battle.
 */

#include "field.h"

/* ---- leaders ---- */

static const struct {
    int side;
    const char *name;
    int points;
} leader[] = {
    { WG_FIRST, "Napoleon", 200 }, { WG_FIRST, "Berthier", 10 },
    { WG_FIRST, "Murat", 20 }, { WG_FIRST, "Lariboisiere", 10 },
    { WG_FIRST, "Rapp", 10 }, { WG_FIRST, "Caulaincourt", 10 },
    { WG_FIRST, "Mouton*", 10 }, { WG_FIRST, "Lefebvre", 10 },
    { WG_FIRST, "Roguet", 10 }, { WG_FIRST, "Mortier", 10 },
    { WG_FIRST, "Bessieres", 10 }, { WG_FIRST, "Sorbier", 10 },
    { WG_FIRST, "Davout", 20 }, { WG_FIRST, "Ney", 20 },
    { WG_FIRST, "Eugene", 10 }, { WG_FIRST, "Poniatowski", 10 },
    { WG_FIRST, "Junot", 10 }, { WG_FIRST, "Nansouty", 10 },
    { WG_FIRST, "Montbrun", 10 }, { WG_FIRST, "Grouchy", 10 },
    { WG_FIRST, "Latour-Maubourg", 10 },
    { WG_SECOND, "Kutuzov", 100 }, { WG_SECOND, "Bennigsen", 20 },
    { WG_SECOND, "Ermolov", 10 }, { WG_SECOND, "Barclay*", 20 },
    { WG_SECOND, "Gorchakov", 10 }, { WG_SECOND, "Miloradovich", 10 },
    { WG_SECOND, "Baggovut", 10 }, { WG_SECOND, "Tuchkov", 10 },
    { WG_SECOND, "Ostermann-Tolstoi", 10 }, { WG_SECOND, "*Constantine", 10 },
    { WG_SECOND, "Dokhturov", 10 }, { WG_SECOND, "Uvarov", 10 },
    { WG_SECOND, "Platov", 10 }, { WG_SECOND, "Korff", 10 },
    { WG_SECOND, "Kreutz", 10 }, { WG_SECOND, "Bagration", 20 },
    { WG_SECOND, "Raevsky", 10 }, { WG_SECOND, "Borozdin", 10 },
    { WG_SECOND, "Sievers", 10 }, { WG_SECOND, "Kutaisov", 10 },
};

enum { LEADERS = sizeof leader / sizeof leader[0] };

/* What a side lacks when this one alone has lost something. */
static int
lacking(int u, int lost)
{
    int points;

    g.unit[u].lost = (int8_t)lost;
    points = msk_lacking(&g, side_of(u));
    expect_equal(msk_lacking(&g, !side_of(u)), 0, "Victory Conditions",
            "the others have lost nothing");
    g.unit[u].lost = 0;
    return points;
}

static void
try_leaders(void)
{
    int there = 0;

    begin_scenario("historical");
    for (int i = 0; i < LEADERS; i++) {
        int piece = msk_leader(leader[i].side, leader[i].name), u;

        expect(piece >= 0, "Order of Battle", leader[i].name);
        u = slot_of(&g, piece < 0 ? 0 : piece);
        expect_equal(lacking(u, FALLEN), leader[i].points,
                "Victory Conditions", leader[i].name);
        expect_equal(lacking(u, WOUNDED), 4, "Victory Conditions",
                "wounded leaders");
    }
    for (int u = 0; u < PIECES; u++) {
        there += piece_of(&g, u)->type == LEADER;
        if (piece_of(&g, u)->type == AIDE) {
            expect_equal(lacking(u, FALLEN), 0, "Victory Conditions",
                    "an aide is none");
        }
    }
    expect_equal(there, LEADERS, "Victory Conditions", "all leaders");
}

/* ---- points of units ---- */

/* "Militia, Cossacks, and Guard Units 2, Old Guard 4, all other units 1." */
static void
try_units(void)
{
    static const struct {
        const char *key;
        int worth;
    } unit[] = {
        { "f_IG_OG_1C", 4 }, { "f_IG_OG_2C", 4 }, { "f_IG_OG_1G", 4 },
        { "f_IG_OG_2G", 4 }, { "f_IG_OG_3G", 4 }, { "f_IG_OG_1G_b1", 4 },
        { "f_IG_MG_1V", 2 }, { "f_IG_MG_FuG", 2 }, { "f_IG_YG_4V", 2 },
        { "f_IG_GC_ED", 2 }, { "f_IG_GC_GaC", 2 }, { "f_IG_GC_1L", 2 },
        { "f_IV_RIG_RV", 2 }, { "r_V_V_PLG", 2 }, { "r_V_V_CG", 2 },
        { "r_IC_IC_LGD", 2 }, { "r_IC_IC_LGCo", 2 },
        { "r_P_Ilo", 2 }, { "r_P_Ata", 2 },
        { "f_I_5_61", 1 }, { "f_I_5_61_b1", 1 }, { "r_VIII_27_Od", 1 },
        { "f_V_16_3", 1 }, { "r_IC_IC_NiD", 1 }, { "f_I_I", 1 },
        { "r_VIII_2G_KiG", 1 },
    };
    int old = 0, militia = 0;

    begin_scenario("historical");
    for (size_t i = 0; i < sizeof unit / sizeof unit[0]; i++) {
        expect_equal(lacking(slot_named(unit[i].key), 3), 3 * unit[i].worth,
                "Victory Conditions", unit[i].key);
    }
    for (int u = 0; u < PIECES; u++) {
        old += msk_worth(&g, u) == 4 && !is_battalion(piece_of(&g, u))
                && !is_person(piece_of(&g, u));
        if (piece_of(&g, u)->type == MILITIA) {
            militia++;
            expect_equal(lacking(u, 3), 6, "Victory Conditions", "militia");
        }
    }
    expect_equal(old, 5, "Victory Conditions", "regiments of the Old Guard");
    expect(militia >= 18, "R-M57", "12 of Moscow and 6 of Smolensk");
}

/* ---- scenario 4 ---- */

static int
points_now(void)
{
    msk_note_objectives(&g);
    return msk_score(&g, WG_SECOND);
}

static void
destroy(int u)
{
    set_mark(g.came, u);
    if (g.unit[u].hex != OFF_MAP) {
        msk_take(&g, u);
    }
    g.unit[u].lost = piece_of(&g, u)->points;
}

/* The points of one unit that is across, destroyed, or called and come. */
static int
across(const char *key)
{
    int u;

    begin_scenario("uvarov");
    while (g.placed > 0) {
        msk_take(&g, g.stack[0]);
    }
    u = slot_named(key);
    msk_put(&g, u, msk_hex("02337"), 0);
    return points_now();
}

static int
destroyed(const char *key)
{
    begin_scenario("uvarov");
    destroy(slot_named(key));
    return points_now();
}

static int
called(const char *key)
{
    int u;

    begin_scenario("uvarov");
    u = slot_named(key);
    set_mark(g.called, u);
    expect_equal(points_now(), 0, "R-M153", "not before it comes");
    set_mark(g.came, u);
    return points_now();
}

static void
try_crossing(void)
{
    static const char *const lifeguard[] = { "r_IC_IC_LGU", "r_IC_IC_LGH",
        "r_IC_IC_LGCo" };
    int guns = 0;

    expect_equal(across("r_P_Ilo"), 1, "Scenario.4", "a Cossack unit");
    expect_equal(across("r_P_Ata"), 1, "Scenario.4", "the Ataman's");
    expect_equal(across("r_IC_IC_NiD"), 2, "Scenario.4", "dragoons");
    expect_equal(across("r_IC_IC_LGCo"), 2, "R-M205", "Guard Cossacks");
    expect_equal(called("f_IV_14_35"), 1, "Scenario.4", "infantry called");
    expect_equal(called("f_IV_14_18L"), 1, "Scenario.4", "light infantry");
    expect_equal(called("f_IIIC_IIIC_8"), 2, "Scenario.4", "cavalry called");
    expect_equal(called("f_IIIC_IIIC_7D"), 2, "Scenario.4", "dragoons called");
    expect_equal(called("f_IIIC_IIIC"), 0, "Scenario.4", "guns called");
    for (int i = 0; i < 3; i++) {
        expect_equal(destroyed(lifeguard[i]), -5, "Scenario.4", lifeguard[i]);
    }
    expect_equal(destroyed("r_IC_IC_NiD"), 0, "Scenario.4", "no Lifeguard");
    expect_equal(destroyed("r_P_Ilo"), 0, "Scenario.4", "nor are these");
    begin_scenario("uvarov");
    for (int u = 0; u < SECOND; u++) {
        if (is_marked(g.came, u) && msk_is_gun_of_borodino(&g, u)) {
            destroy(u);
            expect_equal(points_now(), 3 * ++guns, "Scenario.4",
                    "artillery destroyed in Borodino");
        }
    }
    expect_equal(guns, 10, "Scenario.4", "IV Corps' foot and howitzers");
}

static void
try_bounds(void)
{
    static const struct {
        int points, winner;
    } bound[] = {
        { -5, WG_FIRST }, { 0, WG_FIRST }, { 9, WG_FIRST }, { 10, WG_FIRST },
        { 11, WG_NOBODY }, { 19, WG_NOBODY }, { 20, WG_NOBODY },
        { 21, WG_SECOND }, { 60, WG_SECOND },
    };

    begin_scenario("uvarov");
    for (size_t i = 0; i < sizeof bound / sizeof bound[0]; i++) {
        char points[20];

        snprintf(points, sizeof points, "%d points", bound[i].points);
        g.losses[WG_FIRST] = (int16_t)bound[i].points;
        expect_equal(moskowa_rules.winner(&g), bound[i].winner, "Scenario.4",
                points);
    }
}

/* ---- the battle ---- */

/* R-M55: who wins, the French holding so many of the five objectives. */
static void
try_ratios(void)
{
    static const struct {
        int held, french, russian;      /* points lost */
        int winner;
        const char *what;
    } ratio[] = {
        { 5, 100, 100, WG_FIRST, "French marginal, 1:1" },
        { 5, 100, 99, WG_NOBODY, "less than 1:1" },
        { 4, 100, 151, WG_NOBODY, "one is not held" },
        { 0, 100, 200, WG_FIRST, "French strategic, 2:1" },
        { 0, 100, 199, WG_NOBODY, "less than 2:1" },
        { 4, 100, 150, WG_SECOND, "Russian marginal, 1:1.5" },
        { 4, 100, 151, WG_NOBODY, "worse than 1:1.5" },
        { 4, 100, 100, WG_SECOND, "Russian tactical, 1:1" },
        { 5, 150, 100, WG_SECOND, "Russian strategic, 1.5:1" },
        { 5, 149, 100, WG_NOBODY, "less than 1.5:1" },
        { 5, 0, 0, WG_NOBODY, "no casualties" },
    };

    begin_scenario("historical");
    for (size_t i = 0; i < sizeof ratio / sizeof ratio[0]; i++) {
        for (int objective = 0; objective < msk_objectives(&g); objective++) {
            g.held_last[objective] = objective < ratio[i].held
                    || ratio[i].held == 5 ? WG_FIRST : WG_SECOND;
        }
        g.losses[WG_FIRST] = (int16_t)ratio[i].french;
        g.losses[WG_SECOND] = (int16_t)ratio[i].russian;
        expect_equal(moskowa_rules.winner(&g), ratio[i].winner, "R-M55",
                ratio[i].what);
    }
    expect(msk_objectives(&g) >= 5, "R-M55", "Utitsa, its hill, the fleches, "
            "Semenowska, the redoubt");
}

int
main(void)
{
    try_leaders();
    try_units();
    try_crossing();
    try_bounds();
    try_ratios();
    return outcome();
}
