/*
 * movement.c --
 *
 *      6.1 Movement from hex to hex: what it costs, and what forbids it.
 */

#include <string.h>

#include "ground.h"

enum { OUT_OF_REACH = 4, STORM = 2 };

/* ---- 6.1.2 what a step costs ---- */

/* What the Berezina adds, -1 where it cannot be crossed. */
int
ber_cost_over(const Path *path, int ford)
{
    return path->stays ? -1
            : ber_free_bridge(path->game, ford, path->alone) >= 0 ? BRIDGE
            : path->dry || ber_is_bridged(path->game, ford) ? -1 : UNBRIDGED;
}

/* What all ways cost now: for those who take many steps in thought. */
void
ber_make_tariff(const Path *path, Tariff *tariff)
{
    int8_t *by_road = tariff->cost[0], *crowded = tariff->cost[1];

    for (int way = 0; way < WAY_TRAIL; way++) {
        by_road[way] = (int8_t)cost_of_ground(path, way, false);
    }
    for (int way = WAY_TRAIL; way < WAY_FORD; way++) {
        by_road[way] = (int8_t)cost_of_ground(path, way, true);
    }
    for (int way = 0; way < WAY_FORD; way += WAY_TRAIL) {
        memcpy(crowded + way, by_road, WAY_TRAIL);
    }
    for (int way = WAY_FORD; way < NO_WAY; way++) {
        by_road[way] = (int8_t)cost_of_ford(path, way, true);
        crowded[way] = (int8_t)cost_of_ford(path, way, false);
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

/* 6.3.3 Tchlaplatz and his do not cross the river before the French do. */
bool
ber_stays(const Game *g, int u)
{
    return piece_of(g, u)->corps == TCHLAPLATZ && !g->crossed;
}

Path
ber_path_of(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return (Path){ .game = g, .side = side_of(u), .mounted = is_mounted(p),
            .alone = p->kind == LEADER, .dry = false,
            .stays = ber_stays(g, u),
            .home = g->unit[u].place };
}

/* Into the map from its edge: as along the road or trail that leads there. */
static int
cost_of_entry(const Game *g, int u, int hex)
{
    Path path = ber_path_of(g, u);

    if (!path.alone && g->stack[path.side][hex] > 0) {
        return ground_cost(&path, berezina_hex[hex].terrain);
    }
    return berezina_hex[hex].road ? 1 : berezina_hex[hex].trail ? 2
            : ground_cost(&path, berezina_hex[hex].terrain);
}

/* Over a side of the hex where it stands. */
static int
cost_over_side(const Game *g, int u, int side, int to)
{
    Path path = ber_path_of(g, u);
    int cost = cost_of_step(&path, g->unit[u].place, side, to);

    if (cost >= 0 && g->rabble[to] > 0) {
        cost = side_of(u) == FRENCH && path.alone ? cost + THROUGH_RABBLE : -1;
    }
    return cost;
}

/* The side of its hex over which a unit would go there; NONE, also of who is
   about to enter. */
static int
side_toward(const Game *g, int u, int to)
{
    return on_map(g, u) && to < HEXES
            ? wg_hex_side(&berezina_grid, g->unit[u].place, to) : NONE;
}

/* What this step would cost a unit, -1 where there is no way. */
static int
step_cost(const Game *g, int u, int side, int to)
{
    if (g->unit[u].place == ARRIVING) {
        return to == ber_entry(g, side_of(u), g->entry[piece_of(g, u)->corps])
                ? cost_of_entry(g, u, to) : -1;
    }
    return side < 0 ? -1 : cost_over_side(g, u, side, to);
}

int
ber_step_cost(const Game *g, int u, int to)
{
    return step_cost(g, u, side_toward(g, u, to), to);
}

/* ---- what forbids a step ---- */

/* 3.2.4 From one enemy zone to the next only where friends are. */
static bool
is_zone_to_zone(const Game *g, int u, int to)
{
    int side = side_of(u), from = g->unit[u].place;

    return from < HEXES && ber_in_zone(g, side, from)
            && ber_in_zone(g, side, to) && g->stack[side][to] == 0;
}

static bool
may_move_at_all(const Game *g, int u)
{
    return (on_map(g, u) || g->unit[u].place == ARRIVING)
            && piece_of(g, u)->kind != RABBLE && !g->unit[u].moved;
}

/* Half points left to a unit, whether it is already on the move or not. */
static int
points_left(const Game *g, int u)
{
    return g->mobile == u ? g->points : ber_allowance(g, u);
}

/* 6.1.7 One hex may always be moved. */
static bool
is_first_step(const Game *g, int u)
{
    return g->mobile != u;
}

/* Over that side of the hex where it stands, to there. */
const char *
ber_judge_side(const Game *g, int u, int hexside, int to)
{
    int side = side_of(u), cost;

    if (!may_move_at_all(g, u)) {
        return g->unit[u].moved ? "6.1.1 moved-already" : "6.1 not-there";
    }
    if (to >= HEXES) {
        return "6.1.1 not-beside";
    }
    if (g->lost_unit == u + 1) {
        return "13.2 lost-road";
    }
    if (g->stack[!side][to] > 0) {
        return "6.1.4 enemy";
    }
    cost = step_cost(g, u, hexside, to);
    if (cost < 0) {
        return g->rabble[to] > 0 ? "6.1.5 rabble"
                : g->unit[u].place == ARRIVING ? "11.4 entry"
                : distance(g->unit[u].place, to) != 1 ? "6.1.1 not-beside"
                : ber_stays(g, u) ? "6.3.3 not-first"
                : "6.4 river";
    }
    if (is_zone_to_zone(g, u, to)) {
        return "3.2.4 zone-to-zone";
    }
    if (to == HEX(1013) && g->causeway && !is_first_step(g, u)) {
        return "13.2 causeway";
    }
    if (cost > points_left(g, u) && !is_first_step(g, u)) {
        return "6.1.7 too-dear";
    }
    if (side == RUSSIAN && is_combat_unit(piece_of(g, u))
            && !ber_in_command(g, u, to)) {
        return "5.4 out-of-command";
    }
    return NULL;
}

const char *
ber_judge_step(const Game *g, int u, int to)
{
    return ber_judge_side(g, u, side_toward(g, u, to), to);
}

/* ---- a step ---- */

/* 6.1.1 Whoever was on the move has ended it. */
void
ber_end_move(Game *g)
{
    if (g->mobile != NONE) {
        g->unit[g->mobile].moved = 1;
        g->mobile = NONE;
    }
}

static void
begin_move(Game *g, int u)
{
    if (g->mobile != u) {
        ber_end_move(g);
        g->mobile = (int16_t)u;
        g->points = (int16_t)ber_allowance(g, u);
    }
}

/* 6.1.4 Leaders who stand alone are ridden down. */
static void
ride_down(Game *g, int side, int hex)
{
    int leader;

    while ((leader = ber_leader_in(g, !side, hex)) != NONE) {
        ber_lose_leader(g, leader);
    }
}

/*
 * Move a unit that may.  Who crosses a ford where no bridge is has to be
 * rolled for: returns true, and the caller calls FORDING.
 */
bool
ber_step(Game *g, int u, int to, int bridge)
{
    int from = g->unit[u].place, cost = ber_step_cost(g, u, to);
    int side = from < HEXES ? wg_hex_side(&berezina_grid, from, to) : -1;
    bool river = side >= 0 && has_side(berezina_hex[from].river, side);
    bool fords = false;

    begin_move(g, u);
    g->points = (int16_t)(cost > g->points ? 0 : g->points - cost);
    if (to == HEX(1013) && g->causeway) {
        g->points = 0;
    }
    if (river) {
        int ford = ber_ford_at(from, side);

        bridge = bridge >= 0 ? bridge
                : ber_free_bridge(g, ford, piece_of(g, u)->kind == LEADER);
        if (bridge >= 0) {
            ber_cross(g, u, &g->bridge[ford][bridge]);
        }
        fords = bridge < 0 && is_combat_unit(piece_of(g, u));
    }
    ber_put(g, u, to);
    ride_down(g, side_of(u), to);
    if (ber_in_zone(g, side_of(u), to)) {
        g->points = 0;
        ber_end_move(g);
    }
    return fords;
}

/* ---- 6.4 fords ---- */

static void
roll_ford(Game *g)
{
    wg_roll(g, 1);
}

static void
read_ford(Game *g)
{
    int u = g->fording, kind = piece_of(g, u)->kind;
    int die = wg_die(g, 0) - (is_mounted(piece_of(g, u))
                && kind != HORSE_ARTILLERY) + (kind == ARTILLERY)
            - (kind == ENGINEER) - g->frost;
    Effect effect = ber_ford_effect(die);

    wg_tell(g, FORDED, u, die, 0, 0);
    if (effect.treasure) {
        ber_lose_treasure(g, u);
    }
    for (int i = 0; i < effect.steps && g->unit[u].losses < STEPS; i++) {
        ber_lose_step(g, u);
    }
    if (effect.ruin) {
        ber_eliminate(g, u);
    }
    if (on_map(g, u)) {
        ber_watch(g, u);
    }
    g->fording = NONE;
}

const WgStep berezina_fording[] = {
    { "6.4", "a die for the ford", roll_ford },
    { "6.4", "what it takes",      read_ford },
    {0}
};
