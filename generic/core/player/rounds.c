/*
 * rounds.c --
 *
 *      Several searches for one plan, each in worlds of its own, as the best
 *      of one search is also the luckiest in its worlds.  Then what they found
 *      is tried in other worlds, a new one for each sample.
 */

#include "player.h"

enum { FOR_TRIAL = 5 };         /* one in so many iterations */

static int
for_trial(const Rounds *r)
{
    return r->searches > 1 ? r->budget / FOR_TRIAL : 0;
}

/* The plan that there is, or the usual one; and others. */
static void
take_first_plans(WgComputer *c, WgLots *lots)
{
    Search *s = c->search;
    const Rounds *r = &c->rounds;
    const int *weights = c->weights.of[c->side];
    int more = c->level->in_rounds ? c->player->more_plans : 0;
    int plans = more ? more : c->player->plans ? c->player->plans : ARMS;

    for (s->arms = 0; s->arms < plans; s->arms++) {
        Arm *arm = &s->arm[s->arms];

        arm->is_action = false;
        arm->is_usual = s->arms == 0;
        arm->plan = r->first;
        if (s->arms > 0 && c->player->other) {
            c->player->other(c->world, s->arms - 1, arm->plan.text, lots);
        } else if (s->arms > 0 && (!r->again || s->arms > plans / 2)) {
            c->player->plan(s->world[s->arms % s->worlds], weights,
                    arm->plan.text, s->arms > 1, lots);
        } else if (s->arms > 0) {
            c->player->mutate(c->world, arm->plan.text, lots);
        }
    }
}

static void
open_round(WgComputer *c)
{
    Rounds *r = &c->rounds;

    wg_imagine_worlds(c, &r->lots);
    take_first_plans(c, &r->lots);
    c->search->seed = r->lots.state;
    wg_open_search(c->search, (r->budget - for_trial(r)) / r->searches);
}

static int
iterations_now(const WgComputer *c)
{
    const WgPlayer *player = c->player;
    int (*share)(const Game *) = c->level->in_rounds && player->ease
            ? player->ease : player->pace;

    return share ? (int)((int64_t)c->budget * share(c->world) / 100)
            : c->budget;
}

void
wg_open_rounds(WgComputer *c, bool again, WgLots *lots)
{
    Rounds *r = &c->rounds;

    r->searches = c->searches;
    r->ended = 0;
    r->budget = iterations_now(c);
    r->again = again;
    r->first = c->plan;
    r->lots = *lots;
    open_round(c);
    *lots = r->lots;
}

static void
open_trial(WgComputer *c)
{
    Rounds *r = &c->rounds;
    Search *s = c->search;

    for (s->arms = 0; s->arms < r->searches; s->arms++) {
        s->arm[s->arms] = r->found[s->arms];
    }
    s->seed = r->lots.state + 1;
    s->seen = c->seen;
    s->memory = &c->memory;
    wg_open_search(s, for_trial(r));
}

bool
wg_next_round(WgComputer *c)
{
    Rounds *r = &c->rounds;

    if (c->search->arm[0].is_action || r->searches < 2
            || r->ended == r->searches) {
        return false;
    }
    r->found[r->ended++] = *wg_best_arm(c->search);
    if (r->ended < r->searches) {
        open_round(c);
    } else {
        open_trial(c);
    }
    return true;
}

const Arm *
wg_best_found(const WgComputer *c)
{
    const Rounds *r = &c->rounds;

    return c->search->arm[0].is_action || r->ended == 0
            || r->ended == r->searches ? wg_best_arm(c->search) : r->found;
}
