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

/* Those of whom it is so, after their heading, if there are any. */
static void
print_some(WgText *out, const WgMatch *m, const Plan *plan, const char *what,
        const bool *is_so)
{
    bool any = false;

    for (int i = 0; i < plan->group->count; i++) {
        if (is_so[i]) {
            wg_print(out, any ? " " : " %s {", what);
            wg_print_word(out, m, 'u', plan->group->sent[i].unit);
            any = true;
        }
    }
    wg_add(out, any ? "}" : "");
}

static void
print_resting(WgText *out, const WgMatch *m, const Plan *plan)
{
    bool rests[WG_PIECES];

    for (int i = 0; i < plan->group->count; i++) {
        rests[i] = plan->group->rests[i] != NULL;
    }
    print_some(out, m, plan, "rest", rests);
}

/* Is there no room for who stays in the place where it was sent? */
static bool
lacks_room(const Trial *t, const Plan *plan, int who)
{
    const WgMoving *moving = t->rules->moving;
    const Sent *sent = &plan->group->sent[who];

    return plan->crowded[who] || (!t->road && moving && moving->has_room
            && !moving->has_room(t->g, sent->unit, sent->to));
}

/* Why it stays, and of which place, if that has no room for it. */
static void
print_why(WgText *out, Trial *t, const Plan *plan, int who)
{
    const Sent *sent = &plan->group->sent[who];

    wg_add(out, wg_trial_why(t, sent));
    if (lacks_room(t, plan, who)) {
        wg_print(out, " %s", t->rules->place_key(sent->to));
    }
}

static void
print_refused(WgText *out, const WgMatch *m, Trial *t, const Plan *plan)
{
    for (int i = 0; i < plan->group->count; i++) {
        const Sent *sent = &plan->group->sent[i];
        const char *why = plan->group->rests[i] ? plan->group->rests[i]
                : sent->to < 0 ? "- off-map"
                : wg_trial_is_there(t, sent) ? "- is-there"
                : wg_plan_stays_with(t, plan, i) ? "- stays-with" : NULL;

        if (plan->fate[i] != STAYS) {
            continue;
        }
        wg_add(out, "{");
        wg_print_word(out, m, 'u', sent->unit);
        wg_add(out, " ");
        if (why) {
            wg_add(out, why);
        } else {
            print_why(out, t, plan, i);
        }
        wg_add(out, "} ");
    }
}

/* Why the only piece of a plan comes short: from where it stands. */
static void
print_short(WgText *out, Trial *t, const Plan *plan)
{
    const Sent *sent = &plan->group->sent[0];
    int way;

    if (plan->group->count != 1 || plan->fate[0] != SHORT || sent->to < 0) {
        return;
    }
    wg_trial_reset(t);
    wg_trial_ways(t, sent->unit);
    way = wg_find_way(t->ways, sent->to);
    wg_print(out, " why {%s}", way >= 0 && !t->ways->way[way].within
            && !t->rules->moving ? "- too-far" : wg_trial_why(t, sent));
}

void
wg_print_plan(WgText *out, const WgMatch *m, Trial *t, const Plan *plan)
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
    print_some(out, m, plan, "unsure", plan->unsure);
    print_resting(out, m, plan);
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
        print_short(out, t, best);
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
