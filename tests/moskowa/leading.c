/*
 * leading.c --
 *
 *      Leaders, Melee of La Bataille de la Moskowa: who leads.
 */

#include "fights.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

/* Who could lead is told whoever is asked, the best first. */
static void
expect_leading(int side, int best, int other)
{
    char wanted[80];
    WgText out = {0};

    snprintf(wanted, sizeof wanted,
            "{slot %d bonus 9} {slot %d bonus 3} ", best, other);
    wg_print(&out, "");
    wg_query(&moskowa_rules, &g, side, "leading", &out);
    expect(strcmp(out.text, wanted) == 0, "Leaders, Melee.3", out.text);
    out.length = 0;
    wg_print(&out, "");
    wg_query(&moskowa_rules, &g, !side, "leading", &out);
    expect(out.length == 0, "Leaders, Melee.4", "the enemy is not told");
    free(out.text);
}

/* Cossacks.4: a hussar beneath does not give a Cossack his leader. */
static void
try_cossack_on_top(void)
{
    int platov;

    begin_empty();
    set(COSSACKS_OF_DON, s(1), NORTH);
    set("r_IC_IC_ELH", s(1), NORTH);
    set("r_Uvarov", s(1), 0);
    set("f_I_5_57", s(0), SOUTH);
    expect_equal(clash_at(s(1)).added, 0, "Cossacks.4", "R-M128");
    platov = set("r_Platov", s(1), 0);
    expect_equal(clash_at(s(1)).added,
            -piece_of(&g, platov)->bonus[CAVALRY_BONUS], "Cossacks.4",
            "Platov");
}

/* Leaders, Melee.4: who leads, where several could. */
int
main(void)
{
    int ney, murat, raevsky, bagration, added;

    begin_empty();
    hex = broad_hex();
    set(TOBOLSK, s(1), NORTH);
    raevsky = set("r_Raevsky", s(1), 0);
    bagration = set("r_Bagration", s(1), 0);
    set("f_I_5_57", s(0), SOUTH);
    ney = set("f_Ney", s(0), 0);
    murat = set("f_Murat", s(0), 0);
    french_melee();
    added = clash_at(s(1)).added;
    attack(s(1), "Leaders, Melee.4");
    asked(WG_FIRST, ASK_LEADER, "Leaders, Melee.4", "who leads the attack");
    expect_leading(WG_FIRST, ney, murat);
    refused(LEAD, raevsky, "Leaders.Melee.4 leads-nobody", "Leaders, Melee.1");
    act(LEAD, murat, "Leaders, Melee.4");
    asked(WG_SECOND, ASK_DEFENDING_LEADER, "Leaders, Melee.4",
            "who leads the defence");
    act(DONE, 0, "R-M159");
    throw(35, "M4.2");
    expect_equal(told(MELEE_FOUGHT)->about[2], added - 9 + 9 + 3,
            "Leaders, Melee.3", "Murat's 3 for Ney's 9, nobody's for 9");
    expect(g.unit[murat].did & USED_BONUS, "Leaders, Melee.4", "he is used");
    expect(!((g.unit[ney].did | g.unit[bagration].did) & USED_BONUS),
            "Leaders, Melee.4", "the others are not");
    expect_equal(g.leads[WG_FIRST], NONE, "Leaders, Melee.4",
            "of this attack alone");
    try_cossack_on_top();
    return outcome();
}

