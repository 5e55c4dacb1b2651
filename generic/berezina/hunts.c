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
    bool hopeless;              /* nothing else is as near as where it is */
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

/* The hexes about a leader that are as near as its own, and have room.  What
   is nearer by more than its points it cannot reach by them. */
static int
hope_about(Hunt *hunt, int leader)
{
    const Game *g = hunt->walk->path.game;
    const int16_t *cost = hunt->field->cost;
    int start = hunt->walk->start, most = ber_chain_range(hunt->chain);
    int row = leader / COLUMNS, count = 0;
    int top = row < most ? 0 : row - most;
    int bottom = row + most < ROWS ? row + most : ROWS - 1;

    for (int r = top; r <= bottom; r++) {
        Span span = span_about(leader, most, r);

        for (int hex = span.first; hex < span.end; hex++) {
            int nearer = cost[start] - cost[hex];

            if (nearer < 0 || hunt->hoped[hex] || hex == start
                    || g->stack[RUSSIAN][hex] >= MOST_STACKED) {
                continue;
            }
            count++;
            if (nearer <= hunt->points
                    && is_within(hunt->points, hex, start)) {
                hunt->hoped[hex] = true;
                hunt->hopes[nearer]++;
            }
        }
    }
    return count;
}

/* Without a leader, or off the map, it may hope for anything. */
static void
raise_hopes(Hunt *hunt)
{
    int start = hunt->field->cost[hunt->walk->start], count = 0;

    memset(hunt->hopes, 0, sizeof hunt->hopes);
    memset(hunt->hoped, false, sizeof hunt->hoped);
    hunt->counts = hunt->chain->count > 0 && on_map(hunt->walk->path.game,
            hunt->u) && hunt->points <= MOST_NEARER;
    for (int i = 0; hunt->counts && i < hunt->chain->count; i++) {
        count += hope_about(hunt, hunt->chain->hex[i]);
    }
    hunt->hopeless = hunt->counts && count == 0;
    hunt->counts = hunt->counts && start != WG_HEX_FAR
            && start <= hunt->field->limit;
}

/* Are there hopes that are as good as what was found? */
static bool
has_hopes(const Hunt *hunt)
{
    int start = hunt->field->cost[hunt->walk->start];

    if (!hunt->counts || hunt->least > start) {
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

static void
find(Hunt *hunt, int hex)
{
    int cost = hunt->field->cost[hex];

    if (cost <= hunt->least && cost <= hunt->field->limit
            && cost != WG_HEX_FAR
            && pur_may_end(hunt->walk->path.game, hunt->u, hunt->chain, hex,
                hunt->waiting && cost == 0)) {
        if (cost < hunt->least) {
            hunt->least = cost;
            hunt->count = 0;
        }
        hunt->found[hunt->count++] = (int16_t)hex;
        hunt->last = sum_at(hunt, hex, hunt->reach->cost[hex]);
    }
}

/* A hex is of use only if from there, with the points that are left, one as
   good as the best can be reached.  Those on a way that is as cheap are met,
   too. */
static bool
visit(void *about, int hex)
{
    Hunt *hunt = about;
    int known = hunt->count;

    if (sum_at(hunt, hex, hunt->reach->cost[hex]) > hunt->bound) {
        return false;
    }
    if (hunt->hoped[hex]) {
        hunt->hoped[hex] = false;
        hunt->hopes[hunt->field->cost[hunt->walk->start]
                - hunt->field->cost[hex]]--;
        known = -1;
    }
    find(hunt, hex);
    if (known != hunt->count) {
        hunt->bound = hunt->points + hunt->least;
        if (hunt->last < hunt->bound && !has_hopes(hunt)) {
            hunt->bound = hunt->last;
        }
    }
    return !hunt->hopeless;
}

/* The steps that are of use, by the same measure, and better than what is
   known.  No way leads on from where there is none to the goal at all. */
static void
steps_of_hunt(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    const Hunt *hunt = about;
    const int16_t *known = hunt->reach->cost;
    Stride stride = pur_stride_from(hunt->walk, hex);

    memset(step, -1, WG_HEX_SIDES);
    if (stride.stopped || (hunt->field->limit == WG_HEX_FAR
            && hunt->field->cost[hex] == WG_HEX_FAR)) {
        return;
    }
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];
        int cost = pur_cost_of_stride(&stride, hex, d);

        if (cost >= 0 && known[hex] + cost < known[to]
                && sum_at(hunt, to, known[hex] + cost) <= hunt->bound
                && pur_may_step(&stride, hex, d)) {
            step[d] = (int8_t)cost;
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
    hunt.chain = chain;
    hunt.least = WG_HEX_FAR;
    hunt.count = 0;
    hunt.bound = INT_MAX;
    raise_hopes(&hunt);
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
