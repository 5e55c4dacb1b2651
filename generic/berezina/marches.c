/*
 * marches.c --
 *
 *      6.1 Where a unit could go in this phase: the search.
 */

#include "marches.h"

/* ---- steps ---- */

/* 3.2.4 Does the enemy control the hex, so that it goes no farther? */
static bool
is_stopped(const March *march, bool held, int hex)
{
    return held && hex != march->start;
}

/* What forbids a step, but for its cost and for who stops before. */
static bool
is_barred(const March *march, bool held, int hex, int to)
{
    const Game *g = march->path.game;
    int side = march->path.side;

    return g->stack[!side][to] > 0
            || (held && ber_in_zone(g, side, to) && g->stack[side][to] == 0)
            || (is_broken_causeway(g, to)
                && (hex != march->start || march->begun));
}

/* 6.1.5 What a step costs where there may be Rabble, of such a cost without. */
static int
past_rabble(const March *march, int cost, int to)
{
    return cost < 0 || march->path.game->rabble[to] == 0 ? cost
            : march->path.alone && march->path.side == FRENCH
            ? cost + THROUGH_RABBLE : -1;
}

/* Of one step, by whatever ford. */
int
ber_cost_of_march(const March *march, int hex, int side, int to)
{
    bool held = ber_in_zone(march->path.game, march->path.side, hex);

    return is_stopped(march, held, hex) || is_barred(march, held, hex, to)
            ? -1 : past_rabble(march, cost_of_step(&march->path, hex, side, to),
                to);
}

/* ---- the search ---- */

/* False: it cannot move. */
static bool
set_out(const Game *g, int u, March *march)
{
    int cost = 0;

    march->first = ber_stand_of(g, u);
    if (march->first == NONE || g->unit[u].moved || g->lost_unit == u + 1) {
        return false;
    }
    march->path = ber_path_of(g, u);
    march->unit = u;
    march->start = g->unit[u].place;
    march->points = ber_points_of_move(g, u);
    march->begun = g->mobile == u;
    if (!on_map(g, u)) {
        if (ber_judge_step(g, u, march->first) != NULL) {
            return false;
        }
        cost = ber_step_cost(g, u, march->first);
        march->start = NONE;
    }
    for (int ford = 0; ford < FORDS; ford++) {
        march->wades[ford] = !march->path.alone
                && ber_free_bridge(g, ford, false) == NONE;
    }
    march->side[march->first] = -1;
    wg_hex_begin(&berezina_grid, &march->reached);
    wg_hex_from(&march->reached, march->first, cost);
    return true;
}

/* What all ways cost who throws no die. */
static void
make_dry_tariff(const March *march, Tariff *tariff)
{
    ber_make_tariff(&march->path, tariff);
    for (int ford = 0; ford < FORDS; ford++) {
        for (int bank = EAST; march->wades[ford] && bank <= WEST; bank++) {
            int way = WAY_FORD + 2 * ford + bank;

            tariff->cost[0][way] = tariff->cost[1][way] = -1;
        }
    }
}

/* Into a hex over that side of it: of sides over which it is as cheap the
   lowest counts.  Since each step costs something, all that lead there are met
   before the hex is. */
static inline void
come(March *march, WgHexQueue *q, int to, int side, int cost)
{
    if (cost < march->reached.cost[to] || side < march->side[to]) {
        march->side[to] = (int8_t)side;
        wg_hex_come(q, to, cost);
    }
}

/* To the hexes beside one that cost no more than `most`. */
static void
go_on(March *march, const Tariff *tariff, WgHexQueue *q, int hex, int most)
{
    const Path *path = &march->path;
    const uint8_t *friends = path->alone ? NULL
            : path->game->stack[path->side];
    bool held = ber_in_zone(path->game, path->side, hex);
    bool crowded = friends && friends[hex] > (hex == path->home);
    const int8_t *const cost[2] = { tariff->cost[crowded], tariff->cost[1] };
    int here = march->reached.cost[hex], left = most - here;
    int8_t step[WG_HEX_SIDES];
    uint64_t sides;

    if (is_stopped(march, held, hex)) {
        return;
    }
    sides = sides_to_go(cost, friends, march->reached.cost, hex,
            left < WG_HEX_DEAREST ? left : WG_HEX_DEAREST, 0, step);
    while (sides != 0) {
        int d = wg_take_lowest(&sides), to = berezina_near[hex][d];
        int past = is_barred(march, held, hex, to) ? -1
                : past_rabble(march, step[d], to);

        if (past >= 0 && here + past <= most
                && here + past <= march->reached.cost[to]) {
            come(march, q, to, wg_hex_back(d), here + past);
        }
    }
}

/* Nothing is to be had for less than a road. */
bool
ber_march(const Game *g, int u, int most, March *march)
{
    WgHexQueue queue;
    Tariff tariff;
    int hex;

    if (!set_out(g, u, march)) {
        return false;
    }
    make_dry_tariff(march, &tariff);
    wg_hex_line_up(&queue, &march->reached, NULL, 0);
    while ((hex = wg_hex_next(&queue)) >= 0
            && march->reached.cost[hex] + ROAD <= most) {
        go_on(march, &tariff, &queue, hex, most);
    }
    return true;
}
