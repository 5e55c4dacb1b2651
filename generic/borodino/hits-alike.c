/*
 * hits-alike.c --
 *
 *      6.5: where it makes no difference who takes the next hit.
 */

#include "chapters.h"

/* Is there one whose end, or whose square's, changes more than the count of the
   dead: who commands (5.1), or who is a target (6.62)?  Or one not known? */
static bool
counts_for_others(const Game *g, int side, int area)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        const Unit *unit = &g->unit[u];

        if (unit->place == area && (unit->block == HIDDEN || unit->square
                || unit->shelter != NONE || is_hq(block_of(g, u)))) {
            return true;
        }
    }
    return false;
}

/* "all": 6.5 do the hits that are left kill all who can take them, in
   whatever order? */
bool
bor_are_doomed(const Game *g)
{
    int side = !side_of(g->battle.unit), count;
    Game hit = *g;
    Battle *b = &hit.battle;
    Units found;

    if (counts_for_others(g, side, b->area)) {
        return false;
    }
    while ((count = bor_candidates(&hit, side, b->area, b->target, found)) > 0
            && b->hits > 0) {
        b->hits--;
        hit.flow.events = 0;
        bor_hit(&hit, found[0]);
    }
    return count == 0;
}

/* "each": 6.5 do the hits that are left take a step of each of those who can
   take the next, whichever is first?  Not where one would die of it. */
bool
bor_are_hits_even(const Game *g)
{
    const Battle *b = &g->battle;
    int side = !side_of(b->unit), used = 0;
    Units found, left;
    int count = bor_candidates(g, side, b->area, b->target, found);

    for (int i = 0; i < count; i++) {
        Game hit = *g;

        do {
            hit.flow.events = 0;
            bor_hit(&hit, found[i]);
            used++;
        } while (hit.unit[found[i]].half);
        if (hit.unit[found[i]].place != b->area || bor_candidates(&hit, side,
                b->area, b->target, left) != count - 1) {
            return false;
        }
    }
    return used <= b->hits;
}
