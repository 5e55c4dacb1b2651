/*
 * reach.c --
 *
 *      Where a unit could go in an impulse, step by step, as areas now stand.
 */

#include <string.h>

#include "player.h"

enum { MOST_POINTS = 6 };

/* The index of each area that is reached, and those to go on from, by the
   points that are left there. */
typedef struct Search {
    Reach *r;
    int8_t at[AREAS];
    Areas open[MOST_POINTS + 1];
} Search;

static void
note(Search *s, int area, int from, int left)
{
    Reach *r = s->r;
    int at = s->at[area];

    if (at != NONE && r->left[at] >= left) {
        return;
    }
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

/* Most points left first, so that each is gone on from once.  Among the enemy
   it ends. */
void
mon_reach(const Game *g, int u, int points, Reach *r)
{
    int home = g->unit[u].place;
    Areas enemy = g->held[!side_of(u)];
    Areas closed = mon_closed(g, u);
    Search s = { .r = r };

    if (is_support(block_of(g, u))) {
        closed = either_areas(closed, enemy);
    }
    add_area(&closed, home);
    memset(s.at, NONE, sizeof s.at);
    points = points < MOST_POINTS ? points : MOST_POINTS;
    r->count = 0;
    note(&s, home, NONE, points);
    for (int left = points; left > 0; left--) {
        while (!no_areas(s.open[left])) {
            int area = take_area(&s.open[left]);
            Areas near = less_areas(monday_near[area], closed);

            if (area != home && has_area(&enemy, area)) {
                continue;
            }
            while (!no_areas(near)) {
                int to = take_area(&near);
                int then = left - mon_cost(g, u, area, to);

                if (then >= 0) {
                    note(&s, to, s.at[area], then);
                }
            }
        }
    }
    r->engages = (Areas){ { 0, 0 } };
    for (int i = 1; i < r->count; i++) {
        add_area(&r->engages, r->area[i]);
    }
    r->engages = both_areas(r->engages, enemy);
}
