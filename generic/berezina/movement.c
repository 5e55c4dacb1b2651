/*
 * movement.c --
 *
 *      6.1 Movement from hex to hex: what forbids it, and what it does; 6.4
 *      fords.
 */

#include "chapters.h"

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

/* 6.1.7 One hex may always be moved. */
static bool
is_first_step(const Game *g, int u)
{
    return g->mobile != u;
}

/* Of the unit whose path this is: over that side of the hex where it stands,
   to there. */
const char *
ber_judge_side(const Path *path, int u, int hexside, int to)
{
    const Game *g = path->game;
    int side = path->side, cost;

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
    cost = ber_cost_by_side(path, u, hexside, to);
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
    if (!is_first_step(g, u) && cost > g->points) {
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
    Path path = ber_path_of(g, u);

    return ber_judge_side(&path, u, ber_side_toward(g, u, to), to);
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
