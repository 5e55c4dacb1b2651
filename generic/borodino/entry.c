/*
 * entry.c --
 *
 *      9.1: the French corps that come later enter one a turn.
 *
 *      A corps whose entry area is in enemy hands waits in the BOX, off the
 *      map, and attacks from there along the entry road.  Or, as the corps of
 *      a later turn, it comes by another.
 */

#include "chapters.h"

/* Is the unit waiting to enter: not come yet, or before a gate? */
static bool
is_outside(const Game *g, int u)
{
    return g->unit[u].place == WAITING || g->unit[u].place == BOX;
}

/* The unit that stands for its corps: its HQ, else the first of it. */
static int
representative(const Game *g, int corps)
{
    int found = NONE;

    for (int block = 0; block < FRENCH_BLOCKS; block++) {
        int u = g->slot[block];

        if (u == NONE || g->unit[u].corps != corps || !is_outside(g, u)) {
            continue;
        }
        if (is_hq(&borodino_block[block])) {
            return u;
        }
        found = found == NONE ? u : found;
    }
    return found;
}

/* Does a corps wait, and is it past the first turn of 5 September? */
bool
bor_may_enter(const Game *g)
{
    for (int u = 0; g->mover == FRENCH && u < FRENCH_BLOCKS; u++) {
        if (is_outside(g, u) && (g->day != 5 || g->hour > 14)) {
            return true;
        }
    }
    return false;
}

const char *
bor_judge_enter(const Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (a->verb == DELAY) {
        return NULL;
    }
    if (a->verb != ENTER) {
        return "9.1 not-now";
    }
    if (side_of(u) != FRENCH || !is_outside(g, u)
            || representative(g, g->unit[u].corps) != u) {
        return "9.1 no-corps-waiting";
    }
    return a->arg[1] < AREAS && borodino_area[a->arg[1]].source == FRENCH
            ? NULL : "9.1 not-an-entry-area";
}

void
bor_propose_enter(const Game *g, WgOffer *out)
{
    for (int u = 0; u < FRENCH_BLOCKS; u++) {
        if (!is_outside(g, u)) {
            continue;
        }
        for (int area = 0; area < AREAS; area++) {
            if (borodino_area[area].source == FRENCH) {
                wg_propose(out, ENTER, u, area, 0);
            }
        }
    }
    wg_may(out, DELAY, 0, 0, 0);
}

void
bor_apply_enter(Game *g, const WgAction *a)
{
    int corps = g->unit[a->arg[0]].corps, area = a->arg[1];
    int to = is_open(g, FRENCH, area) ? area : BOX;

    if (a->verb == DELAY) {
        wg_tell(g, DELAYED, FRENCH, 0, 0, 0);
        return;
    }
    g->gate[corps] = (int8_t)area;
    for (int u = 0; u < FRENCH_BLOCKS; u++) {
        if (g->unit[u].corps == corps && is_outside(g, u)) {
            wg_tell(g, ENTERED, u, to, 0, 0);
            bor_place(g, u, to);
        }
    }
}
