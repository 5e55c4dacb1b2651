/*
 * past.c --
 *
 *      Going back in a match.  The position after an action follows from the
 *      one before it, wg_action_before(); an umpire's "back" makes the history
 *      a tree.  Of every PAST_STRIDE actions along any branch one position is
 *      kept, so going anywhere does fewer than so many again, however long the
 *      history and however often it turns.  Only what an umpire can go back to
 *      is kept: the first INT16_MAX actions.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

static void
copy(WgMatch *m, Game *to, const Game *from)
{
    memcpy((void *)to, (const void *)from, m->rules->size);
}

void
wg_go_to(WgMatch *m, int length)
{
    int *standing = NULL, room = 0, count = 0, n = length;

    while (n > 0 && m->done[n - 1].after == NULL) {
        standing = wg_more(standing, count, &room, sizeof *standing);
        standing[count++] = n - 1;
        n = wg_action_before(m, n);
    }
    if (n > 0) {
        copy(m, m->game, m->done[n - 1].after);
    } else {
        wg_start(m);
    }
    m->redone += count;
    while (count > 0) {
        wg_redo(m, &m->done[standing[--count]]);
    }
    free(standing);
}

void
wg_note_past(WgMatch *m)
{
    Done *done = &m->done[m->length - 1];
    int n = wg_action_before(m, m->length);

    done->throw = done->dice ? m->length : n > 0 ? m->done[n - 1].throw : 0;
    done->since = 1 + (n > 0 ? m->done[n - 1].since : 0);
    /* A loan's position may yet be taken back: see hold_back(). */
    if (done->since >= PAST_STRIDE && m->length <= INT16_MAX && !m->loan) {
        done->since = 0;
        done->after = wg_room(m->rules->size);
        copy(m, done->after, m->game);
    }
}

void
wg_forget(Done *done)
{
    free(done->text);
    free((void *)done->after);
}
