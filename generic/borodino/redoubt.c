/*
 * redoubt.c --
 *
 *      5.3, 6.51: the one block that stands on a redoubt's image and has
 *      double defence against bombardment.
 *
 *      Our reading (doc/borodino.md, B3): the Russian names it when
 *      deploying and while commanding or moving, once a phase for each redoubt;
 *      after deployment each redoubt has its strongest block there.
 */

#include "chapters.h"

/* May this unit be named, within the decision that is asked? */
const char *
bor_judge_occupy(const Game *g, int u)
{
    int area = g->unit[u].place;

    if (side_of(u) != RUSSIAN || g->mover != RUSSIAN) {
        return "6.51 russians-only";
    }
    if (area >= AREAS || borodino_area[area].terrain != REDOUBT) {
        return "6.51 no-redoubt";
    }
    if (is_contested(g, area)) {
        return "6.51 under-attack";
    }
    if (g->redoubt[area] == u || g->named & bit(area)) {
        return "6.51 named-already";
    }
    return NULL;
}

void
bor_propose_occupy(const Game *g, WgOffer *out)
{
    if (g->mover != RUSSIAN) {
        return;
    }
    for (int u = FRENCH_BLOCKS; u < BLOCKS; u++) {
        if (bor_judge_occupy(g, u) == NULL) {
            wg_may(out, OCCUPY, u, 0, 0);
        }
    }
}

void
bor_apply_occupy(Game *g, const WgAction *a)
{
    int area = g->unit[a->arg[0]].place;

    g->redoubt[area] = (int8_t)a->arg[0];
    g->named |= bit(area);
    wg_tell(g, TOOK_REDOUBT, a->arg[0], area, 0, 0);
}

/* Where the Russian named nobody, the strongest stands in the redoubt. */
void
bor_occupy_strongest(Game *g)
{
    for (int u = FRENCH_BLOCKS; u < BLOCKS; u++) {
        int area = g->unit[u].place;

        if (area < AREAS && borodino_area[area].terrain == REDOUBT
                && !(g->named & bit(area))) {
            int now = g->redoubt[area];

            if (now == NONE || strength_of(g, u) > strength_of(g, now)) {
                g->redoubt[area] = (int8_t)u;
            }
        }
    }
}
