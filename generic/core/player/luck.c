/*
 * luck.c --
 *
 *      What a throw of dice brought: what the match comes to after it, less
 *      what it comes to after any other.  The mean of that over all throws is
 *      0, whatever the policy is worth that plays on, and however far: until
 *      the turn ends, or, where there are many phases in it, the fight.
 */

#include <stdlib.h>
#include <string.h>

#include "compare.h"

/* In each round each die shows each of its faces once, and all that follows is
   thrown by the same lots; MOST of them, where it is not clear after FEW, or as
   many as the game says. */
enum { FACES = 6, FEW = 12, MOST = 72, CLEAR = 20 * FACES };
static const uint64_t FAR = (uint64_t)1 << 40;

typedef struct Throw {
    const WgRules *rules;
    const Weights *weights;
    const Game *before;
    Until until;
    Game *game;                 /* where it is played on */
} Throw;

static int
worth(const Throw *t, const uint8_t *die, WgLots lots)
{
    Plan plans[2] = { { .phase = 0 }, { .phase = 0 } };

    memcpy((void *)t->game, (const void *)t->before, t->rules->size);
    wg_throw(t->rules, t->game, die);
    return wg_play_out(t->rules, t->weights, t->game, plans, t->until, &lots);
}

static void
shuffle(uint8_t face[FACES], WgLots *lots)
{
    for (unsigned i = 0; i < FACES; i++) {
        unsigned k = wg_lot(lots, i + 1);

        face[i] = i == k ? 0 : face[k];
        face[k] = (uint8_t)(i + 1);
    }
}

/* By how much these dice are better than the others together. */
static int
round_of(const Throw *t, const uint8_t *die, WgLots *lots)
{
    int dice = ((const WgFlow *)t->before)->dice, others = 0;
    uint8_t face[WG_DICE][FACES];
    WgLots later;

    for (int i = 0; i < dice; i++) {
        shuffle(face[i], lots);
    }
    later = *lots;
    for (int k = 0; k < FACES; k++) {
        uint8_t other[WG_DICE] = {0};

        for (int i = 0; i < dice; i++) {
            other[i] = face[i][k];
        }
        others += worth(t, other, later);
    }
    lots->state += FAR;         /* beyond what was played on with */
    return FACES * worth(t, die, later) - others;
}

Luck
wg_luck_of(const WgRules *rules, const Weights *weights, const Game *before,
        const uint8_t *die, uint64_t seed)
{
    Throw t = { rules, weights, before, wg_until(rules, before, 0, NULL),
            wg_alloc(rules->size) };
    WgLots lots = { seed };
    int better[MOST], sum = 0, rounds = 0;
    int most = rules->player->rounds ? rules->player->rounds : MOST;

    t.until.phase = 0;
    t.until.phases = rules->player->phases > 0;
    while (rounds < FEW || (rounds < most
            && wg_standard_error(better, rounds) > CLEAR)) {
        sum += better[rounds++] = round_of(&t, die, &lots);
    }
    free((void *)t.game);
    return (Luck){ wg_nearest(sum, FACES * rounds),
            wg_nearest(wg_standard_error(better, rounds), FACES) };
}
