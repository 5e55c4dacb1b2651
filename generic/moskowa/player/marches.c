/*
 * marches.c --
 *
 *      Movement: foot and horse go to their objectives, guns to where they can
 *      fire at the enemy, leaders with the men; then all face the enemy.
 */

#include "player.h"
#include "../cavalry.h"
#include "../movement.h"
#include "../noted.h"
#include "../ways.h"

/* Guns that lie where they can fire stay. */
static bool
stays(const Game *g, int u)
{
    int hex = g->unit[u].hex;

    return (g->unit[u].state & UNLIMBERED)
            && msk_enemy_within(g, side_of(u), hex, GUNS_LIKE + 1) != OFF_MAP;
}

static bool
leads_to(const WgWay *way, int to)
{
    return way->place == to && is_march(way);
}

/* Keep what it does on the way to a place once it is in hand, or the first of
   that. */
static void
keep_way(MskPlan *plan, const WgWays *ways, int to)
{
    int end = 0, steps = 0, left = 0;

    while (end < ways->count && !leads_to(&ways->way[end], to)) {
        end++;
    }
    for (int i = end; i >= 0 && i < ways->count; i = ways->way[i].before) {
        steps += ways->way[i].step.verb != TAKE_UP;
    }
    for (int i = end; steps > 0; i = ways->way[i].before) {
        if (ways->way[i].step.verb != TAKE_UP && steps-- <= LONGEST_WAY) {
            plan->way[left++] = ways->way[i].step;
        }
    }
    plan->left = (int16_t)left;
}

/* ---- who moves next ---- */

/* Toward the nearest enemy, if one is near enough to matter; -1: as it is. */
static int
wanted_facing(const Game *g, int u)
{
    enum { MATTERS = 6 };
    int hex = g->unit[u].hex;
    int enemy = is_person(piece_of(g, u)) ? OFF_MAP
            : msk_enemy_within(g, side_of(u), hex, MATTERS);
    uint8_t sides = enemy == OFF_MAP ? 0 : msk_leaves_by(hex, enemy);

    if (sides == 0 || (sides & msk_front_of(g->unit[u].facing)) == sides) {
        return -1;
    }
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        if (has_side(sides, d) && msk_judge_turn(g, u, d) == NULL) {
            return d;
        }
    }
    return -1;
}

static bool
wants_to_unlimber(const Game *g, int u)
{
    return is_guns(piece_of(g, u)) && !(g->unit[u].state & UNLIMBERED)
            && msk_enemy_within(g, side_of(u), g->unit[u].hex, GUNS_LIKE)
            != OFF_MAP;
}

/* Leaders after all others; of a column its head. */
static int
next_unseen(const Game *g, const MskPlan *plan, bool leaders)
{
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (side_of(u) == g->phasing && !is_marked(plan->seen, u)
                && is_person(piece_of(g, u)) == leaders) {
            return !leaders && (g->unit[u].state & ROAD_MODE)
                    ? msk_head_of_column(g, plan) : u;
        }
    }
    return NONE;
}

/* Charge.11 Must this one go into the hex that it has ridden through? */
static bool
must_follow(const Game *g, int u)
{
    return g->vacated != OFF_MAP && followed_hex(g, u) == g->vacated
            && msk_bar_to_step(g, u, g->vacated) == NULL;
}

/* Where all have been thought of: what a charge still asks for, or done. */
static WgAction
end_of_march(const Game *g)
{
    if (msk_bar_to_charge(g) == NULL) {
        return (WgAction){ .verb = CHARGE };
    }
    for (int i = 0; i < g->placed; i++) {
        WgAction a = { TAKE_UP, { g->stack[i], 0, 0 } };

        if (must_follow(g, g->stack[i]) && msk_judge_unit(g, &a) == NULL) {
            return a;
        }
    }
    return (WgAction){ .verb = DONE };
}

WgAction
msk_next_mover(const Game *g, MskPlan *plan)
{
    enum { NOT_MEASURED = -1 };
    Goals goals = {0};
    int measured = NOT_MEASURED;
    WgWays ways;
    int u, goal;

    while ((u = next_unseen(g, plan, false)) != NONE
            || (u = next_unseen(g, plan, true)) != NONE) {
        WgAction a = { TAKE_UP, { (int16_t)u, 0, 0 } };

        set_mark(plan->seen, u);
        plan->who = (int16_t)u;
        plan->goes = OFF_MAP;
        plan->left = 0;
        if (msk_judge_unit(g, &a) != NULL) {
            continue;
        }
        goal = msk_goal_of(g, plan, u);
        if (goal != STAY && goal != measured) {
            goals = msk_goals_by(g, plan, goal);
            measured = goal;
        }
        if (msk_wants_off_road(g, u)) {
            return a;
        }
        if (goal != STAY && !stays(g, u)) {
            int to = msk_best_end(g, plan, u, &goals, &ways);

            if (to != g->unit[u].hex) {
                plan->goes = (int16_t)to;
                keep_way(plan, &ways, to);
            }
        }
        if (plan->goes != OFF_MAP || wanted_facing(g, u) >= 0
                || wants_to_unlimber(g, u)) {
            return a;
        }
    }
    return end_of_march(g);
}

/* ---- one in hand ---- */

static bool
may(const Game *g, WgAction a)
{
    return msk_judge_step(g, &a) == NULL;
}

/* The next action on the way there, as it was kept or is looked for again;
   PUT_DOWN: none. */
static WgAction
step_toward(const Game *g, MskPlan *plan, int u, int to)
{
    WgAction none = { .verb = PUT_DOWN };

    if (u != plan->who || plan->left == 0
            || !may(g, plan->way[plan->left - 1])) {
        WgWays ways;

        msk_ways(g, u, &ways);
        keep_way(plan, &ways, to);
        plan->who = (int16_t)u;
    }
    return plan->left > 0 && may(g, plan->way[plan->left - 1])
            ? plan->way[--plan->left] : none;
}

WgAction
msk_next_step(const Game *g, MskPlan *plan)
{
    int u = g->hand, facing;
    WgAction charge = { .verb = CHARGE }, unlimber = { .verb = UNLIMBER };
    WgAction leave = { .verb = LEAVE_ROAD_MODE };
    WgAction a = { .verb = PUT_DOWN };

    if (may(g, charge)) {
        return charge;
    }
    if (must_follow(g, u)) {
        return (WgAction){ STEP, { g->vacated, 0, 0 } };
    }
    if (plan->goes == OFF_MAP && msk_wants_off_road(g, u)
            && may(g, leave)) {
        clear_mark(plan->seen, u);      /* it is thought of again, in line */
        return leave;
    }
    if (plan->goes != OFF_MAP && plan->goes != g->unit[u].hex) {
        a = step_toward(g, plan, u, plan->goes);
    }
    if (a.verb != PUT_DOWN) {
        return a;
    }
    plan->goes = OFF_MAP;
    facing = wanted_facing(g, u);
    if (facing >= 0) {
        a = (WgAction){ TURN, { (int16_t)facing, 0, 0 } };
        if (may(g, a)) {
            return a;
        }
    }
    return wants_to_unlimber(g, u) && may(g, unlimber) ? unlimber
            : (WgAction){ .verb = PUT_DOWN };
}
