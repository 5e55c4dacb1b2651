/*
 * retreat.h --
 *
 *      The ways by which a unit may go back.
 */

#ifndef MOSKOWA_RETREAT_H
#define MOSKOWA_RETREAT_H

#include "moskowa.h"

/* The chart of melee names one hex and two; no longer way is looked for. */
enum { LONGEST_BACK = 4 };

/* A way back.  What is against it: hexes overstacked, then enemy zones, then
   friends; to leaders these are welcome. */
typedef struct WayBack {
    int crowds, zones, friends;
    int count;
    int hex[LONGEST_BACK];
} WayBack;

/* The best ways to each end. */
enum { MOST_ENDS = 24 };

/* Who looks for one. */
typedef struct WaysBack {
    const Game *g;
    int u, count;
    WayBack best[MOST_ENDS];
} WaysBack;

static inline int
end_of_way(const WayBack *way)
{
    return way->hex[way->count - 1];
}

void msk_find_ways_back(const Game *, int u, WaysBack *);

#endif /* MOSKOWA_RETREAT_H */
