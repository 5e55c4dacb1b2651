/*
 * orders.c --
 *
 *      5.23: officers of Borodino 1812 have orders left for the attacks that
 *      they plan, but now and then where two leaders share an army.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/borodino/player/player.h"
#include "../../generic/core/match/match.h"
#include "../../generic/core/player/player.h"

enum { MATCHES = 6 };

_Noreturn static void
fail(const char *why, const char *scenario, int n)
{
    fprintf(stderr, "orders: %s: %s, seed %d\n", why, scenario, n);
    exit(1);
}

static Game
begun(const char *scenario, int seed)
{
    WgError err;
    WgContest *c = wg_contest_new("borodino", scenario, "", "officer",
            "officer", seed, &err);
    Game g;

    if (c == NULL) {
        fail(err.text, scenario, seed);
    }
    g = *wg_contest_match(c)->game;
    wg_contest_free(c);
    return g;
}

/* Who is to attack, and nobody commands it any more: 5.2, 5.23. */
static int
without_order(const Game *g, const BorPlan *plan)
{
    int first = first_of(g->mover), count = 0;

    for (int u = first; u < end_of(g->mover); u++) {
        int to = plan->goes[u - first];
        const char *why = bor_judge_commanded(g, u);

        count += to != NONE && g->unit[u].place < AREAS && !g->unit[u].moved
                && g->held[!g->mover] & bit(to) && why
                && strncmp(why, "5.2", 3) == 0;
    }
    return count;
}

static int
attackers(const Game *g, int side)
{
    int count = 0;

    for (int area = 0; area < AREAS; area++) {
        count += is_contested(g, area) ? g->count[side][area] : 0;
    }
    return count;
}

/* By full sight; how many attacked, and how many could not. */
static void
count_attacks(const char *scenario, int seed, int *done, int *missed)
{
    const WgRules *rules = wg_find_rules("borodino");
    Weights weights = wg_usual_weights(rules);
    Plan plans[2] = { { .phase = 0 }, { .phase = 0 } };
    WgLots lots = { (uint64_t)seed };
    Game g = begun(scenario, seed);

    while (g.flow.side != WG_NOBODY) {
        int moving = g.flow.decision == ASK_MOVE, mover = g.mover;
        Game before = g;

        wg_play_action(rules, &weights, &g, plans, &lots);
        if (moving && (g.mover != mover || g.flow.decision != ASK_MOVE)) {
            *missed += without_order(&before,
                    (const BorPlan *)plans[mover].text);
        }
        *done += moving && attackers(&g, mover)
                > attackers(&before, mover);
    }
}

int
main(void)
{
    const char *scenarios[] = { "shevardino", "borodino", "campaign" };
    int done = 0, missed = 0;

    for (int s = 0; s < 3; s++) {
        for (int seed = 1; seed <= MATCHES; seed++) {
            count_attacks(scenarios[s], seed, &done, &missed);
        }
    }
    if (done < 10 * MATCHES || missed > done / 20) {
        fail("attacks have no orders", "all", missed);
    }
    return 0;
}
