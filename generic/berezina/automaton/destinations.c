/*
 * destinations.c --
 *
 *      6.3.1.5 Where a Russian goes: to that of the hexes it can reach from
 *      which the rest of its way is cheapest.
 *
 *      The search goes by what a hex costs to reach and what is left of the
 *      way together.  It ends when nothing better can be reached with the
 *      points that there are, or when all hexes were met that could be
 *      better: its candidates.
 */

#include <limits.h>
#include <string.h>

#include "../../core/map/reach.h"
#include "stride.h"

enum { MOST_NEARER = 64 };

typedef struct Search {
    const Walk *walk;
    int u, points;
    bool waiting;
    const DistanceField *field;
    const WgHexReach *reach;
    const Chain *chain;
    bool none;                  /* nothing in reach is as near as its own */
    bool complete;              /* no hex but its candidates will do */
    int least, count;           /* of those found */
    int last;                   /* the dearest sum of those */
    int bound;                  /* no dearer sum is of use */
    int16_t candidates[MOST_NEARER + 1];     /* not met, by how much nearer */
    bool is_candidate[HEXES];   /* of the rows within its points */
    int16_t found[HEXES];
} Search;

/* What it costs to reach a hex, and at least to go on to the goal. */
static inline int
sum_at(const Search *search, int hex, int cost)
{
    int ahead = search->field->cost[hex], limit = search->field->limit;

    return cost + (ahead < limit ? ahead : limit);
}

/* ---- candidates ---- */

/* The hexes that are near enough to one of the leaders, of each of these rows,
   a bit each: known, or found here. */
static const uint32_t *
near_leaders(const Chain *chain, Span rows, uint32_t near[ROWS])
{
    int range = ber_chain_range(chain);

    if (range == RUSSIAN_RANGE && chain->near != NULL) {
        return chain->near;
    }
    aut_mark_near(chain, range, rows, near);
    return near;
}

/* Of those in a row, the ones that its points may reach, that are as near as
   its own and have room. */
static int
find_candidates_in(Search *search, int row, uint64_t near)
{
    const Game *g = search->walk->path.game;
    const int16_t *cost = search->field->cost;
    int start = search->walk->start, count = 0;

    near &= near == 0 ? 0
            : bits_of(span_about(start, search->points, row), row);
    while (near != 0) {
        int hex = row * COLUMNS + wg_take_lowest(&near);
        int nearer = cost[start] - cost[hex];

        if (nearer >= 0 && nearer <= search->points && hex != start
                && g->stack[RUSSIAN][hex] < MOST_STACKED
                && !aut_is_closed(g, false, hex)) {
            search->is_candidate[hex] = true;
            search->candidates[nearer]++;
            count++;
        }
    }
    return count;
}

/* Without a leader, or off the map, any hex may do. */
static void
find_candidates(Search *search)
{
    int start = search->field->cost[search->walk->start], count = 0;
    Span rows = rows_about(search->walk->start, search->points);
    uint32_t found[ROWS];
    const uint32_t *near = found;

    memset(search->candidates, 0, sizeof search->candidates);
    memset(search->is_candidate + rows.first * COLUMNS, false,
            (size_t)(rows.end - rows.first) * COLUMNS);
    search->complete = search->chain->count > 0 && !search->chain->strict
            && on_map(search->walk->path.game, search->u)
            && search->points <= MOST_NEARER && start != WG_HEX_FAR
            && start <= search->field->limit;
    if (search->complete) {
        near = near_leaders(search->chain, rows, found);
    }
    for (int row = rows.first; search->complete && row < rows.end; row++) {
        count += find_candidates_in(search, row, near[row]);
    }
    search->none = search->complete && count == 0;
}

/* May a hex do that is no candidate?  Yes until it is known that the unit may
   stay. */
static inline bool
is_open(const Search *search)
{
    return !search->complete
            || search->least > search->field->cost[search->walk->start];
}

/* What is dearer than this is of no use: from there nothing as good as what was
   found can be reached that was not met, and the ways to what was found are as
   cheap. */
static int
bound_of(const Search *search)
{
    int start = search->field->cost[search->walk->start];

    if (is_open(search)) {
        return search->points + search->least;
    }
    for (int i = start - search->least; i <= search->points; i++) {
        if (search->candidates[i] > 0) {
            int bound = search->points + start - i;

            return bound > search->last ? bound : search->last;
        }
    }
    return search->last;
}

/* ---- the search ---- */

