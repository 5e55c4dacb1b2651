/*
 * map.h --
 *
 *      The ground of Napoleon at the Berezina as the rules see it (2.1): 51
 *      rows of 29 hexes.  The tables are made from maps/berezina.map by
 *      maps/grid2c.tcl; a hex is spelled out there and nowhere else.
 *
 *      A hex is a number from 0, row by row from the north-east corner;
 *      HEX(2012) is the one with that number on the map.
 */

#ifndef BEREZINA_MAP_H
#define BEREZINA_MAP_H

#include "../core/map/hex.h"
#include "../core/rules.h"

enum { ROWS = 51, COLUMNS = 29, HEXES = ROWS * COLUMNS };

#define HEX(printed) (((printed) / 100 - 10) * COLUMNS + (printed) % 100)
enum { CAUSEWAY_END = 1013 };   /* as it is printed */

/* 2.1.1.  ORDER TERRAIN: the Terrain Effects Chart in charts.c */
#define BEREZINA_TERRAINS(V) \
    V(CLEAR, "clear") V(WOODS, "woods") V(SWAMP, "swamp") V(TOWN, "town")

enum { BEREZINA_TERRAINS(WG_ENUM) };

/* Of the Berezina. */
#define BEREZINA_BANKS(V) V(EAST, "east") V(WEST, "west")

enum { BEREZINA_BANKS(WG_ENUM) };

typedef struct Hex {
    const char *key;            /* "2012" */
    int8_t terrain;
    int8_t level;               /* 0 to 2 */
    int8_t bank;
    int8_t town;                /* index of berezina_town[]; -1 */
    int8_t earthwork;
    /* Sides, a bit each: roads and trails that lead over it; the Berezina, a
       stream along it; a ford. */
    uint8_t road, trail, river, stream, ford;
} Hex;

extern const Hex berezina_hex[HEXES];
extern const int16_t berezina_near[HEXES][WG_HEX_SIDES];   /* -1: none */
/* The same, but off the map the hex itself, which no step makes cheaper. */
extern const int16_t berezina_next[HEXES][WG_HEX_SIDES];
extern const char *const berezina_town[];                  /* ends with NULL */

/* The first of berezina_town[]. */
enum { BORISSOW };

static const WgHexGrid berezina_grid = { ROWS, COLUMNS, 1, berezina_near };

static inline int
distance(int hex, int other)
{
    return wg_hex_distance(&berezina_grid, hex, other);
}

/* Is it no farther than that?  Most hexes are rows apart, which is soon
   told. */
static inline bool
is_within(int range, int hex, int other)
{
    int apart = hex < other ? other - hex : hex - other;

    return apart <= range * (COLUMNS + 1) && distance(hex, other) <= range;
}

/* Hexes in a row, or rows: from `first` on, before `end`. */
typedef struct Span {
    int first, end;
} Span;

/* What both have. */
static inline Span
span_of_both(Span a, Span b)
{
    return (Span){ a.first > b.first ? a.first : b.first,
            a.end < b.end ? a.end : b.end };
}

/* What either has, and what is between. */
static inline Span
span_round_both(Span a, Span b)
{
    return (Span){ a.first < b.first ? a.first : b.first,
            a.end > b.end ? a.end : b.end };
}

/* The rows that are so near to a hex, and the hexes of such a row that are. */
static inline Span
rows_about(int hex, int range)
{
    int row = hex / COLUMNS;

    return (Span){ row < range ? 0 : row - range,
            row + range < ROWS ? row + range + 1 : ROWS };
}

static inline Span
span_about(int hex, int range, int row)
{
    int column = hex % COLUMNS, apart = row - hex / COLUMNS;
    int half = 2 * range - (apart < 0 ? -apart : apart);
    int shift = wg_hex_shift(&berezina_grid, hex / COLUMNS)
            - wg_hex_shift(&berezina_grid, row);
    int low = column - (int)((unsigned)(half - shift) / 2);
    int high = column + (int)((unsigned)(half + shift) / 2);

    return (Span){ row * COLUMNS + (low > 0 ? low : 0),
            row * COLUMNS + (high < COLUMNS ? high + 1 : COLUMNS) };
}

/* The hexes of a row, a bit each. */
static inline uint32_t
bits_of(Span span, int row)
{
    return span.first >= span.end ? 0
            : ((1u << (span.end - span.first)) - 1)
            << (span.first - row * COLUMNS);
}

static inline int
bank_of(int hex)
{
    return berezina_hex[hex].bank;
}

/* The sides of a hex, one by one. */
static inline bool
has_side(uint8_t sides, int side)
{
    return sides >> side & 1;
}

/* 6.4 The fords, in the order of berezina.map, and the hexes that
   each joins. */
enum { STUDIANKA, VESELOVO, BORISSOW_FORD, STAKHOVO, FORDS };

typedef struct Ford {
    int16_t east, west;
} Ford;

extern const Ford berezina_ford[FORDS];
/*
 * What a step from hex to hex meets: the terrain that it comes to and of these
 * as many as there are; or a ford, WAY_FORD + twice its number + the bank that
 * is left; or NO_WAY.  The chart of movement costs is all that more is needed
 * to know what it costs (ground.h).
 */
enum {
    WAY_UP = 4, WAY_STREAM = 8, WAY_TRAIL = 16, WAY_ROAD = 32, WAY_FORD = 64,
    NO_WAY = WAY_FORD + 2 * FORDS, WAYS
};

/* Over each side out of a hex, and over it into the hex. */
extern const uint8_t berezina_way[HEXES][WG_HEX_SIDES];
extern const uint8_t berezina_way_in[HEXES][WG_HEX_SIDES];
extern const uint8_t berezina_ford_way[FORDS][2];      /* but for the river */

/* The ford over a side of a hex; -1: none. */
static inline int
ford_at(int hex, int side)
{
    int way = berezina_way[hex][side];

    return way >= WAY_FORD && way < NO_WAY ? (way - WAY_FORD) / 2 : -1;
}

#endif /* BEREZINA_MAP_H */
