/*
 * moves.c --
 *
 *      Who moves next, and where: a computer's answer in an impulse, by its
 *      plan.
 */

#include "player.h"

static const WgAction done = { .verb = DONE };

/* The next area on its way, or NONE. */
static int
next_on_path(const Game *g, const MonPlan *plan, int u)
{
    const int8_t *path = plan->path[u - first_of(g->mover)];

    for (int k = 0; k < PATH && path[k] != NONE; k++) {
        if (path[k] == g->unit[u].place) {
            return k + 1 < PATH ? path[k + 1] : NONE;
        }
    }
    return path[0];
}

static WgAction
step_of(const Game *g, const MonPlan *plan, int u)
{
    WgAction a = { MOVE, { (int16_t)u, 0, 0 } };
    int to = on_map(g, u) ? next_on_path(g, plan, u) : NONE;

    a.arg[1] = (int16_t)to;
    return to != NONE && mon_judge_move(g, &a) == NULL ? a : done;
}

/* Does its way end among the enemy? */
static bool
attacks(const Game *g, const MonPlan *plan, int u)
{
    const int8_t *path = plan->path[u - first_of(g->mover)];

    for (int k = PATH - 1; k >= 0; k--) {
        if (path[k] != NONE) {
            return has_area(&g->held[!g->mover], path[k]);
        }
    }
    return false;
}

/* 5.2.1 A gun beside a battle. */
static WgAction
unlimber(const Game *g, int u)
{
    WgAction a = { UNLIMBER, { (int16_t)u, 0, 0 } };
    Areas fields = contested(g);

    return on_map(g, u) && block_of(g, u)->kind == GUNS
            && !no_areas(both_areas(fields, monday_near[g->unit[u].place]))
            && mon_judge_move(g, &a) == NULL ? a : done;
}

/* Has the plan anything for it to do? */
static bool
is_to_move(const Game *g, const MonPlan *plan, int u)
{
    return !g->unit[u].moved && on_map(g, u)
            && (plan->path[u - first_of(g->mover)][0] != NONE
                || block_of(g, u)->kind == GUNS);
}

/* First those who attack nobody, then those who do, then the guns. */
WgAction
mon_move(const Game *g, const MonPlan *plan)
{
    int first = first_of(g->mover);
    Members attacking = 0, guns = 0;
    WgAction a = done;

    if (g->mobile != NONE) {
        a = step_of(g, plan, g->mobile);
        a = a.verb == DONE ? unlimber(g, g->mobile) : a;
    }
    for (int u = first; a.verb == DONE && u < end_of(g->mover); u++) {
        if (!is_to_move(g, plan, u)) {
            continue;
        }
        if (block_of(g, u)->kind == GUNS) {
            guns |= member(u - first);
        } else if (attacks(g, plan, u)) {
            attacking |= member(u - first);
        } else {
            a = step_of(g, plan, u);
        }
    }
    while (a.verb == DONE && attacking) {
        a = step_of(g, plan, first + wg_take_lowest(&attacking));
    }
    while (a.verb == DONE && guns) {
        int u = first + wg_take_lowest(&guns);

        a = step_of(g, plan, u);
        a = a.verb == DONE ? unlimber(g, u) : a;
    }
    return a;
}
