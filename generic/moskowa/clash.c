/*
 * clash.c --
 *
 *      Melee Combat 1 to 4: the odds of an attack, and the leaders.
 */

#include "charts.h"
#include "melee.h"

/* Leaders, Melee 2; Artillery Fire 7: R-M128 as the uppermost is, of those who
   fight. */
static int
bonus_beside(const Game *g, int u, int *leader)
{
    return msk_bonus(g, g->unit[u].hex,
            is_mounted(g, u) ? CAVALRY_BONUS : INFANTRY_BONUS, leader);
}

/* Leaders, Melee 4: the best of those stacked with attackers. */
static int
bonus_of_attack(const Game *g, const Attackers *attackers, int *leader)
{
    int best = 0;

    *leader = NONE;
    for (int i = 0; i < attackers->count; i++) {
        int u = attackers->slot[i], by, bonus;

        if (i > 0 && g->unit[attackers->slot[i - 1]].hex == g->unit[u].hex) {
            continue;
        }
        bonus = bonus_beside(g, u, &by);
        if (by != NONE && bonus > best) {
            best = bonus;
            *leader = by;
        }
    }
    return best;
}

/* R-M05: below the chart its first column. */
Clash
msk_weigh_attack(const Game *g, const Attackers *attackers, int hex)
{
    Clash clash = { .defence = msk_defence_value(g, hex),
        .odds = ODDS_5_1, .leader = { NONE, NONE } };
    int attacker = g->phasing, top = msk_top(g, hex);

    for (int i = 0; i < attackers->count; i++) {
        clash.attack += msk_attack_value(g, attackers->slot[i], hex);
    }
    if (clash.defence == 0) {
        return clash;
    }
    clash.odds = msk_odds(MELEE_CHART, clash.attack, clash.defence);
    if (clash.odds == NO_ODDS) {
        clash.odds = ODDS_1_2;
        clash.added = BELOW_MELEE;
    }
    clash.added += bonus_of_attack(g, attackers, &clash.leader[attacker]);
    clash.added -= bonus_beside(g, top, &clash.leader[!attacker]);
    return clash;
}
