/*
 * posts.c --
 *
 *      1.1: areas that count and can be had for a step, and those that would be
 *      had by the enemy.
 */

#include "outlook.h"

/* One or two areas from the enemy? */
static bool
is_near_enemy(const Outlook *o, int area)
{
    Areas near = monday_near[area], enemy = o->g->held[!o->side];

    if (!no_areas(both_areas(near, enemy))) {
        return true;
    }
    while (!no_areas(near)) {
        if (!no_areas(both_areas(monday_near[take_area(&near)], enemy))) {
            return true;
        }
    }
    return false;
}

void
mon_find_posts(Outlook *o)
{
    const Game *g = o->g;

    o->open = o->guarded = (Areas){ { 0, 0 } };
    for (int area = 0; area < AREAS; area++) {
        if (monday_area[area].star == NO_STAR
                || has_area(&g->held[!o->side], area)) {
            continue;
        }
        if (g->owner[area] != o->side) {
            add_area(&o->open, area);
        } else if (is_near_enemy(o, area)) {
            add_area(&o->guarded, area);
        }
    }
}

int
mon_taking(const Outlook *o, int area)
{
    return has_area(&o->open, area) && o->count[area] == 0
            ? mon_worth_of(o, area) * o->weights[TAKE] / 100 : 0;
}

/* Of the last one there, where so many go with it. */
int
mon_leaving(const Outlook *o, int area, int with)
{
    return has_area(&o->guarded, area) && o->count[area] - with == 1
            ? mon_worth_of(o, area) * o->weights[GUARD] / 100 : 0;
}
