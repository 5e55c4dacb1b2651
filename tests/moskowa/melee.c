/*
 * melee.c --
 *
 *      Melee Combat in La Bataille de la Moskowa, by paragraph: who attacks
 *      whom, at what odds, and what comes of it.
 */

#include "generic/moskowa/noted.h"
#include "fights.h"

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
    expect_reason(msk_bar_to_melee(&g, u, target), reason, paragraph);
}

static void
try_who(void)
{
    int u, gun, enemy;

    begin_empty();
    enemy = set(TOBOLSK, s(1), NORTH);
    u = set(LIGHT_BATTALION, s(0), SOUTH);
    gun = set(BATTERY, s(0), SOUTH);
    bars(u, s(1), "", "Melee.7");
    bars(enemy, s(0), "Melee.9 not-yours", "Melee.9");
    bars(u, s(2), "Melee.7 not-in-front", "Melee.7");
    bars(gun, s(1), "Melee.16 guns", "Melee.16");
    bars(set("f_Ney", s(0), 0), s(1), "Melee.1 leader", "Melee.1");
    for (int facing = 0; facing < FACINGS; facing++) {
        msk_turn(&g, s(0), facing);
        bars(u, s(1), has_side(msk_front_of(facing), SOUTH) ? ""
                : "Melee.7 not-in-front", "Melee.7");
    }
    msk_turn(&g, s(0), SOUTH);
    g.unit[u].state = ROUTING;
    bars(u, s(1), "Melee.15 routing", "Melee.15");
    g.unit[u].state = SQUARE;
    bars(u, s(1), "Square.11 in-square", "Square.11");
    g.unit[u].state = ROAD_MODE;
    bars(u, s(1), "Roads in-road-mode", "Roads and Paths");
    g.unit[u].state = DISPERSED;
    bars(u, s(1), "", "Evasion.7");
    bind_to(&g, u, s(2));
    bars(u, s(1), "Melee.10 fired-elsewhere", "Melee.10");
    bind_to(&g, u, s(1));
    bars(u, s(1), "", "Melee.10");
    set_melee_part(&g, u, HAS_ATTACKED);
    bars(u, s(1), "Melee.5 has-attacked", "Melee.5");
}

/* ---- odds ---- */

static void
at_odds(int odds, int added, const char *paragraph, const char *what)
{
    Clash clash = clash_at(s(1));

    expect_equal(clash.odds, odds, paragraph, what);
    expect_equal(clash.added, added, paragraph, what);
}

static void
try_odds(void)
{
    int u, other, enemy;

    begin_empty();
    enemy = set(TOBOLSK, s(1), NORTH);
    u = set(LIGHT_BATTALION, s(0), SOUTH);
    at_odds(ODDS_1_2, 0, "Melee.2", "10 to 20");
    g.unit[u].lost = 1;
    at_odds(ODDS_1_2, -6, "R-M05", "8 to 20");
    g.unit[u].lost = 0;
    other = set("f_I_1_13L_b2", s(0), SOUTH);
    at_odds(ODDS_1_1, 0, "Melee.1", "20 to 20");
    g.unit[other].lost = 1;
    at_odds(ODDS_1_2, 0, "Melee.3", "18 to 20");
    g.unit[enemy].lost = 1;
    at_odds(ODDS_1_1, 0, "Effects on Combat.4", "18 to 18");
    g.unit[enemy].lost = g.unit[other].lost = 0;
    set(RUSSIAN_BATTALION, s(1), NORTH);
    at_odds(ODDS_1_2, 0, "Melee.6", "20 to 30");
    g.unit[enemy].state = ROUTING;
    at_odds(ODDS_1_1, 0, "Melee.15", "20 to 10 and 10");
    g.unit[enemy].state = 0;
    msk_turn(&g, s(1), SOUTH);
    at_odds(ODDS_1_1, 0, "Melee.13", "twice 20 to 30");
    set("f_I_1_13L_b3", along(s(1), NORTH_EAST, 1), SOUTH_WEST);
    at_odds(ODDS_2_1, 0, "Melee.13", "twice 30 to 30");
    msk_turn(&g, s(1), SOUTH_EAST);
    expect(!msk_hits_flank(&g, along(s(1), NORTH_EAST, 1), s(1))
            && msk_hits_flank(&g, s(0), s(1)), "R-M09", "each by its side");
    at_odds(ODDS_1H_1, 0, "R-M09", "twice 20 and 10 to 30");
}

