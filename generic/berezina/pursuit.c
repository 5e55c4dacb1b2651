/*
 * pursuit.c --
 *
 *      6.3.1 Where a Russian goes, and how: what draws it, what it can reach,
 *      and which of the hexes that are as good.
 */

#include <string.h>

#include "ground.h"
#include "pursuit.h"

/* Who has just come, or waits to be released, moves to its waiting place. */
bool
pur_waits(const Game *g, int u)
{
    int corps = piece_of(g, u)->corps;

    return !g->released[corps] && (corps == DANUBE || corps == WITTGENSTEIN
            || corps == YERMALOFF) && g->came[corps];
}

/* ---- 6.3.1 where to ---- */

/* Where a unit that is still off the map will be. */
int
pur_start_of(const Game *g, int u)
{
    return on_map(g, u) ? g->unit[u].place
            : ber_entry(g, RUSSIAN, g->entry[piece_of(g, u)->corps]);
}

/* 6.3.1.3, .4 What draws it first; NONE if nothing does.  6.3.3 Tchlaplatz
   does not cross before the French. */
int
pur_reason_for(const Game *g, Fields *f, int u)
{
    static const int8_t reasons[] = {
        BY_OWN_BANK, BY_RIVER, BY_CROSSING, BY_GUARDING
    };
    const Piece *p = piece_of(g, u);
    int hex = pur_start_of(g, u), bank = bank_of(hex);

    if (pur_waits(g, u)) {
        return (ber_is_waiting_place(p->corps, hex)
                    && g->stack[RUSSIAN][hex] == on_map(g, u))
            || pur_field(g, f, BY_WAITING, bank, p)->cost[hex] == WG_HEX_FAR
            ? NONE : BY_WAITING;
    }
    for (size_t i = 0; i < sizeof reasons; i++) {
        if (pur_field(g, f, reasons[i], bank, p)->cost[hex] != WG_HEX_FAR
                && !(reasons[i] == BY_CROSSING
                    && ber_stays(g, u))) {
            return reasons[i];
        }
    }
    return NONE;
}

/* ---- what it can reach ---- */

/* R-B05 Who wades may have to stay where he comes out, which must not be one
   too many. */
static bool
wades_into_crowd(const Walk *walk, int hex, int side, int to)
{
    const Game *g = walk->path.game;

    return g->stack[RUSSIAN][to] >= MOST_STACKED && !walk->path.alone
            && has_side(berezina_hex[hex].ford, side)
            && ber_free_bridge(g, ber_ford_at(hex, side), false) < 0;
}

/* 3.2.4 It stops where the enemy controls. */
static inline int
cost_of_walk(const void *about, int hex, int side, int to)
{
    const Walk *walk = about;
    const Game *g = walk->path.game;

    if (g->stack[FRENCH][to] > 0 || g->rabble[to] > 0
            || (g->zone[FRENCH][hex] > 0 && (hex != walk->start
                || (g->zone[FRENCH][to] > 0
                    && g->stack[RUSSIAN][to] == 0)))
            || wades_into_crowd(walk, hex, side, to)) {
        return -1;
    }
    return walk->tariff.cost[is_crowded(&walk->path, hex, to)]
            [berezina_way[hex][side]];
}

int
pur_cost_of_walk(const Walk *walk, int hex, int side, int to)
{
    return cost_of_walk(walk, hex, side, to);
}

void
pur_steps_of_walk(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    wg_hex_steps_from(&berezina_grid, cost_of_walk, about, hex, step);
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

/* ---- 6.3.1.6 among equals ---- */

static int
steps_beside(const Game *g, int hex)
{
    int steps = 0;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        for (int u = near < 0 || g->stack[FRENCH][near] == 0 ? NONE
                : g->top[near]; u != NONE; u = g->unit[u].below) {
            steps += side_of(u) == FRENCH && is_fighting(g, u)
                    ? STEPS - g->unit[u].losses : 0;
        }
    }
    return steps;
}

Merit
pur_merit_of(const Game *g, int hex)
{
    const Hex *h = &berezina_hex[hex];

    return (Merit){ steps_beside(g, hex), h->earthwork ? 2
            : h->terrain == WOODS || h->terrain == TOWN, h->road != 0 };
}

/* R-B30.5 Beside more of the French; in better shelter; on a road; by the lower
   number. */
static int
rank(const Game *g, int hex)
{
    Merit m = pur_merit_of(g, hex);

    return (6 * m.steps + 2 * m.shelter + m.road) * HEXES - hex;
}

/* May it end there?  Where it stands it may stay, unless it is one too many:
   who has forded into a full hex goes on. */
