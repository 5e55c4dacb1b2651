/*
 * simple.c --
 *
 *      Answers without a plan: by lot, and by what each does at once.
 */

#include <stdlib.h>
#include <string.h>

#include "player.h"

bool
wg_is_sensible(const WgComputer *c, const WgAction *action)
{
    return !c->rules->verbs[action->verb].back && (c->player == NULL
            || c->player->is_sensible == NULL
            || c->player->is_sensible(c->world, action));
}

/* Any that is sensible; any at all if none is. */
WgAction
wg_random_answer(WgComputer *c, WgLots *lots)
{
    int chosen = -1, found = 0;

    for (int i = 0; i < c->offer.count; i++) {
        if (wg_is_sensible(c, &c->offer.action[i])
                && wg_lot(lots, (unsigned)++found) == 0) {
            chosen = i;
        }
    }
    return c->offer.action[chosen >= 0 ? chosen
            : (int)wg_lot(lots, (unsigned)c->offer.count)];
}

/* What an answer comes to at once, with the dice that follow thrown some
   times. */
static int64_t
at_once(WgComputer *c, Game *g, const WgAction *action, uint64_t seed)
{
    enum { THROWS = 4, LONGEST = 8 };
    int sign = c->side == WG_FIRST ? 1 : -1;
    int64_t sum = 0;

    for (int i = 0; i < THROWS; i++) {
        const WgFlow *f = (const WgFlow *)g;
        WgLots lots = { seed + (uint64_t)i };

        memcpy((void *)g, (const void *)c->world, c->rules->size);
        wg_do(c->rules, g, action);
        if (f->side != WG_CHANCE) {
            return THROWS * sign * (int64_t)wg_worth_of(c->player, g);
        }
        for (int n = 0; f->side == WG_CHANCE && n < LONGEST; n++) {
            wg_throw_lots(c->rules, g, &lots);
        }
        sum += sign * wg_worth_of(c->player, g);
    }
    return sum;
}

/* The best of all offered; of equals one by lot. */
WgAction
wg_greedy_answer(WgComputer *c, WgLots *lots)
{
    Game *g = wg_alloc(c->rules->size);
    uint64_t seed = lots->state;
    int64_t best = INT64_MIN;
    int chosen = 0, found = 0;

    for (int i = 0; i < c->offer.count; i++) {
        const WgAction *action = &c->offer.action[i];
        int64_t value;

        if (!wg_is_sensible(c, action)
                || wg_judge(c->rules, c->world, action)) {
            continue;
        }
        value = at_once(c, g, action, seed);
        found = value > best ? 0 : found;
        if (value >= best && wg_lot(lots, (unsigned)++found) == 0) {
            chosen = i;
        }
        best = value > best ? value : best;
    }
    free((void *)g);
    return c->offer.action[chosen];
}
