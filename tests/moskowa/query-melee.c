/*
 * query-melee.c --
 *
 *      What the table of La Bataille de la Moskowa is told of a melee before
 *      it is fought, and of guns taken.
 */

#include "generic/moskowa/dice.h"
#include "fights.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

static const char *
topic_of(int target)
{
    static char topic[20];

    snprintf(topic, sizeof topic, "melee %d", target);
    return topic;
}

static void
told_of(int viewer, int target, const char *wanted, const char *paragraph)
{
    static WgText out;
    Game seen = g;

    moskowa_rules.redact(&seen, viewer);
    out.length = 0;
    wg_print(&out, "");
    wg_query(&moskowa_rules, &seen, viewer, topic_of(target), &out);
    if (strcmp(out.text, wanted) != 0) {
        fprintf(stderr, "moskowa: %s\n", out.text);
    }
    expect(strcmp(out.text, wanted) == 0, paragraph, wanted);
}

#define ROW(n, result, own, enemy, own_checks, enemy_checks) \
    "{count " n " result " result " own " own " enemy " enemy \
    " own_checks " own_checks " enemy_checks " enemy_checks "} "

/* Of 1:1, the chart's bands; the defender's loss is not known. */
static void
try_query(void)
{
    static const char wanted[] = "odds 1:1 added 0 attack 20.00 defence 20.00"
            " cossacks {own 0 enemy 0} enters 1 entry none wins 138889 beaten 138889 loses 472222 kills 527778 results {"
            ROW("5", "attacker_back", "1", "0", "0", "0")
            ROW("14", "no_effect", "0", "0", "0", "0")
            ROW("1", "exchange", "2", "0", "1", "0")
            ROW("1", "exchange", "2", "1", "0", "0")
            ROW("1", "exchange", "2", "1", "1", "0")
            ROW("2", "exchange", "1", "1", "0", "0")
            ROW("1", "exchange", "1", "1", "1", "0")
            ROW("1", "exchange", "1", "1", "0", "1")
            ROW("1", "exchange", "0", "1", "0", "0")
            ROW("1", "exchange", "1", "2", "0", "0")
            ROW("1", "exchange", "0", "1", "0", "1")
            ROW("1", "exchange", "1", "2", "0", "1")
            ROW("1", "exchange", "0", "2", "0", "1")
            ROW("5", "defender_back", "0", "1", "0", "0")
            "}";
    int other;

    begin_empty();
    g.unit[set(TOBOLSK, s(1), NORTH)].lost = 3;
    set("f_I_5_57_b1", s(0), SOUTH);
    other = set("f_I_5_57_b2", s(0), SOUTH);
    french_melee();
    told_of(WG_FIRST, s(1), wanted, "M4.2");
    told_of(WG_SECOND, s(1), "", "Limited Intelligence");
    told_of(WG_FIRST, s(2), "", "Melee.7");
    act(ATTACK, s(1), "Melee.7");
    told_of(WG_FIRST, s(1), wanted, "M4.2");
    act(SPARE, other, "Melee.8");
    told_of(WG_FIRST, s(1), "odds 1:2 added 0 attack 10.00 defence 20.00"
            " cossacks {own 0 enemy 0} enters 1 entry none wins 55556 beaten 444444 loses 666667 kills 333333 results {"
            ROW("4", "attacker_routs", "1", "0", "0", "0")
            ROW("12", "attacker_back", "1", "0", "0", "0")
            ROW("9", "no_effect", "0", "0", "0", "0")
            ROW("1", "exchange", "2", "0", "1", "0")
            ROW("1", "exchange", "2", "1", "0", "0")
            ROW("1", "exchange", "1", "1", "1", "0")
            ROW("1", "exchange", "1", "1", "0", "0")
            ROW("1", "exchange", "1", "1", "0", "1")
            ROW("1", "exchange", "0", "1", "0", "0")
            ROW("1", "exchange", "1", "2", "0", "0")
            ROW("1", "exchange", "0", "1", "0", "1")
            ROW("1", "exchange", "0", "2", "0", "1")
            ROW("2", "defender_back", "0", "1", "0", "0")
            "}", "M4.2");
}

