/*
 * playing.c --
 *
 *      What the computer players of several games have in common: see
 *      playing.h.
 */

#include <string.h>

#include "playing.h"

WgAction
wg_any_offered(const WgOffer *offer, bool (*ends)(const WgAction *),
        WgLots *lots)
{
    int i;

    if (offer->count == 0) {            /* nobody is asked */
        return (WgAction){0};
    }
    i = (int)wg_lot(lots, (unsigned)offer->count);
    for (int n = 0; ends(&offer->action[i]) && n < offer->count; n++) {
        i = (i + 1) % offer->count;
    }
    return offer->action[i];
}

bool
wg_by_order(const WgDecision *decisions, const Game *g,
        int (*answer)(const Game *, const WgOffer *, int), int choice,
        WgAction *out)
{
    WgOffer offer;
    int n;

    wg_offer_of(decisions, g, &offer);
    n = answer(g, &offer, choice);
    if (n >= 0) {
        *out = offer.action[n];
    }
    return n >= 0;
}

void
wg_take_weights(const WgWeight *weight, const int *given, bool vary,
        WgLots *lots, int *weights)
{
    for (int i = 0; weight[i].name; i++) {
        int range = weight[i].high - weight[i].low;

        weights[i] = given[i];
        if (vary) {
            weights[i] += (int)wg_lot(lots, (unsigned)range / 2 + 1)
                    - range / 4;
            weights[i] = weights[i] < weight[i].low ? weight[i].low
                    : weights[i];
        }
    }
}

const WgBalance *
wg_balance_of(const WgBalance *row, const char *scenario)
{
    while (row && row->scenario && strcmp(row->scenario, scenario) != 0) {
        row++;
    }
    return row && row->scenario ? row : NULL;
}

int
wg_share_of_officers(const WgBalance *row)
{
    return row ? WG_CERTAIN * (row->matches + row->first - row->second)
            / (2 * row->matches) : WG_CERTAIN / 2;
}

int
wg_sum_of(const WgTerm *terms, const int *term)
{
    int sum = 0;

    for (int i = 0; terms[i].name; i++) {
        sum += term[i];
    }
    return sum;
}

int
wg_worth_of(const WgPlayer *player, const Game *g)
{
    int term[WG_TERMS] = {0};

    player->terms(g, term);
    return wg_sum_of(player->term, term);
}

void
wg_parts_of(const WgPlayer *player, const Game *g, int part[WG_PARTS])
{
    int term[WG_TERMS] = {0};

    memset(part, 0, WG_PARTS * sizeof *part);
    player->terms(g, term);
    for (int i = 0; player->term[i].name; i++) {
        part[player->term[i].part] += term[i];
    }
}

int
wg_noise(int noise, WgLots *lots)
{
    return noise ? (int)wg_lot(lots, (unsigned)noise) - noise / 2 : 0;
}
