/*
 * trial.c --
 *
 *      A group is sent somewhere on trial: see group.h.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

enum { LOTS = 1812 };           /* the same for every plan */
enum { MOST_DECLINED = 4 };     /* questions after one step */

/* ---- begin and end ---- */

void
wg_trial_verbs(Trial *t)
{
    wg_offer(t->rules, t->g, t->offer);
    t->verbs = 0;
    for (int i = 0; i < t->offer->count && t->verbs < WG_OPTIONS; i++) {
        int verb = t->offer->action[i].verb, k = 0;

        while (k < t->verbs && t->verb[k] != verb) {
            k++;
        }
        if (k == t->verbs && strcmp(t->rules->verbs[verb].args, "up") == 0) {
            t->verb[t->verbs++] = (int16_t)verb;
        }
    }
}

Trial *
wg_trial_new(const WgMatch *m, int side)
{
    const Game *seen;
    Trial *t;
    Game *start;

    if ((side != WG_FIRST && side != WG_SECOND) || side != wg_match_side(m)
            || (m->snapshot && m->snapshot->side != side)
            || m->rules->determinize == NULL) {
        return NULL;
    }
    seen = wg_seen(m, side);
    start = wg_determinize(m->rules, seen, side, LOTS);
    if (start == NULL) {
        return NULL;
    }
    t = wg_alloc(sizeof *t);
    t->rules = m->rules;
    t->side = side;
    t->start = start;
    t->g = wg_alloc(m->rules->size);
    t->view = wg_alloc(m->rules->size);
    t->before = wg_alloc(m->rules->size);
    t->known = wg_alloc((size_t)m->rules->pieces * sizeof *t->known);
    for (int u = 0; u < m->rules->pieces; u++) {
        t->known[u] = m->rules->piece_in(seen, u) >= 0;
    }
    t->offer = wg_alloc(sizeof *t->offer);
    t->ways = wg_alloc(sizeof *t->ways);
    t->front = -1;
    wg_trial_reset(t);
    wg_trial_verbs(t);
    return t;
}

void
wg_trial_free(Trial *t)
{
    if (t) {
        free((void *)t->start);
        free((void *)t->g);
        free((void *)t->view);
        free((void *)t->before);
        free(t->known);
        free(t->enemy);
        free(t->road);
        free(t->offer);
        free(t->ways);
        free(t);
    }
}

void
wg_trial_copy(const Trial *t, Game *to, const Game *from)
{
    memcpy((void *)to, (const void *)from, t->rules->size);
}

void
wg_trial_reset(Trial *t)
{
    wg_trial_copy(t, t->g, t->start);
    t->over = t->declined = false;
    if (t->road) {
        memset(t->road->passed, 0, sizeof t->road->passed);
        memset(t->road->bar, 0, sizeof t->road->bar);
    }
}

void
wg_trial_beware(Trial *t, const Game *seen, int within)
{
    int first = t->side == WG_FIRST ? t->rules->second : 0;
    int end = t->side == WG_FIRST ? t->rules->pieces : t->rules->second;

    t->within = within;
    t->enemy = wg_alloc((size_t)t->rules->places * sizeof *t->enemy);
    for (int u = first; t->rules->place_of && u < end; u++) {
        int place = t->rules->place_of(seen, u);

        if (place >= 0) {
            t->enemy[place] = true;
        }
    }
}

/* ---- one action ---- */

const Game *
wg_trial_view(Trial *t)
{
    WgFlow *f = (WgFlow *)t->view;

    wg_trial_copy(t, t->view, t->g);
    memset(f->event, 0, f->events * sizeof *f->event);
    f->events = 0;
    t->rules->redact(t->view, t->side);
    return t->view;
}

bool
wg_trial_shows(Trial *t)
{
    const WgFlow *f = (const WgFlow *)t->g;
    const Game *view;

    if (wg_reveals_enemy(t->rules, t->g, t->side)) {
        return true;
    }
    for (int i = 0; i < f->events; i++) {
        if (t->rules->events[f->event[i].kind].back) {
            return true;
        }
    }
    view = wg_trial_view(t);
    for (int u = 0; u < t->rules->pieces; u++) {
        if (!t->known[u] && t->rules->piece_in(view, u) >= 0) {
            return true;
        }
    }
    return false;
}

