/*
 * turns.c --
 *
 *      The pieces of a group go in one order, on trial.  Whoever is refused is
 *      asked again when others have made room, by road, too; then those whose
 *      points are too few go as far as they can; at last whoever raises a
 *      question.
 */

#include <string.h>

#include "group.h"

bool
wg_trial_is_there(const Trial *t, const Sent *sent)
{
    return t->rules->place_of
            && t->rules->place_of(t->start, sent->unit) == sent->to;
}

/* Send one.  Of whom something else would be asked, or dice be thrown, is sent
   again last: until then the trial goes on as if it had not been. */
static void
send_one(Trial *t, Plan *plan, int who, bool far)
{
    int steps = plan->steps.count;

    wg_trial_copy(t, t->before, t->g);
    plan->fate[who] = (uint8_t)wg_trial_send(t, &plan->group->sent[who], far,
            &plan->steps);
    if (t->over && !t->body) {
        wg_trial_copy(t, t->g, t->before);
        t->over = false;
        plan->steps.count = steps;
        plan->fate[who] = STAYS;
        plan->late[who] = true;
    }
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

        if (plan->fate[who] == STAYS && !plan->late[who] && sent->to >= 0
                && !wg_trial_is_there(t, sent)) {
            send_one(t, plan, who, far);
            more += plan->fate[who] != STAYS;
        }
    }
    return more;
}

/* Send those with whom it ends for all, until it does; a question that somebody
   may decline, as by a standing order, is taken for declined. */
static void
pass_late(Trial *t, Plan *plan)
{
    t->assumes = true;
    for (int i = 0; i < plan->group->count && !t->over; i++) {
        int who = plan->order[i];

        for (int far = 0; plan->late[who] && plan->fate[who] == STAYS
                && far <= (t->rules->ways != NULL); far++) {
            plan->fate[who] = (uint8_t)wg_trial_send(t,
                    &plan->group->sent[who], far, &plan->steps);
        }
    }
    t->assumes = false;
}

void
wg_try_order(Trial *t, Plan *plan)
{
    memset(plan->fate, STAYS, sizeof plan->fate);
    memset(plan->late, 0, sizeof plan->late);
    plan->steps.count = plan->arrive = plan->fall_short = 0;
    wg_trial_reset(t);
    while (pass(t, plan, false) > 0) {
    }
    while (t->rules->ways && pass(t, plan, true) > 0 && t->road) {
    }
    pass_late(t, plan);
    for (int i = 0; i < plan->group->count; i++) {
        const Sent *sent = &plan->group->sent[i];

        plan->arrive += plan->fate[i] == ARRIVES;
        plan->fall_short += plan->fate[i] == SHORT;
        plan->crowded[i] = plan->fate[i] == STAYS && sent->to >= 0
                && wg_trial_is_full(t, sent->unit, sent->to);
        if (wg_trial_is_there(t, sent)) {
            wg_trial_face(t, sent->unit, &plan->steps);
        }
    }
}
