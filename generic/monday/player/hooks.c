/*
 * hooks.c --
 *
 *      Bloody Monday as a computer player has it: see playing.h.
 */

#include "player.h"

/* 2.4 French who lead by much and are near to breaking can but lose by
   attacking as before: what that brings is told by the end of the turn.  So it
   is in Last Blood, where each block lost is a point, for both sides, once half
   of it is over. */
static bool
is_spent(const Game *g)
{
    enum { NEAR_BREAKING = MORALE - 3, MUCH = 3 };

    return g->scenario == LAST_BLOOD ? g->turn > LAST_TURN / 2
            : g->flow.side == FRENCH && g->lost[FRENCH] >= NEAR_BREAKING
                && mon_score(g, FRENCH) >= mon_score(g, RUSSIAN) + MUCH;
}

/* Leaders' activation and a new impulse bring nothing at once. */
static bool
is_plain(const Game *g)
{
    switch (g->flow.decision) {
    case ASK_BATTLE:
    case ASK_MOVE:
    case ASK_MARCH:
    case ASK_PASS:
        return !is_spent(g);
    case ASK_IMPULSE:
    case ASK_ACTIVATE:
    case ASK_COMMANDER:
    case ASK_INSPIRE:
    case ASK_RAID:
        return false;
    default:
        return true;
    }
}

/* Somebody who has read the rules does not lead his commander among the
   enemy. */
static bool
is_sensible(const Game *g, const WgAction *a)
{
    return a->verb != MOVE || block_of(g, a->arg[0])->kind != COMMANDER;
}

static int
phase(const Game *g)
{
    switch (g->flow.decision) {
    case ASK_IMPULSE:
    case ASK_MOVE:
    case ASK_MARCH:
    case ASK_PASS:
        return 1 + 2 * g->turn + g->mover;
    default:
        return 0;
    }
}

static int
stage(const Game *g)
{
    return g->flow.decision != ASK_IMPULSE;
}

static int
turns(const Game *g)
{
    return g->turn;
}

static bool
is_fight(const Game *g)
{
    switch (g->flow.decision) {
    case ASK_BATTLE:
    case ASK_STAND:
    case ASK_COMMIT:
    case ASK_WITHDRAW:
        return true;
    default:
        return false;
    }
}

const WgPlayer monday_player = {
    .remember = mon_remember,
    .recall = mon_recall,
    .believe = mon_believe,
    .is_sensible = is_sensible,
    .more_than_points = 3000,
    .terms = mon_terms,
    .term = mon_term,
    .chance = mon_chance,
    .is_plain = is_plain,
    .phase = phase,
    .stage = stage,
    .plan = mon_plan,
    .mutate = mon_mutate,
    .policy = mon_policy,
    .reason = mon_reason,
    .weights = mon_weights,
    .greedy_weights = mon_by_hand,
    .balance = mon_balance,
    .turns = turns,
    .phases = 3,
    .swift = 2,
    .searches = 5,
    .is_fight = is_fight,
};
