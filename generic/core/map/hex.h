/*
 * hex.h --
 *
 *      Maps of hexes: neighbours, distances, lines of sight, reach.
 *
 *      Hexes are numbered row by row.  Rows run straight; every other one is
 *      shifted by half a hex toward higher columns.  A hex has six sides,
 *      numbered round it; side d of one is side wg_hex_back(d) of the next.
 *
 *      A map has WG_HEXES at most, a hex being an int16_t.  A search keeps ten
 *      bytes for each of them on the stack, 160 kB, but touches those alone
 *      that it meets, and two bytes for each hex of the map.
 */

#ifndef HEX_H
#define HEX_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { WG_HEX_SIDES = 6, WG_HEXES = 16384 };

typedef struct WgHexGrid {
    int16_t rows, columns;
    int8_t odd;                 /* rows 1, 3... are shifted; else 0, 2... */
    /* The hex beyond each side, -1 off the map, if the caller has a table of
       them; else NULL. */
    const int16_t (*near)[WG_HEX_SIDES];
} WgHexGrid;

static inline int
wg_hex_back(int side)
{
    return (side + 3) % WG_HEX_SIDES;
}

/* Is this row shifted?  0 or 1. */
static inline int
wg_hex_shift(const WgHexGrid *grid, int row)
{
    return (row & 1) == grid->odd;
}

/* hex.c: the same, computed. */
int wg_hex_computed(const WgHexGrid *, int hex, int side);

/* The hex beyond a side: -1 off the map. */
static inline int
wg_hex_beyond(const WgHexGrid *grid, int hex, int side)
{
    return grid->near ? grid->near[hex][side]
            : wg_hex_computed(grid, hex, side);
}

/* The side of a hex toward its neighbour `to`; -1 if they do not touch. */
int wg_hex_side(const WgHexGrid *, int hex, int to);

/* In hexes, counting the second but not the first. */
static inline int
wg_hex_distance(const WgHexGrid *grid, int hex, int other)
{
    int row = hex / grid->columns, to = other / grid->columns;
    int across = 2 * (hex % grid->columns - other % grid->columns)
            + wg_hex_shift(grid, row) - wg_hex_shift(grid, to);
    int rows = row < to ? to - row : row - to;

    /* Each row gone up or down brings one half a hex across for nothing. */
    across = across < 0 ? -across : across;
    return rows + (across > rows ? (across - rows) / 2 : 0);
}

/* The hex that lies from `hex` as `to` lies from `from`; -1 off the map. */
int wg_hex_shifted(const WgHexGrid *, int hex, int from, int to);

/* ---- lines ---- */

/* Where a straight line goes: through a hex, or exactly between two. */
typedef struct WgHexSight {
    int16_t hex, other;         /* other: -1 if through a hex */
} WgHexSight;

/*
 * What lies between two hexes on the straight line from middle to middle, in
 * no order, both ends left out; a corner that is only touched does not count,
 * nor a line between a hex and the edge of the map.  At most `capacity`
 * are written; their number is returned.  Twice the distance is enough.
 */
int wg_hex_line(const WgHexGrid *, int from, int to, WgHexSight *out,
        int capacity);

/* ---- reach: reach.c ---- */

/* FAR, more than anything may cost, is the same byte twice. */
enum { WG_HEX_DEAREST = 63, WG_HEX_FAR = 0x7f7f };

/* What a step over each side of a hex costs: 0 to WG_HEX_DEAREST, or -1 where
   there is no way, as always off the map.  The steps are those that leave the
   hex, or, for a search backward, those that come to it.  `about` is the
   caller's. */
typedef void WgHexSteps(const void *about, int hex,
        int8_t step[WG_HEX_SIDES]);

/* The same from a function that tells one step's cost: `to` is the hex beyond
   the side, on the map.  If it is inline, so is all of this; the costs are
   written at the end, so that what they are computed from need not be read
   again for each. */
typedef int WgHexCost(const void *about, int hex, int side, int to);

static inline void
wg_hex_steps_from(const WgHexGrid *grid, WgHexCost *cost, const void *about,
        int hex, int8_t step[WG_HEX_SIDES])
{
    int8_t found[WG_HEX_SIDES];

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = wg_hex_beyond(grid, hex, side);

        found[side] = (int8_t)(to < 0 ? -1 : cost(about, hex, side, to));
    }
    memcpy(step, found, sizeof found);
}

static inline void
wg_hex_steps_to(const WgHexGrid *grid, WgHexCost *cost, const void *about,
        int hex, int8_t step[WG_HEX_SIDES])
{
    int8_t found[WG_HEX_SIDES];

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int from = wg_hex_beyond(grid, hex, side);

        found[side] = (int8_t)(from < 0 ? -1
                : cost(about, from, wg_hex_back(side), hex));
    }
    memcpy(step, found, sizeof found);
}

/* A hex whose cost is final; false ends the search. */
typedef bool WgHexVisit(void *about, int hex);

typedef struct WgHexSearch {
    WgHexSteps *steps;
    void *about;
    int most;                   /* dearer hexes are out of reach */
    WgHexVisit *visit;          /* or NULL */
    /* What it costs at least from each hex to a goal, but no more than `far`:
       hexes come by their cost and this together.  NULL: by cost alone. */
    const int16_t *ahead;
    int far;
} WgHexSearch;

/* A set of hexes to begin from, and what each other costs at least. */
typedef struct WgHexReach {
    int16_t cost[WG_HEXES];     /* WG_HEX_FAR: out of reach */
    int16_t count;              /* the hexes within reach, those begun from
                                   first */
    int16_t hex[WG_HEXES];
} WgHexReach;

/* Begin with nothing; then add hexes that cost so much already: 0 to
   WG_HEX_DEAREST. */
void wg_hex_begin(const WgHexGrid *, WgHexReach *);
void wg_hex_from(WgHexReach *, int hex, int cost);

/* The least cost of every hex within reach; of those not visited
   when a search is ended, what they may cost. */
void wg_hex_reach(const WgHexGrid *, WgHexReach *, const WgHexSearch *);

#endif /* HEX_H */
