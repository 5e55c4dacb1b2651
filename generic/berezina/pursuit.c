/*
 * pursuit.c --
 *
 *      6.3.1 Where a Russian goes: what draws it, and which of the hexes that
 *      it can reach is best.
 */

#include <string.h>

#include "../core/reach.h"
#include "stride.h"

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
    const Walk *walk;
    int u, points;
    bool waiting;
    const Field *field;
    const WgHexReach *reach;
    Chain chain;
    bool hopeless;              /* nothing else is as near as where it is */
    int least, count;           /* of those found */
    int16_t found[HEXES];
} Hunt;

static void
find(Hunt *hunt, int hex)
{
    int cost = hunt->field->cost[hex];

    if (cost <= hunt->least && cost <= hunt->field->limit
            && cost != WG_HEX_FAR
            && pur_may_end(hunt->walk->path.game, hunt->u, &hunt->chain, hex,
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
    return !hunt->hopeless;
}

/* Is there any other hex about this leader that is as near as its own, and has
   room? */
static bool
has_hope_about(const Hunt *hunt, int leader)
{
    const Game *g = hunt->walk->path.game;
    int start = hunt->walk->start, most = ber_chain_range(&hunt->chain);
    int row = leader / COLUMNS, column = leader % COLUMNS;

    for (int r = row - most; r <= row + most; r++) {
        for (int c = column - most; c <= column + most; c++) {
            int hex = r * COLUMNS + c;

            if (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && hex != start
                    && hunt->field->cost[hex] <= hunt->field->cost[start]
                    && g->stack[RUSSIAN][hex] < MOST_STACKED
                    && distance(hex, leader) <= most) {
                return true;
            }
        }
    }
    return false;
}

/* Then it need not look farther. */
static bool
is_hopeless(const Hunt *hunt)
{
    const Game *g = hunt->walk->path.game;

    for (int i = 0; i < hunt->chain.count; i++) {
        if (has_hope_about(hunt, hunt->chain.hex[i])) {
            return false;
        }
    }
    return hunt->chain.count > 0 && on_map(g, hunt->u);
}

/* The steps that are of use, by the same measure, and better than what is
   known.  No way leads on from where there is none to the goal at all. */
static void
steps_of_hunt(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    const Hunt *hunt = about;
    const int16_t *known = hunt->reach->cost, *ahead = hunt->field->cost;
    int limit = hunt->field->limit, most = hunt->points + hunt->least;
    Stride stride = pur_stride_from(hunt->walk, hex);

    memset(step, -1, WG_HEX_SIDES);
    if (stride.stopped || (limit == WG_HEX_FAR && ahead[hex] == WG_HEX_FAR)) {
        return;
    }
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];
        int cost = pur_cost_of_stride(&stride, hex, d);
        int sum = known[hex] + cost;

        if (cost >= 0 && sum < known[to]
                && sum + (ahead[to] < limit ? ahead[to] : limit) <= most
                && pur_may_step(&stride, hex, d)) {
            step[d] = (int8_t)cost;
        }
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
pur_choose(const Walk *walk, int u, int reason, const Field *field,
        WgHexReach *reach, Equals *equal)
{
    const Game *g = walk->path.game;
    Hunt hunt;
    int reached;
    WgHexSearch search = { .steps = steps_of_hunt, .about = &hunt,
            .most = pur_points(g, u), .visit = visit, .ahead = field->cost,
            .far = field->limit };

    hunt.walk = walk;
    hunt.u = u;
    hunt.points = search.most;
    hunt.waiting = reason == BY_WAITING;
    hunt.field = field;
    hunt.reach = reach;
    hunt.chain = ber_chain_of(g, u);
    hunt.hopeless = is_hopeless(&hunt);
    hunt.least = WG_HEX_FAR;
    hunt.count = 0;
    wg_hex_begin(&berezina_grid, reach);
    wg_hex_from(reach, walk->start, pur_entry_cost(g, u));
    wg_hex_search(&berezina_grid, reach, &search, steps_of_hunt, visit);
    reached = reach->count;
    pur_reach_beside(walk, u, reach);
    for (int i = reached; i < reach->count; i++) {
        find(&hunt, reach->hex[i]);
    }
    list_equals(g, &hunt, equal);
    return equal->count > 0 ? equal->hex[0] : walk->start;
}
