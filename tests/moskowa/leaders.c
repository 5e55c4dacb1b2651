/*
 * leaders.c --
 *
 *      Leaders of La Bataille de la Moskowa, by paragraph: bonuses, casualties.
 */

#include "outcomes.h"
#include "generic/moskowa/charts.h"

static void
expect_bonus(int hex, int kind, int bonus, int leader, const char *paragraph)
{
    int found;

    expect_equal(msk_bonus(&g, hex, kind, &found), bonus, paragraph, "bonus");
    expect_equal(found, leader, paragraph, "whose");
}

static void
try_bonuses(void)
{
    int hex = empty_field(), ney, murat, u;

    ney = put_leader(WG_FIRST, "Ney", hex);
    expect_bonus(hex, INFANTRY_BONUS, 0, NONE, "Leaders, Melee.1");
    u = put(WG_FIRST, INFANTRY, 4, 6, hex, SOUTH);
    expect_bonus(hex, INFANTRY_BONUS, 9, ney, "Leaders, Melee.2");
    expect_bonus(hex, CAVALRY_BONUS, 0, NONE, "Leaders, Melee.2");
    expect_bonus(hex, FIRE_BONUS, 0, NONE, "Leaders, Artillery Fire.1");
    put_class(CLASS_FT6_FR, hex);
    expect_bonus(hex, FIRE_BONUS, 3, ney, "Leaders, Artillery Fire.2");
    murat = put_leader(WG_FIRST, "Murat", hex);
    expect_bonus(hex, INFANTRY_BONUS, 9, ney, "Leaders, Melee.4");
    put_class(CLASS_LT_CAV, hex);
    expect_bonus(hex, CAVALRY_BONUS, 12, murat, "Leaders, Melee.2");
    msk_use_leader(&g, murat);
    expect_bonus(hex, CAVALRY_BONUS, 6, ney, "Leaders, Melee.4");
    expect_equal(msk_morale_bonus(&g, u), 15,
            "Leaders, Morale.2, Leaders, Morale.3",
            "the best of one leader");
    msk_use_leader(&g, ney);
    expect_bonus(hex, CAVALRY_BONUS, 0, NONE, "Leaders, Melee.4");
    expect_equal(msk_morale_bonus(&g, u), 15, "Leaders, Morale.5",
            "all units can use the same leader");
    msk_begin_phase(&g);
    expect_bonus(hex, CAVALRY_BONUS, 12, murat, "Leaders, Melee.4");
    g.unit[murat].lost = WOUNDED;
    expect_bonus(hex, CAVALRY_BONUS, 6, ney, "R-M111");
}

static void
try_special(void)
{
    int hex = empty_field(), u, cossack;

    put_leader(WG_FIRST, "Poniatowski", hex);
    u = put_class(CLASS_POLE, hex);
    expect_equal(msk_morale_bonus(&g, u), 12, "Poniatowski", "with Poles");
    u = put_class(CLASS_LINE, hex);
    expect_equal(msk_morale_bonus(&g, u), 9, "Poniatowski", "with others");
    hex = south(hex, 3);
    cossack = put_class(CLASS_COSSACK, hex);
    u = put_class(CLASS_RU_HUS, hex);
    put_leader(WG_SECOND, "Uvarov", hex);
    expect_equal(msk_morale_bonus(&g, cossack), 0, "Cossacks.4", "no other");
    expect_equal(msk_morale_bonus(&g, u), 6, "Cossacks.4", "Uvarov's own");
    put_leader(WG_SECOND, "Platov", hex);
    expect_equal(msk_morale_bonus(&g, cossack), 12, "Platov", "Cossacks");
    expect_equal(msk_morale_bonus(&g, u), 6, "Platov", "Cossacks alone");
}

/* ---- casualties ---- */

static void
try_killed(void)
{
    int hex = empty_field(), u, leader;

    u = put_class(CLASS_LINE, hex);
    leader = put_leader(WG_FIRST, "Ney", hex);
    msk_risk_leaders(&g, hex, ODDS_2_1);
    settle();
    expect(g.checking == leader, "Leader Casualties.1", "he rolls");
    throw(21);
    expect_equal(g.unit[leader].hex, OFF_MAP, "Leader Casualties.7",
            "removed immediately");
    expect_equal(g.unit[leader].lost, FALLEN, "Leader Casualties.7", "dead");
    expect(g.checking == u && g.unit[u].added == -12, "When to check.6",
            "all units check, with 12 less");
}

static void
try_wounded(void)
{
    int hex = empty_field(), u, leader, other;

    u = put_class(CLASS_LINE, hex);
    leader = put_leader(WG_FIRST, "Ney", hex);
    msk_risk_leaders(&g, hex, ODDS_2_1);
    settle();
    throw(22);
    expect_equal(g.unit[leader].lost, WOUNDED, "M4.5", "22 of 2:1");
    expect_equal(g.unit[leader].hex, hex, "Leader Casualties.8", "not yet");
    expect(g.checking == u && msk_check_modifier(&g, u) == 7, "When to check.7",
            "half his bonus is added");
    throw(66);
    msk_remove_wounded(&g, WG_SECOND);
    expect_equal(g.unit[leader].hex, hex, "Leader Casualties.8",
            "the next friendly movement phase");
    msk_remove_wounded(&g, WG_FIRST);
    expect_equal(g.unit[leader].hex, OFF_MAP, "Leader Casualties.8",
            "removed");
    leader = put_leader(WG_FIRST, "Murat", hex);
    other = put_leader(WG_FIRST, "Davout", hex);
    msk_loss_of_leader(&g, leader, false);
    expect_equal(g.awaiting, 0, "When to check.7", "another leader is there");
    msk_loss_of_leader(&g, other, false);
    expect_equal(g.unit[u].added, 7, "When to check.7", "none is left");
}

