/*
 * ground.c --
 *
 *      6.1.2, 6.1.3 What units may spend, and what steps cost them.
 */

#include <string.h>

#include "ground.h"

enum { OUT_OF_REACH = 4, STORM = 2 };

/* R-B40 What the Berezina adds, -1 where it cannot be crossed. */
int
ber_cost_over(const Path *path, int ford)
{
    return path->keeps_bank ? -1
            : ber_free_bridge(path->game, ford, path->alone) >= 0 ? BRIDGE
            : path->dry || ber_is_bridged(path->game, ford) ? -1 : UNBRIDGED;
}

/* Of the ways but for the river: where no road is of use, and by road where
   there is one. */
static void
make_ground(const Path *path, int8_t *crowded, int8_t *by_road)
{
    for (int terrain = CLEAR; terrain <= TOWN; terrain++) {
        int8_t cost = (int8_t)ground_cost(path, terrain);

        crowded[terrain] = cost;
        crowded[terrain + WAY_UP] = (int8_t)(cost + UP);
        crowded[terrain + WAY_STREAM] = (int8_t)(cost + STREAM);
        crowded[terrain + WAY_UP + WAY_STREAM] = (int8_t)(cost + UP + STREAM);
    }
    for (int way = 0; way < WAY_TRAIL; way++) {
        int8_t up = way & WAY_UP ? UP : 0, cost = crowded[way];
        bool town = (way & (WAY_UP - 1)) == TOWN;

        by_road[way] = cost;
        by_road[WAY_TRAIL + way] = town ? cost : (int8_t)(up + TRAIL);
        by_road[WAY_ROAD + way] = town ? cost : (int8_t)(up + ROAD);
    }
    memcpy(by_road + WAY_ROAD + WAY_TRAIL, by_road + WAY_ROAD, WAY_TRAIL);
    for (int way = WAY_TRAIL; way < WAY_FORD; way += WAY_TRAIL) {
        memcpy(crowded + way, crowded, WAY_TRAIL);
    }
}

/* What all ways cost now: for those who take many steps in thought. */
void
ber_make_tariff(const Path *path, Tariff *tariff)
{
    int8_t *by_road = tariff->cost[0], *crowded = tariff->cost[1];

    make_ground(path, crowded, by_road);
    for (int ford = 0; ford < FORDS; ford++) {
        int over = ber_cost_over(path, ford);

        for (int bank = EAST; bank <= WEST; bank++) {
            int way = WAY_FORD + 2 * ford + bank;

            by_road[way] = (int8_t)cost_of_crossing(path, ford, bank, over,
                    true);
            crowded[way] = (int8_t)cost_of_crossing(path, ford, bank, over,
                    false);
        }
    }
    by_road[NO_WAY] = crowded[NO_WAY] = -1;
}

/* 2.2.6, 5.2, 6.3 A unit's Movement Allowance this turn, in half points. */
int
ber_allowance(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int points = p->allowance == FOOT ? berezina_track[g->track].foot
            : p->allowance == HORSE ? berezina_track[g->track].horse
            : p->allowance;

    points = 2 * points - (g->unit[u].out ? OUT_OF_REACH : 0)
            - (g->event == BLIZZARD ? STORM : 0);
    return points < 0 ? 0 : points;
}

/* What it may spend of them now. */
int
ber_points_of_move(const Game *g, int u)
{
    return g->mobile == u ? g->points : ber_allowance(g, u);
}

/* Into the map from its edge: as along the road or trail that leads there. */
static int
cost_of_entry(const Path *path, int hex)
{
    const Hex *h = &berezina_hex[hex];

    if (!path->alone && path->game->stack[path->side][hex] > 0) {
        return ground_cost(path, h->terrain);
    }
    return h->road ? ROAD : h->trail ? TRAIL : ground_cost(path, h->terrain);
}

/* The side of its hex over which a unit would go there; NONE, also of who is
   about to enter. */
int
ber_side_toward(const Game *g, int u, int to)
{
    return on_map(g, u) && to < HEXES
            ? wg_hex_side(&berezina_grid, g->unit[u].place, to) : NONE;
}

/* What this step would cost a unit whose path this is, over that side of its
   hex; -1 where there is no way. */
int
ber_cost_by_side(const Path *path, int u, int side, int to)
{
    const Game *g = path->game;
    int cost;

    if (path->home == ARRIVING) {
        return to == ber_entry_of(g, u)
                ? cost_of_entry(path, to) : -1;
    }
    cost = side < 0 ? -1 : cost_of_step(path, path->home, side, to);
    if (cost >= 0 && g->rabble[to] > 0) {
        cost = path->side == FRENCH && path->alone
                ? cost + THROUGH_RABBLE : -1;
    }
    return cost;
}

int
ber_step_cost(const Game *g, int u, int to)
{
    Path path = ber_path_of(g, u);

    return ber_cost_by_side(&path, u, ber_side_toward(g, u, to), to);
}
