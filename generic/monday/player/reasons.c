/*
 * reasons.c --
 *
 *      Why a leader is activated or an impulse begun, why a unit goes where it
 *      goes, and why nobody attacks.  Of battles: reasons-battle.c.
 */

#include "player.h"

/* An area that counts, by the shortest way from there. */
static int
wanted_from(int area, const int8_t far[AREAS])
{
    while (far[area] > 0) {
        Areas next = monday_near[area];
        int nearer = NONE;

        while (nearer == NONE && !no_areas(next)) {
            int there = take_area(&next);

            nearer = far[there] < far[area] ? there : NONE;
        }
        if (nearer == NONE) {
            return NONE;
        }
        area = nearer;
    }
    return area;
}

/* 1.1 What an area that does not count is attacked for: one beside it of their
   own is covered, or the way leads to one that they want. */
static void
look_beyond(const Game *g, int side, int area, WgReason *r)
{
    int8_t far[AREAS];

    if (monday_area[area].star != NO_STAR) {
        return;
    }
    for (Areas near = monday_near[area]; !no_areas(near) && r->beyond < 0; ) {
        int next = take_area(&near);

        if (monday_area[next].star != NO_STAR && g->owner[next] == side) {
            r->beyond = next;
            r->covers = true;
        }
    }
    if (r->beyond < 0) {
        mon_measure(mon_wanted(g, side), far);
        r->beyond = wanted_from(area, far);
    }
}

/* Where its way ends, by the plan. */
static int
goal_of(const MonPlan *plan, int u)
{
    const int8_t *path = plan->path[u - first_of(side_of(u))];
    int goal = NONE;

    for (int k = 0; k < PATH && path[k] != NONE; k++) {
        goal = path[k];
    }
    return goal;
}

/* Where the march ends of which that is a step; that step, if the plan has no
   such march. */
static int
end_of_march(const MonPlan *plan, int u, int to)
{
    const int8_t *path = plan->path[u - first_of(side_of(u))];

    for (int k = 0; k < PATH && path[k] != NONE; k++) {
        if (path[k] == to) {
            return goal_of(plan, u);
        }
    }
    return to;
}

/* Is that the first step of a way that nowhere comes nearer to what is wanted?
   Each step of a way has the same reason. */
static bool
tells_end(const MonPlan *plan, int u, int from, const int8_t far[AREAS])
{
    const int8_t *path = plan->path[u - first_of(side_of(u))];
    int goal = goal_of(plan, u);

    for (int k = 0; k < PATH && path[k] != NONE; k++) {
        if (path[k] == from || far[goal] < far[path[k]]) {
            return false;
        }
    }
    return true;
}

/* 1.2.2 Those of a side who engage it together, and are not there; u, who does
   whatever the plan says, may be NONE. */
static void
gather(const Game *g, const MonPlan *plan, int side, int area, int u,
        WgReason *r)
{
    for (int v = first_of(side); v < end_of(side); v++) {
        if (on_map(g, v) && g->unit[v].place != area
                && !is_support(block_of(g, v))
                && (v == u || (!g->unit[v].moved
                    && goal_of(plan, v) == area))) {
            wg_add_to_reason(r, v);
        }
    }
}

/* Those who go by the plan, of a leader's, or all, whom nobody commands yet;
   what most of them attack, with all who do, or else what they go for. */
static void
begin(const Game *g, int leader, const MonPlan *plan, WgReason *r)
{
    Command under = { .foot = { { { 0, 0 } } } };
    int side = g->flow.side, attack[AREAS] = { 0 }, toward[AREAS] = { 0 };
    int8_t far[AREAS];

    mon_measure(mon_wanted(g, FRENCH), far);
    if (leader != NONE) {
        mon_add_command(g, leader, &under);
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        int goal = goal_of(plan, u), end;

        if (goal == NONE || !on_map(g, u) || g->unit[u].moved
                || (leader != NONE && (!mon_is_under(g, u, &under)
                    || mon_commanded(g, u)))) {
            continue;
        }
        r->led++;
        end = wanted_from(goal, far);
        if (has_area(&g->held[!side], goal)) {
            wg_add_attack(r, attack, goal);
        } else if (end != NONE) {
            toward[end]++;
        }
    }
    r->why = r->led ? WG_COMMAND : WG_NO_REASON;
    if (r->place != NONE) {
        gather(g, plan, side, r->place, NONE, r);
        look_beyond(g, side, r->place, r);
    } else {
        wg_aim_at_most(r, toward, AREAS);
    }
}