/* Half of what he gives each of them: Poniatowski's 9 with who is no Pole,
   Platov's to Cossacks alone, whom nobody else gives any. */
static void
try_wounded_special(void)
{
    int hex = empty_field(), leader, pole, u, cossack, dragoon;

    leader = put_leader(WG_FIRST, "Poniatowski", hex);
    pole = put_class(CLASS_POLE, hex);
    u = put_class(CLASS_LINE, hex);
    msk_loss_of_leader(&g, leader, false);
    expect_equal(g.unit[pole].added, 6, "R-M202", "Poles: half of 12");
    expect_equal(g.unit[u].added, 4, "R-M202", "others: half of 9");
    hex = empty_field();
    cossack = put_class(CLASS_COSSACK, hex);
    dragoon = put_class(CLASS_RU_DRAG, hex);
    leader = put_leader(WG_SECOND, "Platov", hex);
    msk_loss_of_leader(&g, leader, false);
    expect_equal(g.unit[cossack].added, 6, "R-M202", "Platov's Cossacks");
    expect(g.unit[dragoon].pending == MUST_CHECK
            && g.unit[dragoon].added == 0, "R-M202", "dragoons check as ever");
    hex = empty_field();
    cossack = put_class(CLASS_COSSACK, hex);
    dragoon = put_class(CLASS_RU_DRAG, hex);
    leader = put_leader(WG_SECOND, "Uvarov", hex);
    msk_loss_of_leader(&g, leader, false);
    expect(g.unit[cossack].pending == MUST_CHECK
            && g.unit[cossack].added == 0, "R-M202", "Platov alone");
    expect_equal(g.unit[dragoon].added, 3, "R-M202", "half of Uvarov's");
}

static void
try_unhurt(void)
{
    int hex = empty_field(), leader;

    put_class(CLASS_LINE, hex);
    leader = put_leader(WG_FIRST, "Ney", hex);
    msk_risk_leaders(&g, hex, ODDS_2_1);
    settle();
    throw(43);
    expect_equal(g.unit[leader].lost, 0, "M4.5", "43 of 2:1: no effect");
    expect(!awaits_dice(), "Leader Casualties.6", "nobody checks");
    msk_risk_leaders(&g, south(hex, 2), ODDS_2_1);
    settle();
    expect(!awaits_dice() && !g.risk_due, "Leader Casualties.1",
            "nobody is there");
}

/* 12: of three one is chosen, the others roll whether they go too. */
static void
try_several(int risk, int goes, int stays)
{
    int hex = empty_field(), leader[3], hurt = 0;

    put_class(CLASS_LINE, hex);
    leader[2] = put_leader(WG_FIRST, "Ney", hex);
    leader[1] = put_leader(WG_FIRST, "Davout", hex);
    leader[0] = put_leader(WG_FIRST, "Murat", hex);
    msk_risk_in_melee(&g, hex, ODDS_2_1, risk);
    settle();
    expect(g.checking == NONE, "Leader Casualties.12", "random choice");
    throw(31);                  /* the 13th cell: the second of three */
    expect_equal(g.unit[leader[1]].pending, AT_RISK, "R-M112", "the second");
    for (int i = 0; awaits_dice() && g.checking != NONE
            && piece_of(&g, g.checking)->type == LEADER; i++) {
        int u = g.checking;

        if (g.unit[u].pending & AT_RISK) {
            throw(42);          /* wounded */
        } else {
            throw(u == leader[0] ? goes : stays);
        }
    }
    for (int i = 0; i < 3; i++) {
        hurt += g.unit[leader[i]].lost == WOUNDED;
    }
    expect_equal(hurt, 2, "R-M18", "another, on the same numbers");
    expect_equal(g.unit[leader[2]].lost, 0, "R-M18", "not the third");
}

static void
try_again(void)
{
    int hex = empty_field(), leader = put_leader(WG_FIRST, "Ney", hex);

    g.unit[leader].lost = WOUNDED;
    msk_risk_leaders(&g, hex, ODDS_2_1);
    settle();
    throw(42);
    expect_equal(g.unit[leader].lost, WOUNDED, "R-M113", "as he was");
    msk_risk_leaders(&g, hex, ODDS_2_1);
    settle();
    throw(11);
    expect_equal(g.unit[leader].lost, FALLEN, "R-M113", "killed");
    leader = put_leader(WG_FIRST, "Murat", hex);
    msk_capture(&g, leader);
    expect_equal(g.unit[leader].lost, FALLEN, "Leader Casualties.9",
            "captured");
    expect(moskowa_rules.broken(&g) == NULL, "Leader Casualties", "in order");
}

int
main(void)
{
    try_bonuses();
    try_special();
    try_killed();
    try_wounded();
    try_wounded_special();
    try_unhurt();
    try_several(RISK_BY_FIRE, 65, 64);
    try_several(RISK_OF_DEFENDER, 64, 63);
    try_several(RISK_OF_ATTACKER, 12, 13);
    try_again();
    return outcome();
}