/* May it end there?  In a candidate it may, unless it waits. */
static inline bool
may_end(const Search *search, int hex, bool candidate)
{
    bool empty = search->waiting && search->field->cost[hex] == 0;

    return (candidate && !empty) || aut_may_end(search->walk->path.game,
            search->u, search->chain, hex, empty);
}

/* Is it as good as the best of those found? */
static bool
find(Search *search, int hex, bool candidate)
{
    int cost = search->field->cost[hex];

    if (cost > search->least || cost > search->field->limit
            || cost == WG_HEX_FAR || !may_end(search, hex, candidate)) {
        return false;
    }
    if (cost < search->least) {
        search->least = cost;
        search->count = 0;
    }
    search->found[search->count++] = (int16_t)hex;
    search->last = sum_at(search, hex, search->reach->cost[hex]);
    return true;
}

/* A hex is of use only if from there, with the points that are left, one as
   good as the best can be reached.  Those on a way that is as cheap are met,
   too. */
static bool
visit(Search *search, int hex)
{
    bool candidate = search->is_candidate[hex];

    if (sum_at(search, hex, search->reach->cost[hex]) > search->bound) {
        return false;
    }
    if (candidate) {
        search->is_candidate[hex] = false;
        search->candidates[search->field->cost[search->walk->start]
                - search->field->cost[hex]]--;
    } else if (!is_open(search)) {
        return true;
    }
    if (find(search, hex, candidate) || candidate) {
        search->bound = bound_of(search);
    }
    return !search->none || search->count == 0;
}

/* The steps that are of use, by the same measure, and better than what is
   known.  No way leads on from where there is none to the goal at all. */
static void
go_on(const Search *search, WgHexQueue *q, int hex)
{
    const int16_t *known = search->reach->cost;
    Stride stride = aut_stride_from(search->walk, hex);
    int here = known[hex];
    int8_t step[WG_HEX_SIDES];
    uint64_t sides;

    if (stride.stopped || (search->field->limit == WG_HEX_FAR
            && search->field->cost[hex] == WG_HEX_FAR)) {
        return;
    }
    sides = aut_cheaper_sides(&stride, known, hex, search->points - here, step);
    while (sides != 0) {
        int d = wg_take_lowest(&sides), to = berezina_near[hex][d];
        int cost = here + step[d];

        if (sum_at(search, to, cost) <= search->bound
                && aut_may_step(&stride, hex, d)) {
            wg_hex_come(q, to, cost);
        }
    }
}

/* ---- what was found ---- */

/* R-B30.5 Beside more of the French; in better shelter; on a road; by the lower
   number. */
static int
rank(const Game *g, int hex)
{
    Merit m = aut_merit_of(g, hex);

    return (6 * m.steps + 2 * m.shelter + m.road) * HEXES - hex;
}

/* Those found, the best first, as many as there is room for. */
static void
list_equals(const Game *g, const Search *search, Equals *equal)
{
    int worth[MOST_EQUALS];

    equal->count = 0;
    for (int i = 0; i < search->count; i++) {
        int value = search->count > 1 ? rank(g, search->found[i]) : 0;
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
        equal->hex[at] = search->found[i];
    }
}

/* The best of what it can reach: `equal` lists it and after it all that are as
   near; `reach` tells the ways there. */
int
aut_choose(const Walk *walk, int u, const Chain *chain, int reason,
        const DistanceField *field, WgHexReach *reach, Equals *equal)
{
    const Game *g = walk->path.game;
    WgHexQueue queue;
    int hex, reached;
    Search search;

    search.walk = walk;
    search.u = u;
    search.points = aut_points(g, u);
    search.waiting = reason == BY_WAITING;
    search.field = field;
    search.reach = reach;
    search.chain = chain;
    search.least = WG_HEX_FAR;
    search.count = 0;
    search.bound = INT_MAX;
    find_candidates(&search);
    wg_hex_begin(&berezina_grid, reach);
    wg_hex_from(reach, walk->start, aut_entry_cost(g, u));
    wg_hex_line_up(&queue, reach, field->cost, field->limit);
    while ((hex = wg_hex_next(&queue)) >= 0 && visit(&search, hex)) {
        go_on(&search, &queue, hex);
    }
    reached = reach->count;
    aut_reach_beside(walk, u, reach);
    for (int i = reached; i < reach->count; i++) {
        find(&search, reach->hex[i], false);
    }
    list_equals(g, &search, equal);
    return equal->count > 0 ? equal->hex[0] : walk->start;
}
