/*
 * reach.c --
 *
 *      Where a unit could go in an impulse, step by step, as areas now stand.
 */

#include "player.h"

static int
find(const Reach *r, int area)
{
    for (int i = 0; i < r->count; i++) {
        if (r->area[i] == area) {
            return i;
        }
    }
    return NONE;
}

static void
note(Reach *r, int area, int from, int left)
{
    int at = find(r, area);

    if (at == NONE && r->count < REACH) {
        at = r->count++;
        r->area[at] = (int8_t)area;
        r->left[at] = -1;
    }
    if (at != NONE && left > r->left[at]) {
        r->left[at] = (int8_t)left;
        r->from[at] = (int8_t)from;
    }
}

/* Most points left first, so that each is gone on from once.  Among the enemy
   it ends. */
void
mon_reach(const Game *g, int u, int points, Reach *r)
{
    int home = g->unit[u].place;
    const Areas *enemy = &g->held[!side_of(u)];
    bool support = is_support(block_of(g, u));
    Areas closed = mon_closed(g, u);
    uint64_t done = 0;

    r->count = 0;
    note(r, home, NONE, points);
    for (;;) {
        int best = NONE;
        Areas near;

        for (int i = 0; i < r->count; i++) {
            if (!(done >> i & 1) && (best == NONE
                    || r->left[i] > r->left[best])) {
                best = i;
            }
        }
        if (best == NONE) {
            return;
        }
        done |= (uint64_t)1 << best;
        if (r->left[best] <= 0 || (r->area[best] != home
                && has_area(enemy, r->area[best]))) {
            continue;
        }
        near = less_areas(monday_near[r->area[best]], closed);
        while (!no_areas(near)) {
            int to = take_area(&near);
            int left = r->left[best] - mon_cost(g, u, r->area[best], to);

            if (left >= 0 && to != home && !(support && has_area(enemy, to))) {
                note(r, to, best, left);
            }
        }
    }
}
