/*
 * track.c --
 *
 *      5.3 The Russian Morale Track.
 */

#include "chapters.h"

void
ber_move_track(Game *g, int by, int why)
{
    int box = g->track + by;

    /* 5.3.2 Never below Start. */
    box = box < 0 ? 0 : box > TRACK_END ? TRACK_END : box;
    if (box != g->track) {
        g->track = (int8_t)box;
        g->shift = (Shift){ (int8_t)by, (int8_t)why, g->turn };
        wg_tell(g, TRACK_MOVED, box, by, why, 0);
    }
}

/* In phase A; 5.3.1 the turn after Wittgenstein came once more. */
void
ber_advance_track(Game *g)
{
    if (g->alarm && g->alarm < g->turn) {
        ber_move_track(g, 1, SHIFT_ALARM);
    }
    if (g->came[WITTGENSTEIN] && g->came[WITTGENSTEIN] == g->turn - 1) {
        ber_move_track(g, 1, SHIFT_WITTGENSTEIN);
    }
}
