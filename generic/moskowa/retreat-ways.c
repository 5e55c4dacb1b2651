/*
 * retreat-ways.c --
 *
 *      R-M07, R-M108: the ways by which a unit may go back.
 */

#include "melee.h"
#include "movement.h"
#include "noted.h"
#include "retreat.h"

static bool
is_better(const WayBack *a, const WayBack *b)
{
    return a->crowds != b->crowds ? a->crowds < b->crowds
            : a->zones != b->zones ? a->zones < b->zones
            : a->friends < b->friends;
}

/* Of ways that are as good as one another one to each end is kept. */
static void
keep(WaysBack *s, const WayBack *way)
{
    if (s->count > 0 && is_better(way, &s->best[0])) {
        s->count = 0;
    }
    if (s->count > 0 && is_better(&s->best[0], way)) {
        return;
    }
    for (int i = 0; i < s->count; i++) {
        if (end_of_way(&s->best[i]) == end_of_way(way)) {
            return;
        }
    }
    if (s->count < MOST_ENDS) {
        s->best[s->count++] = *way;
    }
}

static WayBack
plus(const WaysBack *s, WayBack way, int hex)
{
    bool friends = msk_top(s->g, hex) >= 0;

    way.crowds += !msk_has_room(s->g, s->u, hex);
    way.zones += msk_is_stopped(s->g, s->u, hex);
    way.friends += !friends ? 0 : is_person(piece_of(s->g, s->u)) ? -1 : 1;
    way.hex[way.count++] = hex;
    return way;
}

/* R-M07: it ends farther than it began from each hex of those who attack. */
static bool
ends_away(const WaysBack *s, int end)
{
    const Game *g = s->g;
    int from = g->unit[s->u].hex;

    for (int i = 0; i < g->placed && side_of(s->u) != g->phasing; i++) {
        int u = g->stack[i], foe = g->unit[u].hex;

        if (melee_part(g, u) == ATTACKS && side_of(u) == g->phasing
                && msk_distance(end, foe) <= msk_distance(from, foe)) {
            return false;
        }
    }
    return true;
}

/* Each hex is farther from the strongest enemy than the one before it. */
static void
look(WaysBack *s, const WayBack *way)
{
    int hex = way->count > 0 ? end_of_way(way)
            : s->g->unit[s->u].hex;

    if (way->count == s->g->back) {
        if (ends_away(s, hex)) {
            keep(s, way);
        }
        return;
    }
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[hex][side];

        if (to >= 0 && !is_held(s->g, !side_of(s->u), to)
                && msk_distance(to, s->g->back_from)
                    > msk_distance(hex, s->g->back_from)
                && msk_is_passable(s->g, s->u, hex, side)) {
            WayBack longer = plus(s, *way, to);

            look(s, &longer);
        }
    }
}

void
msk_find_ways_back(const Game *g, int u, WaysBack *s)
{
    WayBack none = { .count = 0 };

    s->g = g;
    s->u = u;
    s->count = 0;
    look(s, &none);
}
