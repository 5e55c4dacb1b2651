/*
 * walks.c --
 *
 *      3.2.4, 6.3.2 How a Russian of the automaton walks: what it can reach,
 *      and on which way.
 */

#include <string.h>

#include "pursuit.h"

/* ---- what it can reach ---- */

/* Not through the French or Rabble; 3.2.4 nor, out of a hex that the enemy
   controls, into the next but where friends are. */
static inline bool
is_closed(const Game *g, bool held, int to)
{
    return g->stack[FRENCH][to] > 0 || g->rabble[to] > 0
            || (held && g->zone[FRENCH][to] > 0
                && g->stack[RUSSIAN][to] == 0);
}

/* 3.2.4 It stops where the enemy controls. */
static inline bool
is_stopped(const Walk *walk, int hex)
{
    return walk->path.game->zone[FRENCH][hex] > 0 && hex != walk->start;
}

/* R-B05 Who wades may have to stay where he comes out, which must not be one
   too many. */
static inline bool
wades_into_crowd(const Walk *walk, int way, int to)
{
    const Game *g = walk->path.game;

    return way >= WAY_FORD && !walk->path.alone
            && g->stack[RUSSIAN][to] >= MOST_STACKED
            && ber_free_bridge(g, (way - WAY_FORD) / 2, false) < 0;
}

int
pur_cost_of_walk(const Walk *walk, int hex, int side, int to)
{
    const Game *g = walk->path.game;
    int way = berezina_way[hex][side];

    return way == NO_WAY || is_stopped(walk, hex)
            || is_closed(g, ber_in_zone(g, RUSSIAN, hex), to)
            || wades_into_crowd(walk, way, to) ? -1
            : walk->tariff.cost[is_crowded(&walk->path, hex, to)][way];
}

/* The same over all sides. */
void
pur_steps_of_walk(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    const Walk *walk = about;
    const Game *g = walk->path.game;
    const uint8_t *men = g->stack[RUSSIAN];
    bool held = ber_in_zone(g, RUSSIAN, hex), alone = walk->path.alone;
    bool crowded = !alone && men[hex] > (hex == walk->path.home);
    /* Into an empty hex, and to other men. */
    const int8_t *cost[2] = { walk->tariff.cost[crowded],
            walk->tariff.cost[!alone] };

    memset(step, -1, WG_HEX_SIDES);
    if (held && is_stopped(walk, hex)) {
        return;
    }
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d], way = berezina_way[hex][d];

        if (way != NO_WAY && !is_closed(g, held, to)
                && !wades_into_crowd(walk, way, to)) {
            step[d] = cost[men[to] > 0][way];
        }
    }
}

Walk
pur_walk_of(const Game *g, int u, int reason)
{
    Walk walk = { .path = ber_path_of(g, u), .start = pur_start_of(g, u) };

    walk.path.dry = reason < REASONS && pur_keeps_dry(piece_of(g, u), reason);
    ber_make_tariff(&walk.path, &walk.tariff);
    return walk;
}

int
pur_points(const Game *g, int u)
{
    return g->mobile == u ? g->points : ber_allowance(g, u);
}

/* What it has spent in its first hex. */
int
pur_entry_cost(const Game *g, int u)
{
    int points = pur_points(g, u);
    int cost = on_map(g, u) ? 0 : ber_step_cost(g, u, pur_start_of(g, u));

    return cost > points ? points : cost;
}

/* 6.3.2 One hex may always be moved: the neighbours that are too dear. */
void
pur_reach_beside(const Walk *walk, int u, WgHexReach *reach)
{
    const Game *g = walk->path.game;

    for (int d = 0; on_map(g, u) && g->mobile != u && d < WG_HEX_SIDES; d++) {
        int to = berezina_near[walk->start][d];

        if (to >= 0 && reach->cost[to] == WG_HEX_FAR
                && pur_cost_of_walk(walk, walk->start, d, to) >= 0) {
            wg_hex_from(reach, to, WG_HEX_FAR - 1);
        }
    }
}

/* ---- the move ---- */

/* The hex before `to` on the cheapest way there; NONE if that is one step. */
static int
before(const Walk *walk, const WgHexReach *reach, int to)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int hex = berezina_near[to][d];
        int step = hex < 0 || reach->cost[hex] >= reach->cost[to] ? -1
                : pur_cost_of_walk(walk, hex, wg_hex_back(d), to);

        if (step >= 0 && reach->cost[hex] + step == reach->cost[to]) {
            return hex;
        }
    }
    return NONE;
}

/* Along the cheapest way, until it is there or has crossed a ford. */
void
pur_walk_to(Game *g, int u, int to, const Walk *walk, const WgHexReach *reach,
        int reason)
{
    int way[HEXES], length = 0, from = g->unit[u].place;
    int start = walk->start;
    bool fords = false;

    for (int hex = to; hex != NONE && hex != start;
            hex = before(walk, reach, hex)) {
        way[length++] = hex;
    }
    if (!on_map(g, u)) {
        way[length++] = start;
    }
    while (length > 0 && !fords) {
        int place = g->unit[u].place, next = way[--length];

        pur_note_step(g, u, place, next, reason);
        fords = ber_step(g, u, next, NONE);
    }
    wg_tell(g, RUSSIAN_MOVED, u, from < HEXES ? from : start,
            g->unit[u].place, reason);
    ber_watch(g, u);
    if (fords) {
        g->fording = (int16_t)u;
    } else {
        ber_end_move(g);
        g->unit[u].moved = 1;
    }
}
