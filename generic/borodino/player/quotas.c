/*
 * quotas.c --
 *
 *      5.23: an army's leader has only so many orders, and attacks come first.
 */

#include <string.h>

#include "outlook.h"

uint32_t
bor_spent_leaders(const Outlook *o)
{
    uint32_t spent = 0;

    for (int c = 0; c < o->chiefs; c++) {
        spent |= o->quota[c] < FREELY && o->orders[c] >= o->quota[c] ? 1u << c
                : 0;
    }
    return spent;
}

static Movers
who_need_orders(const Outlook *o, const BorPlan *plan)
{
    Movers found = 0;

    for (int i = 0; i < o->units; i++) {
        found |= plan->goes[i] == NONE || o->under[i] & NOW ? 0
                : (Movers)1 << i;
    }
    return found;
}

/* Attacks first, then who gains most. */
static int
next_for_order(const Outlook *o, const BorPlan *plan, Movers waiting)
{
    enum { ATTACK = 1000 };
    int next = NONE, most = INT16_MIN;

    while (waiting) {
        int i = wg_take_lowest(&waiting);
        int gain = o->gain[i] + (o->attacked >> plan->goes[i] & 1 ? ATTACK : 0);

        if (gain > most) {
            most = gain;
            next = i;
        }
    }
    return next;
}

void
bor_share_orders(const Outlook *o, BorPlan *plan, uint32_t have)
{
    Movers waiting = who_need_orders(o, plan);
    int8_t left[CHIEFS];

    memcpy(left, o->quota, sizeof left);
    while (waiting) {
        int i = next_for_order(o, plan, waiting), by = NONE;

        waiting &= ~((Movers)1 << i);
        for (int c = 0; c < o->chiefs; c++) {
            if (o->under[i] & have & 1u << c && left[c] > 0
                    && (by == NONE || left[c] > left[by])) {
                by = c;
            }
        }
        if (by == NONE) {
            plan->goes[i] = NONE;
        } else if (left[by] < FREELY) {
            left[by]--;
        }
    }
}

/* ---- as it is carried out ---- */

bool
bor_spares_order(const Game *g, const BorPlan *plan, int u)
{
    int by = bor_commanded(g, u), first = first_of(g->mover), needed = 0;

    if (by < BY_ARMY || g->flow.decision == ASK_HQ_MOVE) {
        return true;
    }
    for (int other = first; other < end_of(g->mover); other++) {
        int to = plan->goes[other - first];

        needed += other != u && to != NONE && g->held[!g->mover] >> to & 1
                && bor_judge_mover(g, other) == NULL
                && bor_commanded(g, other) == by;
    }
    return g->unit[g->leader[by - BY_ARMY]].orders > needed;
}
