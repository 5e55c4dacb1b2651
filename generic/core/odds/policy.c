/*
 * policy.c --
 *
 *      How everybody fights on, as far as games are alike in it.
 */

#include "odds.h"

int
wg_spare(const Game *g, WgCheaper *is_cheaper, const int16_t *list, int count)
{
    int best = 0;

    for (int i = 1; i < count; i++) {
        if (is_cheaper(g, list[i], list[best])) {
            best = i;
        }
    }
    return best;
}

int
wg_first_difference(const int pair[][2], int count)
{
    for (int i = 0; i < count; i++) {
        if (pair[i][0] != pair[i][1]) {
            return pair[i][0] - pair[i][1];
        }
    }
    return 0;
}

int
wg_fight_on(const Game *g, const WgOffer *offer, int hit,
        WgCheaper *is_cheaper, const int8_t *verbs, int count)
{
    int16_t unit[WG_PIECES];
    int hits = 0;

    while (hits < offer->count && offer->action[hits].verb == hit) {
        unit[hits] = offer->action[hits].arg[0];
        hits++;
    }
    if (hits > 0) {
        return wg_spare(g, is_cheaper, unit, hits);
    }
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < offer->count; k++) {
            if (offer->action[k].verb == verbs[i]) {
                return k;
            }
        }
    }
    return 0;
}
