/*
 * mutate.c --
 *
 *      Another plan, that differs a little from one there is.
 */

#include "outlook.h"

static int
any_of(Areas areas, WgLots *lots)
{
    int found = 0, chosen = NONE;

    while (areas) {
        int area = take_area(&areas);

        if (wg_lot(lots, (unsigned)++found) == 0) {
            chosen = area;
        }
    }
    return chosen;
}

static Areas
routes_of(const Game *g, int u)
{
    return bor_judge_mover(g, u) == NULL ? bor_routes(g, u) : 0;
}

/* One who could go elsewhere, or stays; or two who go to the same place. */
static void
redirect(const Game *g, BorPlan *plan, WgLots *lots)
{
    enum { TRIES = 20 };
    int first = first_of(g->mover), units = end_of(g->mover) - first;

    for (int n = 0; n < TRIES; n++) {
        int i = (int)wg_lot(lots, (unsigned)units);
        int other = (int)wg_lot(lots, (unsigned)units);
        Areas routes = routes_of(g, first + i);

        if (routes == 0) {
            continue;
        }
        if (plan->goes[i] != NONE && wg_lot(lots, 3) == 0) {
            plan->goes[i] = NONE;
        } else if (plan->goes[other] != NONE
                && routes & bit(plan->goes[other])) {
            plan->goes[i] = plan->goes[other];
        } else {
            plan->goes[i] = (int8_t)any_of(routes, lots);
        }
        return;
    }
}

static void
reorder(const Game *g, BorPlan *plan, WgLots *lots)
{
    enum { TRIES = 60 };
    int first = first_of(g->mover), units = end_of(g->mover) - first;

    for (int n = 0; n < TRIES; n++) {
        int i = (int)wg_lot(lots, (unsigned)units);
        WgAction a = { ACTIVATE, { (int16_t)(first + i), 0, 0 } };

        if (bor_judge_command(g, &a) == NULL) {
            plan->order[i] = (int8_t)(plan->order[i] == NONE ? ACTIVATE
                    : NONE);
            return;
        }
    }
}

void
bor_mutate(const Game *g, void *text, WgLots *lots)
{
    int changes = 1 + (int)wg_lot(lots, 3);

    for (int n = 0; n < changes; n++) {
        if (g->flow.decision == ASK_COMMAND && wg_lot(lots, 3) == 0) {
            reorder(g, text, lots);
        } else {
            redirect(g, text, lots);
        }
    }
}

/* ---- many at once ---- */

/* Which areas of the enemy those who attack can come to; and where they go. */
static Areas
targets_of(const Game *g, const BorPlan *plan, Areas *attacked)
{
    int first = first_of(g->mover), units = end_of(g->mover) - first;
    Areas targets = 0, goals = 0;

    for (int i = 0; i < units; i++) {
        targets |= is_hq(block_of(g, first + i)) ? 0 : routes_of(g, first + i);
        goals |= plan->goes[i] == NONE ? 0 : bit(plan->goes[i]);
    }
    *attacked = goals & g->held[!g->mover];
    return targets & g->held[!g->mover];
}

/* Up to so many of those who can. */
static void
send_many(const Game *g, BorPlan *plan, int area, int most, WgLots *lots)
{
    int first = first_of(g->mover), units = end_of(g->mover) - first;
    int from = (int)wg_lot(lots, (unsigned)units);

    for (int n = 0; n < units && most > 0; n++) {
        int i = (from + n) % units, u = first + i;

        if (!is_hq(block_of(g, u)) && !bor_at_last_step(g, u)
                && routes_of(g, u) & bit(area)) {
            plan->goes[i] = (int8_t)area;
            most--;
        }
    }
}

static void
keep_away(const Game *g, BorPlan *plan, int area)
{
    int units = end_of(g->mover) - first_of(g->mover);

    for (int i = 0; i < units; i++) {
        if (plan->goes[i] == area) {
            plan->goes[i] = NONE;
        }
    }
}

/* An attack more, or one less. */
void
bor_mutate_attack(const Game *g, void *text, WgLots *lots)
{
    enum { MOST = 6 };
    Areas attacked, targets = targets_of(g, text, &attacked);

    if (attacked && wg_lot(lots, 3) == 0) {
        keep_away(g, text, any_of(attacked, lots));
    } else if (targets) {
        int area = any_of(targets, lots);

        send_many(g, text, area, 1 + (int)wg_lot(lots, MOST), lots);
    } else {
        redirect(g, text, lots);
    }
}
