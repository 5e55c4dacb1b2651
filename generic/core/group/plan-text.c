/*
 * plan-text.c --
 *
 *      A plan as clients are told of it: who arrives, who does not and why, by
 *      which steps.
 */

#include "group.h"

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
void
wg_print_short(WgText *out, Trial *t, const Plan *plan)
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
