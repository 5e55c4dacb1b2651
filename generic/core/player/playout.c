/*
 * playout.c --
 *
 *      A position played on by the policy of its game, for both sides.
 */

#include "player.h"

enum { RUNAWAY = 20000 };

Weights
wg_usual_weights(const WgRules *rules)
{
    const WgWeight *table = rules->player ? rules->player->weights : NULL;
    Weights weights = { .of = {{0}} };

    for (int i = 0; table && table[i].name && i < WG_WEIGHTS; i++) {
        weights.of[0][i] = table[i].usual[0];
        weights.of[1][i] = table[i].usual[1];
    }
    return weights;
}

static const int *
asked_weights(const Weights *weights, const Game *g)
{
    return weights->of[((const WgFlow *)g)->side == WG_SECOND];
}

/* Where the phase is another than the plan's, make a new one. */
static void
renew_plan(const WgRules *rules, const Weights *weights, const Game *g,
        Plan *plan, WgLots *lots)
{
    const WgPlayer *player = rules->player;
    int phase = player->phase ? player->phase(g) : 0;
    int stage = phase && player->stage ? player->stage(g) : 0;

    if (phase && (plan->phase != phase || stage < plan->stage)) {
        plan->phase = phase;
        player->plan(g, asked_weights(weights, g), plan->text, false, lots);
    }
    if (phase) {
        plan->stage = stage;
    }
}

WgAction
wg_play_by(const WgRules *rules, const Weights *weights, const Game *g,
        Plan *plan, WgLots *lots)
{
    renew_plan(rules, weights, g, plan, lots);
    return rules->player->policy(g, asked_weights(weights, g), plan->text,
            lots);
}

void
wg_throw_lots(const WgRules *rules, Game *g, WgLots *lots)
{
    uint8_t die[WG_DICE];

    for (int i = 0; i < ((const WgFlow *)g)->dice; i++) {
        die[i] = (uint8_t)(1 + wg_lot(lots, 6));
    }
    wg_throw(rules, g, die);
}

void
wg_play_action(const WgRules *rules, const Weights *weights, Game *g,
        Plan plans[2], WgLots *lots)
{
    int side = ((const WgFlow *)g)->side;
    WgAction action;

    if (side == WG_CHANCE) {
        wg_throw_lots(rules, g, lots);
        return;
    }
    action = wg_play_by(rules, weights, g, &plans[side], lots);
    wg_do(rules, g, &action);
}

Until
wg_until(const WgRules *rules, const Game *g, int turns, const Plan *plan)
{
    const WgPlayer *player = rules->player;
    int phase = player->phase ? player->phase(g) : 0;
    Until until = { .turns = player->turns(g) + turns, .phase = phase,
            .phases = player->phases ? 1 + player->phases : 0 };

    if (phase) {
        until.stage = player->stage ? player->stage(g) : 0;
    } else if (plan) {
        until.phase = plan->phase;
        until.stage = plan->stage;
    }
    return until;
}

/* Has another phase begun, and was it the last that is looked at? */
static bool
is_far_enough(const WgPlayer *player, const Game *g, Until *until)
{
    int phase = until->phases && player->phase ? player->phase(g) : 0;
    int stage = phase && player->stage ? player->stage(g) : 0;
    bool is_new = phase && (phase != until->phase || stage < until->stage);

    if (phase) {
        until->phase = phase;
        until->stage = stage;
    }
    return is_new && ++until->begun >= until->phases;
}

int
wg_play_out(const WgRules *rules, const Weights *weights, Game *g,
        Plan plans[2], Until until, WgLots *lots)
{
    const WgFlow *f = (const WgFlow *)g;
    const WgPlayer *player = rules->player;

    for (int n = 0; n < RUNAWAY && f->side != WG_NOBODY
            && player->turns(g) <= until.turns; n++) {
        if (f->side != WG_CHANCE && is_far_enough(player, g, &until)) {
            break;
        }
        wg_play_action(rules, weights, g, plans, lots);
    }
    return wg_worth_of(player, g);
}

int
wg_chance_there(const WgRules *rules, const Game *g, int value)
{
    if (((const WgFlow *)g)->side == WG_NOBODY) {
        int winner = rules->winner(g);

        return winner == WG_FIRST ? WG_CERTAIN
                : winner == WG_SECOND ? 0 : WG_CERTAIN / 2;
    }
    return rules->player->chance ? rules->player->chance(g, value)
            : WG_CERTAIN / 2;
}
