/*
 * ways.c --
 *
 *      Where a unit could go in this phase (6.1), and how: see WgWay.  Each hex
 *      once, those that it can reach without a die by no other way.  way[hex]
 *      is the number of the way to a hex.
 */

#include "marches.h"
#include "outside.h"

enum { ANYWHERE = 4000 };       /* half points: more than any way costs */

static void
add_way(const March *march, int hex, int before, int cost, int from, int side,
        WgWays *out)
{
    const Game *g = march->path.game;
    int ford = from == NONE ? NONE : ford_at(from, side);
    int bridge = ford == NONE ? 0
            : ber_bridge_to_name(g, ford, march->path.alone);

    out->way[out->count++] = (WgWay){ .place = (int16_t)hex,
        .before = (int16_t)before, .cost = (int16_t)cost,
        .within = cost <= march->points
            || (from == march->start && !march->begun),
        .ends = ford != NONE && march->wades[ford],
        .step = { bridge ? CROSS : MOVE, { (int16_t)march->unit, (int16_t)hex,
            (int16_t)bridge } } };
}

/* The hexes that are reached, by cost; those that cost the same as they were
   met. */
static void
sort(const WgHexReach *reached, int16_t sorted[HEXES])
{
    int16_t count[ANYWHERE + 2];        /* of those that cost less */
    int most = 0;

    for (int i = 0; i < reached->count; i++) {
        int cost = reached->cost[reached->hex[i]];

        most = cost > most ? cost : most;
    }
    memset(count, 0, (size_t)(most + 2) * sizeof *count);
    for (int i = 0; i < reached->count; i++) {
        count[reached->cost[reached->hex[i]] + 1]++;
    }
    for (int cost = 0; cost < most; cost++) {
        count[cost + 1] = (int16_t)(count[cost + 1] + count[cost]);
    }
    for (int i = 0; i < reached->count; i++) {
        sorted[count[reached->cost[reached->hex[i]]]++] = reached->hex[i];
    }
}

/* Without a die: each comes after the one before it. */
static void
add_dry(const March *march, int16_t way[HEXES], WgWays *out)
{
    const WgHexReach *reached = &march->reached;
    int first = march->first;
    int16_t sorted[HEXES];

    way[first] = -1;
    if (march->start == NONE) {
        way[first] = 0;
        add_way(march, first, -1, reached->cost[first], NONE, 0, out);
    }
    sort(reached, sorted);
    for (int i = 1; i < reached->count; i++) {
        int hex = sorted[i], side = march->side[hex];
        int from = berezina_near[hex][side];

        way[hex] = (int16_t)out->count;
        add_way(march, hex, way[from], reached->cost[hex], from,
                wg_hex_back(side), out);
    }
}

/* The cheapest step into a hex that is not reached so: 6.4 beyond a ford, where
   a die is thrown and no way goes on; or too dear. */
static void
add_last_step(const March *march, const int16_t way[HEXES], int hex,
        WgWays *out)
{
    const int16_t *cost = march->reached.cost;
    int least = ANYWHERE, from = NONE, side = -1;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];
        int step = near < 0 || cost[near] == WG_HEX_FAR ? -1
                : ber_cost_of_march(march, near, wg_hex_back(d), hex);

        if (step >= 0 && cost[near] + step < least) {
            least = cost[near] + step;
            from = near;
            side = wg_hex_back(d);
        }
    }
    if (from != NONE) {
        add_way(march, hex, way[from], least, from, side, out);
    }
}

/* Such steps to all hexes beyond fords and beside its own, by their numbers. */
static void
add_last_steps(const March *march, const int16_t way[HEXES], WgWays *out)
{
    int16_t hex[2 * FORDS + WG_HEX_SIDES];
    int count = 0, next = NONE;

    for (int f = 0; f < FORDS; f++) {
        if (march->wades[f]) {
            hex[count++] = berezina_ford[f].east;
            hex[count++] = berezina_ford[f].west;
        }
    }
    for (int d = 0; march->start != NONE && d < WG_HEX_SIDES; d++) {
        hex[count++] = berezina_near[march->start][d];
    }
    do {
        int last = next;

        next = HEXES;
        for (int i = 0; i < count; i++) {
            next = hex[i] > last && hex[i] < next ? hex[i] : next;
        }
        if (next < HEXES && march->reached.cost[next] == WG_HEX_FAR) {
            add_last_step(march, way, next, out);
        }
    } while (next < HEXES);
}

/* Is there a way, all of which it can go now, to that hex beside its own? */
static bool
is_found(const March *march, const int16_t way[HEXES], const WgWays *ways,
        int hex)
{
    int i = march->reached.cost[hex] != WG_HEX_FAR ? way[hex]
            : march->reached.count - 1;

    while (i < ways->count && ways->way[i].place != hex) {
        i++;
    }
    return i < ways->count && ways->way[i].within;
}

/* 6.1.7 Those beside it that are too dear: one hex may always be moved. */
static void
add_dear(const March *march, const int16_t way[HEXES], WgWays *out)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[march->start][d];
        int cost = to < 0 || is_found(march, way, out, to) ? -1
                : ber_cost_of_march(march, march->start, d, to);

        if (cost >= 0) {
            add_way(march, to, -1, cost, march->start, d, out);
        }
    }
}

/* Within so many half points, and one step more. */
static void
find_ways(const Game *g, int u, int most, WgWays *out)
{
    March march;
    int16_t way[HEXES];

    out->count = 0;
    if (!ber_march(g, u, most, &march)) {
        return;
    }
    add_dry(&march, way, out);
    add_last_steps(&march, way, out);
    if (march.start != NONE && !march.begun) {
        add_dear(&march, way, out);
    }
}

void
ber_ways(const Game *g, int u, WgWays *out)
{
    out->count = 0;
    if ((g->flow.decision == ASK_MOVE || g->flow.decision == ASK_RUSSIAN_MOVE)
            && side_of(u) == g->flow.side) {
        find_ways(g, u, ANYWHERE, out);
    }
}

/* Those that it can go now. */
void
ber_ways_now(const Game *g, int u, WgWays *out)
{
    find_ways(g, u, ber_points_of_move(g, u), out);
}
