/*
 * hunts.c --
 *
 *      6.3.1.5 Where a Russian goes: to that of the hexes it can reach from
 *      which the rest of its way is cheapest.
 *
 *      The search goes by what a hex costs to reach and what is left of the
 *      way together.  It ends when nothing better can be reached with the
 *      points that there are, or when all hexes were met that could be
 *      better: its hopes.
 */

#include <limits.h>
#include <string.h>

#include "../core/reach.h"
#include "stride.h"

enum { MOST_NEARER = 64 };

typedef struct Hunt {
    const Walk *walk;
    int u, points;
    bool waiting;
    const Field *field;
    const WgHexReach *reach;
    const Chain *chain;
    bool hopeless;              /* nothing in reach is as near as its own */
    bool counts;                /* its hopes are all that there are */
    int least, count;           /* of those found */
    int last;                   /* the dearest sum of those */
    int bound;                  /* no dearer sum is of use */
    int16_t hopes[MOST_NEARER + 1];     /* not met, by how much nearer */
    bool hoped[HEXES];
    int16_t found[HEXES];
} Hunt;

/* What it costs to reach a hex, and at least to go on to the goal. */
static inline int
sum_at(const Hunt *hunt, int hex, int cost)
{
    int ahead = hunt->field->cost[hex], limit = hunt->field->limit;

    return cost + (ahead < limit ? ahead : limit);
}

/* ---- hopes ---- */

/* The hexes about a leader that are as near as its own, that its points may
   reach, and that have room. */
static int
hope_about(Hunt *hunt, int leader, int range)
{
    const uint8_t *stack = hunt->walk->path.game->stack[RUSSIAN];
    const int16_t *cost = hunt->field->cost;
    int start = hunt->walk->start, points = hunt->points, count = 0;
    Span rows = span_of_both(rows_about(leader, range),
            rows_about(start, points));

    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_of_both(span_about(leader, range, row),
                span_about(start, points, row));

        for (int hex = span.first; hex < span.end; hex++) {
            int nearer = cost[start] - cost[hex];

            if (nearer >= 0 && nearer <= points && hex != start
                    && stack[hex] < MOST_STACKED && !hunt->hoped[hex]) {
                hunt->hoped[hex] = true;
                hunt->hopes[nearer]++;
                count++;
            }
        }
    }
    return count;
}

/* Without a leader, or off the map, it may hope for anything. */
static void
raise_hopes(Hunt *hunt)
{
    const Chain *chain = hunt->chain;
    int start = hunt->field->cost[hunt->walk->start];
    int range = ber_chain_range(chain), count = 0;

    memset(hunt->hopes, 0, sizeof hunt->hopes);
    memset(hunt->hoped, false, sizeof hunt->hoped);
    hunt->counts = chain->count > 0 && !chain->strict
            && on_map(hunt->walk->path.game, hunt->u)
            && hunt->points <= MOST_NEARER && start != WG_HEX_FAR
            && start <= hunt->field->limit;
    for (int i = 0; hunt->counts && i < chain->count; i++) {
        count += hope_about(hunt, chain->hex[i], range);
    }
    hunt->hopeless = hunt->counts && count == 0;
}

/* May there be more than it hopes for?  So it is until it is known that it may
   stay. */
static inline bool
is_open(const Hunt *hunt)
{
    return !hunt->counts
            || hunt->least > hunt->field->cost[hunt->walk->start];
}

/* Are there hopes that are as good as what was found? */
static bool
has_hopes(const Hunt *hunt)
{
    int start = hunt->field->cost[hunt->walk->start];

    if (is_open(hunt)) {
        return true;
    }
    for (int i = start - hunt->least; i <= hunt->points; i++) {
        if (hunt->hopes[i] > 0) {
            return true;
        }
    }
    return false;
}

/* ---- the search ---- */

/* Is it as good as the best of those found? */
static bool
find(Hunt *hunt, int hex)
{
    int cost = hunt->field->cost[hex];

    if (cost > hunt->least || cost > hunt->field->limit || cost == WG_HEX_FAR
            || !pur_may_end(hunt->walk->path.game, hunt->u, hunt->chain, hex,
                hunt->waiting && cost == 0)) {
        return false;
    }
    if (cost < hunt->least) {
        hunt->least = cost;
        hunt->count = 0;
    }
    hunt->found[hunt->count++] = (int16_t)hex;
    hunt->last = sum_at(hunt, hex, hunt->reach->cost[hex]);
    return true;
}

/* A hex is of use only if from there, with the points that are left, one as
   good as the best can be reached.  Those on a way that is as cheap are met,
   too. */
static bool
visit(Hunt *hunt, int hex)
{
    bool hoped = hunt->hoped[hex];

    if (sum_at(hunt, hex, hunt->reach->cost[hex]) > hunt->bound) {
        return false;
    }
    if (hoped) {
        hunt->hoped[hex] = false;
        hunt->hopes[hunt->field->cost[hunt->walk->start]
                - hunt->field->cost[hex]]--;
    } else if (!is_open(hunt)) {
        return true;
    }
    if (find(hunt, hex) || hoped) {
        hunt->bound = hunt->points + hunt->least;
        if (hunt->last < hunt->bound && !has_hopes(hunt)) {
            hunt->bound = hunt->last;
        }
    }
    return !hunt->hopeless || hunt->count == 0;
}

/* The steps that are of use, by the same measure, and better than what is
   known.  No way leads on from where there is none to the goal at all. */
static void
go_on(const Hunt *hunt, WgHexQueue *q, int hex)
{
    const int16_t *known = hunt->reach->cost;
    Stride stride = pur_stride_from(hunt->walk, hex);
    int here = known[hex];

    if (stride.stopped || (hunt->field->limit == WG_HEX_FAR
            && hunt->field->cost[hex] == WG_HEX_FAR)) {
        return;
    }
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];
        int step = pur_cost_of_stride(&stride, hex, d), cost = here + step;

        if (step >= 0 && cost <= hunt->points && cost < known[to]
                && sum_at(hunt, to, cost) <= hunt->bound
                && pur_may_step(&stride, hex, d)) {
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
    Merit m = pur_merit_of(g, hex);

    return (6 * m.steps + 2 * m.shelter + m.road) * HEXES - hex;
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
pur_choose(const Walk *walk, int u, const Chain *chain, int reason,
        const Field *field, WgHexReach *reach, Equals *equal)
{
    const Game *g = walk->path.game;
    WgHexQueue queue;
    int hex, reached;
    Hunt hunt;

    hunt.walk = walk;
    hunt.u = u;
    hunt.points = pur_points(g, u);
    hunt.waiting = reason == BY_WAITING;
    hunt.field = field;
    hunt.reach = reach;
    hunt.chain = chain;
    hunt.least = WG_HEX_FAR;
    hunt.count = 0;
    hunt.bound = INT_MAX;
    raise_hopes(&hunt);
    wg_hex_begin(&berezina_grid, reach);
    wg_hex_from(reach, walk->start, pur_entry_cost(g, u));
    wg_hex_line_up(&queue, reach, field->cost, field->limit);
    while ((hex = wg_hex_next(&queue)) >= 0 && visit(&hunt, hex)) {
        go_on(&hunt, &queue, hex);
    }
    reached = reach->count;
    pur_reach_beside(walk, u, reach);
    for (int i = reached; i < reach->count; i++) {
        find(&hunt, reach->hex[i]);
    }
    list_equals(g, &hunt, equal);
    return equal->count > 0 ? equal->hex[0] : walk->start;
}
