/*
 * hooks.c --
 *
 *      Borodino 1812 as a computer player has it: see playing.h.
 */

#include "player.h"

/* What somebody does not do who has read the rules once: leave the field
   at will, deploy block by block, burn bridges, bid. */
static bool
is_sensible(const Game *g, const WgAction *a)
{
    switch (a->verb) {
    case OFFBOARD:
    case DEPLOY:
    case LIFT:
    case BURN:
    case RELOCATE:
        return false;
    case RETREAT:
        return g->flow.decision != ASK_LOSS;
    default:
        return true;
    }
}

/* Activation brings nothing at once, and deployment is as history had it. */
static bool
is_plain(const Game *g)
{
    switch (g->flow.decision) {
    case ASK_DEPLOY:
    case ASK_ENTER:
    case ASK_COMMAND:
    case ASK_SQUARE:
    case ASK_BURN:
        return false;
    default:
        return true;
    }
}

/* Action phases are planned, from command to the stragglers. */
static int
phase(const Game *g)
{
    switch (g->flow.decision) {
    case ASK_COMMAND:
    case ASK_BOMBARD:
    case ASK_MOVE:
    case ASK_HQ_MOVE:
        return ((g->day * (LAST_HOUR + 1) + g->hour) << 1 | g->mover) + 1;
    default:
        return 0;
    }
}

static int
stage(const Game *g)
{
    return g->flow.decision == ASK_COMMAND || g->flow.decision == ASK_BOMBARD
            ? 1 : 2;
}

static bool
is_fight(const Game *g)
{
    switch (g->flow.decision) {
    case ASK_BATTLE:
    case ASK_TURN:
    case ASK_REGROUP:
        return true;
    default:
        return false;
    }
}

const WgPlayer borodino_player = {
    .remember = bor_remember,
    .recall = bor_recall,
    .believe = bor_believe,
    .is_sensible = is_sensible,
    .terms = bor_terms,
    .term = bor_term,
    .chance = bor_chance,
    .is_plain = is_plain,
    .phase = phase,
    .stage = stage,
    .plan = bor_plan,
    .mutate = bor_mutate,
    .mutate_attack = bor_mutate_attack,
    .policy = bor_policy,
    .reason = bor_reason,
    .weights = bor_weights,
    .balance = bor_balance,
    .turns = bor_turns,
    .ahead = 3,
    .searches = 5,
    .is_fight = is_fight,
};