/* "melee" and "hints" of the same attack, of one that all saw lose points. */
static void
try_hints(void)
{
    char *wins;
    char melee[500];
    int u;

    begin_empty();
    u = set(TOBOLSK, s(1), NORTH);
    g.unit[u].lost = g.told[u] = 3;
    set("f_I_5_57_b1", s(0), SOUTH);
    set("f_I_5_57_b2", s(0), SOUTH);
    set("f_I_5_57_b3", s(0), SOUTH);
    french_melee();
    moskowa_rules.redact(&g, WG_FIRST);
    snprintf(melee, sizeof melee, "%s", answer(WG_FIRST, topic_of(s(1))));
    wins = strstr(melee, "wins");
    strstr(melee, " results")[0] = '\0';
    expect(wins && strstr(answer(WG_FIRST, "hints"), wins), "R-M182",
            "hints and odds say the same");
}

/* What "Attack all, best first" makes now. */
static bool
is_next(int at)
{
    char attack[40];

    snprintf(attack, sizeof attack, "{attack %s}", moskowa_hex_name[at]);
    return strstr(answer(WG_FIRST, "rest"), attack) != NULL;
}

/* Leaders alone are there for the taking, Leader Casualties.10: after the
   attacks on others, whose units may be wanted there. */
static void
try_leaders(void)
{
    int beside = along(s(0), SOUTH_EAST, 1);

    begin_empty();
    set("r_Kutuzov", s(1), NORTH);
    set("f_I_5_57_b1", s(0), SOUTH);
    french_melee();
    expect(is_next(s(1)), "Leader Casualties.10", "leaders alone are attacked");
    begin_empty();
    set("r_Kutuzov", s(1), NORTH);
    set(JAGERS, beside, NORTH);
    set("f_I_5_57_b1", s(0), SOUTH);
    set("f_I_5_57_b2", s(0), SOUTH);
    set("f_I_5_57_b3", s(0), SOUTH);
    french_melee();
    expect(is_next(beside), "Leader Casualties.10", "others go before");
    begin_empty();
    set("r_Kutuzov", s(1), NORTH);
    set("f_I_5_57_b1", s(0), SOUTH);
    french_melee();
    expect(strstr(answer(WG_FIRST, "hints"), "{kind attack hex "), "Melee.7",
            "an officer would take them");
    expect(strstr(answer(WG_FIRST, "hints"), " wins 1000000 "), "Melee.7",
            "for certain");
    expect_reason(answer(WG_FIRST, "leaves"), "attacks 1 ", "Melee.7");
}

/* Done leaves what it is likelier to take than not: three battalions against
   one of jagers, not one against a regiment; leaders alone; and nothing where
   the attack has been made.  What the enemy hides of his losses does not
   count. */
static void
try_left(void)
{
    int jagers;

    begin_empty();
    set(TOBOLSK, s(1), NORTH);
    set("f_I_5_57_b1", s(0), SOUTH);
    french_melee();
    refused(ATTACK, s(1), "", "Melee.7");
    expect_reason(answer(WG_FIRST, "leaves"), "", "R-M182");
    begin_empty();
    jagers = set(JAGERS, s(1), NORTH);
    set("f_I_5_57_b1", s(0), SOUTH);
    set("f_I_5_57_b2", s(0), SOUTH);
    set("f_I_5_57_b3", s(0), SOUTH);
    french_melee();
    expect_reason(answer(WG_FIRST, "leaves"), "attacks 1 ", "R-M182");
    act(ATTACK, s(1), "Melee.7");
    expect_reason(answer(WG_FIRST, "leaves"), "", "Melee.8");
    act(HOLD, 0, "Melee.9");
    g.unit[jagers].lost = 1;
    expect_reason(answer(WG_FIRST, "leaves"), "attacks 1 ", "R-M182");
}

