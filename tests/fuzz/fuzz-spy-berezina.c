/*
 * fuzz-spy-berezina.c --
 *
 *      A spy in Napoleon at the Berezina: see fuzz-spy.h.
 */

#include "../../generic/berezina/berezina.h"
#include "fuzz-spy.h"

/* What enemies of a side have lost, in each hex and beside it. */
static void
look_beneath(const Game *g, int side, int16_t lost[HEXES])
{
    for (int hex = 0; hex < HEXES; hex++) {
        lost[hex] = 0;
    }
    for (int u = 0; u < PIECES; u++) {
        int hex = g->unit[u].place;

        if (side_of(u) == side || hex < 0 || hex >= HEXES) {
            continue;
        }
        lost[hex] = (int16_t)(lost[hex] + g->unit[u].losses);
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int near = berezina_near[hex][d];

            if (near >= 0) {
                lost[near] = (int16_t)(lost[near] + g->unit[u].losses);
            }
        }
    }
}

static int
worth(const Game *g, const char *args, const WgAction *a,
        const int16_t lost[HEXES])
{
    int most = 0;

    for (int i = 0; args[i]; i++) {
        int hex = args[i] == 'p' ? a->arg[i]
                : args[i] == 'u' && a->arg[i] >= 0 ? g->unit[a->arg[i]].place
                : NONE;

        if (hex >= 0 && hex < HEXES && lost[hex] > most) {
            most = lost[hex];
        }
    }
    return most;
}

int
spy_berezina(const WgRules *rules, const Game *g, const WgOffer *offer)
{
    int16_t lost[HEXES];
    int best = 0, most = -1;

    look_beneath(g, g->flow.side, lost);
    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];
        int value = worth(g, rules->verbs[a->verb].args, a, lost);

        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best;
}
