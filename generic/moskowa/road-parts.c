/*
 * road-parts.c --
 *
 *      Roads and Paths: a regiment of more than six points marches by road as
 *      its battalions (Stacking.6, R-M26, R-M176).
 */

#include "exchange.h"
#include "formations.h"
#include "movement.h"
#include "ways.h"

enum { TO_ENTER = 4 };          /* half points, for who comes onto a road */

bool
msk_has_parts(const Game *g, int u)
{
    return piece_of(g, u)->battalions > 0 && points_of(g, u) > MOST_ON_ROAD;
}

/* R-M136: what remains of its losses falls on the first of them. */
static int
first_bear_it(const Game *g, int u)
{
    return (1 << g->unit[u].lost % piece_of(g, u)->battalions) - 1;
}

const char *
msk_bar_to_parts(const Game *g, int u)
{
    int hex = g->unit[u].hex;

    return !msk_has_parts(g, u) ? "Stacking.5 too-large"
            : msk_points(g, hex) > msk_limit(hex)
            ? "Stacking.1 battalions-too-many"
            : msk_bar_to_break_up(g, u, first_bear_it(g, u));
}

bool
msk_may_enter_road(const Game *g, int u, const WgWay *way)
{
    const Hex *hex = &moskowa_hex[way->place];

    return way->within && !way->ends && (hex->road | hex->path) != 0
            && !msk_is_stopped(g, u, way->place)
            && way->cost + TO_ENTER <= msk_left(g, u);
}

/* Is it on a road, or can come to one with points left to enter road mode? */
static bool
is_by_road(const Game *g, int u, WgWays *out)
{
    int hex = g->unit[u].hex;
    bool found = (moskowa_hex[hex].road | moskowa_hex[hex].path) != 0;

    msk_ways(g, u, out);
    for (int i = 0; i < out->count && !found; i++) {
        found = msk_may_enter_road(g, u, &out->way[i]);
    }
    return found;
}

bool
msk_split(const Game *g, int u, WgWays *out)
{
    Game then;

    if (!msk_has_parts(g, u) || (g->unit[u].state & (UNLIMBERED | SQUARE))
            || !is_by_road(g, u, out) || !msk_set_out(g, u, out, &then)
            || msk_bar_to_parts(&then, u) != NULL) {
        return false;
    }
    msk_begin_with(out, g->unit[u].hex, BREAK_UP, first_bear_it(g, u));
    return true;
}

void
msk_stands(const Game *g, int u, WgText *out)
{
    for (int v = first_of(side_of(u)); v < end_of(side_of(u)); v++) {
        if (g->unit[v].hex != OFF_MAP && (u == v
                || (g->unit[u].hex == OFF_MAP && are_exchanged(g, u, v)))) {
            wg_print(out, "%d ", v);
        }
    }
}
