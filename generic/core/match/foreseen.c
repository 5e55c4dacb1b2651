/*
 * foreseen.c --
 *
 *      A copy of a match for who tries what could be done: all that they may
 *      not know is drawn by lots.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

enum { LOTS = 1812 };           /* the same for every copy */

/* Undo comes back to the position as it is now, and no further: what was done
   before would have led elsewhere with other pieces. */
static void
keep_here(WgMatch *m)
{
    Game **here = m->length ? &m->entry[m->length - 1].after : &m->start;

    m->floor = m->length;
    *here = *here ? *here : wg_alloc(m->rules->size);
    memcpy((void *)*here, (const void *)m->game, m->rules->size);
}

/* That is the position from now on.  It owns it. */
static void
stand(WgMatch *m, Game *g)
{
    memcpy((void *)m->game, (const void *)g, m->rules->size);
    free((void *)g);
    keep_here(m);
    for (int u = 0; u < m->rules->pieces; u++) {
        m->setup.piece[u] = (int16_t)m->rules->piece_in(m->game, u);
    }
    wg_drop_events(m);
}

WgMatch *
wg_match_foreseen(const WgMatch *m, int side, WgError *err)
{
    WgMatch *copy;
    Game *g;

    err->code = WG_OK;
    if ((side != WG_FIRST && side != WG_SECOND) || side != wg_match_side(m)
            || m->rules->determinize == NULL) {
        wg_fail(err, WG_TURN, "it is not this side's turn");
        return NULL;
    }
    g = wg_determinize(m->rules, wg_seen(m, side), side, LOTS);
    copy = g ? wg_match_at(m, wg_match_length(m)) : NULL;
    if (copy == NULL) {
        free((void *)g);
        wg_fail(err, WG_TURN, "what this side knows fits no position");
        return NULL;
    }
    stand(copy, g);
    return copy;
}
