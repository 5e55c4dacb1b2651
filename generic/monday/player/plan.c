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

    *o = (Outlook){ .g = g, .side = g->mover, .first = first_of(g->mover),
            .units = end_of(g->mover) - first_of(g->mover),
            .noise = vary ? NOISE : 0, .lots = lots };
    wg_take_weights(mon_weights, weights, vary, lots, o->weights);
    mon_count_force(g, &o->force);
    mon_find_leaders(o);
}

/* Whoever may move at all; if all may, as in a march, then all are "under". */
static void
find_reaches(Outlook *o, bool all)
{
    o->attacks = 0;
    o->attacked = (Areas){ { 0, 0 } };
    for (int area = 0; area < AREAS; area++) {
        o->count[area] = o->g->stack[o->side][area];
    }
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        o->goes[i] = NONE;
        o->gain[i] = 0;
        o->reach[i].count = 0;
        o->reach[i].engages = (Areas){ { 0, 0 } };
        o->under[i] = all ? 1 : o->under[i];
        if (on_map(o->g, u) && o->under[i] && !o->g->unit[u].moved
                && block_of(o->g, u)->kind != COMMANDER) {
            mon_reach(o->g, u, mon_left(o->g, u), &o->reach[i]);
        }
    }
}

/* ---- where the others go ---- */

static int
near_fire(const Outlook *o, int area)
{
    Areas near = both_areas(monday_near[area], o->g->held[!o->side]);
    int fire = 0;

    while (!no_areas(near)) {
        fire += o->force.fire[!o->side][take_area(&near)];
    }
    return fire;
}

/* What is good for combat units: to be near what is wanted, or where it is
   held; and for the others, behind those. */
static void
rate(const Outlook *o, int *rating, int *behind)
{
    enum { MOST_FEAR = 80 };
    int8_t far[AREAS];

    mon_measure(mon_wanted(o->g, o->side == FRENCH ? FRENCH : RUSSIAN), far);
    if (o->side == RUSSIAN) {
        mon_measure(mon_wanted(o->g, FRENCH), far);
    }
    for (int area = 0; area < AREAS; area++) {
        int near = near_fire(o, area);
        int fear = (near - o->force.fire[o->side][area]) * o->weights[FEAR]
                / 300;

        fear = fear < 0 ? 0 : fear > MOST_FEAR ? MOST_FEAR : fear;
        rating[area] = -o->weights[PULL] * far[area] - fear;
        behind[area] = -o->weights[PULL] * far[area] / 2
                - (o->force.hits[o->side][area] ? near / 12 : near / 3);
        if (monday_area[area].star != NO_STAR
                && o->g->owner[area] == o->side) {
            rating[area] += o->weights[KEEP];
        }
        if (near) {
            rating[area] += o->weights[COVER]
                    * mon_absorbs(o->g, o->side, area);
        }
    }
}

static void
send(Outlook *o, int i, const int *rating)
{
    enum { LEAST_GAIN = 5 };
    const Reach *r = &o->reach[i];
    int home = o->g->unit[o->first + i].place;
    int most = rating[home] + LEAST_GAIN, best = NONE;

    for (int k = 1; k < r->count; k++) {
        int area = r->area[k];

        if (!has_area(&o->g->held[!o->side], area) && rating[area] > most
                && o->count[area] < mon_stack(area)) {
            most = rating[area];
            best = k;
        }
    }
    if (best != NONE) {
        o->goes[i] = (int8_t)best;
        o->gain[i] = most - rating[home];
        o->count[home]--;
        o->count[r->area[best]]++;
    }
}

static void
send_others(Outlook *o)
{
    int rating[AREAS], behind[AREAS];

    rate(o, rating, behind);
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        if (o->goes[i] == NONE && o->reach[i].count > 1
                && !is_contested(o->g, o->g->unit[u].place)) {
            send(o, i, is_support(block_of(o->g, u)) ? behind : rating);
        }
    }
}

/* ---- the plan itself ---- */

/* The way to where it goes, step by step. */
static void
write_path(const Outlook *o, MonPlan *plan, int i)
{
    const Reach *r = &o->reach[i];
    int steps = 0, at;

    for (at = o->goes[i]; at != NONE && r->from[at] != NONE;
            at = r->from[at]) {
        steps++;
    }
    for (int k = 0; k < PATH; k++) {
        plan->path[i][k] = NONE;
    }
    at = steps <= PATH ? o->goes[i] : NONE;
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
        write_path(o, plan, i);
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
    find_reaches(o, true);
    send_others(o);
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
        find_reaches(o, false);
        mon_plan_attacks(o, mon_limit(g));
        send_others(o);
        tactical = mon_choose_leaders(o, plan);
        write_plan(o, plan, GO_TACTICAL);
    }
    if (may(g, GO_MARCH) && (!vary || wg_lot(o->lots, 3) == 0)) {
        int limit = mon_limit(g), march;

        find_reaches(o, true);
        mon_plan_attacks(o, limit);
        send_others(o);
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
    bool all = g->flow.decision != ASK_MOVE;

    for (int i = 0; i < o->units && !all; i++) {
        o->under[i] = mon_commanded(g, o->first + i);
    }
    find_reaches(o, all);
    if (g->flow.decision == ASK_MOVE || g->flow.decision == ASK_MARCH) {
        mon_plan_attacks(o, g->flow.decision == ASK_MOVE ? g->activated
                : mon_limit(g));
    }
    send_others(o);
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
    find_reaches(&o, false);
    return may(g, GO_TACTICAL) ? mon_best_attack(&o, area, who) : 0;
}

/* ---- another plan that differs a little ---- */

/* One who could go elsewhere, or stays. */
static void
redirect(const Game *g, MonPlan *plan, WgLots *lots)
{
    enum { TRIES = 20 };
    int first = first_of(g->mover), units = end_of(g->mover) - first;

    for (int n = 0; n < TRIES; n++) {
        int i = (int)wg_lot(lots, (unsigned)units), u = first + i;
        Outlook o = { .units = 0 };

        if (!on_map(g, u) || g->unit[u].moved
                || block_of(g, u)->kind == COMMANDER
                || (g->flow.decision == ASK_MOVE && !mon_commanded(g, u))) {
            continue;
        }
        mon_reach(g, u, mon_left(g, u), &o.reach[i]);
        if (o.reach[i].count < 2) {
            continue;
        }
        o.goes[i] = (int8_t)(wg_lot(lots, 4) == 0 ? NONE
                : 1 + (int)wg_lot(lots, (unsigned)o.reach[i].count - 1));
        write_path(&o, plan, i);
        return;
    }
}

void
mon_mutate(const Game *g, void *text, WgLots *lots)
{
    int changes = 1 + (int)wg_lot(lots, 3);

    for (int n = 0; n < changes; n++) {
        redirect(g, text, lots);
    }
}
