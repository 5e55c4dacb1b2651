/*
 * sheets.c --
 *
 *      Aides.6: the sheets that messages are written on: which is free, and
 *      what one commander has written to another.
 */

#include "messages.h"

int
msk_find_written(const Game *g, int from, int to)
{
    for (int i = msk_sheets_of(from); i < msk_sheets_of(from + 1); i++) {
        const Message *m = msk_message(g, g->phasing, i);

        if (m->number && m->state == WRITTEN && m->to == to) {
            return i;
        }
    }
    return NONE;
}

/* One that was not sent to the same is torn up (R-M174); else a free one of
   his, or the oldest that has done its work. */
int
msk_find_sheet(const Game *g, int from, int to)
{
    int oldest = msk_find_written(g, from, to);

    if (oldest != NONE) {
        return oldest;
    }
    for (int i = msk_sheets_of(from); i < msk_sheets_of(from + 1); i++) {
        const Message *m = msk_message(g, g->phasing, i);
        bool done = m->state == MESSAGE_LOST || (m->state == DELIVERED
                && !(m->flags & (WAITS | OF_THIS_TURN))
                && (m->unit == NONE || (m->flags & IN_FORCE)));

        if (m->number == 0) {
            return i;
        }
        if (done && (oldest == NONE || m->number
                    < msk_message(g, g->phasing, oldest)->number)) {
            oldest = i;
        }
    }
    return oldest;
}

/* R-M174: one to each a turn. */
bool
msk_has_written(const Game *g, int from, int to)
{
    for (int i = 0; i < MESSAGES; i++) {
        const Message *m = msk_message(g, g->phasing, i);

        if (m->number && (m->flags & OF_THIS_TURN) && m->from == from
                && m->to == to) {
            return true;
        }
    }
    return false;
}

/* Aides.5: the answer for which an aide waits here; NONE. */
int
msk_asked_by(const Game *g, int from, int to)
{
    for (int i = 0; i < MESSAGES; i++) {
        const Message *m = msk_message(g, g->phasing, i);

        if (m->number && (m->flags & WAITS) && m->to == from
                && m->from == to) {
            return i;
        }
    }
    return NONE;
}
