/*
 * walks.c --
 *
 *      3.2.4, 6.3.1, 6.3.2 How a Russian of the automaton walks: what it can
 *      reach, and on which way.
 */

#include "../../core/map/reach.h"
#include "stride.h"

/* ---- what it can reach ---- */

int
aut_cost_of_walk(const Walk *walk, int hex, int side)
{
    const Stride stride = aut_stride_from(walk, hex);

    return aut_may_step(&stride, hex, side)
            ? aut_cost_of_stride(&stride, hex, side) : -1;
}

Walk
aut_walk_of(const Game *g, int u, int reason)
{
    Walk walk = { .path = ber_path_of(g, u), .start = ber_stand_of(g, u) };

    walk.path.dry = reason < REASONS && aut_keeps_dry(reason);
    ber_make_tariff(&walk.path, &walk.tariff);
    return walk;
}

int
aut_points(const Game *g, int u)
{
    return g->mobile == u ? g->points : ber_allowance(g, u);
}

/* Would it have to go by a ford to that hex, and no ford is so near?  No step
   costs less than one. */
static bool
is_beyond_fords(const Walk *walk, int points, int hex)
{
    int bank = bank_of(walk->start);

    if (bank_of(hex) == bank || is_within(1, walk->start, hex)) {
        return false;
    }
    for (int f = 0; f < FORDS; f++) {
        const Ford *ford = &berezina_ford[f];
        int near = bank == EAST ? ford->east : ford->west;
        int left = points - distance(walk->start, near);

        if (left > 0 && ber_cost_over(&walk->path, f) >= 0
                && is_within(left, near, hex)) {
            return false;
        }
    }
    return true;
}

/* Can it certainly not go there with so many points?  A search for what is
   out of reach goes everywhere. */
bool
aut_is_out_of_reach(const Walk *walk, int points, int hex)
{
    return aut_is_closed(walk->path.game, false, hex)
            || is_beyond_fords(walk, points, hex);
}

/* What it has spent in its first hex. */
int
aut_entry_cost(const Game *g, int u)
{
    int points = aut_points(g, u);
    int cost = on_map(g, u) ? 0 : ber_step_cost(g, u, ber_stand_of(g, u));

    return cost > points ? points : cost;
}

/* 6.3.2 One hex may always be moved: the neighbours that are too dear. */
void
aut_reach_beside(const Walk *walk, int u, WgHexReach *reach)
{
    const Game *g = walk->path.game;
    const Stride stride = aut_stride_from(walk, walk->start);

    for (int d = 0; on_map(g, u) && g->mobile != u && d < WG_HEX_SIDES; d++) {
        int to = berezina_near[walk->start][d];

        if (to >= 0 && reach->cost[to] == WG_HEX_FAR
                && aut_may_step(&stride, walk->start, d)
                && aut_cost_of_stride(&stride, walk->start, d) >= 0) {
            wg_hex_from(reach, to, WG_HEX_FAR - 1);
        }
    }
}

/* With so many points left, can that which is sought be come to from there?
   No step costs nothing. */
static inline bool
is_of_use(const Quest *quest, int hex, int left)
{
    for (int i = 0; i < quest->aims; i++) {
        if (!is_within(quest->range + left, hex, quest->near[i])) {
            return false;
        }
    }
    return true;
}

/* What it costs to go anywhere within its points, and one hex; no farther than
   to what is sought, if that is within reach. */
void
aut_reach(const Walk *walk, int u, const Quest *quest, WgHexReach *reach)
{
    const Game *g = walk->path.game;
    int points = aut_points(g, u), hex;
    WgHexQueue queue;

    wg_hex_begin(&berezina_grid, reach);
    wg_hex_from(reach, walk->start, aut_entry_cost(g, u));
    wg_hex_line_up(&queue, reach, NULL, 0);
    while ((hex = wg_hex_next(&queue)) >= 0 && !quest->will_do(quest, hex)) {
        Stride stride = aut_stride_from(walk, hex);
        int here = reach->cost[hex];
        int8_t step[WG_HEX_SIDES];
        uint64_t sides = stride.stopped ? 0 : aut_cheaper_sides(&stride,
                reach->cost, hex, points - here, step);

        while (sides != 0) {
            int d = wg_take_lowest(&sides), to = berezina_near[hex][d];
            int cost = here + step[d];

            if (is_of_use(quest, to, points - cost)
                    && aut_may_step(&stride, hex, d)) {
                wg_hex_come(&queue, to, cost);
            }
        }
    }
    aut_reach_beside(walk, u, reach);
}

/* ---- the move ---- */

/* The hex before `to` on the cheapest way there; NONE if that is one step. */
static int
before(const Walk *walk, const WgHexReach *reach, int to)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int hex = berezina_near[to][d];
        int step = hex < 0 || reach->cost[hex] >= reach->cost[to] ? -1
                : aut_cost_of_walk(walk, hex, wg_hex_back(d));

        if (step >= 0 && reach->cost[hex] + step == reach->cost[to]) {
            return hex;
        }
    }
    return NONE;
}

/* The cheapest way of who has searched: its hexes, the last first, without that
   where it stands. */
void
aut_find_way(const Walk *walk, const WgHexReach *reach, int u, int to,
        HexWay *way)
{
    way->length = 0;
    for (int hex = to; hex != NONE && hex != walk->start;
            hex = before(walk, reach, hex)) {
        assert(way->length + 1 < LONGEST_WAY);
        way->hex[way->length++] = (int16_t)hex;
    }
    if (!on_map(walk->path.game, u)) {
        way->hex[way->length++] = (int16_t)walk->start;
    }
}

/* Along a way, until it is there or has crossed a ford. */
void
aut_walk_way(Game *g, int u, const HexWay *way, int reason)
{
    int from = g->unit[u].place, start = ber_stand_of(g, u);
    bool fords = false;

    for (int i = way->length; i > 0 && !fords; i--) {
        aut_note_step(g, u, g->unit[u].place, way->hex[i - 1], reason);
        fords = ber_step(g, u, way->hex[i - 1], NONE);
    }
    wg_tell(g, RUSSIAN_MOVED, u, from < HEXES ? from : start,
            g->unit[u].place, reason);
    if (fords) {
        g->fording = (int16_t)u;
    } else {
        ber_watch(g, u);
        ber_end_move(g);
        g->unit[u].moved = 1;
    }
}

/* The same by the way that a search has found. */
void
aut_walk_to(Game *g, int u, int to, const Walk *walk, const WgHexReach *reach,
        int reason)
{
    HexWay way;

    aut_find_way(walk, reach, u, to, &way);
    aut_walk_way(g, u, &way, reason);
}
