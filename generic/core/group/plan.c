/*
 * plan.c --
 *
 *      In which order the pieces of a group go, so that most arrive: some
 *      orders are tried (turns.c), always the same ones (sequences.c), and the
 *      best is kept.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

/* ---- the best of some orders ---- */

static bool
is_better(const Plan *plan, const Plan *best)
{
    return plan->arrive != best->arrive ? plan->arrive > best->arrive
            : plan->fall_short > best->fall_short;
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

/* Which of the group could go there without the others. */
static void
find_alone(Trial *t, const Group *group, Plan *scratch, bool *alone)
{
    for (int i = 0; i < group->count; i++) {
        const Sent *sent = &group->sent[i];

        wg_trial_reset(t);
        alone[i] = sent->to >= 0 && group->rests[i] == NULL
                && !wg_trial_is_there(t, sent)
                && wg_trial_send(t, sent, false, &scratch->steps) == ARRIVES;
    }
}

/* Is there no better plan to be looked for?  Where all go to one place, who
   could not go alone either is not waited for any longer, nor is who finds the
   place full of others in the end. */
static bool
is_enough(const Plan *best, const bool *alone)
{
    const Group *group = best->group;
    bool all = true;

    for (int i = 0; i < group->count; i++) {
        bool waited = alone[i] || group->sent[i].to != group->sent[0].to;

        all = all && (best->fate[i] == ARRIVES || best->crowded[i]
                || group->rests[i] || !waited);
    }
    return all;
}

/* The best of the orders tried, the first of equals.  The caller frees its
   steps. */
void
wg_find_plan(Trial *t, Group *group, Plan *best)
{
    Plan *plan = wg_alloc(sizeof *plan);
    bool alone[WG_PIECES], far;

    plan->group = group;
    t->thrifty = t->enemy != NULL || group->count > 1;
    wg_find_resting(t, group);
    wg_first_order(t, group, plan->order);
    wg_try_order(t, plan);
    keep_plan(best, plan);
    /* On a long way one order is as good as another. */
    far = t->body || (t->rules->moving && best->arrive == 0
            && best->fall_short > 0);
    if (best->arrive < group->count && !far) {
        find_alone(t, group, plan, alone);
    }
    for (int try = 1; best->arrive < group->count && !far
            && !is_enough(best, alone)
            && wg_next_order(t, plan, try); try++) {
        wg_try_order(t, plan);
        if (is_better(plan, best)) {
            keep_plan(best, plan);
        }
    }
    free(plan->steps.step);
    free(plan);
    wg_try_order(t, best);                 /* for who asks why after it */
}

int
wg_count_arrivals(Trial *t, Group *group)
{
    Plan *best = wg_alloc(sizeof *best);
    int arrive;

    wg_find_plan(t, group, best);
    arrive = best->arrive;
    free(best->steps.step);
    free(best);
    return arrive;
}

/* ---- what clients ask ---- */

/* Plan it for a group that was read; within: as wg_trial_beware, -1: it does
   not. */
static void
plan_group(const WgMatch *m, Group *group, int within, WgText *out)
{
    Trial *t = wg_trial_new(m, group->side);
    Plan *best = wg_alloc(sizeof *best);

    if (t) {
        t->keeps = group->keeps;
    }
    if (t && within >= 0) {
        wg_trial_beware(t, wg_seen(m, group->side), within);
    }
    if (t) {
        wg_find_plan(t, group, best);
        wg_print_plan(out, m, t, best);
        wg_print_short(out, t, best);
        free(best->steps.step);
    }
    free(best);
    wg_trial_free(t);
}

static char *
plan_to(const WgMatch *m, int side, const char *pieces, const char *to,
        int within)
{
    Group *group = wg_alloc(sizeof *group);
    int place = wg_read_place(m, to, strlen(to));
    WgText out = {0};

    wg_print(&out, "");
    if (place >= 0 && wg_read_group(m, side, pieces, place, group)) {
        plan_group(m, group, within, &out);
    }
    free(group);
    return out.text;
}

char *
wg_group_plan(const WgMatch *m, int side, const char *pieces, const char *to)
{
    return plan_to(m, side, pieces, to, -1);
}

char *
wg_group_march(const WgMatch *m, int side, const char *pieces, const char *to,
        int within)
{
    return plan_to(m, side, pieces, to, within < 0 ? 0 : within);
}

char *
wg_group_shift(const WgMatch *m, int side, const char *pieces,
        const char *from, const char *to)
{
    Group *group = wg_alloc(sizeof *group);
    int first = wg_read_place(m, from, strlen(from));
    int last = wg_read_place(m, to, strlen(to));
    WgText out = {0};

    wg_print(&out, "");
    if (first >= 0 && last >= 0 && m->rules->shifted
            && wg_read_group(m, side, pieces, -1, group)) {
        group->toward = (int16_t)last;
        group->keeps = true;
        for (int i = 0; i < group->count; i++) {
            Sent *sent = &group->sent[i];
            int place = m->rules->place_of(wg_seen(m, side), sent->unit);

            sent->to = (int16_t)(place < 0 ? -1
                    : m->rules->shifted(place, first, last));
        }
        plan_group(m, group, -1, &out);
    }
    free(group);
    return out.text;
}
