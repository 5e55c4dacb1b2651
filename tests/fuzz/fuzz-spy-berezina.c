/*
 * fuzz-spy-berezina.c --
 *
 *      A spy in Napoleon at the Berezina: see fuzz-spy.h.
 */

#include "../../generic/berezina/berezina.h"
#include "fuzz-spy.h"

static int
lost_by(const Game *g, int u)
{
    return g->unit[u].losses;
}

int
spy_berezina(const WgRules *rules, const Game *g, const WgOffer *offer)
{
    int16_t lost[HEXES];

    spy_beneath(rules, g, berezina_near, lost_by, lost, HEXES);
    return spy_best(rules, g, offer, lost, HEXES);
}
