/*
 * policy.c --
 *
 *      A computer's answer to each question of Napoleon at the Berezina.
 */

#include <string.h>

#include "player.h"

static WgAction
only(int verb)
{
    return (WgAction){ .verb = (int16_t)verb };
}

/* ---- 11.3 the set-up ---- */

/* The road north for the engineers, all others beside it. */
static const struct { const char *key; int16_t hex; } begins[] = {
    { "legrand", HEX(5310) }, { "merle", HEX(5310) }, { "maison", HEX(5311) },
    { "dombrowski", HEX(5311) }, { "castex", HEX(5312) },
    { "corbineau", HEX(5312) }, { "ii_artillery", HEX(5510) },
    { "doumerc", HEX(5510) }, { "oudinot", HEX(5310) }, { "elbe", HEX(5511) },
    { "chasseloup", HEX(5511) }
};

static WgAction
set_up(const Game *g)
{
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++) {
        for (int u = 0; u < FRENCH_PIECES; u++) {
            WgAction a = { PLACE, { (int16_t)u, begins[i].hex, 0 } };

            if (g->unit[u].place != begins[i].hex
                    && strcmp(piece_of(g, u)->key, begins[i].key) == 0
                    && ber_judge_french_setup(g, &a) == NULL) {
                return a;
            }
        }
    }
    return only(DONE);
}

/* ---- of what is offered ---- */

/* The faces that hit, and how near the target is to its end; 0 where that is
   not above `most`. */
static int
promise(const Game *g, const WgAction *a, int most)
{
    enum { STANDS = 5 };
    int target = a->verb == FIRE ? a->arg[1]
            : a->verb == BOMBARD ? ber_unseen_target(g, a->arg[0], a->arg[1])
            : NONE;
    int value;

    if (target == NONE) {
        return 0;
    }
    value = wg_count_bits(ber_faces(g, a->arg[0], g->unit[target].place))
            * (10 + 3 * g->unit[target].losses);
    return STANDS * value <= most ? 0
            : a->verb == FIRE && ber_may_evade(g, target) ? value
            : STANDS * value;
}

/* 7.5 Away from the enemy, but not to where another is. */
static int
safety(const Game *g, const WgAction *a, int most)
{
    (void)most;
    return a->verb == EVADE ? ber_nearest(g, !side_of(g->shot.target),
            a->arg[0]) - 1 : 0;
}

static int
work(const Game *g, const WgAction *a, int most)
{
    (void)most;
    return a->verb == BUILD ? 1 + (a->arg[1] > 0
            && !ber_is_finis(&g->bridge[ber_ford_of(
                    g->unit[a->arg[0]].place)][a->arg[1] - 1]))
            : 0;
}

static int
any_worth(const Game *g, const WgAction *a, int most)
{
    (void)g, (void)most;
    return 1 + (a->verb == CHOOSE_EXIT
            && a->arg[0] == berezina_exit[OUT]);
}

/* The one with most; `otherwise` if none is above 0. */
static WgAction
best(const Game *g, int (*measure)(const Game *, const WgAction *, int most),
        int otherwise)
{
    WgAction found = only(otherwise);
    int most = 0;
    WgOffer out;

    wg_offer_of(berezina_decisions, g, &out);
    for (int i = 0; i < out.count; i++) {
        int value = out.action[i].verb == DECIDE ? 0
                : measure(g, &out.action[i], most);

        if (value > most) {
            most = value;
            found = out.action[i];
        }
    }
    return found;
}

WgAction
ber_policy(const Game *g, const int *weights, void *plan, WgLots *lots)
{
    (void)lots;
    switch (g->flow.decision) {
    case ASK_FRENCH_SETUP:
        return set_up(g);
    case ASK_RUSSIAN_SETUP:
        return only(DONE);
    case ASK_MOVE:
    case ASK_RUSSIAN_MOVE:
        return ber_move(g, plan);
    case ASK_FIRE:
        return g->firing == FRENCH && ber_is_stealthy(g, weights)
                ? only(DONE)
                : best(g, promise, DONE);
    case ASK_EVADE:
        return best(g, safety, STAND);
    case ASK_BUILD:
        return best(g, work, DONE);
    default:
        return best(g, any_worth, DONE);
    }
}
