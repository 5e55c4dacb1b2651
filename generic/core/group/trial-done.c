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

/* What ends a question, if it is offered. */
static const WgAction *
find_done(const Trial *t)
{
    for (int i = 0; i < t->offer->count; i++) {
        const WgWord *verb = &t->rules->verbs[t->offer->action[i].verb];

        if (verb->args[0] == '\0' && strcmp(verb->name, "done") == 0) {
            return &t->offer->action[i];
        }
    }
    return NULL;
}

bool
wg_trial_done(Trial *t)
{
    const WgFlow *f = (const WgFlow *)t->g;
    WgAction done;

    wg_offer(t->rules, t->g, t->offer);
    if (t->over || find_done(t) == NULL) {
        return false;
    }
    done = *find_done(t);
    wg_do(t->rules, t->g, &done);
    if (f->side != t->side || wg_trial_shows(t)) {
        return false;
    }
    memcpy((void *)t->start, (const void *)t->g, t->rules->size);
    wg_trial_verbs(t);
    return true;
}
