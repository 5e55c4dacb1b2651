/*
 * rabble.c --
 *
 *      6.2 Rabble, which moves by itself after the French have moved.
 */

#include "chapters.h"

/* A step, and how much more one off the road must save before the road is
   left (R-B17: two hexes). */
enum { STEP_COST = 4, OFF_ROAD = 7, PACE = 2 };

/* Over a bridge is better than before it. */
enum { AT_BRIDGE = 2 * STEP_COST };

/* May a Rabble counter enter this hex by this side?  Never where combat units
   are, into a Russian zone, or over the river but by a bridge. */
static int
cost_for_rabble(const void *about, int hex, int side, int to)
{
    const Game *g = about;
    const Hex *from = &berezina_hex[hex];
    uint8_t ways = from->road | from->trail;

    if (g->stack[FRENCH][to] > 0 || g->stack[RUSSIAN][to] > 0
            || ber_in_zone(g, FRENCH, to)) {
        return -1;
    }
    if (has_side(from->river, side)) {
        int ford = ber_ford_at(hex, side);

        if (ford == NONE || ber_free_bridge(g, ford, false) == NONE) {
            return -1;
        }
    }
    return STEP_COST + (ways && !has_side(ways, side) ? OFF_ROAD : 0);
}

static void
steps_for_rabble(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    wg_hex_steps_to(&berezina_grid, cost_for_rabble, about, hex, step);
}

static bool
is_begun(const Bridge *b)
{
    return !b->russian && (b->half[EAST] || b->half[WEST]);
}

/* A hex to go to, or beside it while somebody stands in it. */
static void
add_goal(const Game *g, int hex, int cost, WgHexReach *reach)
{
    if (g->stack[FRENCH][hex] == 0) {
        wg_hex_from(reach, hex, cost);
        return;
    }
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        if (near >= 0 && bank_of(near) == bank_of(hex)) {
            wg_hex_from(reach, near, cost + STEP_COST);
        }
    }
}

/* 6.2 Where they want to go: on the west bank the exit; on the east the
   nearest bridge, finished or not; without any, the nearest engineers. */
static void
add_objectives(const Game *g, int bank, WgHexReach *reach)
{
    if (bank == WEST) {
        for (int e = 0; e < EXITS; e++) {
            if (g->exit == NONE || g->exit == e) {
                wg_hex_from(reach, berezina_exit[e], 0);
            }
        }
        return;
    }
    for (int f = 0; f < FORDS; f++) {
        if (is_begun(&g->bridge[f][0]) || is_begun(&g->bridge[f][1])) {
            add_goal(g, berezina_ford[f].east, AT_BRIDGE, reach);
            if (ber_is_bridged(g, f)) {
                wg_hex_from(reach, berezina_ford[f].west, 0);
            }
        }
    }
    for (int u = 0; reach->count == 0 && u < FRENCH_PIECES; u++) {
        if (is_fighting(g, u) && piece_of(g, u)->kind == ENGINEER
                && bank_of(g->unit[u].place) == EAST) {
            add_goal(g, g->unit[u].place, 0, reach);
        }
    }
}

static void
trace(const Game *g, int bank, WgHexReach *reach)
{
    WgHexSearch search = { .steps = steps_for_rabble, .about = (void *)g,
            .most = WG_HEX_FAR - 1 };

    wg_hex_begin(&berezina_grid, reach);
    add_objectives(g, bank, reach);
    wg_hex_reach(&berezina_grid, reach, &search);
}

/* One hex on; false where it stays. */
static bool
pace(Game *g, int u, const WgHexReach *reach)
{
    int hex = g->unit[u].place, best = NONE, least = reach->cost[hex];
    int river = 0;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];
        int step = to < 0 ? -1 : cost_for_rabble(g, hex, d, to);

        if (step >= 0 && reach->cost[to] != WG_HEX_FAR
                && reach->cost[to] + step <= least) {
            best = to;
            least = reach->cost[to] + step;
            river = has_side(berezina_hex[hex].river, d);
        }
    }
    if (best == NONE || best == hex || reach->cost[hex] == 0) {
        return false;
    }
    if (river) {
        int ford = ber_ford_of(hex);

        ber_cross(g, u, &g->bridge[ford][ber_free_bridge(g, ford, false)]);
    }
    ber_put(g, u, best);
    return true;
}

/* At the exit it is gone, for no points (10.0). */
static bool
leaves(const Game *g, int hex)
{
    for (int e = 0; e < EXITS; e++) {
        if (hex == berezina_exit[e] && (g->exit == NONE || g->exit == e)) {
            return true;
        }
    }
    return false;
}

static void
move_one(Game *g, int u)
{
    WgHexReach reach;
    int from = g->unit[u].place;

    for (int i = 0; i < PACE; i++) {
        trace(g, bank_of(g->unit[u].place), &reach);
        if (!pace(g, u, &reach)) {
            break;
        }
    }
    if (g->unit[u].place != from) {
        wg_tell(g, RABBLE_MOVED, u, from, g->unit[u].place, 0);
        ber_watch(g, u);
    }
    if (leaves(g, g->unit[u].place)) {
        wg_tell(g, RABBLE_LEFT, u, g->unit[u].place, 0, 0);
        ber_put(g, u, EXITED);
    }
}

/* The nearest to its objective first.  6.2 Not at night; those that formed
   this turn move, too. */
void
ber_move_rabble(Game *g)
{
    bool moved[FRENCH_PIECES] = { false };

    if (is_night(g->turn)) {
        return;
    }
    for (;;) {
        WgHexReach reach[2];
        int next = NONE, least = WG_HEX_FAR;
        bool traced[2] = { false, false };

        for (int u = 0; u < FRENCH_PIECES; u++) {
            int hex = g->unit[u].place, bank;

            if (moved[u] || !on_map(g, u) || piece_of(g, u)->kind != RABBLE) {
                continue;
            }
            bank = bank_of(hex);
            if (!traced[bank]) {
                trace(g, bank, &reach[bank]);
                traced[bank] = true;
            }
            if (next == NONE || reach[bank].cost[hex] < least) {
                next = u;
                least = reach[bank].cost[hex];
            }
        }
        if (next == NONE) {
            return;
        }
        moved[next] = true;
        move_one(g, next);
    }
}
