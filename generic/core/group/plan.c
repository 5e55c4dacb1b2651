/*
 * plan.c --
 *
 *      In which order the pieces of a group go, so that most arrive: some
 *      orders are tried, always the same ones, and the best is kept.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

enum { TRIES = 24, FEW = 4 };   /* of so few, every order: 4! = 24 */

typedef struct Plan {
    Group *group;
    int16_t order[WG_PIECES];   /* indices of the group */
    uint8_t fate[WG_PIECES];    /* of each of it */
    int arrive, fall_short;
    Steps steps;
} Plan;

/* ---- one order ---- */

/* Does it stand there from the first? */
static bool
is_there(const Trial *t, const Sent *sent)
{
    return t->rules->place_of
            && t->rules->place_of(t->start, sent->unit) == sent->to;
}

/* Send those who are not there yet, one after another; how many more have
   arrived or come on. */
static int
pass(Trial *t, Plan *plan, bool far)
{
    int more = 0;

    for (int i = 0; i < plan->group->count && !t->over; i++) {
        int who = plan->order[i];
        const Sent *sent = &plan->group->sent[who];

        if (plan->fate[who] == STAYS && sent->to >= 0 && !is_there(t, sent)) {
            plan->fate[who] = (uint8_t)wg_trial_send(t, sent, far,
                    &plan->steps);
            more += plan->fate[who] != STAYS;
        }
    }
    return more;
}

/* Whoever is refused is asked again when others have made room; then those
   whose points are too few go as far as they can. */
static void
try_order(Trial *t, Plan *plan)
{
    memset(plan->fate, STAYS, sizeof plan->fate);
    plan->steps.count = plan->arrive = plan->fall_short = 0;
    wg_trial_reset(t);
    while (pass(t, plan, false) > 0) {
    }
    if (t->rules->ways) {
        pass(t, plan, true);
    }
    for (int i = 0; i < plan->group->count; i++) {
        plan->arrive += plan->fate[i] == ARRIVES;
        plan->fall_short += plan->fate[i] == SHORT;
    }
}

static bool
is_better(const Plan *plan, const Plan *best)
{
    return plan->arrive != best->arrive ? plan->arrive > best->arrive
            : plan->fall_short > best->fall_short;
}

/* ---- which orders ---- */

static void
swap(int16_t *order, int i, int k)
{
    int16_t held = order[i];

    order[i] = order[k];
    order[k] = held;
}

/* The next in the order of the dictionary; false after the last. */
static bool
next_order(int16_t *order, int count)
{
    int i = count - 2, k = count - 1;

    while (i >= 0 && order[i] > order[i + 1]) {
        i--;
    }
    if (i < 0) {
        return false;
    }
    while (order[k] < order[i]) {
        k--;
    }
    swap(order, i, k);
    for (int low = i + 1, high = count - 1; low < high; low++, high--) {
        swap(order, low, high);
    }
    return true;
}

/* What its way costs each of the group at first; 0: not known. */
static void
find_costs(Trial *t, const Group *group, int16_t cost[WG_PIECES])
{
    wg_trial_reset(t);
    for (int i = 0; i < group->count; i++) {
        cost[i] = 0;
        wg_trial_ways(t, group->sent[i].unit);
        for (int k = 0; k < t->ways->count; k++) {
            if (t->ways->way[k].place == group->sent[i].to) {
                cost[i] = t->ways->way[k].cost;
            }
        }
    }
}

/* By cost, those of the same in the order given. */
static void
sort_by_cost(const int16_t *cost, int count, bool dear_first, int16_t *order)
{
    for (int i = 0; i < count; i++) {
        int at = i;

        while (at > 0 && (dear_first ? cost[order[at - 1]] < cost[i]
                    : cost[order[at - 1]] > cost[i])) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = (int16_t)i;
    }
}

/* Those who did not arrive go first, all others as before. */
static void
move_up_refused(const Plan *plan, int16_t *order)
{
    int at = 0;

    for (int arrived = 0; arrived < 2; arrived++) {
        for (int i = 0; i < plan->group->count; i++) {
            int who = plan->order[i];

            if ((plan->fate[who] == ARRIVES) == arrived) {
                order[at++] = (int16_t)who;
            }
        }
    }
}

/* Make the order of a try, from the one before it; false: no more. */
static bool
make_order(Trial *t, Plan *plan, int try)
{
    int16_t cost[WG_PIECES], order[WG_PIECES];

    if (plan->group->count <= FEW) {
        return try < TRIES && next_order(plan->order, plan->group->count);
    }
    if (try == 1 || try == 2) {
        find_costs(t, plan->group, cost);
        sort_by_cost(cost, plan->group->count, try == 1, order);
    } else {
        move_up_refused(plan, order);
    }
    memcpy(plan->order, order, sizeof order[0] * (size_t)plan->group->count);
    return try < TRIES;
}