bool
pur_may_end(const Game *g, int u, const Chain *chain, int hex, bool empty)
{
    return g->unit[u].place == hex ? g->stack[RUSSIAN][hex] <= MOST_STACKED
            : g->stack[RUSSIAN][hex] < (empty ? 1 : MOST_STACKED)
                && ber_in_chain(chain, hex);
}

/* A search for the hexes from which the rest of the way is cheapest. */
typedef struct Hunt {
    Walk walk;                  /* must be first */
    int u, points;
    bool waiting;
    const Field *field;
    const WgHexReach *reach;
    Chain chain;
    int least, count;           /* of those found */
    int16_t found[HEXES];
} Hunt;

static void
find(Hunt *hunt, int hex)
{
    int cost = hunt->field->cost[hex];

    if (cost <= hunt->least && cost <= hunt->field->limit
            && cost != WG_HEX_FAR
            && pur_may_end(hunt->walk.path.game, hunt->u, &hunt->chain, hex,
                hunt->waiting && cost == 0)) {
        if (cost < hunt->least) {
            hunt->least = cost;
            hunt->count = 0;
        }
        hunt->found[hunt->count++] = (int16_t)hex;
    }
}

/* A hex is of use only if from there, with the points that are left, one as
   good as the best can be reached. */
static bool
visit(void *about, int hex)
{
    Hunt *hunt = about;
    int cost = hunt->field->cost[hex], limit = hunt->field->limit;

    if (hunt->reach->cost[hex] + (cost < limit ? cost : limit)
            > hunt->points + hunt->least) {
        return false;
    }
    find(hunt, hex);
    return true;
}

/* No way leads on from where there is none to the goal at all. */
static void
steps_of_hunt(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    const Hunt *hunt = about;

    if (hunt->field->limit == WG_HEX_FAR
            && hunt->field->cost[hex] == WG_HEX_FAR) {
        memset(step, -1, WG_HEX_SIDES);
    } else {
        pur_steps_of_walk(about, hex, step);
    }
}

/* Those found, the best first, as many as there is room for. */
static void
list_equals(const Game *g, const Hunt *hunt, Equals *equal)
{
    int worth[MOST_EQUALS];

    equal->count = 0;
    for (int i = 0; i < hunt->count; i++) {
        int value = hunt->count > 1 ? rank(g, hunt->found[i]) : 0;
        int at = equal->count;

        if (at < MOST_EQUALS) {
            equal->count++;
        } else if (worth[--at] >= value) {
            continue;
        }
        for (; at > 0 && worth[at - 1] < value; at--) {
            worth[at] = worth[at - 1];
            equal->hex[at] = equal->hex[at - 1];
        }
        worth[at] = value;
        equal->hex[at] = hunt->found[i];
    }
}

/* The best of what it can reach: `equal` lists it and after it all that are as
   near; `reach` tells the ways there. */
int
pur_choose(const Game *g, int u, int reason, const Field *field,
        WgHexReach *reach, Equals *equal)
{
    Hunt hunt;
    int reached;
    WgHexSearch search = { .steps = steps_of_hunt, .about = &hunt,
            .most = pur_points(g, u), .visit = visit, .ahead = field->cost,
            .far = field->limit };

    hunt.walk = pur_walk_of(g, u, reason);
    hunt.u = u;
    hunt.points = search.most;
    hunt.waiting = reason == BY_WAITING;
    hunt.field = field;
    hunt.reach = reach;
    hunt.chain = ber_chain_of(g, u);
    hunt.least = WG_HEX_FAR;
    hunt.count = 0;
    wg_hex_begin(&berezina_grid, reach);
    wg_hex_from(reach, hunt.walk.start, pur_entry_cost(g, u));
    wg_hex_reach(&berezina_grid, reach, &search);
    reached = reach->count;
    pur_reach_beside(&hunt.walk, u, reach);
    for (int i = reached; i < reach->count; i++) {
        find(&hunt, reach->hex[i]);
    }
    list_equals(g, &hunt, equal);
    return equal->count > 0 ? equal->hex[0] : hunt.walk.start;
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
pur_walk_to(Game *g, int u, int to, const WgHexReach *reach, int reason)
{
    int way[HEXES], length = 0, from = g->unit[u].place;
    int start = pur_start_of(g, u);
    Walk walk = pur_walk_of(g, u, reason == BY_PLAYER ? g->equals.reason
            : reason);
    bool fords = false;

    for (int hex = to; hex != NONE && hex != start;
            hex = before(&walk, reach, hex)) {
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
