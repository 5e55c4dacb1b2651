/*
 * melee-odds.c --
 *
 *      The exact odds of a melee of La Bataille de la Moskowa, reckoned by
 *      hand.  Many more are compared with the rules themselves by
 *      fuzz-melee-moskowa.c.
 */

#include "generic/moskowa/charts.h"
#include "generic/moskowa/dice.h"
#include "fights.h"

static char topic[30];

static bool
told_of_it(int viewer, const char *wanted)
{
    bool is = strstr(answer(viewer, topic), wanted) != NULL;

    if (!is) {
        fprintf(stderr, "moskowa: %s\n", answer(viewer, topic));
    }
    return is;
}

/* 1:1, of 36 rolls five drive the enemy out; four have him check morale, and
   if he routs his hex is empty, too. */
static void
try_morale(void)
{
    char wanted[80];
    int hex = along(broad_hex(), SOUTH, 1), u, routs = 0, empty;

    begin_empty();
    u = set(TOBOLSK, hex, NORTH);
    set("f_I_5_57_b1", along(broad_hex(), SOUTH, 0), SOUTH);
    set("f_I_5_57_b2", along(broad_hex(), SOUTH, 0), SOUTH);
    french_melee();
    for (int cell = 0; cell < CELLS; cell++) {
        routs += number_of(cell) <= piece_of(&g, u)->morale;
    }
    empty = (int)((5 + 4 * routs / 36.0) / 36 * 1e6 + 0.5);
    snprintf(topic, sizeof topic, "odds melee %d", hex);
    snprintf(wanted, sizeof wanted, " empty %d enters %d ", empty, empty);
    expect(told_of_it(WG_FIRST, wanted), "Melee.11", "who routs leaves it");
    expect(told_of_it(WG_FIRST, " may_evade 0 "), "Evasion.1", "foot stands");
    expect(answer(WG_SECOND, topic)[0] == '\0', "Limited Intelligence",
            "not the enemy's");
}

/* Who is alone is captured; at 1:1 three natural rolls of 36 send him to the
   table, by which he is killed. */
static void
try_leader_lost(void)
{
    char wanted[80];
    int hex = along(broad_hex(), SOUTH, 1), killed = 0;

    begin_empty();
    set("r_Raevsky", hex, NORTH);
    set("f_I_5_57_b1", along(broad_hex(), SOUTH, 0), SOUTH);
    french_melee();
    snprintf(topic, sizeof topic, "odds melee %d", hex);
    expect(told_of_it(WG_FIRST, " killed 0 captured 1000000} "),
            "Leader Casualties.10", "alone");
    begin_empty();
    set("r_Raevsky", hex, NORTH);
    set(TOBOLSK, hex, NORTH);
    set("f_I_5_57_b1", along(broad_hex(), SOUTH, 0), SOUTH);
    set("f_I_5_57_b2", along(broad_hex(), SOUTH, 0), SOUTH);
    french_melee();
    for (int cell = 0; cell < CELLS; cell++) {
        killed += msk_leader_casualty(ODDS_1_1, number_of(cell))
                == LEADER_KILLED;
    }
    snprintf(wanted, sizeof wanted, " killed %d captured ",
            (int)(3 / 36.0 * killed / 36 * 1e6 + 0.5));
    expect(told_of_it(WG_FIRST, wanted), "Leader Casualties.7", "killed");
}

/* What the enemy has hidden of his losses changes nothing. */
static void
try_fog(void)
{
    char before[900];
    int hex = along(broad_hex(), SOUTH, 1), u;

    begin_empty();
    u = set(TOBOLSK, hex, NORTH);
    set("f_I_5_57_b1", broad_hex(), SOUTH);
    french_melee();
    moskowa_rules.redact(&g, WG_FIRST);
    snprintf(topic, sizeof topic, "odds melee %d", hex);
    snprintf(before, sizeof before, "%s", answer(WG_FIRST, topic));
    g.unit[u].lost = 3;
    moskowa_rules.redact(&g, WG_FIRST);
    expect(before[0] && told_of_it(WG_FIRST, before), "R-M182",
            "by what all saw");
}

int
main(void)
{
    begin();
    try_morale();
    try_leader_lost();
    try_fog();
    return outcome();
}
