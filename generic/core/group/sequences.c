/*
 * sequences.c --
 *
 *      The orders in which the pieces of a group may go one after another:
 *      of few every one, of many those that promise most.
 */

#include <string.h>

#include "group.h"

enum { TRIES = 24, FEW = 4 };   /* of so few, every order: 4! = 24 */
enum { MANY = 12, TRIES_OF_MANY = 4 };

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

void
wg_first_order(const Trial *t, const Group *group, int16_t order[WG_PIECES])
{
    const WgRules *rules = t->rules;
    int16_t far[WG_PIECES];

    for (int i = 0; i < group->count; i++) {
        const Sent *sent = &group->sent[i];
        int place = rules->moving && group->toward >= 0
                ? rules->place_of(t->start, sent->unit) : -1;

        far[i] = (int16_t)(place < 0 ? 0 : t->road ? wg_road_left(t, sent)
                : rules->apart(place, group->toward));
    }
    sort_by_cost(far, group->count, false, order);
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

bool
wg_next_order(Trial *t, Plan *plan, int try)
{
    int16_t cost[WG_PIECES], order[WG_PIECES];

    if (plan->group->count <= FEW && try == 1 && t->rules->moving) {
        for (int i = 0; i < plan->group->count; i++) {
            plan->order[i] = (int16_t)i;
        }
        return true;
    }
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
    return try < (plan->group->count > MANY ? TRIES_OF_MANY : TRIES);
}
