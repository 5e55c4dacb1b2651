/*
 * hooks.c --
 *
 *      Napoleon at the Berezina as a computer player has it: see playing.h.
 */

#include "player.h"

/* Where they begin is good enough for those who do not plan. */
static bool
is_sensible(const Game *g, const WgAction *a)
{
    (void)g;
    return a->verb != PLACE && a->verb != DECIDE;
}

/* Movement phases, each once. */
static int
phase(const Game *g)
{
    return g->flow.decision == ASK_MOVE || g->flow.decision == ASK_RUSSIAN_MOVE
            ? 1 + 2 * g->turn + phasing(g) : 0;
}

/* What a step or a place in the set-up brings is not seen at once. */
static bool
is_plain(const Game *g)
{
    return g->flow.decision != ASK_FRENCH_SETUP
            && g->flow.decision != ASK_RUSSIAN_SETUP;
}

const WgPlayer berezina_player = {
    .is_sensible = is_sensible,
    .evaluate = ber_evaluate,
    .chance = ber_chance,
    .is_plain = is_plain,
    .phase = phase,
    .plan = ber_plan,
    .policy = ber_policy,
};
