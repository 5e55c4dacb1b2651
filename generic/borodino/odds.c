/*
 * odds.c --
 *
 *      What may come of a bombardment and of a battle, if everybody fights
 *      on: fires whatever can fire, at the line first, without bayonets or
 *      squares, and leaves only when he must (6.73).
 */

#include "chapters.h"

enum { STEPS = 80 };            /* more than a side can lose in a battle */

/* Which faces of the throw that is awaited mean the same: a hit on the enemy,
   one on oneself, a miss. */
void
bor_alike(const Game *g, uint8_t kind[6])
{
    const Battle *b = &g->battle;
    int fire = 0;
    bool own = false;

    if (g->gun.gun != NONE) {
        fire = bor_gun_fire(g);
        own = is_contested(g, g->gun.area);
    } else if (b->area != NONE && b->unit != NONE) {
        fire = bor_firepower(g, b->unit, b->target, b->charge);
        own = b->charge;
    } else {
        return;
    }
    for (int face = 0; face < 6; face++) {
        kind[face] = (uint8_t)(own && face == 5 ? 5 : face < fire ? 0
                : fire < 6 ? fire : 5);
    }
}

/* Who fights on: the first of these verbs that is offered. */
int
bor_fight_on(const Game *g, const WgOffer *offer)
{
    static const int8_t order[] = {
        HIT, FIRE, FIRE_AT_LINE, FIRE_AT_SQUARES, HOLD, RETREAT, OFFBOARD,
        LOSE, DONE
    };

    (void)g;
    for (size_t i = 0; i < sizeof order; i++) {
        for (int k = 0; k < offer->count; k++) {
            if (offer->action[k].verb == order[i]) {
                return k;
            }
        }
    }
    return 0;
}

/* After this round, or as soon as the battle is over. */
bool
bor_is_past_round(const Game *g, int round)
{
    return g->battle.area == NONE || g->battle.round > round
            || g->flow.side == WG_NOBODY
            || !is_contested(g, g->battle.area)
            || (g->flow.side >= 0 && g->flow.decision == ASK_REGROUP);
}

/* ---- a battle ---- */

typedef struct Account {
    double lost[2][STEPS];      /* by side: the chance of so many steps */
    double holds[3];            /* the area: a side alone, or still contested */
} Account;

/* Steps that a side has lost since then. */
static int
steps_lost(const Game *before, const Game *g, int side, int area)
{
    int lost = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (before->unit[u].place == area) {
            lost += (g->unit[u].place == LOST ? block_of(before, u)->faces
                    : g->unit[u].face) - before->unit[u].face;
        }
    }
    return lost;
}

static void
account(const Game *g, const WgOdds *odds, Account *sum)
{
    int area = g->battle.area;

    for (int i = 0; i < odds->count; i++) {
        const Game *end = wg_odds_game(&borodino_rules, odds, i);

        for (int side = 0; side < 2; side++) {
            sum->lost[side][steps_lost(g, end, side, area)]
                    += odds->chance[i];
        }
        sum->holds[is_friendly(end, FRENCH, area) ? FRENCH
                : is_friendly(end, RUSSIAN, area) ? RUSSIAN : 2]
                += odds->chance[i];
    }
}

static long
millionths(double chance)
{
    return (long)(chance * 1e6 + 0.5);
}

/* {STEPS CHANCE}..., chances in millionths. */
static void
print_lost(const double *lost, WgText *out)
{
    for (int n = 0; n < STEPS; n++) {
        if (lost[n] > 0) {
            wg_print(out, "{%d %ld} ", n, millionths(lost[n]));
        }
    }
}

void
bor_print_odds(const Game *g, int last_round, WgText *out)
{
    WgOdds odds;
    Account sum = { .holds = { 0 } };

    if (g->battle.area == NONE || bor_is_past_round(g, last_round)) {
        return;
    }
    wg_odds(&borodino_rules, g, bor_fight_on, bor_is_past_round, last_round,
            &odds);
    account(g, &odds, &sum);
    wg_print(out, "french {");
    print_lost(sum.lost[FRENCH], out);
    wg_print(out, "} russian {");
    print_lost(sum.lost[RUSSIAN], out);
    wg_print(out, "} holds {%ld %ld %ld} ends %d",
            millionths(sum.holds[FRENCH]), millionths(sum.holds[RUSSIAN]),
            millionths(sum.holds[2]), odds.count);
    wg_odds_free(&odds);
}