static void
try_horse(void)
{
    int lancers;

    begin_empty();
    set(TOBOLSK, s(1), NORTH);
    lancers = set(LANCERS, s(0), SOUTH);
    expect_equal(msk_attack_value(&g, lancers, s(1)), 23L * MELEE_PARTS,
            "Lancers.1", "17 and 6");
    at_odds(ODDS_1_1, 0, "Lancers.1", "23 to 20");
    g.unit[lancers].lost = 1;
    expect_equal(msk_attack_value(&g, lancers, s(1)), 20L * MELEE_PARTS,
            "Lancers.8", "15 and 5");
    g.unit[lancers].lost = 0;
    g.unit[msk_top(&g, s(1))].state = SQUARE;
    expect_equal(msk_attack_value(&g, lancers, s(1)), 29L * MELEE_PARTS / 2,
            "Lancers.7", "8.5 and 6");
    msk_take(&g, lancers);
    set(CUIRASSIERS, s(0), SOUTH);
    msk_put(&g, lancers, s(0), 1);
    expect_equal(msk_attack_value(&g, lancers, s(1)), 17L * MELEE_PARTS / 2,
            "Lancers.3", "no lance beneath");
    expect_equal(clash_at(s(1)).attack, 41L * MELEE_PARTS / 2,
            "Melee.14; Square.13", "half of 24 and of 17");
}

/* ---- the phase ---- */

static void
try_phase(void)
{
    int u, other, near_by = along(s(0), SOUTH_EAST, 1);

    begin_empty();
    set(TOBOLSK, s(1), NORTH);
    set(RUSSIAN_BATTALION, near_by, NORTH);
    u = set("f_I_5_57_b1", s(0), SOUTH);
    other = set("f_I_5_57_b2", s(0), SOUTH);
    french_melee();
    refused(ATTACK, s(2), "Melee.7 nobody-there", "Melee.7");
    refused(ATTACK, s(0), "Melee.7 nobody-there", "Melee.7");
    refused(DONE, 0, "", "Melee.9");
    act(ATTACK, s(1), "Melee.7");
    act(SPARE, other, "Melee.8");
    refused(SPARE, u, "Melee.1 nobody", "Melee.1");
    act(HOLD, 0, "Melee.9");
    act(ATTACK, s(1), "Melee.7");
    refused(INCLUDE, other, "Melee.8 takes-part", "Melee.8");
    act(SPARE, other, "Melee.8");
    act(FIGHT, 0, "Melee.4");
    result(35, NO_EFFECT, "M4.2");
    asked(WG_FIRST, ASK_DEFENDER, "Melee.8", "another may attack");
    refused(ATTACK, s(1), "Melee.5 was-attacked", "Melee.5");
    act(ATTACK, near_by, "Melee.8");
    refused(INCLUDE, u, "Melee.5 has-attacked", "Melee.5");
    act(FIGHT, 0, "Melee.4");
    result(16, NO_EFFECT, "M4.2");
    expect_equal(g.phasing, WG_SECOND, "Sequence of Play", "it is over");
    expect_equal(melee_part(&g, u), NO_PART, "Melee.5", "until then");
}

/* ---- results ---- */

static void
face_to_face(const char *key, const char *enemy)
{
    begin_empty();
    set(enemy, s(1), NORTH);
    set(key, s(0), SOUTH);
    french_melee();
    attack(s(1), "Melee Combat");
}

static int
lost_by(int side)
{
    int lost = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        lost += is_person(piece_of(&g, u)) ? 0 : g.unit[u].lost;
    }
    return lost;
}

