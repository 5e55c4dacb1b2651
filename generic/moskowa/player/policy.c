/*
 * policy.c --
 *
 *      A computer's answer to each question of La Bataille de la Moskowa: where
 *      a standing order (standing.c) has a good one, by that.
 */

#include "player.h"
#include "../cavalry.h"
#include "../dice.h"
#include "../fire.h"
#include "../melee.h"
#include "../scenarios.h"
#include "../standing.h"
#include "../terrain.h"
#include "../odds/prospects.h"

/* ORDER of choices: msk_standings. */
enum { STAND = 1, GO_BACK, ALWAYS = 1 };

/* ---- of what is offered ---- */

static bool
ends(const WgAction *a)
{
    return a->verb == DONE || a->verb == LIFT || a->verb == SET
            || a->verb == TAKE_OFF || a->verb == HOLD || a->verb == INCLUDE
            || a->verb == NEXT_DAY || a->verb == PROLONG || a->verb == CALL;
}

static WgAction
any(const Game *g, WgLots *lots)
{
    WgOffer out;

    wg_offer_of(moskowa_decisions, g, &out);
    return wg_any_offered(&out, ends, lots);
}

/* The first of this verb; any other if there is none. */
static WgAction
first_of_verb(const Game *g, int verb, WgLots *lots)
{
    WgOffer out;

    wg_offer_of(moskowa_decisions, g, &out);
    for (int i = 0; i < out.count; i++) {
        if (out.action[i].verb == verb) {
            return out.action[i];
        }
    }
    return wg_any_offered(&out, ends, lots);
}

static WgAction
by_standing(const Game *g, int choice, WgLots *lots)
{
    WgAction a;

    for (const WgStanding *s = msk_standings; s->name; s++) {
        if (s->decision == g->flow.decision) {
            return wg_by_order(moskowa_decisions, g, s->answer, choice, &a)
                    ? a : any(g, lots);
        }
    }
    return any(g, lots);
}

/* ---- fights ---- */

static WgAction
aim(const Game *g)
{
    int best = msk_best_aim(g, ANY_DISTANCE);

    return best == OFF_MAP ? (WgAction){ .verb = DONE }
            : (WgAction){ AIM, { (int16_t)best, 0, 0 } };
}

/* Whoever rides to take an objective in the last turns charges nobody. */
static WgAction
declaration(const Game *g, const MskPlan *plan, WgLots *lots)
{
    bool takes = plan->taking > 0 && plan->goes != OFF_MAP
            && msk_takes_objective(g, g->hand, plan->goes);

    return takes ? first_of_verb(g, DONE, lots)
            : msk_declaration(g, plan->manner[DASH]);
}

/* Who leaves nothing bare; nobody else where nobody must. */
static WgAction
advance(const Game *g, WgLots *lots)
{
    WgOffer out;
    int done;

    wg_offer_of(moskowa_decisions, g, &out);
    for (int i = 0; i < out.count; i++) {
        if (out.action[i].verb == ADVANCE
                && !msk_leaves_bare(g, out.action[i].arg[0])) {
            return out.action[i];
        }
    }
    done = wg_first_offered(&out, DONE);
    return done >= 0 ? out.action[done] : first_of_verb(g, ADVANCE, lots);
}

/* Who would lose much goes, or who would lose; but not out of works. */
bool
msk_should_evade(const Game *g, int prudence)
{
    enum { TOO_MUCH = 2 * 36 };

    return !msk_is_works(g->target) && msk_promise(g, g->target)
            > (prudence > 0 ? 0 : TOO_MUCH);
}

static WgAction
evasion(const Game *g, int prudence, WgLots *lots)
{
    return by_standing(g, msk_should_evade(g, prudence) ? GO_BACK : STAND,
            lots);
}

/* All stand as the scenario proposes; all anew if there is no room for the rest
   beside those that a person has placed. */
static WgAction
deployment(const Game *g, WgLots *lots)
{
    WgAction done = { DONE, {0} };
    Game after = *g;

    if (msk_judge_deployment(g, &done) == NULL) {
        return done;
    }
    msk_deploy(&after, AREA_SETUP, g->phasing);
    return first_of_verb(g, msk_judge_deployment(&after, &done) == NULL
            ? PLACE_REST : TAKE_OFF, lots);
}

WgAction
msk_policy(const Game *g, const int *weights, void *plan, WgLots *lots)
{
    const MskPlan *meant = plan;

    (void)weights;
    switch (g->flow.decision) {
    case ASK_UNIT:
        return msk_next_mover(g, plan);
    case ASK_STEP:
        return msk_next_step(g, plan);
    case ASK_CHARGE:
        return declaration(g, meant, lots);
    case ASK_SQUARE:
        return by_standing(g, SQUARES_PROPOSED, lots);
    case ASK_TARGET:
        return aim(g);
    case ASK_FIRERS:
        return first_of_verb(g, FIRE, lots);
    case ASK_DEFENDER:
        return msk_best_assault(g, CELLS * meant->manner[BOLDNESS],
                meant->taking);
    case ASK_ATTACKERS:
        return first_of_verb(g, FIGHT, lots);
    case ASK_EVASION:
        return evasion(g, meant->manner[PRUDENCE], lots);
    case ASK_ADVANCE:
        return advance(g, lots);
    case ASK_LEADER:
        return first_of_verb(g, LEAD, lots);
    case ASK_EVADING:
    case ASK_DEFENDING_LEADER:
    case ASK_RETREAT:
    case ASK_LOSSES:
        return by_standing(g, ALWAYS, lots);
    case ASK_DEPLOY:
        return deployment(g, lots);
    default:                    /* calls, other days, the regroup chart */
        return first_of_verb(g, DONE, lots);
    }
}
