/*
 * rabble.c --
 *
 *      6.2 Rabble, which moves by itself after the French have moved.
 */

#include <string.h>

#include "chapters.h"

/* A step, and how much more one off the road must save before the road is
   left (R-B17: two hexes). */
enum { STEP_COST = 4, OFF_ROAD = 7, PACE = 2 };

/* Over a bridge is better than before it; round French columns rather than to
   wait behind them. */
enum { AT_BRIDGE = 2 * STEP_COST, CROWD = 2 * STEP_COST };

/* What it costs to come to where Rabble wants to go, on each bank, from as far
   as any of it stands there. */
typedef struct Flight {
    const Game *game;
    int bank, left;             /* counters there that the search has not met */
    bool traced[2];
    WgHexReach reach[2];
} Flight;

/* Never where combat units are, nor into a Russian zone. */
static bool
is_barred(const Game *g, int hex)
{
    return g->stack[FRENCH][hex] > 0 || g->stack[RUSSIAN][hex] > 0
            || ber_in_zone(g, FRENCH, hex);
}

/* Over a side of a hex: over the river only by a bridge. */
static inline int
cost_of_side(const void *about, int hex, int side, int to)
{
    const Flight *flight = about;
    const Hex *from = &berezina_hex[hex];
    uint8_t ways = from->road | from->trail;

    (void)to;
    if (has_side(from->river, side)) {
        int ford = ford_at(hex, side);

        if (ford == NONE
                || ber_free_bridge(flight->game, ford, false) == NONE) {
            return -1;
        }
    }
    return STEP_COST + (ways && !has_side(ways, side) ? OFF_ROAD : 0);
}

/* French columns will move on: their hexes cannot be entered now, but the way
   leads through them. */
static void
steps_for_rabble(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    const Game *g = ((const Flight *)about)->game;

    if (g->stack[RUSSIAN][hex] > 0 || ber_in_zone(g, FRENCH, hex)) {
        memset(step, -1, WG_HEX_SIDES);
        return;
    }
    wg_hex_steps_to(&berezina_grid, cost_of_side, about, hex, step);
    for (int d = 0; g->stack[FRENCH][hex] > 0 && d < WG_HEX_SIDES; d++) {
        step[d] = (int8_t)(step[d] < 0 ? -1 : step[d] + CROWD);
    }
}

/* Until it has met all that there is. */
static bool
meet(void *about, int hex)
{
    Flight *flight = about;

    if (bank_of(hex) == flight->bank) {
        flight->left -= flight->game->rabble[hex];
    }
    return flight->left > 0;
}

static bool
is_begun(const Bridge *b)
{
    return !b->russian && (b->half[EAST] || b->half[WEST]);
}

/* 10.1 Out of the map by the exit chosen, by any while none is. */
static bool
is_way_out(const Game *g, int e)
{
    return e != NONE && (g->exit == NONE || g->exit == e);
}

/* 6.2 Where they want to go: on the west bank the exit; on the east the
   nearest bridge, finished or not; without any, the nearest engineers. */
static void
add_objectives(const Game *g, int bank, WgHexReach *reach)
{
    if (bank == WEST) {
        for (int e = 0; e < EXITS; e++) {
            if (is_way_out(g, e)) {
                wg_hex_from(reach, berezina_exit[e], 0);
            }
        }
        return;
    }
    for (int f = 0; f < FORDS; f++) {
        if (is_begun(&g->bridge[f][0]) || is_begun(&g->bridge[f][1])) {
            wg_hex_from(reach, berezina_ford[f].east, AT_BRIDGE);
            if (ber_is_bridged(g, f)) {
                wg_hex_from(reach, berezina_ford[f].west, 0);
            }
        }
    }
    for (int u = 0; reach->count == 0 && u < FRENCH_PIECES; u++) {
        if (is_fighting(g, u) && piece_of(g, u)->kind == ENGINEER
                && bank_of(g->unit[u].place) == EAST) {
            wg_hex_from(reach, g->unit[u].place, 0);
        }
    }
}

static bool
is_rabble(const Game *g, int u)
{
    return on_map(g, u) && piece_of(g, u)->kind == RABBLE;
}

