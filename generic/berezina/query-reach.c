/*
 * query-reach.c --
 *
 *      Where a unit could go in this phase (6.1), for the table:
 *
 *      reach U     HEX {cost N from HEX left N wades 0|1 bridge N out 0|1
 *                  crowd N}...: half points to come there, left there; from
 *                  where it comes, {} of who enters the map there, which is
 *                  told first; wades: by a ford with a die; the bridge that it
 *                  has to name, 0 for none; out: could it leave the map from
 *                  there next?  crowd: how many of its side would be too many
 *                  there (3.1.1).  Where it can come without a die, no other
 *                  way is told.
 */

#include "ground.h"
#include "outside.h"

typedef struct Walk {
    Path path;
    int unit, start;            /* start: where it already is; NONE */
    int points;
    bool dry;                   /* by no ford that takes a die */
} Walk;

/* What forbids a step on the way, other than its cost. */
static bool
is_barred(const Walk *walk, int hex, int to)
{
    const Game *g = walk->path.game;
    int side = walk->path.side;
    bool held = ber_in_zone(g, side, hex);

    return g->stack[!side][to] > 0
            || (held && hex != walk->start)
            || (held && ber_in_zone(g, side, to) && g->stack[side][to] == 0)
            || (is_broken_causeway(g, to)
                && (hex != walk->start || g->mobile == walk->unit));
}

/* 6.4 Would it have to wade over that side of a hex? */
static bool
wades(const Walk *walk, int hex, int side)
{
    const Game *g = walk->path.game;
    int ford = ford_at(hex, side);

    return ford != NONE && !walk->path.alone
            && ber_free_bridge(g, ford, walk->path.alone) == NONE;
}

static int
cost_of_walk(const void *about, int hex, int side, int to)
{
    const Walk *walk = about;
    int cost = is_barred(walk, hex, to) || (walk->dry && wades(walk, hex, side))
            ? -1 : cost_of_step(&walk->path, hex, side, to);

    return cost < 0 || walk->path.game->rabble[to] == 0 ? cost
            : walk->path.alone && walk->path.side == FRENCH
            ? cost + THROUGH_RABBLE : -1;
}

static void
steps_of_walk(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    wg_hex_steps_from(&berezina_grid, cost_of_walk, about, hex, step);
}

/* The side of the hex before it over which one comes to a hex that can be
   reached; *from is that hex, NONE if none costs less. */
static int
side_before(const Walk *walk, const WgHexReach *reached, int hex, int *from)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int step;

        *from = berezina_near[hex][d];
        step = *from < 0 || reached->cost[*from] >= reached->cost[hex]
                ? -1 : cost_of_walk(walk, *from, wg_hex_back(d), hex);
        if (step >= 0 && reached->cost[*from] + step == reached->cost[hex]) {
            return wg_hex_back(d);
        }
    }
    *from = NONE;
    return -1;
}

/* Set out: search all within so many half points.  False: it cannot move.
   *first is the hex where it begins, or where it enters the map. */
static bool
set_out(const Game *g, int u, int most, Walk *walk, WgHexReach *reached,
        int *first)
{
    WgHexSearch search = { .steps = steps_of_walk, .about = walk };
    int cost = 0;

    *first = ber_stand_of(g, u);
    if (*first == NONE || g->unit[u].moved || g->lost_unit == u + 1) {
        return false;
    }
    walk->path = ber_path_of(g, u);
    walk->unit = u;
    walk->start = g->unit[u].place;
    walk->points = g->mobile == u ? g->points : ber_allowance(g, u);
    if (!on_map(g, u)) {
        if (ber_judge_step(g, u, *first) != NULL) {
            return false;
        }
        cost = ber_step_cost(g, u, *first);
        walk->start = NONE;
    }
    search.most = most < 0 ? walk->points : most;
    wg_hex_begin(&berezina_grid, reached);
    wg_hex_from(reached, *first, cost);
    wg_hex_reach(&berezina_grid, reached, &search);
    return true;
}

/* ---- ways: see WgWay ---- */

enum { ANYWHERE = 4000 };       /* half points: more than any way costs */

static void
add_way(const Walk *walk, int hex, int before, int cost, int from, int side,
        WgWays *out)
{
    const Game *g = walk->path.game;
    int ford = from == NONE ? NONE : ford_at(from, side);
    int bridge = ford == NONE ? 0
            : ber_bridge_to_name(g, ford, walk->path.alone);

    out->way[out->count++] = (WgWay){ .place = (int16_t)hex,
        .before = (int16_t)before, .cost = (int16_t)cost,
        .within = cost <= walk->points
            || (from == walk->start && g->mobile != walk->unit),
        .ends = from != NONE && wades(walk, from, side),
        .step = { bridge ? CROSS : MOVE, { (int16_t)walk->unit, (int16_t)hex,
            (int16_t)bridge } } };
}

