/*
 * simulate.c --
 *
 *      Whole matches of random legal actions, counted.
 */

#include <stdlib.h>

#include "common.h"

/* xorshift64*: quick, and the same everywhere. */
static unsigned
chance(uint64_t *state, unsigned n)
{
    uint64_t x = *state;

    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return (unsigned)((x * 0x2545f4914f6cdd1du >> 32) * n >> 32);
}

/* Any action offered, but one that takes something back only when there is
   nothing else: so every random match ends. */
static const WgAction *
pick(const WgRules *rules, const WgOffer *offer, uint64_t *state)
{
    const WgAction *action =
            &offer->action[chance(state, (unsigned)offer->count)];

    for (int i = 0; rules->verbs[action->verb].back && i < offer->count; i++) {
        action = &offer->action[i];
    }
    return action;
}

static int
play_one(const WgRules *rules, Game *g, WgOffer *offer, uint64_t *state)
{
    const WgFlow *f = (const WgFlow *)g;
    int n;

    for (n = 0; f->side != WG_NOBODY; n++) {
        if (f->side == WG_CHANCE) {
            uint8_t die[WG_DICE];

            for (int i = 0; i < f->dice; i++) {
                die[i] = (uint8_t)(1 + chance(state, 6));
            }
            wg_throw(rules, g, die);
        } else {
            wg_offer(rules, g, offer);
            wg_do(rules, g, pick(rules, offer, state));
        }
    }
    return n;
}

char *
wg_simulate(const char *game, const char *scenario, const char *options,
        int matches, int seed, WgError *err)
{
    const WgRules *rules = wg_find_rules(game);
    WgOffer *offer = wg_alloc(sizeof *offer);
    uint64_t state = (uint64_t)(unsigned)seed * 0x9e3779b97f4a7c15u | 1;
    long long actions = 0;
    int longest = 0, won[3] = {0};
    WgSetup setup;
    WgText out = {0};
    Game *g;

    err->code = WG_OK;
    wg_print(&out, "");
    if (rules == NULL) {
        wg_fail(err, WG_UNKNOWN, "no game \"%.40s\"", game);
    } else if (wg_read_setup(rules, scenario, options, "1812", &setup, err)) {
        g = wg_alloc(rules->size);
        for (int i = 0; i < matches; i++) {
            int n, winner;

            wg_begin(rules, g, &setup);
            n = play_one(rules, g, offer, &state);
            winner = rules->winner(g);
            won[winner == WG_NOBODY ? 2 : winner]++;
            actions += n;
            longest = n > longest ? n : longest;
        }
        free((void *)g);
        wg_print(&out, "matches %d actions %lld longest %d results {%d %d %d}",
                matches, actions, longest, won[0], won[1], won[2]);
    }
    free(offer);
    return out.text;
}
