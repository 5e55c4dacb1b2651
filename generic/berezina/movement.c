/*
 * movement.c --
 *
 *      6.1 Movement from hex to hex: what forbids it, and what it does; 6.4
 *      fords.
 */

#include "ground.h"

/* ---- what forbids a step ---- */

/* Why a unit may not move at all now; NULL if it may. */
static const char *
judge_mover(const Game *g, int u)
{
    return g->unit[u].moved
            ? on_map(g, u) && ber_in_zone(g, side_of(u), g->unit[u].place)
                ? "3.2.4 stopped" : "6.1.1 moved-already"
            : (!on_map(g, u) && g->unit[u].place != ARRIVING)
                || piece_of(g, u)->kind == RABBLE ? "6.1 not-there"
            : g->lost_unit == u + 1 ? "13.2 lost-road" : NULL;
}

/* A unit that may move. */
typedef struct Mover {
    Path path;
    int unit;
    bool first;                 /* 6.1.7 it has not begun: it need not pay */
    bool held;                  /* 3.2.4 the enemy controls its hex */
} Mover;

static void
make_mover(const Game *g, int u, Mover *m)
{
    m->path = ber_path_of(g, u);
    m->unit = u;
    m->first = g->mobile != u;
    m->held = on_map(g, u)
            && ber_in_zone(g, side_of(u), g->unit[u].place);
}

/* Is there a bridge over that side of a hex, though it can bear nobody now? */
static bool
is_used_up(const Game *g, int hex, int side)
{
    int ford = side < 0 ? NONE : ford_at(hex, side);

    return ford != NONE && ber_is_bridged(g, ford);
}

/* No way leads there, or not for this unit. */
static const char *
judge_way(const Game *g, int u, int to)
{
    return g->rabble[to] > 0 ? "6.1.5 rabble"
            : g->unit[u].place == ARRIVING ? "11.4 entry"
            : distance(g->unit[u].place, to) != 1 ? "6.1.1 not-beside"
            : ber_keeps_bank(g, u) ? "6.3.3 not-first"
            : is_used_up(g, g->unit[u].place, ber_side_toward(g, u, to))
            ? "8.3 used-up" : "6.4 river";
}

/* Does a way lead there for everybody? */
static inline bool
is_dry_way(const Game *g, int hex, int side, int to)
{
    return side >= 0 && berezina_way[hex][side] < WAY_FORD
            && g->rabble[to] == 0;
}

/* Over that side of its hex to the hex there; NONE: onto the map. */
static inline const char *
judge_side(const Mover *m, int side, int to)
{
    const Game *g = m->path.game;
    int cost;

    if (g->stack[!m->path.side][to] > 0) {
        return "6.1.4 enemy";
    }
    cost = m->first && is_dry_way(g, m->path.home, side, to) ? 0
            : ber_cost_by_side(&m->path, m->unit, side, to);
    if (cost < 0) {
        return judge_way(g, m->unit, to);
    }
    if (m->held && ber_in_zone(g, m->path.side, to)
            && g->stack[m->path.side][to] == 0) {
        return "3.2.4 zone-to-zone";
    }
    if (is_broken_causeway(g, to) && !m->first) {
        return "13.2 causeway";
    }
    return !m->first && cost > g->points ? "6.1.7 too-dear" : NULL;
}

const char *
ber_judge_step(const Game *g, int u, int to)
{
    const char *why = judge_mover(g, u);
    Mover m;

    if (why || to >= HEXES) {
        return why ? why : "6.1.1 not-beside";
    }
    make_mover(g, u, &m);
    return judge_side(&m, ber_side_toward(g, u, to), to);
}

/* The sides of its hex over which a unit on the map may go, a bit each. */
unsigned
ber_open_sides(const Game *g, int u)
{
    int hex = g->unit[u].place;
    unsigned open = 0;
    Mover m;

    if (judge_mover(g, u) != NULL) {
        return 0;
    }
    make_mover(g, u, &m);
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];

        open |= (unsigned)(to >= 0 && judge_side(&m, d, to) == NULL) << d;
    }
    return open;
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

/* What is left of so many points to who has come to a hex: none in an enemy
   zone, nor, 13.2, on the broken causeway. */
int
ber_points_left(const Game *g, int side, int hex, int points)
{
    return points < 0 || ber_in_zone(g, side, hex)
            || is_broken_causeway(g, hex) ? 0 : points;
}

/*
 * Move a unit that may.  Who crosses a ford where no bridge is has to be
 * rolled for: returns true, and the caller calls FORDING.
 */
bool
ber_step(Game *g, int u, int to, int bridge)
{
    Path path = ber_path_of(g, u);
    int from = g->unit[u].place, side = ber_side_toward(g, u, to);
    int cost = ber_cost_by_side(&path, u, side, to);
    bool river = side >= 0 && has_side(berezina_hex[from].river, side);
    bool fords = false;

    begin_move(g, u);
    g->points = (int16_t)ber_points_left(g, side_of(u), to, g->points - cost);
    if (river) {
        int ford = ford_at(from, side);

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

    wg_tell(g, FORDED, u, die, effect.ruin || effect.steps > 0
            || (effect.treasure && g->unit[u].treasure), 0);
    ber_take_losses(g, u, effect);
    if (effect.ruin) {
        ber_eliminate(g, u);
    }
    ber_watch(g, u);            /* who drowned has reached nothing */
    g->fording = NONE;
}

const WgStep berezina_fording[] = {
    { "6.4", "a die for the ford", roll_ford },
    { "6.4", "what it takes",      read_ford },
    {0}
};
