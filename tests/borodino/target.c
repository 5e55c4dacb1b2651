/*
 * target.c --
 *
 *      A plan against a target: more attack it than would, the plan of the
 *      next phase has it still, and not for ever.  Plans that vary choose one.
 */

#include <stdio.h>
#include <stdlib.h>

#include "../../generic/borodino/player/player.h"
#include "../../generic/core/computer.h"
#include "../../generic/core/match/match.h"

enum { SEED = 5, LONGEST = 3, LOTS = 300, LEAST = LOTS / 5 };

_Noreturn static void
fail(const char *why, int n)
{
    fprintf(stderr, "target: %s: %d\n", why, n);
    exit(1);
}

static BorPlan
plan_of(const Game *g, BorPlan before, bool vary, WgLots *lots)
{
    int weights[BOR_WEIGHTS];

    for (int i = 0; i < BOR_WEIGHTS; i++) {
        weights[i] = bor_weights[i].usual[g->mover];
    }
    bor_plan(g, weights, &before, vary, lots);
    return before;
}

static int
how_many_go(const BorPlan *plan, int area)
{
    int count = 0;

    for (int i = 0; i < SIDE_BLOCKS; i++) {
        count += plan->goes[i] == area;
    }
    return count;
}

/* Against each area of the enemy, and none. */
static void
try_targets(const Game *g, int *attack, int *usual)
{
    WgLots lots = { 1812 };
    int16_t turn = (int16_t)borodino_player.turns(g);
    BorPlan none = plan_of(g, (BorPlan){ .target = 0 }, false, &lots);

    if (none.target) {
        fail("a target where none was", none.target);
    }
    for (int area = 0; area < AREAS; area++) {
        bool enemy = g->held[!g->mover] & bit(area);
        BorPlan plan = { .target = (int8_t)(area + 1), .since = turn };
        BorPlan old = { .target = plan.target,
                .since = (int16_t)(turn - LONGEST - 1) };

        plan = plan_of(g, plan, false, &lots);
        old = plan_of(g, old, false, &lots);
        if (plan.target != (enemy ? area + 1 : 0)) {
            fail("the target is not kept, or without an enemy", area);
        }
        if (old.target) {
            fail("an old target is kept", area);
        }
        *attack += enemy ? how_many_go(&plan, area) : 0;
        *usual += enemy ? how_many_go(&none, area) : 0;
    }
}

/* Kept, another, or none. */
static void
vary(const Game *g)
{
    Areas enemies = g->held[!g->mover] & (bit(AREAS) - 1);
    BorPlan before = { .since = (int16_t)(borodino_player.turns(g) - 1),
            .target = (int8_t)(1 + take_area(&enemies)) };
    int kept = 0, another = 0, none = 0;
    WgLots lots = { 7 };

    for (int n = 0; n < LOTS; n++) {
        BorPlan plan = plan_of(g, before, true, &lots);

        none += plan.target == 0;
        kept += plan.target && plan.since == before.since;
        another += plan.target && plan.since != before.since;
    }
    if (kept < LEAST || none < LEAST || another < LEAST) {
        fail("not varied", kept);
    }
}

int
main(void)
{
    WgError err;
    WgContest *contest = wg_contest_new("borodino", "shevardino", "",
            "officer", "officer", SEED, &err);
    int attack = 0, usual = 0, plans = 0;

    while (wg_contest_side(contest) != WG_NOBODY) {
        const Game *g = wg_contest_match(contest)->game;

        if (g->flow.decision == ASK_COMMAND && g->held[!g->mover]) {
            try_targets(g, &attack, &usual);
            if (plans++ == 4) {
                vary(g);
            }
        }
        wg_contest_decide(contest);
    }
    wg_contest_free(contest);
    if (plans < 5 || attack < 2 * usual || attack < plans) {
        fail("too few attack their target", attack);
    }
    return 0;
}
