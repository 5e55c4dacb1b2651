/*
 * reach.h --
 *
 *      What it costs to come from some hexes to all others: Dijkstra's search,
 *      by cost alone or with what is ahead (A*).
 *
 *      hex.h has what others need to know of it.  It is inline for those few
 *      who search so often that calls for each hex are too dear: they give
 *      wg_hex_search() their functions by name, and the compiler makes a
 *      search for each of them.
 *
 *      Hexes to go on from wait in buckets, one for each sum of cost and what
 *      is ahead, round and round, since none is more than two of the dearest
 *      steps above the least.  Nothing is made ready for hexes that are never
 *      met, but their costs: a short search on a great map is cheap.
 */

#ifndef REACH_H
#define REACH_H

#include <assert.h>
#include <string.h>

#include "hex.h"

enum { WG_HEX_BUCKETS = 2 * (WG_HEX_DEAREST + 1) };

/* A hex that has been met: those that wait with it. */
typedef struct WgHexLink {
    int16_t next, before;
    int16_t bucket;             /* -1: not waiting */
} WgHexLink;

typedef struct WgHexQueue {
    const WgHexSearch *search;
    WgHexReach *reach;
    int waiting;
    int at;                     /* the least sum of those that wait */
    int16_t first[WG_HEX_BUCKETS];
    WgHexLink link[WG_HEXES];
} WgHexQueue;

/* ---- the queue ---- */

static inline int
wg_hex_sum(const WgHexSearch *s, int hex, int cost)
{
    return cost + (s->ahead == NULL ? 0
            : s->ahead[hex] < s->far ? s->ahead[hex] : s->far);
}

static inline void
wg_hex_take_out(WgHexQueue *q, int hex)
{
    WgHexLink *link = &q->link[hex];

    if (link->before < 0) {
        q->first[link->bucket] = link->next;
    } else {
        q->link[link->before].next = link->next;
    }
    if (link->next >= 0) {
        q->link[link->next].before = link->before;
    }
    link->bucket = -1;
    q->waiting--;
}

static inline void
wg_hex_put_in(WgHexQueue *q, int hex, int cost)
{
    int sum = wg_hex_sum(q->search, hex, cost);
    int last = q->at + WG_HEX_BUCKETS - 1;
    unsigned bucket = (unsigned)(sum < q->at ? q->at : sum > last ? last
            : sum) % WG_HEX_BUCKETS;
    int16_t next = q->first[bucket];

    q->link[hex] = (WgHexLink){ next, -1, (int16_t)bucket };
    if (next >= 0) {
        q->link[next].before = (int16_t)hex;
    }
    q->first[bucket] = (int16_t)hex;
    q->waiting++;
}

static inline void
wg_hex_line_up(WgHexQueue *q)
{
    const WgHexReach *reach = q->reach;

    q->waiting = 0;
    q->at = INT32_MAX - WG_HEX_BUCKETS;
    memset(q->first, -1, sizeof q->first);
    for (int i = 0; i < reach->count; i++) {
        int hex = reach->hex[i];
        int sum = wg_hex_sum(q->search, hex, reach->cost[hex]);

        q->at = sum < q->at ? sum : q->at;
    }
    for (int i = 0; i < reach->count; i++) {
        wg_hex_put_in(q, reach->hex[i], reach->cost[reach->hex[i]]);
    }
}

/* ---- the search ---- */

/* It costs less than was known to come to this hex. */
static inline void
wg_hex_improve(WgHexQueue *q, int hex, int cost)
{
    WgHexReach *reach = q->reach;

    if (reach->cost[hex] == WG_HEX_FAR) {
        reach->hex[reach->count++] = (int16_t)hex;
    } else if (q->link[hex].bucket != -1) {
        wg_hex_take_out(q, hex);
    }
    reach->cost[hex] = (int16_t)cost;
    wg_hex_put_in(q, hex, cost);
}

static inline void
wg_hex_go_on(const WgHexGrid *grid, WgHexQueue *q, WgHexSteps *steps, int hex)
{
    const WgHexSearch *s = q->search;
    const int16_t *known = q->reach->cost;
    int here = known[hex], most = s->most;
    int8_t step[WG_HEX_SIDES];

    steps(s->about, hex, step);
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to, cost = here + step[side];

        if (step[side] < 0 || cost > most) {
            continue;
        }
        to = wg_hex_beyond(grid, hex, side);
        if (cost < known[to]) {
            assert(step[side] <= WG_HEX_DEAREST);
            wg_hex_improve(q, to, cost);
        }
    }
}

/* As wg_hex_reach(), with the steps and the visit of `s`. */
static inline void
wg_hex_search(const WgHexGrid *grid, WgHexReach *reach, const WgHexSearch *s,
        WgHexSteps *steps, WgHexVisit *visit)
{
    WgHexQueue q;

    q.search = s;
    q.reach = reach;
    wg_hex_line_up(&q);
    while (q.waiting > 0) {
        int hex = q.first[(unsigned)q.at % WG_HEX_BUCKETS];

        if (hex < 0) {
            q.at++;
            continue;
        }
        wg_hex_take_out(&q, hex);
        if (visit && !visit(s->about, hex)) {
            return;
        }
        wg_hex_go_on(grid, &q, steps, hex);
    }
}

#endif /* REACH_H */
