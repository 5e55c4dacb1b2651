/*
 * plan.c --
 *
 *      What a side means to do in its turn: where each formation goes, and how
 *      boldly it attacks; and other ways that may do better.
 */

#include <string.h>

#include "player.h"
#include "../stacks.h"

_Static_assert(sizeof(MskPlan) <= WG_PLAN, "a plan has room");

/* ---- a change ---- */

/* Formations of the side to act that are on the map, by number. */
static int
present(const Game *g, int8_t *formation)
{
    bool met[FORMATIONS] = { false };
    int count = 0;

    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i], f = piece_of(g, u)->formation;

        if (side_of(u) == g->phasing && f >= 0 && !is_person(piece_of(g, u))
                && !met[f]) {
            met[f] = true;
            formation[count++] = (int8_t)f;
        }
    }
    return count;
}

static int
objectives(const Game *g)
{
    int count = 0;

    while (msk_goal_hex(g, count) < HEXES) {
        count++;
    }
    return count;
}

/* To stay, to go as the nearest objective draws it, or to one of them; not what
   it does now. */
static int
another_goal(const Game *g, int now, WgLots *lots)
{
    unsigned ways = (unsigned)objectives(g) + 2;
    int goal;

    do {
        goal = (int)wg_lot(lots, ways) + STAY;
    } while (goal == now);
    return goal;
}

static bool
are_of_one_corps(int formation, int other)
{
    return strcmp(moskowa_formation[formation].corps,
            moskowa_formation[other].corps) == 0;
}

/* One formation, or its whole corps, does something else; or all fight in
   another manner. */
void
msk_mutate(const Game *g, void *text, WgLots *lots)
{
    enum { MANNER = 40, CORPS = 40 };           /* percent */
    MskPlan *plan = text;
    int8_t formation[FORMATIONS];
    int count = present(g, formation), f, goal;
    bool whole;

    if (count == 0 || wg_lot(lots, 100) < MANNER) {
        msk_change_manner(plan, lots);
        return;
    }
    f = formation[wg_lot(lots, (unsigned)count)];
    goal = another_goal(g, plan->goal[f], lots);
    whole = wg_lot(lots, 100) < CORPS;
    for (int i = 0; i < count; i++) {
        if (formation[i] == f
                || (whole && are_of_one_corps(formation[i], f))) {
            plan->goal[formation[i]] = (int8_t)goal;
        }
    }
}

/* ---- the usual one, and others ---- */

void
msk_plan(const Game *g, const int *weights, void *text, bool vary,
        WgLots *lots)
{
    enum { OTHERS = 3 };
    MskPlan *plan = text;

    memset(plan->seen, 0, sizeof plan->seen);
    plan->who = NONE;
    plan->goes = OFF_MAP;
    plan->left = 0;
    msk_begin_manner(plan, weights);
    plan->taking = (int8_t)weights[TAKING];
    plan->riding = (int8_t)weights[RIDING];
    msk_share_goals(g, weights, plan);
    for (int i = 0; vary && i < OTHERS; i++) {
        msk_mutate(g, plan, lots);
    }
}

/* First other manners, then other goals. */
void
msk_other_plan(const Game *g, int number, void *text, WgLots *lots)
{
    enum { MOST = 3 };
    int changes = 1 + number % MOST;

    for (int i = 0; !(i == 0 && msk_take_manner(text, number)) && i < changes;
            i++) {
        msk_mutate(g, text, lots);
    }
}