/* 5.1 Whom a leader commands where he goes before he is activated. */
static void
lead(const Game *g, int u, int to, const MonPlan *plan, WgReason *r)
{
    Game there = *g;

    there.unit[u].place = (int8_t)to;
    r->place = NONE;
    begin(&there, u, plan, r);
}

static int
fire_beside(const Force *force, int side, int area)
{
    int sum = 0;

    for (Areas near = monday_near[area]; !no_areas(near); ) {
        sum += force->fire[side][take_area(&near)];
    }
    return sum;
}

/* Who comes no nearer to what is wanted goes where it is better off. */
static void
find_better(const Game *g, int u, int to, WgReason *r)
{
    int side = side_of(u), from = g->unit[u].place;
    bool support = is_support(block_of(g, u));
    Force force;

    mon_count_force(g, &force);
    if (fire_beside(&force, !side, to) == 0
            && fire_beside(&force, !side, from) > 0) {
        r->why = WG_SPARE;
    } else if (support && force.hits[side][to] > 0) {
        r->why = WG_BEHIND;
    } else if (mon_absorbs(g, side, to) > mon_absorbs(g, side, from)) {
        r->why = WG_COVER;
    }
    r->place = r->why == WG_NO_REASON ? NONE : to;
}

static void
move(const Game *g, int u, int to, const MonPlan *plan, WgReason *r)
{
    int side = side_of(u), from = g->unit[u].place;
    int8_t far[AREAS];

    if (from < 0 || from >= AREAS || to < 0 || to >= AREAS) {
        return;
    }
    to = plan ? end_of_march(plan, u, to) : to;
    r->place = to;
    if (has_area(&g->held[!side], to)) {
        r->why = has_area(&g->held[side], to) ? WG_JOIN : WG_TAKE;
        if (plan) {
            gather(g, plan, side, to, u, r);
        }
        if (plan && r->why == WG_TAKE) {
            look_beyond(g, side, to, r);
        }
        return;
    }
    if (is_contested(g, from)) {
        r->why = WG_WITHDRAW;
        r->place = from;
        return;
    }
    if (monday_area[to].star != NO_STAR && g->owner[to] == !side) {
        r->why = WG_OCCUPY;
        return;
    }
    /* A step alone does not tell where the march goes. */
    mon_measure(mon_wanted(g, FRENCH), far);
    if (plan && far[to] < far[from]) {
        r->place = wanted_from(to, far);
        r->why = r->place == NONE ? WG_NO_REASON
                : r->place == to ? WG_GUARD : WG_TOWARD;
    }
    if (plan && r->why == WG_NO_REASON
            && g->flow.decision == ASK_ACTIVATE) {
        lead(g, u, to, plan, r);
    }
    if (plan && r->why == WG_NO_REASON && tells_end(plan, u, from, far)) {
        find_better(g, u, to, r);
    }
}

static void
hold(const Game *g, WgReason *r)
{
    int weights[MON_WEIGHTS], count;
    int8_t who[SIDE_BLOCKS];

    for (int i = 0; i < MON_WEIGHTS; i++) {
        weights[i] = mon_weights[i].usual[g->flow.side];
    }
    count = mon_find_attack(g, weights, &r->place, who);
    for (int k = 0; k < count; k++) {
        wg_add_to_reason(r, first_of(g->mover) + who[k]);
    }
    r->why = count ? WG_HOLD : WG_NO_REASON;
}

void
mon_reason(const Game *g, const WgAction *a, const void *plan, WgReason *r)
{
    switch (a->verb) {
    case MOVE:
        move(g, a->arg[0], a->arg[1], plan, r);
        break;
    case ACTIVATE:
        if (plan && g->flow.decision == ASK_ACTIVATE) {
            begin(g, a->arg[0], plan, r);
            r->why = r->why == WG_NO_REASON ? WG_MORE : r->why;
        }
        break;
    case GO_TACTICAL:
    case GO_OFFENSIVE:
    case GO_MARCH:
        if (plan) {
            begin(g, NONE, plan, r);
        }
        break;
    case GO_PASS:
        if (plan) {
            hold(g, r);
        }
        break;
    default:
        mon_battle_reason(g, a, plan != NULL, r);
        break;
    }
}
