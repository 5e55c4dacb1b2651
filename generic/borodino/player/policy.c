/*
 * policy.c --
 *
 *      A computer's answer to each question of Borodino 1812, by its plan where
 *      it has one.
 */

#include "player.h"

static WgAction
done(void)
{
    return (WgAction){ .verb = DONE };
}

/* ---- of what is offered ---- */

static bool
ends(const WgAction *a)
{
    return a->verb == DONE || borodino_verbs[a->verb].back
            || a->verb == OFFBOARD;
}

/* Any, but to leave the board or be done if there is another. */
WgAction
bor_any(const Game *g, WgLots *lots)
{
    WgOffer out;

    wg_offer_of(borodino_decisions, g, &out);
    return wg_any_offered(&out, ends, lots);
}

/* 3.31 Who is one too many goes where no enemy is; the one that is worth
   least. */
static WgAction
ease(const Game *g, WgLots *lots)
{
    int best = NONE, most = INT16_MIN;
    WgOffer out;

    wg_offer_of(borodino_decisions, g, &out);
    for (int i = 0; i < out.count; i++) {
        const WgAction *a = &out.action[i];
        int u = a->arg[0], value;

        if ((a->verb != MOVE && a->verb != STRAGGLE)
                || !is_open(g, g->mover, a->arg[1])
                || bor_excess(g, g->mover, g->unit[u].place) == 0) {
            continue;
        }
        value = bor_shelter(g, g->mover, a->arg[1]) - bor_worth(g, u)
                - (bor_at_last_step(g, u) ? 200 : 0);
        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best == NONE ? bor_any(g, lots) : out.action[best];
}

/* The n-th, by a standing order; any, where it leaves the choice. */
static WgAction
by_order(const Game *g, int (*answer)(const Game *, const WgOffer *, int),
        int choice, WgLots *lots)
{
    WgAction a;

    return wg_by_order(borodino_decisions, g, answer, choice, &a) ? a
            : bor_any(g, lots);
}

/* The one that goes to the best shelter. */
static WgAction
best_shelter(const Game *g, WgLots *lots)
{
    int side = g->flow.side, best = NONE, most = INT16_MIN;
    WgOffer out;

    wg_offer_of(borodino_decisions, g, &out);
    for (int i = 0; i < out.count; i++) {
        int value = out.action[i].verb != RETREAT ? INT16_MIN + 1
                : bor_shelter(g, side, out.action[i].arg[1]);

        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best == NONE ? bor_any(g, lots) : out.action[best];
}

/* 5.3 Whose step is cheapest, and nobody leaves a redoubt of his own will. */
static WgAction
take_loss(const Game *g)
{
    WgOffer out;

    wg_offer_of(borodino_decisions, g, &out);
    return out.action[0];
}

/* ---- by the plan ---- */

static WgAction
command(const Game *g, const BorPlan *plan)
{
    int first = first_of(g->mover);

    for (int u = first; u < end_of(g->mover); u++) {
        WgAction a = { plan->order[u - first], { (int16_t)u, 0, 0 } };

        if (a.verb != NONE && !g->unit[u].active
                && bor_judge_command(g, &a) == NULL) {
            return a;
        }
    }
    return done();
}

/* Whoever goes, and is not there yet; attacks last, when all others have made
   room. */
static WgAction
next_going(const Game *g, const BorPlan *plan, const WgDecision *d, int verb,
        WgLots *lots)
{
    int first = first_of(g->mover), attackers = 0;
    int8_t attacker[SIDE_BLOCKS];
    WgAction end = done();

    for (int u = first; u < end_of(g->mover); u++) {
        int to = plan->goes[u - first];
        WgAction a = { (int16_t)verb, { (int16_t)u, (int16_t)to, 0 } };

        if (to == NONE || g->unit[u].place >= PLACES || g->unit[u].moved) {
            continue;
        }
        if (g->held[!g->mover] >> to & 1) {
            attacker[attackers++] = (int8_t)u;
        } else if (bor_spares_order(g, plan, u) && d->judge(g, &a) == NULL) {
            return a;
        }
    }
    for (int n = 0; n < attackers; n++) {
        int u = attacker[n], to = plan->goes[u - first];
        WgAction a = { (int16_t)verb, { (int16_t)u, (int16_t)to, 0 } };

        if (d->judge(g, &a) == NULL) {
            return a;
        }
    }
    return d->judge(g, &end) == NULL ? end : ease(g, lots);
}

static WgAction
deploy(const Game *g, WgLots *lots)
{
    WgAction a = { .verb = HISTORICAL };

    if (bor_judge_deploy(g, &a) == NULL) {
        return a;
    }
    a.verb = DONE;
    return bor_judge_deploy(g, &a) == NULL ? a : bor_any(g, lots);
}

static WgAction
straggle(const Game *g, WgLots *lots)
{
    WgAction a = done();

    return bor_judge_straggle(g, &a) == NULL ? a : ease(g, lots);
}

WgAction
bor_policy(const Game *g, const int *weights, void *plan, WgLots *lots)
{
    WgAction a;

    switch (g->flow.decision) {
    case ASK_DEPLOY:
        return deploy(g, lots);
    case ASK_ENTER:
        return bor_entry(g, weights);
    case ASK_PIN:
        return by_order(g, bor_standing_pin, 2, lots);
    case ASK_COMMAND:
        return command(g, plan);
    case ASK_BOMBARD:
        return bor_bombardment(g, plan);
    case ASK_LOSS:
        return take_loss(g);
    case ASK_FORCED:
    case ASK_MOVE_ON:
        return best_shelter(g, lots);
    case ASK_MOVE:
    case ASK_HQ_MOVE:
        return next_going(g, plan, &borodino_decisions[g->flow.decision], MOVE,
                lots);
    case ASK_STRAGGLE:
        return straggle(g, lots);
    case ASK_TURN:
        a = bor_battle_turn(g, weights);
        return a.verb == NONE ? bor_any(g, lots) : a;
    case ASK_HIT:
        return by_order(g, bor_standing_hit, 1, lots);
    case ASK_SUPPLY:
    case ASK_SPOILS:
        return by_order(g, bor_standing_supply, 3, lots);
    case ASK_BID:
    case ASK_BATTLE:
    case ASK_MAIN:
        return bor_any(g, lots);
    default:
        return done();          /* squares, regrouping, bridges, the night */
    }
}
