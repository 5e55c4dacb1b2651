/*
 * does.c --
 *
 *      What a deed would be: whether a piece moves, attacks, or joins others,
 *      told by the event with which the rules answer it on trial.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

/* Does it say no more than that a piece that was led is let go? */
static bool
is_put_down(const WgRules *rules, const WgAction *a)
{
    return rules->moving && a->verb == rules->moving->put_down;
}

/* Is the event told to the side, and of that action's piece, or of any where
   it names none? */
static bool
is_of(const Trial *t, const WgEvent *e, const WgAction *a)
{
    bool named = t->rules->verbs[a->verb].args[0] == 'u';

    return e->to >> t->side & 1 && t->rules->events[e->kind].args[0] == 'u'
            && (!named || e->about[0] == a->arg[0]);
}

/* The name of the first such event of what was done last, or NULL. */
static const char *
first_event(const Trial *t, const WgAction *a)
{
    const WgFlow *f = (const WgFlow *)t->g;

    for (int i = 0; i < f->events; i++) {
        if (is_of(t, &f->event[i], a)) {
            return t->rules->events[f->event[i].kind].name;
        }
    }
    return NULL;
}

static const char *
event_of(Trial *t, const WgAction *a)
{
    if (wg_judge(t->rules, t->g, a) != NULL) {
        return NULL;
    }
    wg_do(t->rules, t->g, a);
    return first_event(t, a);
}

/* Of the last step. */
static const char *
way_event(Trial *t, int i)
{
    const WgWay *way = &t->ways->way[i];

    if (way->before >= 0) {
        way_event(t, way->before);
    }
    return event_of(t, &way->step);
}

const char *
wg_trial_event(Trial *t, const WgAction *a, int way)
{
    Game *was = wg_alloc(t->rules->size);
    const char *event;

    wg_trial_copy(t, was, t->g);
    event = a ? event_of(t, a) : way_event(t, way);
    wg_trial_copy(t, t->g, was);
    free((void *)was);
    return event ? event : "-";
}

/* Are there too many where the piece of that action is now? */
static void
print_crowd(const Trial *t, const WgAction *a, WgText *out)
{
    const WgRules *rules = t->rules;
    int place, count, limit;

    if (rules->crowd && rules->verbs[a->verb].args[0] == 'u'
            && (place = rules->place_of(t->g, a->arg[0])) >= 0
            && rules->crowd(t->g, t->side, place, &count, &limit)) {
        wg_print(out, " %d %d", count, limit);
    }
}

/* Do the steps on trial, as far as they go. */
static void
print_deed(Trial *t, const WgMatch *m, const char *steps, WgText *out)
{
    const char *event = NULL, *verb = NULL;
    bool goes = true;
    WgAction a, last;
    WgError err;
    char *step;

    while (goes && (step = wg_take_action(&steps)) != NULL) {
        goes = wg_read_action(m, m->rules->verbs, step, &a, &err)
                && wg_trial_step(t, &a, NULL);
        if (goes && !is_put_down(t->rules, &a)) {
            verb = t->rules->verbs[a.verb].name;
            event = first_event(t, &a);
            last = a;
        }
        free(step);
    }
    if (verb) {
        wg_print(out, "%s %s", verb, event ? event : "-");
        print_crowd(t, &last, out);
    }
}

char *
wg_group_does(const WgMatch *m, int side, const char *steps)
{
    Trial *t = wg_trial_new(m, side);
    WgText out = {0};

    wg_print(&out, "");
    if (t) {
        print_deed(t, m, steps, &out);
    }
    wg_trial_free(t);
    return out.text;
}
