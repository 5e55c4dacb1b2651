/*
 * hits.c --
 *
 *      6.5, 6.52: who must take a hit, in battle and under bombardment.
 */

#include "chapters.h"

/* 6.62 Is the unit in the group that the fire is aimed at? */
static bool
is_target(const Unit *unit, int target)
{
    bool square = unit->square || unit->shelter != NONE;

    return target == AT_ALL || square == (target == AT_SQUARES);
}

/* The units of a side in an area of which the owner must choose one to take
   the next hit: one that has half a hit already (6.52), else the strongest
   (6.5).  Returns their number; 0 if nobody is left to hit. */
int
bor_candidates(const Game *g, int side, int area, int target, Units found)
{
    int best = 0, count = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        const Unit *unit = &g->unit[u];
        int rank;

        if (unit->place != area || unit->reserve || !is_target(unit, target)) {
            continue;
        }
        rank = 1 + strength_of(g, u) + (unit->half ? FACES + 6 : 0);
        if (rank > best) {
            best = rank;
            count = 0;
        }
        if (rank == best) {
            found[count++] = (int16_t)u;
        }
    }
    return count;
}

bool
bor_is_candidate(const Game *g, int side, int area, int target, int u)
{
    Units found;
    int count = bor_candidates(g, side, area, target, found);

    for (int i = 0; i < count; i++) {
        if (found[i] == u) {
            return true;
        }
    }
    return false;
}

/* 6.52 A unit with double defence loses a step at the second half-hit only. */
bool
bor_take_hit(Game *g, int u, bool doubled)
{
    Unit *unit = &g->unit[u];

    if (doubled && !unit->half) {
        unit->half = true;
        return false;
    }
    unit->half = false;
    return true;
}