/* At 1:1, 10 to 10. */
static void
try_exchange(void)
{
    static const struct {
        int number, attacker, defender;
    } cells[] = {
        { 42, 2, 0 }, { 43, 2, 1 }, { 44, 2, 1 }, { 45, 1, 1 }, { 46, 1, 1 },
        { 51, 1, 1 }, { 52, 1, 1 }, { 53, 0, 1 }, { 54, 1, 2 }, { 55, 0, 1 },
        { 56, 1, 2 }, { 61, 0, 2 }
    };

    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
        face_to_face("f_I_5_57_b1", RUSSIAN_BATTALION);
        result(cells[i].number, EXCHANGE, "M4.2");
        expect_equal(lost_by(WG_FIRST), cells[i].attacker, "M4.2",
                "attacker");
        expect_equal(lost_by(WG_SECOND), cells[i].defender, "M4.2",
                "defender");
    }
}

/* R-M129, Melee.12: two battalions and one beside, 20 and 10 to 20. */
static void
try_whose_losses(void)
{
    int top, beneath, beside;

    begin_empty();
    beside = set("f_I_5_57_b3", along(s(1), NORTH_WEST, 1), SOUTH_EAST);
    set(TOBOLSK, s(1), NORTH);
    top = set("f_I_5_57_b1", s(0), SOUTH);
    beneath = set("f_I_5_57_b2", s(0), SOUTH);
    french_melee();
    g.unit[top].lost = 3;
    g.unit[beside].lost = 1;
    g.unit[msk_top(&g, s(1))].lost = 4;
    attack(s(1), "Melee Combat");
    result(33, EXCHANGE, "M4.2");
    expect_equal(g.unit[top].lost, 4, "Melee.12", "the top unit");
    expect_equal(g.unit[top].hex, OFF_MAP, "Casualties.5", "eliminated");
    expect_equal(g.unit[beneath].lost, 1, "Melee.12", "then the next");
    expect_equal(g.unit[beside].lost, 1, "R-M129", "not the weaker hex");
}

/* A village, and whom it strikes. */
static void
try_choice_of_losses(void)
{
    int village = 0, from, first, second;
    Game seen;

    do {
        village++;
        from = moskowa_near[village][NORTH];
    } while (moskowa_hex[village].terrain != VILLAGE || from < 0
            || moskowa_hex[from].terrain != CLEAR
            || moskowa_hex[from].river || moskowa_hex[from].stream);
    begin_empty();
    first = set("r_II_4_Tob_b1", village, NORTH);
    second = set("r_II_4_Tob_b2", village, NORTH);
    set("f_I_5_57_b1", from, SOUTH);
    set("f_I_5_57_b2", from, SOUTH);
    set("f_I_5_57_b3", from, SOUTH);
    french_melee();
    attack(village, "Melee Combat");
    expect_equal(msk_defence_value(&g, village), 20L * MELEE_PARTS, "R-M125",
            "as printed");
    throw(45, "M4.2");
    all_hold();
    asked(WG_SECOND, ASK_LOSSES, "Towns and Villages", "from whom");
    seen = g;
    moskowa_rules.redact(&seen, WG_SECOND);
    expect(g.strongest == from && seen.strongest == OFF_MAP,
            "Limited Intelligence", "which hex is strongest follows from it");
    act(LOSE, second, "Fortifications");
    all_hold();
    expect(g.unit[first].lost == 0 && g.unit[second].lost == 1,
            "Fortifications", "as its owner chose");
}

/* ---- advance ---- */

/* 50 to 10: 5:1. */
static void
try_advance(void)
{
    int one, other, leader, enemy;

    face_to_face("f_I_5_57", RUSSIAN_BATTALION);
    enemy = msk_top(&g, s(1));
    one = msk_top(&g, s(0));
    result(62, SURRENDER, "M4.2");
    expect_equal(g.unit[enemy].lost, 4, "M4.2", "all its points");
    expect_equal(g.unit[enemy].hex, OFF_MAP, "M4.2", "eliminated");
    expect_equal(g.unit[one].hex, s(1), "Melee.11", "must be occupied");

    begin_empty();
    set(RUSSIAN_BATTALION, s(1), NORTH);
    one = set("f_I_5_57", s(0), SOUTH);
    other = set(LANCERS, along(s(1), NORTH_WEST, 1), SOUTH_EAST);
    leader = set("f_Ney", s(0), 0);
    french_melee();
    attack(s(1), "Melee Combat");
    result(62, SURRENDER, "M4.2");
    asked(WG_FIRST, ASK_ADVANCE, "Melee.11", "who");
    refused(DONE, 0, "Melee.11 must-occupy", "Melee.11");
    refused(ADVANCE, leader, "Melee.11 may-not-advance", "R-M132");
    act(ADVANCE, other, "Melee.11");
    asked(WG_FIRST, ASK_ADVANCE, "R-M132", "he may follow");
    refused(ADVANCE, one, "Melee.11 may-not-advance", "Stacking.1");
    act(ADVANCE, leader, "R-M132");
    expect_equal(msk_stack(&g, s(1)).count, 2, "Melee.11", "occupied");
}

