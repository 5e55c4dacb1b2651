/*
 * trails.c --
 *
 *      6.3.1 The ways on which the Russians went in their last movement phase,
 *      kept for who looks on until the next.
 */

#include <string.h>

#include "automaton.h"

static Trail *
trail_of(Game *g, int u)
{
    return &g->trail[u - FRENCH_PIECES];
}

void
ber_clear_trails(Game *g)
{
    memset(g->trail, 0, sizeof g->trail);
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        trail_of(g, u)->from = NONE;
    }
}

/* One step on; a first one that begins off the map only enters it. */
void
aut_note_step(Game *g, int u, int from, int to, int reason)
{
    Trail *trail = trail_of(g, u);
    int side = from < HEXES ? wg_hex_side(&berezina_grid, from, to) : -1;

    if (trail->from == NONE) {
        trail->from = (int16_t)(from < HEXES ? from : to);
    }
    trail->reason = (int8_t)reason;
    if (side >= 0 && trail->steps < MOST_STEPS) {
        int at = trail->steps++;

        trail->side[at / 2] = (uint8_t)(trail->side[at / 2]
                | side << (at % 2 ? 4 : 0));
    }
}