/* What it costs on a bank, computed again only after a bridge was crossed:
   nothing else that Rabble does changes it. */
static const WgHexReach *
trace(Flight *flight, int bank)
{
    const Game *g = flight->game;
    WgHexReach *reach = &flight->reach[bank];
    WgHexSearch search = { .steps = steps_for_rabble, .about = flight,
            .most = WG_HEX_FAR - 1, .visit = meet };

    if (!flight->traced[bank]) {
        flight->bank = bank;
        flight->left = 0;
        for (int u = 0; u < FRENCH_PIECES; u++) {
            flight->left += is_rabble(g, u)
                    && bank_of(g->unit[u].place) == bank;
        }
        wg_hex_begin(&berezina_grid, reach);
        add_objectives(g, bank, reach);
        wg_hex_reach(&berezina_grid, reach, &search);
        flight->traced[bank] = true;
    }
    return reach;
}

/* Which hex is next, NONE where it stays; and, if PATIENT, were the French
   that stand there to move on. */
static int
next_hex(const Game *g, int hex, Flight *flight, bool patient)
{
    const WgHexReach *reach = trace(flight, bank_of(hex));
    int best = NONE, least = reach->cost[hex];

    for (int d = 0; least > 0 && d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];
        int step = to < 0 || (is_barred(g, to)
                && !(patient && g->stack[FRENCH][to] > 0)) ? -1
                : cost_of_side(flight, hex, d, to);

        if (step >= 0 && reach->cost[to] != WG_HEX_FAR
                && reach->cost[to] + step <= least) {
            best = to;
            least = reach->cost[to] + step;
        }
    }
    return best;
}

/* One hex on; false where it stays. */
static bool
pace(Game *g, int u, Flight *flight)
{
    int hex = g->unit[u].place;
    int best = next_hex(g, hex, flight, false);

    if (best == NONE) {
        return false;
    }
    if (bank_of(best) != bank_of(hex)) {
        int ford = ber_ford_of(hex);

        ber_cross(g, u, &g->bridge[ford][ber_free_bridge(g, ford, false)]);
        flight->traced[EAST] = flight->traced[WEST] = false;
    }
    ber_put(g, u, best);
    return true;
}

static void
move_one(Game *g, int u, Flight *flight)
{
    int from = g->unit[u].place;

    for (int i = 0; i < PACE && pace(g, u, flight); i++) {
    }
    if (g->unit[u].place != from) {
        wg_tell(g, RABBLE_MOVED, u, from, g->unit[u].place, 0);
        ber_watch(g, u);
    }
    /* There it is gone, for no points (10.0). */
    if (is_way_out(g, ber_exit_at(g->unit[u].place))) {
        wg_tell(g, RABBLE_LEFT, u, g->unit[u].place, 0, 0);
        ber_put(g, u, EXITED);
    }
}

/* The nearest to its objective of those that have not moved; NONE. */
static int
next_rabble(const Game *g, const bool moved[], Flight *flight)
{
    int next = NONE, least = WG_HEX_FAR;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (is_rabble(g, u) && !moved[u]) {
            int hex = g->unit[u].place;
            int cost = trace(flight, bank_of(hex))->cost[hex];

            if (next == NONE || cost < least) {
                next = u;
                least = cost;
            }
        }
    }
    return next;
}

/* Is Rabble to go on when the French have moved?  To *next; or, if not, NONE or
   the hex where French bar its way. */
bool
ber_rabble_goes(const Game *g, int u, int *next)
{
    Flight flight = { .game = g };
    int hex = g->unit[u].place;

    *next = next_hex(g, hex, &flight, false);
    if (*next != NONE) {
        return true;
    }
    *next = next_hex(g, hex, &flight, true);
    return false;
}

/* 6.2 Not at night; those that formed this turn move, too. */
void
ber_move_rabble(Game *g)
{
    bool moved[FRENCH_PIECES] = { false };
    Flight flight;
    int u;

    flight.game = g;
    flight.traced[EAST] = flight.traced[WEST] = false;
    while (!is_night(g->turn)
            && (u = next_rabble(g, moved, &flight)) != NONE) {
        moved[u] = true;
        move_one(g, u, &flight);
    }
}
