/*
 * isolation.c --
 *
 *      4.1: lines of communication, and the white cubes.
 */

#include "chapters.h"

/* 4.1.1 The areas from which a line leads to the side's supreme commander:
   through areas that are controlled and without an enemy, his own at last;
   so none if he is among enemies. */
static Areas
in_touch(const Game *g, int side)
{
    int home = g->unit[g->commander[side]].place;
    Areas safe = secure(g, side), found = both_areas(area_bit(home), safe);
    Areas edge = found;

    while (!no_areas(edge)) {
        Areas near = monday_near[take_area(&edge)];

        near = less_areas(near, found);
        found = either_areas(found, near);
        edge = either_areas(edge, both_areas(near, safe));
    }
    return found;
}

static void
check_units(Game *g, const Areas *touch)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Unit *unit = &g->unit[u];
        bool cut = on_map(g, u) && !has_area(touch, unit->place);

        if (cut != unit->isolated) {
            unit->isolated = cut;
            wg_tell(g, cut ? CUT_OFF : REJOINED, u, 0, 0, 0);
        }
    }
}

/* 4.1 The phasing player's units and victory areas. */
void
mon_check_isolation(Game *g)
{
    Areas touch = in_touch(g, g->mover);

    check_units(g, &touch);
    for (int area = 0; area < AREAS; area++) {
        bool cut = monday_area[area].star && g->owner[area] == g->mover
                && !has_area(&touch, area);

        if (cut != has_area(&g->cut[g->mover], area)) {
            if (cut) {
                add_area(&g->cut[g->mover], area);
            } else {
                drop_area(&g->cut[g->mover], area);
            }
            wg_tell(g, cut ? AREA_CUT : AREA_REJOINED, area, g->mover, 0, 0);
        }
    }
}
