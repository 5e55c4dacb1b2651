/*
 * trial-done.c --
 *
 *      A trial goes on after Done: see group.h.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

bool
wg_trial_throws(const Trial *t, const WgAction *a)
{
    Game *after = wg_alloc(t->rules->size);
    bool throws;

    memcpy((void *)after, (const void *)t->g, t->rules->size);
    wg_do(t->rules, after, a);
    throws = ((const WgFlow *)after)->side == WG_CHANCE;
    free((void *)after);
    return throws;
}

void
wg_trial_foresees(Trial *t, const WgAction *a)
{
    Game *before = wg_alloc(t->rules->size);

    memcpy((void *)before, (const void *)t->g, t->rules->size);
    if (!wg_trial_does(t, a)) {
        memcpy((void *)t->g, (const void *)before, t->rules->size);
        t->over = false;
    }
    free((void *)before);
}

/* Who of all pieces the other side recognises, in *seen; does it one whom it
   did not in *before? */
static bool
enemy_sees(const Trial *t, bool *seen, const bool *before)
{
    Game *view = wg_alloc(t->rules->size);
    bool learns = false;

    wg_trial_copy(t, view, t->g);
    ((WgFlow *)view)->events = 0;
    t->rules->redact(view, !t->side);
    for (int u = 0; u < t->rules->pieces; u++) {
        seen[u] = t->rules->piece_in(view, u) >= 0;
        learns = learns || (before && seen[u] && !before[u]);
    }
    free((void *)view);
    return learns;
}

static bool
comes_back(Trial *t, const WgAction *a)
{
    bool before[WG_PIECES], after[WG_PIECES];

    enemy_sees(t, before, NULL);
    if (wg_judge(t->rules, t->g, a) != NULL) {
        return false;
    }
    wg_do(t->rules, t->g, a);
    return ((const WgFlow *)t->g)->side == t->side && !wg_trial_shows(t)
            && !enemy_sees(t, after, before);
}

bool
wg_trial_comes_back(Trial *t, const WgAction *a)
{
    Game *was = wg_alloc(t->rules->size);
    bool back;

    wg_trial_copy(t, was, t->g);
    back = comes_back(t, a);
    wg_trial_copy(t, t->g, was);
    free((void *)was);
    return back;
}

static bool
way_comes_back(Trial *t, int i)
{
    const WgWay *way = &t->ways->way[i];

    return (way->before < 0 || way_comes_back(t, way->before))
            && comes_back(t, &way->step);
}

bool
wg_trial_way_comes_back(Trial *t, int i)
{
    Game *was = wg_alloc(t->rules->size);
    bool back;

    wg_trial_copy(t, was, t->g);
    back = way_comes_back(t, i);
    wg_trial_copy(t, t->g, was);
    free((void *)was);
    return back;
}

bool
wg_trial_done(Trial *t)
{
    const WgFlow *f = (const WgFlow *)t->g;
    WgAction done;

    wg_offer(t->rules, t->g, t->offer);
    if (t->over || wg_trial_find_done(t) == NULL) {
        return false;
    }
    done = *wg_trial_find_done(t);
    wg_do(t->rules, t->g, &done);
    if (f->side != t->side || wg_trial_shows(t)) {
        return false;
    }
    memcpy((void *)t->start, (const void *)t->g, t->rules->size);
    wg_trial_verbs(t);
    return true;
}
