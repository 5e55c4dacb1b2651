/*
 * walking.c --
 *
 *      Movement: which ways the ground has for a unit, and what bars it from a
 *      hex.
 */

#include "walking.h"
#include "scenarios.h"

/* No hex holds fewer points: Stacking.1. */
enum { ALWAYS_HELD = 6 };

/* The chart's column. */
int
msk_mover(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return is_person(p) ? STAFF : is_guns(p) ? LIMBERED
            : msk_is_cossack(g->unit[u].piece) ? COSSACKS
            : is_mounted(g, u) ? HORSE
            : FOOT;
}

int
msk_step_cost(const Game *g, int u, int from, int side)
{
    return msk_cost(msk_mover(g, u), g->unit[u].state & ROAD_MODE, from, side);
}

/* R-M93: cavalry in road mode is two hexes long.  R-M101: no more than six
   points over a ford or a bridge of the river. */
Walker
msk_walker(const Game *g, int u)
{
    bool on_road = g->unit[u].state & ROAD_MODE;
    int points = points_of(g, u), closed = moskowa_closed[g->scenario];
    bool large = points > MOST_ON_ROAD;

    return (Walker){ .g = g, .u = u, .points = points,
        .cost = moskowa_cost[msk_mover(g, u)][on_road],
        .enemies = g->held[!side_of(u)],
        .closed = closed >= 0 ? moskowa_area[closed].hex : NULL,
        .on_road = on_road, .is_person = is_person(piece_of(g, u)),
        .is_large_horse = large && is_mounted(g, u),
        .is_too_large = large && !is_mounted_column(g, u) };
}

/* ---- the ground ---- */

static bool
is_too_large_for(const Walker *w, int from, int side)
{
    return w->is_too_large
            && has_side(moskowa_hex[from].ford | moskowa_hex[from].bridge,
                side);
}

/* Woods bar large mounted units, Stacking.4; fords and bridges all that are. */
bool
msk_can_pass(const Walker *w, int from, int side)
{
    return w->cost[from][side] != PROHIBITED
            && !is_too_large_for(w, from, side)
            && !(w->is_large_horse && msk_bars_large(w->on_road, from, side));
}

bool
msk_is_passable(const Game *g, int u, int from, int side)
{
    Walker w = msk_walker(g, u);

    return msk_can_pass(&w, from, side);
}

/* R-M132: where infantry can go a leader goes with it. */
bool
msk_can_follow(const Game *g, int u, int from, int side)
{
    return is_person(piece_of(g, u))
            && msk_cost(FOOT, false, from, side) != PROHIBITED;
}

/* ---- who is there ---- */

/* Stacking.1, Stacking.3. */
bool
msk_has_room(const Game *g, int u, int hex)
{
    return is_person(piece_of(g, u)) || !msk_would_overstack(g, u, hex);
}

/* A unit is alone, leaders aside, or among no more than six points that are all
   in road mode. */
bool
msk_has_room_on_road(const Game *g, int u, int hex)
{
    Stack stack = msk_stack(g, hex);
    int points = points_of(g, u), units = 0;

    for (int i = 0; i < stack.count; i++) {
        int other = stack.slot[i];

        if (other != u && !is_person(piece_of(g, other))
                && (g->unit[other].state & ROAD_MODE)) {
            points += points_of(g, other);
            units++;
        }
    }
    return is_person(piece_of(g, u)) || points <= MOST_ON_ROAD
            || (units == 0 && is_mounted_column(g, u));
}

/* Whoever is no more than every hex holds needs only an empty one. */
bool
msk_has_room_for(const Walker *w, int hex)
{
    return w->is_person || (w->points <= ALWAYS_HELD && is_empty(w->g, hex))
            || msk_has_room(w->g, w->u, hex);
}

const char *
msk_bar_by_hex(const Walker *w, int to)
{
    const char *bar = NULL;

    if (is_in_set(w->enemies, to)) {
        return "Movement.4 enemy";
    }
    if (moskowa_hex[to].road | moskowa_hex[to].path) {
        bar = msk_bar_by_column(w->g, w->u, to);
    }
    return bar ? bar : !msk_has_room_for(w, to)
                || (w->on_road && !msk_has_room_on_road(w->g, w->u, to))
            ? "Stacking.1 too-many" : NULL;
}

const char *
msk_bar_by_side(const Walker *w, int from, int side)
{
    int to = moskowa_near[from][side];

    if (to < 0 || w->cost[from][side] == PROHIBITED) {
        return w->on_road ? "Roads along-roads" : "Movement.2 no-way";
    }
    if (w->closed && is_in_set(w->closed, to) && !is_in_set(w->closed, from)) {
        return "R-M150 closed";
    }
    if (w->is_large_horse && msk_bars_large(w->on_road, from, side)) {
        return "Stacking.4 not-in-woods";
    }
    return is_too_large_for(w, from, side) ? "Stacking.5 too-large" : NULL;
}

const char *
msk_bar_to_walk(const Walker *w, int from, int side, bool in_zone)
{
    const Game *g = w->g;
    const char *bar = msk_bar_by_side(w, from, side);
    int to = moskowa_near[from][side];

    if (bar) {
        return bar;
    }
    if (in_zone && !is_in_set(w->enemies, to)
            && !(g->unit[w->u].state & FOLLOWS)
            && msk_is_stopped(g, w->u, to)) {
        return "Zones.4 zone-to-zone";
    }
    return msk_bar_by_hex(w, to);
}

const char *
msk_bar_over(const Game *g, int u, int from, int side, bool in_zone)
{
    Walker w = msk_walker(g, u);

    return msk_bar_to_walk(&w, from, side, in_zone);
}
