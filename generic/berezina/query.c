/*
 * query.c --
 *
 *      Answers for the table, of the position as the asker may know it; those
 *      about dice are in query-dice.c.
 */

#include <stdlib.h>

#include "ground.h"

static bool
is_known(const Game *g, int u)
{
    return u >= 0 && u < PIECES && g->unit[u].piece >= 0;
}

/* "reach 12": where a unit could go in this phase: {HEX HALF_POINTS}..., and
   the hex before each on the way. */
typedef struct Walk {
    Path path;
    int start;
} Walk;

static int
cost_of_walk(const void *about, int hex, int side, int to)
{
    const Walk *walk = about;
    const Game *g = walk->path.game;
    bool held = ber_in_zone(g, walk->path.side, hex);

    if (g->stack[!walk->path.side][to] > 0
            || (g->rabble[to] > 0 && !walk->path.alone)
            || (held && hex != walk->start)
            || (held && ber_in_zone(g, walk->path.side, to)
                && g->stack[walk->path.side][to] == 0)) {
        return -1;
    }
    return cost_of_step(&walk->path, hex, side, to);
}

static void
steps_of_walk(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    wg_hex_steps_from(&berezina_grid, cost_of_walk, about, hex, step);
}

static void
reach(const Game *g, int u, WgText *out)
{
    WgHexReach reached;
    Walk walk = { .path = ber_path_of(g, u), .start = g->unit[u].place };
    WgHexSearch search = { .steps = steps_of_walk, .about = &walk,
            .most = g->mobile == u ? g->points : ber_allowance(g, u) };

    if (!on_map(g, u) || g->unit[u].moved) {
        return;
    }
    wg_hex_begin(&berezina_grid, &reached);
    wg_hex_from(&reached, walk.start, 0);
    wg_hex_reach(&berezina_grid, &reached, &search);
    for (int hex = 0; hex < HEXES; hex++) {
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int from = berezina_near[hex][d];
            int step = from < 0 || reached.cost[from] >= reached.cost[hex]
                    ? -1 : cost_of_walk(&walk, from, wg_hex_back(d), hex);

            if (reached.cost[hex] != WG_HEX_FAR && step >= 0
                    && reached.cost[from] + step == reached.cost[hex]) {
                wg_print(out, "{%s %d %s} ", berezina_hex[hex].key,
                        reached.cost[hex], berezina_hex[from].key);
                break;
            }
        }
    }
}

/* "unit 12": what a unit is worth now. */
static void
unit(const Game *g, int u, WgText *out)
{
    wg_print(out, "points %d ", ber_points_of(g, u));
    if (is_combat_unit(piece_of(g, u))) {
        wg_print(out, "rating %d ", ber_rating(g, u));
    }
    if (piece_of(g, u)->kind != RABBLE) {
        wg_print(out, "allowance %d ", ber_allowance(g, u));
    }
}

void
ber_query(const Game *g, int viewer, const char *topic, WgText *out)
{
    const char *arg;
    int u = -1;

    (void)viewer;
    ber_query_dice(g, topic, out);
    if ((arg = wg_after(topic, "reach")) || (arg = wg_after(topic, "unit"))) {
        u = wg_number(arg, PIECES);
    }
    if (ber_query_beside(g, topic, out) || ber_explain(g, topic, out)
            || !is_known(g, u)) {
        return;
    } else if (wg_after(topic, "reach")) {
        reach(g, u, out);
    } else {
        unit(g, u, out);
    }
}