/* 6.4 Beyond a ford: a die is thrown, so no way goes on. */
static void
add_wading(Walk *walk, const WgHexReach *reached, const int16_t *way, int hex,
        WgWays *out)
{
    int least = ANYWHERE, from = NONE, side = -1;

    walk->dry = false;
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];
        int step = near < 0 || reached->cost[near] == WG_HEX_FAR ? -1
                : cost_of_walk(walk, near, wg_hex_back(d), hex);

        if (step >= 0 && reached->cost[near] + step < least) {
            least = reached->cost[near] + step;
            from = near;
            side = wg_hex_back(d);
        }
    }
    walk->dry = true;
    if (from != NONE) {
        add_way(walk, hex, way[from], least, from, side, out);
    }
}

/* By cost, so that each comes after the one before it. */
static void
add_dry(const Walk *walk, const WgHexReach *reached, int first, int16_t *way,
        WgWays *out)
{
    int left = reached->count, cost = reached->cost[first];

    way[first] = -1;
    if (walk->start == NONE) {
        way[first] = 0;
        add_way(walk, first, -1, cost, NONE, 0, out);
    }
    for (left--; left > 0; cost++) {
        for (int i = 0; i < reached->count; i++) {
            int hex = reached->hex[i], from, side;

            if (hex == first || reached->cost[hex] != cost) {
                continue;
            }
            left--;
            side = side_before(walk, reached, hex, &from);
            way[hex] = (int16_t)out->count;
            add_way(walk, hex, from == NONE ? -1 : way[from], cost, from,
                    side, out);
        }
    }
}

/* 6.1.7 Those beside it that are too dear: one hex may always be moved. */
static void
add_dear(Walk *walk, const bool *found, WgWays *out)
{
    const Game *g = walk->path.game;

    walk->dry = false;
    for (int d = 0; g->mobile != walk->unit && d < WG_HEX_SIDES; d++) {
        int to = berezina_near[walk->start][d];
        int cost = to < 0 || found[to] ? -1
                : cost_of_walk(walk, walk->start, d, to);

        if (cost >= 0) {
            add_way(walk, to, -1, cost, walk->start, d, out);
        }
    }
    walk->dry = true;
}

/* The hexes beside those that it can reach. */
static void
mark_beside(const WgHexReach *reached, bool beside[HEXES])
{
    memset(beside, false, HEXES * sizeof *beside);
    for (int i = 0; i < reached->count; i++) {
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int near = berezina_near[reached->hex[i]][d];

            if (near >= 0) {
                beside[near] = true;
            }
        }
    }
}

/* Within so many half points, -1: those that it has.  Each hex once, those
   that it can reach without a die by no other way. */
static void
find_ways(const Game *g, int u, int most, Walk *walk, WgWays *out)
{
    int16_t way[HEXES];
    bool found[HEXES] = { false }, beside[HEXES];
    WgHexReach reached;
    int first;

    out->count = 0;
    walk->dry = true;
    if (!set_out(g, u, most, walk, &reached, &first)) {
        return;
    }
    add_dry(walk, &reached, first, way, out);
    mark_beside(&reached, beside);
    for (int hex = 0; hex < HEXES; hex++) {
        if (beside[hex] && reached.cost[hex] == WG_HEX_FAR) {
            add_wading(walk, &reached, way, hex, out);
        }
    }
    for (int i = 0; i < out->count; i++) {
        found[out->way[i].place] |= out->way[i].within;
    }
    if (walk->start != NONE) {
        add_dear(walk, found, out);
    }
}

void
ber_ways(const Game *g, int u, WgWays *out)
{
    Walk walk;

    out->count = 0;
    if ((g->flow.decision == ASK_MOVE || g->flow.decision == ASK_RUSSIAN_MOVE)
            && side_of(u) == g->flow.side) {
        find_ways(g, u, ANYWHERE, &walk, out);
    }
}

/* Those that it can go now. */
void
ber_ways_now(const Game *g, int u, WgWays *out)
{
    Walk walk;

    find_ways(g, u, -1, &walk, out);
}

/* ---- what is told of a hex ---- */

static void
print_way(const Walk *walk, const WgWays *ways, int i, WgText *out)
{
    const Game *g = walk->path.game;
    const WgWay *way = &ways->way[i];
    int from = way->before < 0 ? walk->start : ways->way[way->before].place;
    int left = ber_points_left(g, walk->path.side, way->place,
            walk->points - way->cost);

    wg_print(out, "%s {cost %d from %s left %d wades %d bridge %d out %d "
            "crowd %d} ", berezina_hex[way->place].key, way->cost,
            from == NONE ? "{}" : berezina_hex[from].key, left, way->ends,
            way->step.arg[2], ber_could_leave(g, walk->unit, way->place, left),
            ber_crowds(g, walk->unit, way->place));
}

void
ber_query_reach(const Game *g, int u, WgText *out)
{
    WgWays ways;
    Walk walk;

    find_ways(g, u, -1, &walk, &ways);
    for (int i = 0; i < ways.count; i++) {
        if (ways.way[i].within) {
            print_way(&walk, &ways, i, out);
        }
    }
}
