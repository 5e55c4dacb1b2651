/*
 * offer.c --
 *
 *      What may be done now: the candidates of a decision that its judge does
 *      not forbid; and what games and standing orders ask of such a list.
 */

#include <string.h>

#include "common.h"
#include "standings.h"

void
wg_propose(WgOffer *out, int verb, int a, int b, int c)
{
    wg_may(out, verb, a, b, c);
    if (out->judge(out->game, &out->action[out->count - 1]) != NULL) {
        out->count--;
    }
}

void
wg_offer_of(const WgDecision *decisions, const Game *g, WgOffer *out)
{
    const WgFlow *f = (const WgFlow *)g;

    out->game = g;
    out->count = 0;
    if (f->side >= 0) {
        const WgDecision *decision = &decisions[f->decision];

        out->judge = decision->judge;
        decision->propose(g, out);
    }
}

void
wg_offer(const WgRules *rules, const Game *g, WgOffer *out)
{
    wg_offer_of(rules->decisions, g, out);
}

bool
wg_same_action(const WgAction *one, const WgAction *other)
{
    return memcmp(one, other, sizeof *one) == 0;
}

bool
wg_is_among(const WgOffer *offer, const WgAction *action)
{
    for (int i = 0; i < offer->count; i++) {
        if (wg_same_action(&offer->action[i], action)) {
            return true;
        }
    }
    return false;
}

int
wg_first_offered(const WgOffer *offer, int verb)
{
    for (int i = 0; i < offer->count; i++) {
        if (offer->action[i].verb == verb) {
            return i;
        }
    }
    return -1;
}

int
wg_least_offered(const Game *g, const WgOffer *offer, int verb,
        int (*worth)(const Game *, int slot))
{
    int best = -1;

    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if (a->verb == verb && (best < 0 || worth(g, a->arg[0])
                < worth(g, offer->action[best].arg[0]))) {
            best = i;
        }
    }
    return best;
}

int
wg_able(const WgOffer *offer, int verb)
{
    bool seen[WG_PIECES] = { false };
    int count = 0;

    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if (a->verb == verb && !seen[a->arg[0]]) {
            seen[a->arg[0]] = true;
            count++;
        }
    }
    return count;
}
