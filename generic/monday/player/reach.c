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
    Steps *steps;
    Areas enemy;
    Reach *r;
    int8_t at[AREAS];
    Areas open[MOST_POINTS + 1];
} Search;

/* It was not there, or with fewer points left. */
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

static const Areas *
dear_from(const Search *s, int area)
{
    Areas *dear = s->steps->dear[area];

    if (!has_area(&s->steps->known, area)) {
        add_area(&s->steps->known, area);
        mon_dear(area, s->enemy, dear);
    }
    return dear;
}

/* One area on, but not to where it was with as many points left. */
static void
go_on(Search *s, int area, int left, Areas closed)
{
    const Areas *dear = dear_from(s, area);
    int spare = left - 1 - has_area(&s->enemy, area);
    Areas to = less_areas(monday_near[area], closed);

    if (spare < 0) {
        return;
    }
    if (spare < DEAR) {
        to = less_areas(to, dear[spare]);
    }
    to = less_areas(to, s->open[spare]);
    for (int k = 0; k < DEAR && k < spare; k++) {
        to = less_areas(to, both_areas(dear[k], s->open[spare - 1 - k]));
    }
    while (!no_areas(to)) {
        int next = take_area(&to);

        note(s, next, s->at[area], spare - has_area(&dear[0], next)
                - has_area(&dear[1], next) - has_area(&dear[2], next));
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
mon_reach(const Game *g, int u, int points, Steps *steps, Reach *r)
{
    int home = g->unit[u].place;
    Areas there = area_bit(home);
    Areas closed = either_areas(mon_closed(g, u), there);
    Search s = { .steps = steps, .enemy = g->held[!side_of(u)], .r = r };

    if (is_support(block_of(g, u))) {
        closed = either_areas(closed, s.enemy);
    }
    memset(s.at, NONE, sizeof s.at);
    points = points < MOST_POINTS ? points : MOST_POINTS;
    r->count = 0;
    note(&s, home, NONE, points);
    for (int left = points; left > 0; left--) {
        Areas from = left == points ? there
                : less_areas(s.open[left], s.enemy);

        there = either_areas(there, s.open[left]);
        closed = either_areas(closed, s.open[left]);
        while (!no_areas(from)) {
            go_on(&s, take_area(&from), left, closed);
        }
    }
    there = either_areas(there, s.open[0]);
    drop_area(&there, home);
    find_engaged(r, s.at, both_areas(there, s.enemy));
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
                mon_reach(o->g, u, mon_left(o->g, u), &o->steps,
                        &o->reach[i]);
            }
        }
        earlier[i] = latest[area];
        latest[area] = (int8_t)i;
    }
}
