/*
 * undo.c --
 *
 *      Taking back the last action: a side its own, as long as nobody learned
 *      anything by it.  An umpire's notes are no obstacle, and stay.
 */

#include <stdlib.h>

#include "match.h"

/* The number of the last action but for an umpire's asides. */
static int
last_action(const WgMatch *m)
{
    int n = m->length;

    while (n > 0 && wg_is_aside(&m->entry[n - 1])) {
        n--;
    }
    return n;
}

int
wg_match_can_undo(const WgMatch *m)
{
    int n = last_action(m);

    if (m->snapshot) {
        return m->length > 0;
    }
    return n > 0 && !m->entry[n - 1].barrier
            && m->entry[n - 1].side == wg_match_side(m);
}

void
wg_match_undo(WgMatch *m, WgError *err)
{
    int length = m->length, n = last_action(m);
    Entry *asides;

    err->code = WG_OK;
    if (!wg_match_can_undo(m)) {
        wg_fail(err, WG_NOUNDO, "the last action cannot be taken back");
        return;
    }
    asides = wg_alloc((size_t)(length - n + 1) * sizeof *asides);
    for (int i = n; i < length; i++) {
        asides[i - n] = m->entry[i];
        free((void *)m->entry[i].after);
    }
    m->length = n - 1;
    wg_forget(&m->entry[m->length]);
    wg_go_to(m, m->length);
    wg_drop_events(m);
    for (int i = n; i < length; i++) {
        wg_push(m, asides[i - n]);
    }
    free(asides);
}
