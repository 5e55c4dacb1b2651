/*
 * plan.c --
 *
 *      What a side is at for the rest of the match: the weights that it is
 *      played by, and others that may do better from here.
 */

#include "player.h"

/* Once they have begun to cross nothing comes of what was to be before. */
static bool
is_past(const Game *g, int weight)
{
    return g->crossed && (weight == HURRY || weight == OFF_ROAD);
}

/* One of the side's own another, whatever it may be. */
void
ber_mutate(const Game *g, void *text, WgLots *lots)
{
    BerPlan *plan = text;
    bool french = phasing(g) == FRENCH;
    const WgWeight *w;
    int i;

    do {
        i = french ? (int)wg_lot(lots, FRENCH_WEIGHTS)
                : FRENCH_WEIGHTS + (int)wg_lot(lots,
                    BER_WEIGHTS - FRENCH_WEIGHTS);
    } while (is_past(g, i));
    w = &ber_weights[i];
    plan->weight[i] = w->low
            + (int)wg_lot(lots, (unsigned)(w->high - w->low + 1));
}

void
ber_plan(const Game *g, const int *weights, void *text, bool vary,
        WgLots *lots)
{
    enum { OTHERS = 2 };
    BerPlan *plan = text;

    wg_take_weights(ber_weights, weights, false, lots, plan->weight);
    plan->turn = 0;
    for (int i = 0; vary && i < OTHERS; i++) {
        ber_mutate(g, text, lots);
    }
}