bool
wg_is_same_question(const WgRules *rules, int decision, int now)
{
    return decision == now
            || (wg_is_moving(rules, decision) && wg_is_moving(rules, now));
}

/* Is something else asked now? */
static bool
is_asked_else(const Trial *t)
{
    const WgFlow *f = (const WgFlow *)t->g;

    return f->side != t->side || !wg_is_same_question(t->rules,
            ((const WgFlow *)t->start)->decision, f->decision);
}

bool
wg_trial_is_moving(const Trial *t)
{
    return wg_is_moving(t->rules, ((const WgFlow *)t->g)->decision);
}

/* Does it go where an enemy stands of whom the mover is to beware? */
static bool
meets_enemy(const Trial *t, const WgAction *a)
{
    const char *args = t->rules->verbs[a->verb].args;
    int place = strcmp(args, "up") == 0 ? a->arg[1]
            : strcmp(args, "p") == 0 ? a->arg[0] : -1;

    return t->enemy && place >= 0 && (t->enemy[place]
            || (t->within > 0 && t->rules->moving
                && t->rules->moving->is_near
                && t->rules->moving->is_near(t->g, t->side, place,
                    t->within)));
}

const WgAction *
wg_trial_find_done(const Trial *t)
{
    for (int i = 0; i < t->offer->count; i++) {
        const WgWord *verb = &t->rules->verbs[t->offer->action[i].verb];

        if (verb->args[0] == '\0' && strcmp(verb->name, "done") == 0) {
            return &t->offer->action[i];
        }
    }
    return NULL;
}

/* Who is asked something else says Done, as often as it takes: the other side,
   and of a game in which pieces are led the mover, but on a march, which waits
   for its question.  False, and nothing is done, if that does not lead back. */
static bool
decline(Trial *t)
{
    Game *asked = wg_alloc(t->rules->size);
    const WgAction *done;
    const WgFlow *f = (const WgFlow *)t->g;
    int other = WG_FIRST + WG_SECOND - t->side;
    bool back = false, may = true;

    wg_trial_copy(t, asked, t->g);
    for (int i = 0; may && !back && i < MOST_DECLINED; i++) {
        wg_offer(t->rules, t->g, t->offer);
        done = wg_trial_find_done(t);
        may = done != NULL && !wg_trial_shows(t)
                && (f->side == other
                    || (f->side == t->side && t->rules->moving
                        && t->enemy == NULL));
        if (may) {
            wg_do(t->rules, t->g, done);
            back = !is_asked_else(t) && !wg_trial_shows(t);
        }
    }
    if (!back) {
        wg_trial_copy(t, t->g, asked);
    }
    free((void *)asked);
    return back;
}

bool
wg_trial_step(Trial *t, const WgAction *a, Steps *steps)
{
    bool asked;

    if (t->over || meets_enemy(t, a) || wg_judge(t->rules, t->g, a) != NULL) {
        return false;
    }
    wg_do(t->rules, t->g, a);
    asked = is_asked_else(t);
    t->over = asked || wg_trial_shows(t);
    if (asked && t->assumes && decline(t)) {
        t->over = false;
        t->declined = true;
    }
    if (steps) {
        steps->step = wg_more(steps->step, steps->count, &steps->capacity,
                sizeof *steps->step);
        steps->step[steps->count++] = *a;
    }
    return true;
}

bool
wg_trial_follow(Trial *t, int way, Steps *steps)
{
    const WgWay *last = &t->ways->way[way];

    return (last->before < 0 || wg_trial_follow(t, last->before, steps))
            && wg_trial_step(t, &last->step, steps);
}

void
wg_trial_put_down(Trial *t, Steps *steps)
{
    if (wg_trial_is_moving(t)) {
        WgAction a = { (int16_t)t->rules->moving->put_down, { 0, 0, 0 } };

        wg_trial_step(t, &a, steps);
    }
}

bool
wg_trial_closes(Trial *t, const WgAction *a)
{
    return wg_trial_step(t, a, NULL) && is_asked_else(t)
            && (((const WgFlow *)t->g)->side != t->side || wg_trial_shows(t));
}

bool
wg_trial_does(Trial *t, const WgAction *a)
{
    return wg_trial_step(t, a, NULL) && !t->over;
}
