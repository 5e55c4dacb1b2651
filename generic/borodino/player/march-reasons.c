/*
 * march-reasons.c --
 *
 *      Why a block goes where no enemy is: whom or what it comes to or leaves,
 *      by the distances and the fire that a plan goes by.
 */

#include "outlook.h"

void
bor_open_usual(Outlook *o, const Game *g, WgLots *lots)
{
    int weights[BOR_WEIGHTS];

    for (int i = 0; i < BOR_WEIGHTS; i++) {
        weights[i] = bor_weights[i].usual[g->mover];
    }
    bor_open_outlook(o, g, weights, false, lots);
}

/* The next by a shortest way, or NONE. */
static int
next_by(const Game *g, const int8_t far[PLACES], int area)
{
    for (Areas next = g->paths[FOOT][area] & (bit(AREAS) - 1); next;) {
        int there = take_area(&next);

        if (far[there] < far[area]) {
            return there;
        }
    }
    return NONE;
}

int
bor_end_of_way(const Game *g, const int8_t far[PLACES], int area)
{
    while (area != NONE && far[area] > 0) {
        area = next_by(g, far, area);
    }
    return area;
}

/* As the eye measures it, rivers or none. */
static void
measure_straight(int goal, int8_t far[PLACES])
{
    Areas edge = bit(goal), seen = edge;

    for (int8_t n = 0; edge; n++) {
        Areas next = 0;

        while (edge) {
            int area = take_area(&edge);

            far[area] = n;
            next |= borodino_beside[area];
        }
        edge = next & ~seen & (bit(AREAS) - 1);
        seen |= edge;
    }
}

/* Whoever comes no nearer to the eye goes round by there; or NONE. */
static int
way_round(const Game *g, int from, int to, const int8_t far[PLACES], int goal)
{
    int8_t straight[PLACES] = { 0 };
    int by;

    measure_straight(goal, straight);
    if (straight[to] < straight[from]) {
        return NONE;
    }
    by = next_by(g, far, to);
    while (by != NONE && by != goal && straight[by] >= straight[to]) {
        by = next_by(g, far, by);
    }
    return by == goal ? NONE : by;
}

/* Is that how all are drawn: nearer to what they go for, or away? */
static void
go_on(const Outlook *o, int from, int to, WgReason *r)
{
    const Game *g = o->g;
    int8_t far[PLACES];
    int pull, goal;

    bor_measure_from(g, bor_goals(o, &pull), far);
    goal = far[to] < far[from] ? bor_end_of_way(g, far, to) : NONE;
    if (goal != NONE) {
        r->place = goal;
        r->why = goal == to ? WG_GUARD : WG_TOWARD;
        r->by = goal == to ? NONE : way_round(g, from, to, far, goal);
    } else if (far[to] > far[from]) {
        r->why = WG_BACK;
    }
}

/* An enemy could come there, and fewer of their fire beside the other. */
static bool
leaves_danger(const Outlook *o, int from, int to)
{
    return o->near[from] > o->near[to]
            && o->g->paths[FOOT][from] & o->g->held[!o->side];
}

/* Would it command somebody who stands there? */
static bool
leads_at(const Game *g, int hq, int to)
{
    Game then = *g;

    then.command = (Command){ .light = 0 };
    then.unit[hq].place = (int8_t)to;
    then.unit[hq].active = block_of(g, hq)->kind == ARMY_HQ ? 2 : 1;
    then.unit[hq].orders = 1;
    bor_add_command(&then, hq);
    for (int v = first_of(g->mover); v < end_of(g->mover); v++) {
        if (v != hq && g->unit[v].place == to && !is_hq(block_of(g, v))
                && bor_commanded(&then, v)) {
            return true;
        }
    }
    return false;
}

/* By what the plan goes by: plan.c. */
void
bor_reason_march(const Game *g, int u, int to, const BorPlan *plan, WgReason *r)
{
    int side = g->mover, from = g->unit[u].place;
    bool weak = bor_at_last_step(g, u) && !is_hq(block_of(g, u));
    bool crowded = bor_excess(g, side, from) > 0;
    Outlook o;
    WgLots lots = { 0 };

    bor_open_usual(&o, g, &lots);
    o.target = plan->target - 1;
    go_on(&o, from, to, r);
    if (is_hq(block_of(g, u)) && leads_at(g, u, to)) {
        *r = wg_no_reason();
        r->why = WG_LEAD;
        r->place = to;
    } else if (crowded && (weak || r->place == NONE)) {
        r->why = WG_ROOM;
    } else if ((weak || r->place == NONE) && leaves_danger(&o, from, to)) {
        r->why = WG_SPARE;
    } else if (r->place == NONE && g->count[side][to] > 0) {
        r->why = WG_WITH;
        r->place = to;
    }
    if (r->why == WG_ROOM || r->why == WG_SPARE) {
        r->place = r->by = NONE;
    }
}
