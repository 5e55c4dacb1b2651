/*
 * plan.c --
 *
 *      The plan of an impulse: attacks, where the others go, who is activated
 *      for it; or a march, or one unit that moves.
 */

#include "outlook.h"

static void
open_outlook(Outlook *o, const Game *g, const int *weights, bool vary,
        WgLots *lots)
{
    enum { NOISE = 60 };

    o->g = g;
    o->side = g->mover;
    o->first = first_of(g->mover);
    o->units = end_of(g->mover) - o->first;
    o->noise = vary ? NOISE : 0;
    o->lots = lots;
    o->chiefs = 0;
    o->guns = 0;
    o->rated = false;
    o->steps.known = (Areas){ { 0, 0 } };
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        o->reach[i].count = 0;
        o->reach[i].engages = (Areas){ { 0, 0 } };
        o->guns |= on_map(g, u) && block_of(g, u)->kind == GUNS ? member(i)
                : 0;
    }
    wg_take_weights(mon_weights, weights, vary, lots, o->weights);
    mon_count_force(g, &o->force);
    mon_find_posts(o);
}

/* As in a march, all are "under" somebody. */
static void
command_all(Outlook *o)
{
    for (int i = 0; i < o->units; i++) {
        o->under[i] = 1;
    }
    mon_find_reaches(o);
}

/* ---- the plan itself ---- */

/* The way to where it goes, step by step. */
static void
write_path(const Reach *r, int goes, MonPlan *plan, int i)
{
    int steps = 0, at;

    for (at = goes; at != NONE && r->from[at] != NONE;
            at = r->from[at]) {
        steps++;
    }
    for (int k = 0; k < PATH; k++) {
        plan->path[i][k] = NONE;
    }
    at = steps <= PATH ? goes : NONE;
    for (int k = steps - 1; at != NONE && k >= 0; k--) {
        plan->path[i][k] = r->area[at];
        at = r->from[at];
    }
}

/* Only so many go: those who gain most. */
static int
keep_best(Outlook *o, int most)
{
    int sum = 0;
    bool kept[SIDE_BLOCKS] = { false };

    while (most-- > 0) {
        int best = NONE;

        for (int i = 0; i < o->units; i++) {
            if (o->goes[i] != NONE && !kept[i]
                    && (best == NONE || o->gain[i] > o->gain[best])) {
                best = i;
            }
        }
        if (best == NONE) {
            break;
        }
        kept[best] = true;
        sum += o->gain[best];
    }
    for (int i = 0; i < o->units; i++) {
        o->goes[i] = (int8_t)(kept[i] ? o->goes[i] : NONE);
    }
    return sum;
}

static void
write_plan(const Outlook *o, MonPlan *plan, int impulse)
{
    plan->impulse = (int8_t)impulse;
    for (int i = 0; i < o->units; i++) {
        write_path(&o->reach[i], o->goes[i], plan, i);
    }
}

static bool
may(const Game *g, int verb)
{
    WgAction a = { .verb = (int16_t)verb };

    return mon_judge_impulse(g, &a) == NULL;
}

/* One unit moves, and engages nobody. */
static void
plan_pass(Outlook *o, MonPlan *plan)
{
    command_all(o);
    mon_send_others(o);
    keep_best(o, 1);
    write_plan(o, plan, GO_PASS);
}

/* A new impulse. */
static void
plan_impulse(Outlook *o, MonPlan *plan, bool vary)
{
    const Game *g = o->g;
    int tactical = 0;

    plan->leaders = 0;
    if (may(g, GO_TACTICAL)) {
        mon_find_leaders(o);
        mon_find_reaches(o);
        mon_plan_attacks(o, mon_limit(g));
        mon_send_others(o);
        tactical = mon_choose_leaders(o, plan);
        write_plan(o, plan, GO_TACTICAL);
    }
    if (may(g, GO_MARCH) && (!vary || wg_lot(o->lots, 3) == 0)) {
        int limit = mon_limit(g), march;

        command_all(o);
        mon_plan_attacks(o, limit);
        mon_send_others(o);
        march = keep_best(o, mon_logistic_value(g, o->side))
                - o->weights[MARCHING];
        if (march > tactical && march > o->weights[LEAST_IMPULSE]) {
            write_plan(o, plan, GO_MARCH);
            return;
        }
    }
    if (tactical < o->weights[LEAST_IMPULSE] || plan->leaders == 0) {
        plan_pass(o, plan);
    }
}

/* The rest of one that is under way: who is commanded now. */
static void
plan_moves(Outlook *o, MonPlan *plan)
{
    const Game *g = o->g;

    if (g->flow.decision == ASK_MOVE) {
        for (int i = 0; i < o->units; i++) {
            o->under[i] = mon_commanded(g, o->first + i);
        }
        mon_find_reaches(o);
    } else {
        command_all(o);
    }
    if (g->flow.decision == ASK_MOVE || g->flow.decision == ASK_MARCH) {
        mon_plan_attacks(o, g->flow.decision == ASK_MOVE ? g->activated
                : mon_limit(g));
    }
    mon_send_others(o);
    if (g->flow.decision == ASK_PASS) {
        keep_best(o, 1);
    } else if (g->flow.decision == ASK_MARCH) {
        keep_best(o, g->logistics);
    }
    write_plan(o, plan, NONE);
}

void
mon_plan(const Game *g, const int *weights, void *text, bool vary,
        WgLots *lots)
{
    Outlook o;

    open_outlook(&o, g, weights, vary, lots);
    if (g->flow.decision == ASK_IMPULSE) {
        plan_impulse(&o, text, vary);
    } else {
        plan_moves(&o, text);
    }
}

int
mon_find_attack(const Game *g, const int *weights, int *area, int8_t *who)
{
    WgLots lots = { 0 };
    Outlook o;

    open_outlook(&o, g, weights, false, &lots);
    mon_find_leaders(&o);
    mon_find_reaches(&o);
    return may(g, GO_TACTICAL) ? mon_best_attack(&o, area, who) : 0;
}

/* ---- another plan that differs a little ---- */

/* One who could go elsewhere, or stays. */
static void
redirect(const Game *g, MonPlan *plan, Steps *steps, WgLots *lots)
{
    enum { TRIES = 20 };
    int first = first_of(g->mover), units = end_of(g->mover) - first;

    for (int n = 0; n < TRIES; n++) {
        int i = (int)wg_lot(lots, (unsigned)units), u = first + i, goes;
        Reach r;

        if (!on_map(g, u) || g->unit[u].moved
                || block_of(g, u)->kind == COMMANDER
                || (g->flow.decision == ASK_MOVE && !mon_commanded(g, u))) {
            continue;
        }
        mon_reach(g, u, mon_left(g, u), steps, &r);
        if (r.count < 2) {
            continue;
        }
        goes = wg_lot(lots, 4) == 0 ? NONE
                : 1 + (int)wg_lot(lots, (unsigned)r.count - 1);
        write_path(&r, goes, plan, i);
        return;
    }
}

void
mon_mutate(const Game *g, void *text, WgLots *lots)
{
    int changes = 1 + (int)wg_lot(lots, 3);
    Steps steps;

    steps.known = (Areas){ { 0, 0 } };
    for (int n = 0; n < changes; n++) {
        redirect(g, text, &steps, lots);
    }
}
