/*
 * clash.c --
 *
 *      Melee.1 to 4: the odds of an attack, and the leaders.
 */

#include "charts.h"
#include "melee.h"

/* Those beside a unit who could lead: R-M128 the uppermost of those who
   fight. */
static void
add_leaders(const Game *g, int u, Leading *out)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    for (int i = 0; i < stack.count; i++) {
        int bonus = msk_bonus_beside(g, stack.slot[i], u);

        if (bonus > 0 && out->count < MOST_LEADERS) {
            out->slot[out->count] = stack.slot[i];
            out->bonus[out->count++] = (int8_t)bonus;
        }
    }
}

/* Leaders, Melee.4: of all hexes of the attack, or of that attacked. */
static void
find_leaders(const Game *g, const Attackers *attackers, int hex, int side,
        Leading *out)
{
    out->count = 0;
    if (side != g->phasing) {
        if (msk_top(g, hex) >= 0) {
            add_leaders(g, msk_top(g, hex), out);
        }
        return;
    }
    for (int i = 0; i < attackers->count; i++) {
        int u = attackers->slot[i];

        if (i == 0 || g->unit[attackers->slot[i - 1]].hex != g->unit[u].hex) {
            add_leaders(g, u, out);
        }
    }
}

void
msk_find_leaders(const Game *g, int side, Leading *out)
{
    Attackers attackers;

    msk_attacking(g, &attackers);
    find_leaders(g, &attackers, g->target, side, out);
}

/* He whom the side has chosen, or the best. */
static int
bonus_of(const Game *g, const Attackers *attackers, int hex, int side,
        int *leader)
{
    Leading leading;
    int best = 0;

    *leader = NONE;
    find_leaders(g, attackers, hex, side, &leading);
    for (int i = 0; i < leading.count; i++) {
        if (g->leads[side] == leading.slot[i] || (g->leads[side] == NONE
                    && leading.bonus[i] > best)) {
            best = leading.bonus[i];
            *leader = leading.slot[i];
        }
    }
    return best;
}

/* R-M05: below the chart its first column. */
Clash
msk_weigh_attack(const Game *g, const Attackers *attackers, int hex)
{
    return msk_account_clash(g, attackers, hex, NULL);
}

Clash
msk_account_clash(const Game *g, const Attackers *attackers, int hex,
        Account *how)
{
    Clash clash = { .defence = msk_defence_value(g, hex),
        .odds = ODDS_5_1, .leader = { NONE, NONE } };
    int attacker = g->phasing;
    long cells = 0;

    for (int i = 0; i < attackers->count; i++) {
        clash.attack += msk_attack_value(g, attackers->slot[i], hex);
    }
    if (clash.defence == 0) {
        return clash;
    }
    clash.odds = msk_odds(MELEE_CHART, clash.attack, clash.defence);
    if (clash.odds == NO_ODDS) {
        clash.odds = ODDS_1_2;
        cells = acc_add(how, BY_COLUMN, "Melee.4", BELOW_MELEE, 1, cells);
    }
    cells = acc_add(how, BY_LEADER, "Melee.4", bonus_of(g, attackers, hex,
                attacker, &clash.leader[attacker]), 1, cells);
    cells = acc_add(how, BY_ENEMY_LEADER, "Melee.4", -bonus_of(g, attackers,
                hex, !attacker, &clash.leader[!attacker]), 1, cells);
    clash.added = (int)cells;
    return clash;
}
