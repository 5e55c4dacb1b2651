/*
 * fuzz-spy.c --
 *
 *      What spies of games on hexes have in common: see fuzz-spy.h.
 */

#include <string.h>

#include "fuzz-spy.h"

void
spy_beneath(const WgRules *rules, const Game *g,
        const int16_t (*near_by)[WG_HEX_SIDES],
        int (*lost_by)(const Game *, int u), int16_t *lost, int hexes)
{
    bool second = ((const WgFlow *)g)->side == WG_SECOND;

    memset(lost, 0, (size_t)hexes * sizeof *lost);
    for (int u = 0; u < rules->pieces; u++) {
        int hex = rules->place_of(g, u);

        if ((u >= rules->second) == second || hex < 0 || hex >= hexes) {
            continue;
        }
        lost[hex] = (int16_t)(lost[hex] + lost_by(g, u));
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int near = near_by[hex][d];

            if (near >= 0) {
                lost[near] = (int16_t)(lost[near] + lost_by(g, u));
            }
        }
    }
}

/* A hex that is an argument of an action, or of a unit that is; -1: neither. */
static int
hex_of(const WgRules *rules, const Game *g, const WgAction *a, int i)
{
    char kind = rules->verbs[a->verb].args[i];

    return kind == 'p' ? a->arg[i]
            : kind == 'u' && a->arg[i] >= 0 ? rules->place_of(g, a->arg[i])
            : -1;
}

static int
worth(const WgRules *rules, const Game *g, const WgAction *a,
        const int16_t *value, int hexes)
{
    const char *args = rules->verbs[a->verb].args;
    int most = 0;

    for (int i = 0; args[i]; i++) {
        int hex = hex_of(rules, g, a, i);

        if (hex >= 0 && hex < hexes && value[hex] > most) {
            most = value[hex];
        }
    }
    return most;
}

void
spy_asked(const WgRules *rules, const Game *g, const WgOffer *offer,
        bool *asked, int hexes)
{
    memset(asked, 0, (size_t)hexes * sizeof *asked);
    for (int k = 0; k < offer->count; k++) {
        const WgAction *a = &offer->action[k];

        for (int i = 0; rules->verbs[a->verb].args[i]; i++) {
            int hex = hex_of(rules, g, a, i);

            if (hex >= 0 && hex < hexes) {
                asked[hex] = true;
            }
        }
    }
}

int
spy_best(const WgRules *rules, const Game *g, const WgOffer *offer,
        const int16_t *value, int hexes)
{
    int best = 0, most = -1;

    for (int i = 0; i < offer->count; i++) {
        int here = worth(rules, g, &offer->action[i], value, hexes);

        if (here > most) {
            most = here;
            best = i;
        }
    }
    return best;
}
