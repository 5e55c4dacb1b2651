/*
 * hooks.c --
 *
 *      La Bataille de la Moskowa as a computer player has it: see playing.h.
 *      A search compares what formations do, not units.
 */

#include "player.h"
#include "../scenarios.h"
#include "../standing.h"

/* What somebody does not do who has read the rules once: take counters apart,
   change formation or face about for nothing, place one by one. */
static bool
is_sensible(const Game *g, const WgAction *a)
{
    (void)g;
    switch (a->verb) {
    case LIFT:
    case SET:
    case TAKE_OFF:
    case BREAK_UP:
    case JOIN:
    case RAISE:
    case TURN:
    case MOUNT:
    case DISMOUNT:
    case FORM_SQUARE:
    case ENTER_ROAD_MODE:
    case NEXT_DAY:
    case PROLONG:
        return false;
    default:
        return true;
    }
}

/* Whoever only looks at what comes at once fights without calculating odds. */
static bool
is_plain(const Game *g)
{
    switch (g->flow.decision) {
    case ASK_CHARGE:
    case ASK_TARGET:
    case ASK_DEFENDER:
    case ASK_EVASION:
    case ASK_ADVANCE:
    case ASK_RETREAT:
        return true;
    default:
        return false;
    }
}

/* Movement phases. */
static int
phase(const Game *g)
{
    enum { CLOCKS = 64, DAY = 256 };

    return g->flow.decision == ASK_UNIT || g->flow.decision == ASK_STEP
            ? 1 + g->day * DAY + 2 * (g->clock + CLOCKS / 2) + g->phasing : 0;
}

/* A number that grows by one a turn, by more at night.  By two in the whole
   battle, where playing three turns on takes a general too long. */
static int
turns(const Game *g)
{
    enum { NOON = 64, DAY = 128 };
    int count = g->day * DAY + NOON + g->clock;

    return scenario_of(g)->aim == AIM_ARMY ? 2 * count : count;
}

enum { TOIL = 5, PLANS = 12, MOST = 350, AHEAD = 3 };

/* As more counters are on the map, a turn takes longer. */
static int
pace(const Game *g)
{
    enum { ALL = 100, MANY = 110 };

    return g->placed <= MANY ? ALL : ALL * MANY / g->placed;
}

/* Movement, with the charges and squares in the midst of it; fire; melee. */
static int
together(const Game *g)
{
    enum { MOVES = 1, FIRES = 3, FIGHTS = 5 };      /* of the French */

    if ((g->flow.side >= 0 && g->flow.decision == ASK_UNIT)
            || wg_is_under_way(g, MOVE_ONE)
            || wg_is_under_way(g, CHARGE_HOME)) {
        return MOVES + g->phasing;
    }
    if (wg_is_under_way(g, FIRE_PHASE)) {
        return FIRES + g->firing;
    }
    return wg_is_under_way(g, MELEE_PHASE) ? FIGHTS + g->phasing : 0;
}

/* What a side is asked that is in no phase of its own: squares, evasion and
   retreats, losses in works, who leads the defence. */
static int
answering(const Game *g)
{
    enum { ANSWERS = 3 };
    int phase = together(g);

    if (phase && (phase - 1) % 2 == g->flow.side) {
        return 0;
    }
    switch (g->flow.decision) {
    case ASK_SQUARE:
    case ASK_EVASION:
    case ASK_EVADING:
    case ASK_RETREAT:
    case ASK_LOSSES:
    case ASK_DEFENDING_LEADER:
        return ANSWERS;
    default:
        return 0;
    }
}

/* Charges and melees, and whether to await one. */
static bool
is_fight(const Game *g)
{
    switch (g->flow.decision) {
    case ASK_CHARGE:
    case ASK_DEFENDER:
    case ASK_EVASION:
        return true;
    default:
        return false;
    }
}

/* With the unit in hand. */
static bool
goes_on(const WgAction *a)
{
    return (a->verb > PUT_DOWN && a->verb <= CHARGE) || a->verb == SET;
}

/* The whole battle would take hours. */
static int
one_of(const Game *g)
{
    enum { PHASES = 4 };

    return scenario_of(g)->aim == AIM_ARMY ? PHASES : 1;
}

static int
foresight(const Game *g)
{
    enum { TURNS = 2 };

    return answering(g) ? 0 : TURNS;
}

/* There a general would think for hours. */
static bool
by_officer(const Game *g)
{
    return one_of(g) > 1;
}

enum { LOOKS = 100, ROUNDS = 12 };

const WgPlayer moskowa_player = {
    .believe = msk_believe,
    .is_sensible = is_sensible,
    .terms = msk_terms,
    .term = msk_term,
    .chance = msk_chance,
    .is_plain = is_plain,
    .phase = phase,
    .plan = msk_plan,
    .mutate = msk_mutate,
    .other = msk_other_plan,
    .pace = pace,
    .toil = TOIL,
    .most = MOST,
    .plans = PLANS,
    .turns = turns,
    .ahead = AHEAD,
    .is_fight = is_fight,
    .looks = LOOKS,
    .together = together,
    .answering = answering,
    .foresight = foresight,
    .by_officer = by_officer,
    .goes_on = goes_on,
    .rounds = ROUNDS,
    .one_of = one_of,
    .policy = msk_policy,
    .weights = msk_weights,
    .balance = msk_balance,
    .greedy_weights = msk_one_by_one,
    .reason = msk_reason,
};
