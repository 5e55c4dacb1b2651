/*
 * turns.c --
 *
 *      The pieces of a group go in one order, on trial.  Whoever is refused is
 *      asked again when others have made room, by road, too; then those whose
 *      points are too few go as far as they can, who keeps a formation near to
 *      its place; at last leaders, with their troops, and whoever raises a
 *      question.
 */

#include <string.h>

#include "group.h"

/* To where it should be, as far as it can, or near to it. */
typedef enum How { THERE, FAR, NEAR } How;

bool
wg_trial_is_there(const Trial *t, const Sent *sent)
{
    return t->rules->place_of
            && t->rules->place_of(t->start, sent->unit) == sent->to;
}

static Fate
send(Trial *t, const Sent *sent, How how, Steps *steps)
{
    return how == NEAR ? wg_trial_send_near(t, sent, steps)
            : wg_trial_send(t, sent, how == FAR, steps);
}

/* Send one.  Of whom something else would be asked, or dice be thrown, is sent
   again last, when it may end for all: until then the trial goes on as if it
   had not been. */
static void
send_one(Trial *t, Plan *plan, int who, const Sent *sent, How how)
{
    int steps = plan->steps.count;
    bool unsure = t->declined;

    wg_trial_copy(t, t->before, t->g);
    plan->fate[who] = (uint8_t)send(t, sent, how, &plan->steps);
    plan->unsure[who] = unsure && plan->fate[who] != STAYS;
    if (t->over && !t->body && !t->assumes) {
        wg_trial_copy(t, t->g, t->before);
        t->over = false;
        plan->steps.count = steps;
        plan->fate[who] = STAYS;
        plan->late[who] = true;
    }
}

/* Is it to be sent now, or has it to wait for its turn? */
static bool
is_due(const Trial *t, const Plan *plan, int who)
{
    return plan->fate[who] == STAYS && plan->group->rests[who] == NULL
            && (!plan->late[who] || t->assumes);
}

/* ---- who goes with others ---- */

static bool
accompanies(const Trial *t, int unit)
{
    return t->rules->moving && t->rules->moving->accompanies && !t->body
            && !t->road && t->rules->moving->accompanies(t->start, unit);
}

/* With whom of the group it goes, who stands with it or else is nearest; -1:
   with nobody. */
static int
troops_of(const Trial *t, const Group *group, int who)
{
    const WgRules *rules = t->rules;
    int here = rules->place_of(t->start, group->sent[who].unit);
    int best = -1, least = 0;

    if (!accompanies(t, group->sent[who].unit)) {
        return -1;
    }
    for (int i = 0; i < group->count; i++) {
        int unit = group->sent[i].unit, there = rules->place_of(t->start, unit);
        int apart = here < 0 || there < 0 || accompanies(t, unit)
                || group->rests[i] ? -1 : rules->apart(here, there);

        if (apart >= 0 && (best < 0 || apart < least)) {
            best = i;
            least = apart;
        }
    }
    return best;
}

void
wg_find_resting(const Trial *t, Group *group)
{
    const WgMoving *moving = t->rules->moving;
    bool others = false;

    if (group->judged || !moving || !moving->rests || !wg_is_moving(t->rules,
            ((const WgFlow *)t->start)->decision)) {
        return;
    }
    group->judged = true;
    for (int i = 0; i < group->count; i++) {
        int unit = group->sent[i].unit;

        group->rests[i] = moving->rests(t->start, unit);
        others |= group->rests[i] == NULL
                && !(moving->accompanies && moving->accompanies(t->start,
                    unit));
    }
    if (!others) {
        memset(group->rests, 0, sizeof group->rests);
    }
}

/* Where its troops stand; -1: it has none, or these have arrived. */
static int
place_of_troops(const Trial *t, const Plan *plan, int with)
{
    return with < 0 || plan->fate[with] == ARRIVES ? -1
            : t->rules->place_of(t->g, plan->group->sent[with].unit);
}

/* Those who go with others, but not with whom has yet to raise a question. */
static void
pass_with_troops(Trial *t, Plan *plan)
{
    for (int i = 0; i < plan->group->count && !t->over; i++) {
        int who = plan->order[i], with = troops_of(t, plan->group, who);
        int place = place_of_troops(t, plan, with);
        Sent sent = plan->group->sent[who];

        if (with < 0 || (plan->late[with] && plan->fate[with] == STAYS)) {
            continue;
        }
        sent.to = (int16_t)(place < 0 ? sent.to : place);
        for (int far = 0; far <= 1 && is_due(t, plan, who) && sent.to >= 0
                && !wg_trial_is_there(t, &sent); far++) {
            send_one(t, plan, who, &sent, far ? FAR : THERE);
        }
        if (sent.to != plan->group->sent[who].to
                && plan->fate[who] == ARRIVES) {
            plan->fate[who] = SHORT;
        }
    }
}

/* Does it stay because its troops do? */
bool
wg_plan_stays_with(const Trial *t, const Plan *plan, int who)
{
    int place = place_of_troops(t, plan, troops_of(t, plan->group, who));

    return place >= 0 && place == t->rules->place_of(t->g,
                plan->group->sent[who].unit);
}

/* ---- one after another ---- */

/* Does it go by itself? */
static bool
goes_alone(const Trial *t, const Plan *plan, int who)
{
    return is_due(t, plan, who) && plan->group->sent[who].to >= 0
            && !wg_trial_is_there(t, &plan->group->sent[who])
            && troops_of(t, plan->group, who) < 0;
}

/* Send those who are not there yet, one after another; how many more have
   arrived or come on. */
static int
pass(Trial *t, Plan *plan, How how)
{
    int more = 0;

    for (int i = 0; i < plan->group->count && !t->over; i++) {
        int who = plan->order[i];

        if (goes_alone(t, plan, who)) {
            send_one(t, plan, who, &plan->group->sent[who], how);
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

        for (int how = THERE; !t->over && plan->late[who]
                && goes_alone(t, plan, who)
                && how <= (t->rules->ways ? NEAR : THERE); how++) {
            send_one(t, plan, who, &plan->group->sent[who], (How)how);
        }
    }
    pass_with_troops(t, plan);
    t->assumes = false;
}

void
wg_try_order(Trial *t, Plan *plan)
{
    memset(plan->fate, STAYS, sizeof plan->fate);
    memset(plan->late, 0, sizeof plan->late);
    memset(plan->unsure, 0, sizeof plan->unsure);
    plan->steps.count = plan->arrive = plan->fall_short = 0;
    wg_trial_reset(t);
    while (pass(t, plan, THERE) > 0) {
    }
    while (t->rules->ways && pass(t, plan, FAR) > 0 && t->road) {
    }
    while (pass(t, plan, NEAR) > 0) {
    }
    pass_with_troops(t, plan);
    pass_late(t, plan);
    for (int i = 0; i < plan->group->count; i++) {
        const Sent *sent = &plan->group->sent[i];

        plan->arrive += plan->fate[i] == ARRIVES;
        plan->fall_short += plan->fate[i] == SHORT;
        plan->crowded[i] = plan->fate[i] == STAYS && sent->to >= 0
                && wg_trial_is_full(t, sent->unit, sent->to);
        if (wg_trial_is_there(t, sent) && plan->group->rests[i] == NULL) {
            wg_trial_face(t, sent->unit, &plan->steps);
        }
    }
}
