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

bool
wg_renew_plan(const WgRules *rules, const Weights *weights, const Game *g,
        Plan *plan, WgLots *lots)
{
    const WgPlayer *player = rules->player;
    int phase = player->phase ? player->phase(g) : 0;
    int stage = phase && player->stage ? player->stage(g) : 0;
    bool old = phase && (plan->phase != phase || stage < plan->stage);

    if (old) {
        plan->phase = phase;
        player->plan(g, asked_weights(weights, g), plan->text, false, lots);
    }
    if (phase) {
        plan->stage = stage;
    }
    return old;
}

WgAction
wg_play_by(const WgRules *rules, const Weights *weights, const Game *g,
        Plan *plan, WgLots *lots)
{
    wg_renew_plan(rules, weights, g, plan, lots);
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

int
wg_play_out(const WgRules *rules, const Weights *weights, Game *g,
        Plan plans[2], int turns, WgLots *lots)
{
    const WgFlow *f = (const WgFlow *)g;
    const WgPlayer *player = rules->player;
    int phases = 0;

    for (int n = 0; n < RUNAWAY && f->side != WG_NOBODY
            && player->turns(g) <= turns; n++) {
        WgAction action;

        if (f->side == WG_CHANCE) {
            wg_throw_lots(rules, g, lots);
            continue;
        }
        phases += wg_renew_plan(rules, weights, g, &plans[f->side], lots);
        if (player->phases && phases > player->phases) {
            break;
        }
        action = player->policy(g, weights->of[f->side], plans[f->side].text,
                lots);
        wg_do(rules, g, &action);
    }
    return player->evaluate(g);
}

int
wg_chance_there(const WgRules *rules, const Game *g, int value)
{
    enum { ALL = 1000 };

    if (((const WgFlow *)g)->side == WG_NOBODY) {
        int winner = rules->winner(g);

        return winner == WG_FIRST ? ALL : winner == WG_SECOND ? 0 : ALL / 2;
    }
    return rules->player->chance ? rules->player->chance(g, value) : ALL / 2;
}
