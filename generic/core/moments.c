/*
 * moments.c --
 *
 *      At which question a position stands, by what is under way.
 */

#include <stddef.h>
#include <string.h>

#include "moments.h"

enum { WHOLE_GAME };            /* procedure 0 of every game */

/* The step that comes next in a procedure under way; NULL after the last. */
static const char *
next_of(const WgMoments *m, const WgFlow *f, int i)
{
    return m->procedures[f->frame[i].proc][f->frame[i].step].name;
}

static bool
is_same(const char *one, const char *other)
{
    return one == other || (one && other && strcmp(one, other) == 0);
}

static bool
is_called(const WgMoments *m, const WgFlow *f, int i)
{
    for (int k = 0; k < m->links; k++) {
        if (f->frame[i].proc == m->link[k].procedure
                && f->frame[i - 1].proc == m->link[k].caller
                && is_same(next_of(m, f, i - 1), m->link[k].next)) {
            return true;
        }
    }
    return false;
}

static bool
is_chain(const WgMoments *m, const WgFlow *f)
{
    for (int i = 1; i < f->depth; i++) {
        if (!is_called(m, f, i)) {
            return false;
        }
    }
    return f->frame[0].proc == WHOLE_GAME && f->asker == f->depth - 1;
}

static bool
is_asked(const WgMoments *m, const WgFlow *f, const WgMoment *moment)
{
    return f->decision == moment->decision
            && f->frame[f->asker].proc == moment->procedure
            && is_same(next_of(m, f, f->asker), moment->next);
}

const WgMoment *
wg_moment(const WgMoments *m, const Game *g)
{
    const WgFlow *f = (const WgFlow *)g;

    if (!is_chain(m, f)) {
        return NULL;
    }
    for (int i = 0; i < m->moments; i++) {
        if (is_asked(m, f, &m->moment[i])) {
            return &m->moment[i];
        }
    }
    return NULL;
}
