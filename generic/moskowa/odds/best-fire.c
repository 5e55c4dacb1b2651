/*
 * best-fire.c --
 *
 *      The fire that promises most, for a standing order.
 */

#include "prospects.h"

int
msk_best_fire(const Game *g, const WgOffer *offer)
{
    double most = 0;
    int best = -1;
    Firing firing;
    Prospect prospect;

    for (int i = 0; i < offer->count; i++) {
        if (offer->action[i].verb != AIM) {
            continue;
        }
        msk_best_bearing(g, offer->action[i].arg[0], &firing);
        msk_foresee(g, &firing, offer->action[i].arg[0], &prospect);
        if (prospect.mean > most) {
            most = prospect.mean;
            best = i;
        }
    }
    return best;
}