/* Leader Casualties.10, Leader Casualties.11. */
static void
try_leaders(void)
{
    int leader;

    begin_empty();
    leader = set("r_Raevsky", s(1), 0);
    set("f_I_5_57", s(0), SOUTH);
    french_melee();
    act(ATTACK, s(1), "Leader Casualties.10");
    act(FIGHT, 0, "Leader Casualties.10");
    asked(WG_SECOND, ASK_EVASION, "Leader Casualties.10", "he may retreat");
    act(DONE, 0, "Leader Casualties.10");
    expect_equal(g.unit[leader].hex, OFF_MAP, "Leader Casualties.10",
            "captured");
    expect(is_held(&g, WG_FIRST, s(1)), "Melee.11", "occupied");

    /* Cavalry does not ride over a rampart. */
    begin_empty();
    leader = set("r_Raevsky", msk_hex("05444"), 0);
    g.unit[leader].state = DISPERSED;
    set(CUIRASSIERS, msk_hex("05344"), SOUTH_EAST);
    french_melee();
    attack(msk_hex("05444"), "Leader Casualties.10");
    expect_equal(g.unit[leader].hex, OFF_MAP, "Leader Casualties.10",
            "captured, though nobody can go there");
    expect(!is_held(&g, WG_FIRST, msk_hex("05444")), "R-M131", "empty");

    begin_empty();
    set(RUSSIAN_BATTALION, s(1), NORTH);
    leader = set("r_Raevsky", s(1), 0);
    set("f_I_5_57", s(0), SOUTH);
    french_melee();
    attack(s(1), "Melee Combat");
    throw(66, "M4.2");
    all_hold();
    expect_equal(g.unit[leader].hex, OFF_MAP, "Leader Casualties.11",
            "captured when they advance");
}

/* ---- duties ---- */

static void
try_duties(void)
{
    int horse, foot, near_by = along(s(0), SOUTH_EAST, 1);

    begin_empty();
    set(TOBOLSK, s(1), NORTH);
    set(RUSSIAN_BATTALION, near_by, NORTH);
    horse = set(CUIRASSIERS, s(0), SOUTH);
    foot = set("f_I_5_57_b1", s(0), SOUTH);
    g.unit[horse].state |= MUST_ATTACK;
    bind_to(&g, horse, s(1));
    expect_equal(charged_hex(&g, horse), s(1), "Charge.7", "it");
    french_melee();
    refused(DONE, 0, "Charge.7 must-attack", "Charge.7");
    act(ATTACK, near_by, "Melee.8");
    refused(INCLUDE, horse, "Charge.7 must-attack", "Charge.7");
    act(HOLD, 0, "Melee.9");
    act(ATTACK, s(1), "Charge.7");
    refused(SPARE, horse, "Charge.7 must-attack", "Charge.7");
    act(SPARE, foot, "Melee.8");
    act(FIGHT, 0, "Charge.7");
    result(16, NO_EFFECT, "M4.2");
    refused(DONE, 0, "", "Charge.7");
    act(DONE, 0, "Melee.9");
}

int
main(void)
{
    begin_empty();
    hex = broad_hex();
    try_who();
    try_odds();
    try_horse();
    try_phase();
    try_exchange();
    try_whose_losses();
    try_choice_of_losses();
    try_advance();
    try_leaders();
    try_duties();
    return outcome();
}
