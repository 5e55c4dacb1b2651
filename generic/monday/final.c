/*
 * final.c --
 *
 *      8.0, 9.10: at the end of a turn the fighting wears out those engaged.
 */

#include "chapters.h"

/* Every unit among enemies takes a hit, but for those with a shield; all at
   once, and the ground does not help.  The owners of an area come last: where
   both sides die, nobody is left to take it. */
void
mon_fatigue(Game *g)
{
    enum { RESTED, GUEST, OWNER };
    int8_t tired[BLOCKS];

    for (int u = 0; u < BLOCKS; u++) {
        int area = g->unit[u].place;

        tired[u] = area >= AREAS || !is_contested(g, area)
                || block_of(g, u)->shield != NO_SHIELD ? RESTED
                : g->owner[area] == side_of(u) ? OWNER : GUEST;
    }
    for (int who = GUEST; who <= OWNER; who++) {
        for (int u = 0; u < BLOCKS; u++) {
            if (tired[u] == who) {
                wg_tell(g, FATIGUED, u, g->unit[u].place, 0, 0);
                mon_lose_step(g, u);
            }
        }
    }
    mon_end_if_decided(g);
}
