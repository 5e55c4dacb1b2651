/*
 * query-reach.c --
 *
 *      How far a unit could go now, what that costs, and by which way.
 */

#include <string.h>

#include "chapters.h"

enum { FAR = 99 };

typedef struct Reach {
    int points;                 /* that it may spend */
    int8_t cost[AREAS];         /* FAR: not to be reached */
    int8_t from[AREAS];
} Reach;

/* The movement points that a step must leave: one, to be activated with. */
static int
kept(const Game *g)
{
    return g->flow.decision == ASK_ACTIVATE
            || g->flow.decision == ASK_COMMANDER;
}

/* Can it go on from there? */
static void
look_from(const Game *g, int u, int area, int spent, Reach *r, Areas *open)
{
    Game there = *g;
    Areas near = monday_near[area];

    there.unit[u].place = (int8_t)area;
    while (!no_areas(near)) {
        int to = take_area(&near);
        int cost = spent + mon_cost(g, u, area, to);

        if (cost < r->cost[to] && mon_judge_step(&there, u, to,
                r->points - spent) == NULL) {
            r->cost[to] = (int8_t)cost;
            r->from[to] = (int8_t)area;
            if (!has_area(&g->held[!side_of(u)], to)) {
                add_area(open, to);
            }
        }
    }
}

static void
find_reach(const Game *g, int u, int points, Reach *r)
{
    Areas open = { { 0, 0 } };

    r->points = points;
    memset(r->cost, FAR, sizeof r->cost);
    r->cost[g->unit[u].place] = 0;
    look_from(g, u, g->unit[u].place, 0, r, &open);
    for (int spent = 0; !no_areas(open); spent++) {
        Areas left = open;

        while (!no_areas(left)) {
            int area = take_area(&left);

            if (r->cost[area] == spent) {
                drop_area(&open, area);
                look_from(g, u, area, spent, r, &open);
            }
        }
    }
}

/* The points that a unit has to move with now. */
static int
points_of(const Game *g, int u)
{
    return mon_left(g, u) - kept(g);
}

static void
print_way(const Game *g, int u, const Reach *r, int area, WgText *out)
{
    if (area != g->unit[u].place) {
        print_way(g, u, r, r->from[area], out);
        wg_print(out, " %s", mon_place_key(area));
    }
}

/* Can it be asked now how far this unit goes? */
static bool
is_ready(const Game *g, int u)
{
    WgAction stay = { .verb = MOVE, .arg = { (int16_t)u,
            g->unit[u].place, 0 } };
    const char *why;

    /* Only its own place may be wrong with it; and it depends on the stars. */
    if (g->flow.side != side_of(u) || !on_map(g, u)
            || g->commander[side_of(u)] == NONE) {
        return false;
    }
    why = monday_decisions[g->flow.decision].judge(g, &stay);
    return why && strcmp(why, "5.2 not-adjacent") == 0;
}

/* From where it would come to that area: from its own if that is next to it,
   else by the cheapest way; or NONE. */
int
mon_way_in(const Game *g, int u, int area)
{
    Reach r;

    if (has_area(&monday_near[g->unit[u].place], area)) {
        return g->unit[u].place;
    }
    if (!is_ready(g, u)) {
        return NONE;
    }
    find_reach(g, u, points_of(g, u), &r);
    return r.cost[area] < FAR ? r.from[area] : NONE;
}

void
mon_query_reach(const Game *g, int u, WgText *out)
{
    Reach r;

    if (!is_ready(g, u)) {
        return;
    }
    find_reach(g, u, points_of(g, u), &r);
    for (int area = 0; area < AREAS; area++) {
        if (r.cost[area] > 0 && r.cost[area] < FAR) {
            wg_print(out, "%s {cost %d way {", mon_place_key(area),
                    r.cost[area]);
            print_way(g, u, &r, area, out);
            wg_add(out, "}} ");
        }
    }
}

/* Each step but one into an area of the enemy lets it go on. */
void
mon_ways(const Game *g, int u, WgWays *out)
{
    int16_t way[AREAS];
    int home = g->unit[u].place;
    Reach r;

    out->count = 0;
    if (!is_ready(g, u)) {
        return;
    }
    find_reach(g, u, FAR - 1, &r);
    for (int area = 0; area < AREAS; area++) {
        way[area] = (int16_t)(area == home || r.cost[area] == FAR ? -1
                : out->count++);
    }
    for (int area = 0; area < AREAS; area++) {
        if (way[area] >= 0) {
            out->way[way[area]] = (WgWay){ .place = (int16_t)area,
                .before = way[r.from[area]], .cost = r.cost[area],
                .within = r.cost[area] <= points_of(g, u),
                .ends = has_area(&g->held[!side_of(u)], area),
                .step = { MOVE, { (int16_t)u, (int16_t)area, 0 } } };
        }
    }
}
