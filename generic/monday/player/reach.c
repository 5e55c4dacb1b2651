/*
 * reach.c --
 *
 *      Where a unit could go in an impulse, step by step, as areas now stand.
 */

#include <string.h>

#include "outlook.h"

enum { MOST_POINTS = 6 };

/* The index of each area that is reached, and those to go on from, by the
   points that are left there. */
typedef struct Search {
    Reach *r;
    int8_t at[AREAS];
    Areas open[MOST_POINTS + 1];
} Search;

/* It is not there yet with so many points left, or more. */
static void
note(Search *s, int area, int from, int left)
{
    Reach *r = s->r;
    int at = s->at[area];

    if (at == NONE) {
        if (r->count == REACH) {
            return;
        }
        at = s->at[area] = (int8_t)r->count++;
        r->area[at] = (int8_t)area;
    } else {
        drop_area(&s->open[r->left[at]], area);
    }
    r->left[at] = (int8_t)left;
    r->from[at] = (int8_t)from;
    add_area(&s->open[left], area);
}

/* One area on.  Each step costs a point, so who is there with one less has
   nothing to gain. */
static void
go_on(Search *s, const Game *g, int u, int area, int left, Areas closed)
{
    Areas to = mon_affordable(area, left, g->held[!side_of(u)]);

    to = less_areas(less_areas(to, closed), s->open[left - 1]);
    while (!no_areas(to)) {
        int next = take_area(&to);
        int then = left - mon_cost(g, u, area, next);
        int at = s->at[next];

        if (at == NONE || s->r->left[at] < then) {
            note(s, next, s->at[area], then);
        }
    }
}

/* 1.2.2, 1.2.3 Whom it may engage, and where it comes over the Kolocha. */
static void
find_engaged(Reach *r, const int8_t at[AREAS], Areas engaged)
{
    r->engages = engaged;
    r->over = (Areas){ { 0, 0 } };
    while (!no_areas(engaged)) {
        int area = take_area(&engaged), from = r->from[at[area]];

        if (has_area(&monday_across[r->area[from]], area)) {
            add_area(&r->over, area);
        }
    }
}

/* Most points left first, so that each is gone on from once.  Among the enemy
   it ends. */
void
mon_reach(const Game *g, int u, int points, Reach *r)
{
    int home = g->unit[u].place;
    Areas enemy = g->held[!side_of(u)], there = area_bit(home);
    Areas closed = either_areas(mon_closed(g, u), there);
    Search s = { .r = r };

    if (is_support(block_of(g, u))) {
        closed = either_areas(closed, enemy);
    }
    memset(s.at, NONE, sizeof s.at);
    points = points < MOST_POINTS ? points : MOST_POINTS;
    r->count = 0;
    note(&s, home, NONE, points);
    for (int left = points; left > 0; left--) {
        Areas from = left == points ? there : less_areas(s.open[left], enemy);

        there = either_areas(there, s.open[left]);
        closed = either_areas(closed, s.open[left]);
        while (!no_areas(from)) {
            go_on(&s, g, u, take_area(&from), left, closed);
        }
    }
    there = either_areas(there, s.open[0]);
    drop_area(&there, home);
    find_engaged(r, s.at, both_areas(there, enemy));
}

/* ---- of all ---- */

static bool
may_go(const Outlook *o, int i)
{
    int u = o->first + i;

    return on_map(o->g, u) && o->under[i] && !o->g->unit[u].moved
            && block_of(o->g, u)->kind != COMMANDER;
}

/* Do both go as far, standing in the same area? */
static bool
go_alike(const Game *g, int u, int v)
{
    return is_support(block_of(g, u)) == is_support(block_of(g, v))
            && mon_left(g, u) == mon_left(g, v)
            && same_areas(mon_closed(g, u), mon_closed(g, v));
}

/* Of those whose reach is known in an area, chained, one who goes alike; else
   NONE. */
static int
twin_of(const Outlook *o, int i, int latest, const int8_t *earlier)
{
    while (latest != NONE
            && !go_alike(o->g, o->first + latest, o->first + i)) {
        latest = earlier[latest];
    }
    return latest;
}

void
mon_find_reaches(Outlook *o)
{
    int8_t latest[AREAS], earlier[SIDE_BLOCKS];

    memset(latest, NONE, sizeof latest);
    for (int area = 0; area < AREAS; area++) {
        o->count[area] = o->g->stack[o->side][area];
    }
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i, area = o->g->unit[u].place;

        o->goes[i] = NONE;
        o->gain[i] = 0;
        if (!may_go(o, i)) {
            continue;
        }
        if (o->reach[i].count == 0) {
            int twin = twin_of(o, i, latest[area], earlier);

            if (twin != NONE) {
                o->reach[i] = o->reach[twin];
            } else {
                mon_reach(o->g, u, mon_left(o->g, u), &o->reach[i]);
            }
        }
        earlier[i] = latest[area];
        latest[area] = (int8_t)i;
    }
}
