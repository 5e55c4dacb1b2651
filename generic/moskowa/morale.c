/*
 * morale.c --
 *
 *      Morale and Rally: dice for each unit that has to check, and routs, until
 *      nobody is left.
 */

#include "dice.h"
#include "outcomes.h"

/* Morale, and Rally: of a unit that is routing. */
enum { WHILE_ROUTING = -6 };

int
msk_check_modifier(const Game *g, int u)
{
    return g->unit[u].added + msk_morale_bonus(g, u)
            + (g->unit[u].state & ROUTING ? WHILE_ROUTING : 0);
}

static void
rally(Game *g, int u)
{
    g->unit[u].state &= (uint16_t)~ROUTING;
    wg_tell(g, RALLIED, u, 0, 0, 0);
}

/* When to check.5: who never checks rallies at once. */
void
msk_begin_rally(Game *g)
{
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (side_of(u) != g->phasing) {
            continue;
        }
        g->unit[u].state &= (uint16_t)~DISPERSED;
        if (!(g->unit[u].state & ROUTING)) {
            continue;
        }
        if (piece_of(g, u)->morale == 0) {
            rally(g, u);
        } else {
            msk_note(g, u, MUST_RALLY);
        }
    }
}

void
msk_settle(Game *g)
{
    if (g->awaiting > 0) {
        wg_call(g, SETTLE);
    }
}

static void
check(Game *g, int u, int procedure)
{
    g->checking = (int16_t)u;
    wg_call_again(g, procedure);
}

/* First who retreats, then who routs, then leaders, then who checks, then who
   rallies: those meet who has fled in this phase. */
static void
settle(Game *g)
{
    int u;

    if (msk_is_retreat_due(g)) {
        wg_call_again(g, RETREAT);
        return;
    }
    while ((u = msk_pending(g, MUST_ROUT)) != NONE) {
        msk_rout(g, u);
    }
    if (g->risk_due) {
        wg_call_again(g, RISK_ORDER);
    } else if ((u = msk_pending(g, AT_RISK | MAY_BE_AT_RISK)) != NONE) {
        check(g, u, LEADER_AT_RISK);
    } else if ((u = msk_pending(g, MUST_CHECK)) != NONE
            || (u = msk_pending(g, MUST_RALLY)) != NONE) {
        check(g, u, ONE_CHECK);
    }
}

static void
roll(Game *g)
{
    wg_roll(g, 2);
}

/* Whoever does not score above its morale routs, or keeps routing. */
static void
result(Game *g)
{
    int u = g->checking, added = msk_check_modifier(g, u);
    int number = roll_with(10 * wg_die(g, 0) + wg_die(g, 1), added);
    bool holds = number > piece_of(g, u)->morale;
    bool rallies = g->unit[u].pending & MUST_RALLY;

    wg_tell(g, CHECKED, u, added, holds, 0);
    g->checking = NONE;
    msk_forget(g, u);
    if (!holds) {
        msk_rout(g, u);
    } else if (rallies) {
        rally(g, u);
    }
}

const WgStep msk_settling[] = {
    { "Morale",         "who is next",  settle },
    {0}
};

const WgStep msk_one_check[] = {
    { "Morale",         "dice",         roll },
    { "Morale",         "result",       result },
    {0}
};
