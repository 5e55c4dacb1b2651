/*
 * think.c --
 *
 *      A question taken up: what its side sees of the position, a quick answer,
 *      and what is searched for a better one.
 */

#include <string.h>

#include "player.h"

/* ---- a question ---- */

static void
look(WgComputer *c, const Game *truth)
{
    WgFlow *f = (WgFlow *)c->seen;

    wg_offer(c->rules, truth, &c->offer);
    memcpy((void *)c->seen, (const void *)truth, c->rules->size);
    memset(f->event, 0, f->events * sizeof *f->event);
    f->events = 0;
    if (!c->cheats) {
        c->rules->redact(c->seen, c->side);
    }
}

/* By the policy and its plan; where that comes to nothing that is offered, as
   the world is another, anything that is. */
static WgAction
policy_answer(WgComputer *c, WgLots *lots)
{
    WgAction action = wg_play_by(c->rules, &c->weights, c->world, &c->plan,
            lots);

    return wg_is_among(&c->offer, &action) ? action
            : wg_random_answer(c, lots);
}

static WgAction
quick_answer(WgComputer *c, WgLots *lots)
{
    switch (c->level->mind) {
    case AT_RANDOM:
        return wg_random_answer(c, lots);
    case GREEDY:
        return c->player->policy == NULL || (c->player->is_plain
                && c->player->is_plain(c->world))
                ? wg_greedy_answer(c, lots) : policy_answer(c, lots);
    default:
        return policy_answer(c, lots);
    }
}

/* ---- searching ---- */

static void
prepare(WgComputer *c, int turns)
{
    Search *s = c->search;

    s->side = c->side;
    s->weights = &c->weights;
    s->until = wg_until(c->rules, c->world, turns, &c->plan);
    s->own = c->plan;
    s->seen = NULL;
}

/* From the plan that there is, or the usual one. */
static void
search_plans(WgComputer *c, int phase, int stage, WgLots *lots)
{
    bool again = c->plan.phase == phase && stage > c->plan.stage;

    if (!again) {
        c->plan.phase = phase;
        c->player->plan(c->world, c->weights.of[c->side], c->plan.text,
                false, lots);
    }
    c->plan.stage = stage;
    prepare(c, c->ahead);
    wg_open_rounds(c, again, lots);
    c->searching = c->search->arms > 1 && c->budget > 0;
}

/* Each answer, the policy's first. */
static void
search_answers(WgComputer *c, WgLots *lots)
{
    const WgPlayer *player = c->player;
    Search *s = c->search;
    int budget = c->budget * 3 / 10 * (player->fights > 1 ? player->fights : 1);

    s->arm[0].is_action = s->arm[0].is_usual = true;
    s->arm[0].action = c->answer;
    s->arms = 1;
    for (int i = 0; i < c->offer.count && s->arms < ARMS; i++) {
        const WgAction *action = &c->offer.action[i];

        if (!wg_same_action(action, &c->answer)
                && wg_is_sensible(c, action)) {
            s->arm[s->arms].is_action = true;
            s->arm[s->arms].is_usual = false;
            s->arm[s->arms++].action = *action;
        }
    }
    if (s->arms > 1) {
        wg_imagine_worlds(c, lots);
    }
    prepare(c, 0);
    s->seed = lots->state;
    wg_open_search(s, player->pace ? budget * player->pace(c->world) / 100
            : budget);
    c->searching = s->arms > 1 && s->budget > 0;
}

static void
begin_search(WgComputer *c, WgLots *lots)
{
    int phase = c->player->phase ? c->player->phase(c->world) : 0;
    int stage = phase && c->player->stage ? c->player->stage(c->world) : 0;

    if (phase && (c->player->is_worth_planning == NULL
            || c->player->is_worth_planning(c->world))
            && (c->plan.phase != phase || c->plan.stage != stage
            || (c->player->stage && stage == 0))) {
        search_plans(c, phase, stage, lots);
    }
    c->answer = policy_answer(c, lots);
    if (!phase && c->player->is_fight && c->player->is_fight(c->world)) {
        search_answers(c, lots);
    }
}

int
wg_iterations_left(const WgComputer *c)
{
    const Search *s = c->search;

    return !c->searching ? 0 : (s->arm[0].is_action ? s->budget
            : c->rounds.budget) - c->iterations;
}

int
wg_computer_consider(WgComputer *c, const Game *truth)
{
    WgLots lots = wg_nth_lots((uint64_t)c->memory.side, c->seed);

    c->searching = false;
    c->iterations = 0;
    look(c, truth);
    lots.state ^= (uint64_t)c->asked << 32;
    c->imagined = wg_imagine_world(c->rules, c->seen, &c->memory, &lots,
            c->world) || !c->rules->determinize;
    if (!c->imagined) {
        c->answer = wg_random_answer(c, &lots);
        return 0;
    }
    if (c->level->mind == SEARCHING && c->budget > 0 && c->offer.count > 1) {
        begin_search(c, &lots);
    } else {
        c->answer = quick_answer(c, &lots);
    }
    return wg_iterations_left(c);
}

/* ---- thinking ---- */

static void
take_best(WgComputer *c)
{
    const Arm *best = wg_best_found(c);

    if (best->is_action) {
        c->answer = best->action;
    } else {
        WgLots lots = { c->search->seed };

        c->plan = best->plan;
        c->answer = policy_answer(c, &lots);
    }
}

int
wg_computer_think(WgComputer *c, int iterations)
{
    if (!c->searching) {
        return 0;
    }
    while (iterations > 0 && c->searching) {
        if (wg_search(c->search)) {
            c->iterations++;
            iterations--;
        } else {
            c->searching = wg_next_round(c);
        }
    }
    take_best(c);
    return wg_iterations_left(c);
}