/* A redoubt, and the first of its sides that is not protected. */
static int
open_redoubt(int *redoubt)
{
    int at = 0, side = 0;

    while (moskowa_hex[at].terrain != REDOUBT) {
        at++;
    }
    while (moskowa_near[at][side] < 0
            || has_side(moskowa_hex[at].protective, side)) {
        side++;
    }
    *redoubt = at;
    return side;
}

/* Of those asked, who would leave leaders alone. */
static void
try_leaving(void)
{
    char wanted[20];
    int one;

    begin_empty();
    set(JAGERS, s(1), NORTH);
    one = set("f_I_5_57", s(0), SOUTH);
    set("f_Ney", s(0), 0);
    set(LANCERS, along(s(1), NORTH_WEST, 1), SOUTH_EAST);
    french_melee();
    attack(s(1), "Melee Combat");
    throw(62, "M4.2");
    all_hold();
    asked(WG_FIRST, ASK_ADVANCE, "Melee.11", "who");
    snprintf(wanted, sizeof wanted, "%d ", one);
    expect_reason(answer(WG_FIRST, "leaves_bare"), wanted, "Melee.11");
    expect_reason(answer(WG_SECOND, "leaves_bare"), "", "Melee.11");
}

/* The first objective of the scenario. */
static const Area *
first_objective(void)
{
    const Area *area = moskowa_area;

    while (area->kind != AREA_OBJECTIVE || area->scenario != g.scenario) {
        area++;
    }
    return area;
}

/* Works and an objective, while nobody else is there. */
static void
try_bare(void)
{
    int redoubt, side = open_redoubt(&redoubt), one, objective;

    begin_empty();
    one = set("f_I_5_57_b1", s(0), SOUTH);
    g.target = (int16_t)s(1);
    expect(!msk_leaves_bare(&g, one), "Melee.11", "open ground may be left");
    msk_take(&g, one);
    msk_put(&g, one, redoubt, 0);
    g.target = moskowa_near[redoubt][side];
    expect(msk_leaves_bare(&g, one), "Melee.11", "works");
    set("f_I_5_57_b2", redoubt, SOUTH);
    expect(!msk_leaves_bare(&g, one), "Melee.11", "two are there");

    begin_empty();
    objective = msk_next_hex(first_objective()->hex, 0);
    one = set("f_I_5_57_b1", objective, SOUTH);
    g.target = (int16_t)s(1);
    expect(msk_leaves_bare(&g, one), "Melee.11", "an objective");
    expect(!msk_leaves_bare(&g, set("f_Ney", objective, 0)), "Melee.11",
            "leaders hold nothing");
    set("f_I_5_57_b2", objective, SOUTH);
    expect(!msk_leaves_bare(&g, one), "Melee.11", "it is held");
}

/* R-M131: a regiment of 20 points has no room in the redoubt, a battalion has;
   who wins and cannot enter is told so. */
static void
try_entering(void)
{
    int redoubt, side = open_redoubt(&redoubt), from;

    from = moskowa_near[redoubt][side];
    begin_empty();
    set(JAGERS, redoubt, NORTH);
    set("f_I_1_13L", from, wg_hex_back(side));
    french_melee();
    expect(strstr(answer(WG_FIRST, topic_of(redoubt)),
                " enters 0 entry room "), "R-M131", "no room");
    expect(strstr(answer(WG_FIRST, "hints"), "{kind attack_empty "),
            "R-M131", "and no hint says that it is taken");
    attack(redoubt, "Melee.11");
    result(66, SURRENDER, "M4.2");
    expect(told(NOBODY_ENTERS) && told(NOBODY_ENTERS)->about[0] == redoubt
            && told(NOBODY_ENTERS)->about[1] == NO_ROOM_IN,
            "R-M131", "it is told, and why");
    expect(!is_held(&g, WG_FIRST, redoubt), "R-M131", "it stays empty");
    begin_empty();
    set(JAGERS, redoubt, NORTH);
    set("f_I_1_13L_b1", from, wg_hex_back(side));
    french_melee();
    expect(strstr(answer(WG_FIRST, topic_of(redoubt)), " enters 1 "), "R-M131",
            "room");
    expect(strstr(answer(WG_FIRST, "hints"), "{kind attack "), "R-M131",
            "the hint, too");
}

