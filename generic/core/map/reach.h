/*
 * reach.h --
 *
 *      What it costs to come from some hexes to all others: Dijkstra's search,
 *      by cost alone or with what is ahead (A*).
 *
 *      hex.h has what others need to know of it.  It is inline for those few
 *      who search so often that calls for each hex are too dear.  They write
 *      the search themselves:
 *
 *          wg_hex_line_up(&queue, &reach, ahead, far);
 *          while ((hex = wg_hex_next(&queue)) >= 0) {
 *              for each hex `to` that a step leads to from there
 *                  wg_hex_come(&queue, to, reach.cost[hex] + its cost);
 *          }
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
    int16_t next, before;       /* before: of all but the first */
    int16_t bucket;             /* -1: not waiting */
} WgHexLink;

typedef struct WgHexQueue {
    WgHexReach *reach;
    const int16_t *ahead;       /* as in WgHexSearch; NULL */
    int far;
    int waiting;
    int at;                     /* the least sum of those that wait */
    int16_t first[WG_HEX_BUCKETS];
    WgHexLink link[WG_HEXES];
} WgHexQueue;

/* ---- the queue ---- */

static inline int
wg_hex_sum(const WgHexQueue *q, int hex, int cost)
{
    return cost + (q->ahead == NULL ? 0
            : q->ahead[hex] < q->far ? q->ahead[hex] : q->far);
}

/* The first of a bucket. */
static inline void
wg_hex_take_first(WgHexQueue *q, unsigned bucket)
{
    WgHexLink *link = &q->link[q->first[bucket]];

    q->first[bucket] = link->next;
    link->bucket = -1;
    q->waiting--;
}

/* To be put in elsewhere. */
static inline void
wg_hex_take_out(WgHexQueue *q, int hex)
{
    WgHexLink *link = &q->link[hex];

    if (q->first[link->bucket] == hex) {
        wg_hex_take_first(q, (unsigned)link->bucket);
        return;
    }
    q->link[link->before].next = link->next;
    if (link->next >= 0) {
        q->link[link->next].before = link->before;
    }
    q->waiting--;
}

static inline void
wg_hex_put_in(WgHexQueue *q, int hex, int cost)
{
    int sum = wg_hex_sum(q, hex, cost), last = q->at + WG_HEX_BUCKETS - 1;
    unsigned bucket = (unsigned)(sum < q->at ? q->at : sum > last ? last
            : sum) % WG_HEX_BUCKETS;
    WgHexLink *link = &q->link[hex];

    link->next = q->first[bucket];
    link->bucket = (int16_t)bucket;
    if (link->next >= 0) {
        q->link[link->next].before = (int16_t)hex;
    }
    q->first[bucket] = (int16_t)hex;
    q->waiting++;
}

/* ---- the search ---- */

/* Those wait that `reach` begins from. */
static inline void
wg_hex_line_up(WgHexQueue *q, WgHexReach *reach, const int16_t *ahead,
        int far)
{
    q->reach = reach;
    q->ahead = ahead;
    q->far = far;
    q->waiting = 0;
    q->at = INT32_MAX - WG_HEX_BUCKETS;
    memset(q->first, -1, sizeof q->first);
    for (int i = 0; i < reach->count; i++) {
        int sum = wg_hex_sum(q, reach->hex[i], reach->cost[reach->hex[i]]);

        q->at = sum < q->at ? sum : q->at;
    }
    for (int i = 0; i < reach->count; i++) {
        wg_hex_put_in(q, reach->hex[i], reach->cost[reach->hex[i]]);
    }
}

/* The hex whose cost is final now; -1 if there is none. */
static inline int
wg_hex_next(WgHexQueue *q)
{
    int hex;

    if (q->waiting == 0) {
        return -1;
    }
    while ((hex = q->first[(unsigned)q->at % WG_HEX_BUCKETS]) < 0) {
        q->at++;
    }
    wg_hex_take_first(q, (unsigned)q->at % WG_HEX_BUCKETS);
    return hex;
}

/* That hex can be reached for so much, by a step of WG_HEX_DEAREST at most. */
static inline void
wg_hex_come(WgHexQueue *q, int hex, int cost)
{
    WgHexReach *reach = q->reach;

    if (cost >= reach->cost[hex]) {
        return;
    }
    if (reach->cost[hex] == WG_HEX_FAR) {
        reach->hex[reach->count++] = (int16_t)hex;
    } else if (q->link[hex].bucket != -1) {
        wg_hex_take_out(q, hex);
    }
    reach->cost[hex] = (int16_t)cost;
    wg_hex_put_in(q, hex, cost);
}

#endif /* REACH_H */
