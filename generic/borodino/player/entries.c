/*
 * entries.c --
 *
 *      9.1: which French corps enters next, and where.
 */

#include "player.h"

/* What a corps has that waits. */
static int
strength_waiting(const Game *g, int corps)
{
    enum { STEP = 10 };
    int sum = 0;

    for (int u = 0; u < FRENCH_BLOCKS; u++) {
        if (g->unit[u].corps == corps
                && (g->unit[u].place == WAITING || g->unit[u].place == BOX)) {
            sum += bor_fire_of(g, u) + STEP * bor_hits_left(g, u);
        }
    }
    return sum;
}

/* The strongest first, where it is near to what is wanted and not crowded. */
WgAction
bor_entry(const Game *g, const int *weights)
{
    enum { CROWD = 4, CLOSED = 1000, TENTH = 10 };
    WgAction best = { .verb = DELAY };
    int most = INT16_MIN, value;
    int8_t far[PLACES];

    bor_measure_from(g, bor_wanted(g, FRENCH), far);
    for (int u = 0; u < FRENCH_BLOCKS; u++) {
        for (int area = 0; area < AREAS; area++) {
            WgAction a = { ENTER, { (int16_t)u, (int16_t)area, 0 } };

            if (borodino_area[area].source != FRENCH
                    || bor_judge_enter(g, &a) != NULL) {
                continue;
            }
            value = strength_waiting(g, g->unit[u].corps) / TENTH
                    - weights[GATE] * far[area]
                    - CROWD * g->count[FRENCH][area]
                    - (is_open(g, FRENCH, area) ? 0 : CLOSED);
            if (value > most) {
                most = value;
                best = a;
            }
        }
    }
    return best;
}
