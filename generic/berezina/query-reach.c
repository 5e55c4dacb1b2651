/*
 * query-reach.c --
 *
 *      Where a unit could go in this phase (6.1), for the table:
 *
 *      reach U     {HEX COST FROM LEFT OVER OUT}...: half points to come there
 *                  and left there, whence it comes; OVER: "wades" by a ford
 *                  with a die, 1 or 2 by the bridge that it has to name, else
 *                  0; OUT: could it leave the map from there next?  Of who is
 *                  about to enter, the first is the hex where it does, from
 *                  nowhere.
 */

#include "ground.h"
#include "outside.h"

typedef struct Walk {
    Path path;
    int unit, start;            /* start: where it already is; NONE */
    int points;
} Walk;

/* What forbids a step on the way, besides its cost. */
static bool
is_barred(const Walk *walk, int hex, int to)
{
    const Game *g = walk->path.game;
    int side = walk->path.side;
    bool held = ber_in_zone(g, side, hex);

    return g->stack[!side][to] > 0
            || (held && hex != walk->start)
            || (held && ber_in_zone(g, side, to) && g->stack[side][to] == 0)
            || (to == HEX(1013) && g->causeway
                && (hex != walk->start || g->mobile == walk->unit));
}

static int
cost_of_walk(const void *about, int hex, int side, int to)
{
    const Walk *walk = about;
    int cost = is_barred(walk, hex, to) ? -1
            : cost_of_step(&walk->path, hex, side, to);

    return cost < 0 || walk->path.game->rabble[to] == 0 ? cost
            : walk->path.alone && walk->path.side == FRENCH
            ? cost + THROUGH_RABBLE : -1;
}

static void
steps_of_walk(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    wg_hex_steps_from(&berezina_grid, cost_of_walk, about, hex, step);
}

/* ---- what is told of a hex ---- */

/* Over that side of the hex before. */
static void
print_crossing(const Walk *walk, int from, int side, WgText *out)
{
    const Game *g = walk->path.game;
    bool alone = walk->path.alone;
    int ford = from == NONE ? NONE : ford_at(from, side);

    if (ford != NONE && !alone && ber_free_bridge(g, ford, alone) == NONE) {
        wg_add(out, "wades ");
    } else {
        wg_print(out, "%d ", ford == NONE ? 0
                : ber_bridge_to_name(g, ford, alone));
    }
}

static void
print_hex(const Walk *walk, int hex, int cost, int from, int side, WgText *out)
{
    const Game *g = walk->path.game;
    int left = ber_points_left(g, walk->path.side, hex, walk->points - cost);

    wg_print(out, "{%s %d %s %d ", berezina_hex[hex].key, cost,
            from == NONE ? "{}" : berezina_hex[from].key, left);
    print_crossing(walk, from, side, out);
    wg_print(out, "%d} ", ber_could_leave(g, walk->unit, hex, left));
}

/* A hex that it can reach with its points. */
static void
print_reached(const Walk *walk, const WgHexReach *reached, int hex,
        WgText *out)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int from = berezina_near[hex][d];
        int step = from < 0 || reached->cost[from] >= reached->cost[hex]
                ? -1 : cost_of_walk(walk, from, wg_hex_back(d), hex);

        if (step >= 0 && reached->cost[from] + step == reached->cost[hex]) {
            print_hex(walk, hex, reached->cost[hex], from, wg_hex_back(d),
                    out);
            return;
        }
    }
}

/* 6.1.7 Those beside it that are too dear: one hex may always be moved. */
static void
print_dear(const Walk *walk, const WgHexReach *reached, WgText *out)
{
    const Game *g = walk->path.game;

    for (int d = 0; g->mobile != walk->unit && d < WG_HEX_SIDES; d++) {
        int to = berezina_near[walk->start][d];
        int cost = to < 0 || reached->cost[to] != WG_HEX_FAR ? -1
                : cost_of_walk(walk, walk->start, d, to);

        if (cost >= 0) {
            print_hex(walk, to, cost, walk->start, d, out);
        }
    }
}

void
ber_query_reach(const Game *g, int u, WgText *out)
{
    WgHexReach reached;
    Walk walk = { .path = ber_path_of(g, u), .unit = u,
            .start = g->unit[u].place,
            .points = g->mobile == u ? g->points : ber_allowance(g, u) };
    WgHexSearch search = { .steps = steps_of_walk, .about = &walk,
            .most = walk.points };
    int first = ber_stand_of(g, u), cost = 0;

    if (first == NONE || g->unit[u].moved || g->lost_unit == u + 1) {
        return;
    }
    if (!on_map(g, u)) {
        if (ber_judge_step(g, u, first) != NULL) {
            return;
        }
        cost = ber_step_cost(g, u, first);
        walk.start = NONE;
        print_hex(&walk, first, cost, NONE, 0, out);
    }
    wg_hex_begin(&berezina_grid, &reached);
    wg_hex_from(&reached, first, cost);
    wg_hex_reach(&berezina_grid, &reached, &search);
    for (int hex = 0; hex < HEXES; hex++) {
        if (hex != first && reached.cost[hex] != WG_HEX_FAR) {
            print_reached(&walk, &reached, hex, out);
        }
    }
    if (walk.start != NONE) {
        print_dear(&walk, &reached, out);
    }
}