/* A rampart stops who rides; not who goes in with infantry. */
static void
try_rampart(void)
{
    int redoubt, side, leader, number = 66;
    Clash clash;

    open_redoubt(&redoubt);
    for (side = 0; !has_side(moskowa_hex[redoubt].protective, side); side++) {
    }
    begin_empty();
    set(RUSSIAN_BATTALION, redoubt, NORTH);
    set("f_I_1_13L_b1", moskowa_near[redoubt][side], wg_hex_back(side));
    set("f_I_1_13L_b2", moskowa_near[redoubt][side], wg_hex_back(side));
    set("f_I_1_13L_b3", moskowa_near[redoubt][side], wg_hex_back(side));
    leader = set("f_Ney", moskowa_near[redoubt][side], 0);
    french_melee();
    attack(redoubt, "Melee.11");
    clash = clash_at(redoubt);
    while (msk_melee(clash.odds, roll_with(number, clash.added)).result
            != DEFENDER_ROUTS) {
        number -= number % 10 == 1 ? 5 : 1;
    }
    result(number, DEFENDER_ROUTS, "M4.2");
    asked(WG_FIRST, ASK_ADVANCE, "Melee.11", "who");
    act(ADVANCE, msk_top(&g, g.unit[leader].hex), "Melee.11");
    act(ADVANCE, leader, "R-M132");
    expect_equal(g.unit[leader].hex, redoubt, "R-M132", "he is in");
}

/* R-M133: guns there that the others leave behind are not taken by who cannot
   enter. */
static void
try_kept(void)
{
    int redoubt, side = open_redoubt(&redoubt), from, gun, number = 11;
    Clash clash;

    from = moskowa_near[redoubt][side];
    begin_empty();
    set(JAGERS, redoubt, NORTH);
    gun = set("r_RA_R_H", redoubt, NORTH);
    set("f_I_1_13L", from, wg_hex_back(side));
    french_melee();
    attack(redoubt, "Melee.11");
    clash = clash_at(redoubt);
    while (msk_melee(clash.odds, roll_with(number, clash.added)).result
            != DEFENDER_BACK) {
        number += number % 10 == 6 ? 5 : 1;
    }
    result(number, DEFENDER_BACK, "Artillery.4");
    expect(told(NOBODY_ENTERS) != NULL, "R-M131", "nobody can enter");
    expect(told(GUNS_KEPT) && told(GUNS_KEPT)->about[0] == gun, "R-M133",
            "and not taken");
    expect(!told(GUNS_TAKEN) && !told(GUNS_RETAKEN), "R-M133",
            "nor retaken");
    expect_equal(g.unit[gun].hex, redoubt, "R-M133", "where they were");
}

static void
try_taken(void)
{
    static WgText out;
    char wanted[20];
    int gun;

    begin_empty();
    gun = set("r_RA_R_H", s(1), NORTH);
    memset(g.came, 0, sizeof g.came);
    set_mark(g.came, gun);
    msk_take_guns(&g, s(1));
    expect_equal(*answer(WG_FIRST, "gone"), 0, "R-M133", "not destroyed yet");
    snprintf(wanted, sizeof wanted, "%d %s ", gun, moskowa_hex_name[s(1)]);
    wg_query(&moskowa_rules, &g, WG_FIRST, "taken", &out);
    expect(strcmp(out.text, wanted) == 0, "Artillery.4", "where they lie");
}

int
main(void)
{
    begin_empty();
    hex = broad_hex();
    try_query();
    try_hints();
    try_leaders();
    try_left();
    try_leaving();
    try_bare();
    try_entering();
    try_rampart();
    try_kept();
    try_taken();
    return outcome();
}