static void
keep_plan(Plan *best, const Plan *plan)
{
    Steps steps = best->steps;

    *best = *plan;
    best->steps = steps;
    best->steps.count = 0;
    for (int i = 0; i < plan->steps.count; i++) {
        best->steps.step = wg_more(best->steps.step, i, &best->steps.capacity,
                sizeof *steps.step);
        best->steps.step[i] = plan->steps.step[i];
    }
    best->steps.count = plan->steps.count;
}

/* The best of the orders tried, the first of equals; t is left as it is after
   it.  The caller frees its steps. */
static void
find_plan(Trial *t, Group *group, Plan *best)
{
    Plan *plan = wg_alloc(sizeof *plan);

    plan->group = group;
    for (int i = 0; i < group->count; i++) {
        plan->order[i] = (int16_t)i;
    }
    try_order(t, plan);
    keep_plan(best, plan);
    for (int try = 1; best->arrive < group->count
            && make_order(t, plan, try); try++) {
        try_order(t, plan);
        if (is_better(plan, best)) {
            keep_plan(best, plan);
        }
    }
    memcpy(plan->order, best->order, sizeof plan->order);
    try_order(t, plan);
    free(plan->steps.step);
    free(plan);
}

/* ---- as text ---- */

static void
print_pieces(WgText *out, const WgMatch *m, const Plan *plan, Fate fate)
{
    bool first = true;

    for (int i = 0; i < plan->group->count; i++) {
        if (plan->fate[i] == fate) {
            wg_add(out, first ? "" : " ");
            wg_print_word(out, m, 'u', plan->group->sent[i].unit);
            first = false;
        }
    }
}

static void
print_refused(WgText *out, const WgMatch *m, Trial *t, const Plan *plan)
{
    for (int i = 0; i < plan->group->count; i++) {
        const Sent *sent = &plan->group->sent[i];

        if (plan->fate[i] == STAYS) {
            wg_add(out, "{");
            wg_print_word(out, m, 'u', sent->unit);
            wg_print(out, " %s} ", sent->to < 0 ? "- off-map"
                    : is_there(t, sent) ? "- is-there"
                    : wg_trial_why(t, sent));
        }
    }
}

static void
print_plan(WgText *out, const WgMatch *m, Trial *t, const Plan *plan)
{
    wg_print(out, "arrive {");
    print_pieces(out, m, plan, ARRIVES);
    wg_print(out, "} short {");
    print_pieces(out, m, plan, SHORT);
    wg_print(out, "} stay {");
    print_refused(out, m, t, plan);
    wg_print(out, "} steps {");
    for (int i = 0; i < plan->steps.count; i++) {
        wg_add(out, i ? " {" : "{");
        wg_print_action(out, m, m->rules->verbs, &plan->steps.step[i]);
        wg_add(out, "}");
    }
    wg_print(out, "}");
}

/* ---- what clients ask ---- */

/* Plan it for a group that was read. */
static void
plan_group(const WgMatch *m, Group *group, WgText *out)
{
    Trial *t = wg_trial_new(m, group->side);
    Plan *best = wg_alloc(sizeof *best);

    if (t) {
        find_plan(t, group, best);
        print_plan(out, m, t, best);
        free(best->steps.step);
    }
    free(best);
    wg_trial_free(t);
}

char *
wg_group_plan(const WgMatch *m, int side, const char *pieces, const char *to)
{
    Group *group = wg_alloc(sizeof *group);
    int place = wg_read_place(m, to);
    WgText out = {0};

    wg_print(&out, "");
    if (place >= 0 && wg_read_group(m, side, pieces, place, group)) {
        plan_group(m, group, &out);
    }
    free(group);
    return out.text;
}

char *
wg_group_shift(const WgMatch *m, int side, const char *pieces,
        const char *from, const char *to)
{
    Group *group = wg_alloc(sizeof *group);
    int first = wg_read_place(m, from), last = wg_read_place(m, to);
    WgText out = {0};

    wg_print(&out, "");
    if (first >= 0 && last >= 0 && m->rules->shifted
            && wg_read_group(m, side, pieces, -1, group)) {
        for (int i = 0; i < group->count; i++) {
            Sent *sent = &group->sent[i];
            int place = m->rules->place_of(wg_seen(m, side), sent->unit);

            sent->to = (int16_t)(place < 0 ? -1
                    : m->rules->shifted(place, first, last));
        }
        plan_group(m, group, &out);
    }
    free(group);
    return out.text;
}
