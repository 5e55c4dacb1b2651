/*
 * belief.c --
 *
 *      R-M182: what a computer thinks that units lost which it does not look
 *      beneath: what all have seen, and no more.  What a unit gave to another,
 *      or battalions bore for their regiment, is rare.
 */

#include "player.h"
#include "../scenarios.h"
#include "../zones.h"

static bool
is_hidden(const Game *seen, int u, int viewer)
{
    return side_of(u) != viewer && seen->unit[u].lost == HIDDEN
            && seen->unit[u].hex != OFF_MAP;
}

/* In the whole battle it is told what a side has lost in all, and the lots have
   shared that out. */
void
msk_believe(Game *g, const Game *seen, const WgMemory *memory, WgLots *lots)
{
    (void)lots;
    if (scenario_of(g)->aim == AIM_ARMY) {
        return;
    }
    for (int u = 0; u < PIECES; u++) {
        int drawn = g->unit[u].lost;

        if (!is_hidden(seen, u, memory->side)) {
            continue;
        }
        g->unit[u].lost = g->told[u];
        if (msk_is_overstacked(g, g->unit[u].hex)) {
            g->unit[u].lost = (int8_t)drawn;
        }
        if (seen->unit[u].before == HIDDEN) {
            g->unit[u].before = g->unit[u].lost;
        }
    }
}
