/*
 * final.c --
 *
 *      9.10: at the end of a turn the fighting wears out those engaged.
 */

#include "chapters.h"

/* Every unit among enemies takes a hit, but for those with a shield; all at
   once, and the ground does not help. */
void
mon_fatigue(Game *g)
{
    bool tired[BLOCKS];

    for (int u = 0; u < BLOCKS; u++) {
        tired[u] = on_map(g, u) && is_contested(g, g->unit[u].place)
                && block_of(g, u)->shield == NO_SHIELD;
    }
    for (int u = 0; u < BLOCKS; u++) {
        if (tired[u]) {
            wg_tell(g, FATIGUED, u, 0, 0, 0);
            mon_lose_step(g, u);
        }
    }
    mon_end_if_decided(g);
}
