/*
 * policy.c --
 *
 *      A computer's answer to each question of Bloody Monday, by its plan where
 *      it has one.
 */

#include "player.h"

static WgAction
only(int verb)
{
    return (WgAction){ .verb = (int16_t)verb };
}

/* ---- of what is offered ---- */

static bool
is_done(const WgAction *a)
{
    return a->verb == DONE;
}

/* Any, but to be done if there is another. */
static WgAction
any(const Game *g, WgLots *lots)
{
    WgOffer out;

    wg_offer_of(monday_decisions, g, &out);
    return wg_any_offered(&out, is_done, lots);
}

static WgAction
by_order(const Game *g, int (*answer)(const Game *, const WgOffer *, int),
        int choice, WgLots *lots)
{
    WgAction a;

    return wg_by_order(monday_decisions, g, answer, choice, &a) ? a
            : any(g, lots);
}

/* The one with most by a measure; DONE if none is above 0. */
static WgAction
best(const Game *g, const int *weights,
        int (*measure)(const Game *, const int *weights, const WgAction *))
{
    WgAction found = only(DONE);
    int most = 0;
    WgOffer out;

    wg_offer_of(monday_decisions, g, &out);
    for (int i = 0; i < out.count; i++) {
        int value = out.action[i].verb == DONE ? 0
                : measure(g, weights, &out.action[i]);

        if (value > most) {
            most = value;
            found = out.action[i];
        }
    }
    return found;
}

/* ---- measures ---- */

/* 3.4-3.6 Whose next face adds most for its price. */
static int
restoring(const Game *g, const int *weights, const WgAction *a)
{
    const Block *b = block_of(g, a->arg[0]);
    const Face *next = &b->face[g->unit[a->arg[0]].face - 1];

    (void)weights;
    return 1 + 10 * next->strength * next->fire
            / (1 + mon_restore_cost(g, a->arg[0]));
}

static int
inspiring(const Game *g, const int *weights, const WgAction *a)
{
    (void)weights;
    return 1 + mon_dice(g, a->arg[1]);
}

/* What a side fires in an area, and what it takes. */
static void
sum_up(const Game *g, int area, int fire[2], int hits[2])
{
    int there = g->count[FRENCH][area] + g->count[RUSSIAN][area];

    fire[0] = fire[1] = hits[0] = hits[1] = 0;
    for (int u = 0; u < BLOCKS && there > 0; u++) {
        if (g->unit[u].place == area) {
            fire[side_of(u)] += mon_fire_of(g, u);
            hits[side_of(u)] += mon_hits_left(g, u);
            there--;
        }
    }
}

/* 5.3 Whether to fight on, where nobody must. */
static int
fighting(const Game *g, const int *weights, const WgAction *a)
{
    int fire[2], hits[2], own = g->mover;

    sum_up(g, a->arg[0], fire, hits);
    return has_area(&g->fresh, a->arg[0]) ? 1
            : fire[own] - 100 * mon_absorbs(g, !own, a->arg[0])
            + weights[FIGHT_ON]
            - fire[!own];
}

/* 5.3.1 A gun tires by it: not where its fire is absorbed or hits nobody. */
static int
committing(const Game *g, const int *weights, const WgAction *a)
{
    int fire[2], hits[2], enemy = mon_defender(g), sum = 0;

    (void)weights;
    sum_up(g, g->battle.area, fire, hits);
    for (int u = first_of(!enemy); u < end_of(!enemy); u++) {
        sum += g->unit[u].committed ? 50 * mon_gun_dice(g, u) : 0;
    }
    sum -= 100 * g->battle.absorbs;
    return sum + fire[!enemy] > 130 * hits[enemy] ? 0
            : mon_gun_dice(g, a->arg[0]);
}

/* 6.4 With friends, and far from enemies. */
static int
withdrawing(const Game *g, const int *weights, const WgAction *a)
{
    int side = side_of(a->arg[0]), value = 1000;
    Areas near = both_areas(monday_near[a->arg[1]], g->held[!side]);

    (void)weights;
    while (!no_areas(near)) {
        value -= 10 * g->count[!side][take_area(&near)];
    }
    return value + 15 * g->count[side][a->arg[1]]
            + 20 * (monday_area[a->arg[1]].star != NO_STAR);
}

/* 6.4 Not for the disc alone, and never from what counts. */
static WgAction
stand(const Game *g, const int *weights)
{
    int fire[2], hits[2], own = mon_defender(g);
    WgAction back = only(RETREAT);

    sum_up(g, g->battle.area, fire, hits);
    return monday_area[g->battle.area].star == NO_STAR
            && fire[own] * hits[own] * 100
                < weights[HOPELESS] * fire[!own] * hits[!own]
            && mon_judge_stand(g, &back) == NULL ? back : only(STAND);
}

/* ---- by the plan ---- */

/* 3.1 He is activated where he stands, for all of the logistics. */
static WgAction
commander(const Game *g)
{
    WgAction a = { ACTIVATE, { g->commander[g->mover], 0, 0 } };

    return mon_judge_commander(g, &a) == NULL ? a : only(DONE);
}

static WgAction
impulse(const Game *g, const int *weights, MonPlan *plan, WgLots *lots)
{
    WgAction a;

    if (plan->impulse == NONE) {
        mon_plan(g, weights, plan, false, lots);
    }
    a = only(plan->impulse);
    plan->impulse = NONE;
    return mon_judge_impulse(g, &a) == NULL ? a : only(GO_PASS);
}

static WgAction
activate(const Game *g, const MonPlan *plan, WgLots *lots)
{
    WgAction end = only(DONE);

    for (int i = 0; i < plan->leaders; i++) {
        WgAction a = { ACTIVATE, { plan->leader[i], 0, 0 } };

        if (mon_judge_activate(g, &a) == NULL) {
            return a;
        }
    }
    return mon_judge_activate(g, &end) == NULL ? end : any(g, lots);
}

WgAction
mon_policy(const Game *g, const int *weights, void *plan, WgLots *lots)
{
    WgAction a;

    switch (g->flow.decision) {
    case ASK_COMMANDER:
        return commander(g);
    case ASK_RESTORE_LEADERS:
    case ASK_RESTORE_GUNS:
    case ASK_RESTORE_UNITS:
        return best(g, weights, restoring);
    case ASK_IMPULSE:
        return impulse(g, weights, plan, lots);
    case ASK_ACTIVATE:
        return activate(g, plan, lots);
    case ASK_MOVE:
    case ASK_MARCH:
    case ASK_PASS:
        return mon_move(g, plan);
    case ASK_INSPIRE:
        return best(g, weights, inspiring);
    case ASK_BATTLE:
        return best(g, weights, fighting);
    case ASK_COMMIT:
        return best(g, weights, committing);
    case ASK_HIT:
        return by_order(g, mon_standing_hit, 1, lots);
    case ASK_STAND:
        return stand(g, weights);
    case ASK_WITHDRAW:
        a = best(g, weights, withdrawing);
        return a.verb == DONE ? any(g, lots) : a;
    case ASK_JAGERS:
        return by_order(g, mon_standing_jagers, 2, lots);
    case ASK_RAID:
    case ASK_RAIDERS:
        return only(DONE);
    default:
        return any(g, lots);    /* reinforcements, the Grande Batterie */
    }
}
