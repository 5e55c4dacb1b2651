/*
 * ground.h --
 *
 *      The hexes of La Bataille de la Moskowa, as maps/moskowa.map has them:
 *      what each is, what lies on its sides, where it is from another.  What
 *      entering one costs is in terrain.h, what can be seen in sight.h.
 *
 *      A hex is a number, column after column, each from north to south.  A set
 *      of sides is six bits, 1 << side.
 */

#ifndef MOSKOWA_GROUND_H
#define MOSKOWA_GROUND_H

#include <stdbool.h>
#include <stdint.h>

#include "../core/bits.h"
#include "../core/map/hex.h"
#include "../core/rows.h"

enum { COLUMNS = 104, ROWS = 87, HEXES = COLUMNS * ROWS };
enum { OFF_MAP = -1 };

/* The sides, as core/map/hex.h numbers them on this map.  ORDER SIDE:
   maps/field.tcl */
enum { SOUTH, SOUTH_EAST, NORTH_EAST, NORTH, NORTH_WEST, SOUTH_WEST };

/* ORDER TERRAIN: maps/field.tcl, terrain.c */
enum {
    CLEAR, ORCHARD, WOODS, VILLAGE, TOWN, FLECHE, REDOUBT, WOLF_PITS, TERRAINS
};

/* ORDER SLOPE: maps/field.tcl */
enum {
    LEVEL_GROUND,
    HILL_SLOPE,
    RIVER_SLOPE,
    MOUND                       /* a slope for line of sight alone */
};

/* ORDER BANK: maps/field.tcl */
enum { RIGHT_BANK, LEFT_BANK, BEYOND_MOSKOWA };

typedef struct Hex {
    int8_t terrain, level, slope, bank;
    uint8_t hilltop;
    uint8_t river, stream;      /* on these sides */
    uint8_t bridge, ford;       /* over the river */
    uint8_t crossing;           /* R-M74: bridges and fords of streams */
    uint8_t protective;         /* sides of a work */
    uint8_t road, path;         /* to the hexes beyond these sides */
    uint8_t up, down;           /* the hex beyond is higher, lower */
} Hex;

/* What an area of the map is for.  ORDER AREA: maps/field.tcl */
enum {
    AREA_SETUP, AREA_ARRIVAL,
    AREA_COLUMN,                /* an arrival in road mode */
    AREA_SKIRMISH, AREA_CLOSED, AREA_OBJECTIVE
};

/* ORDER SCENARIO: maps/field.tcl */
#define MOSKOWA_SCENARIOS(V) \
    V(SHEWARDINO, "shewardino") V(UTITSA, "utitsa") V(MORNING, "morning") \
    V(UVAROV, "uvarov") V(AFTERNOON, "afternoon") V(FLECHES, "fleches") \
    V(HISTORICAL, "historical")

enum { MOSKOWA_SCENARIOS(WG_ENUM) SCENARIOS };

enum { AREA_WORDS = (HEXES + 63) / 64 };

typedef struct Area {
    int8_t scenario, kind;
    int8_t side;                /* -1: both */
    int8_t clock;               /* in turns of 20 minutes after noon, before it
                                   negative; CALLED: when a side calls it */
    int16_t count, first;       /* of its hexes how many, and the first */
    const char *name;           /* in the rulebook's words, or shorter ones */
    const char *units;          /* terms with ; between: forces.h */
    uint64_t hex[AREA_WORDS];
} Area;

enum { CALLED = -128 };

/* A name on the map. */
typedef struct Place {
    const char *name;
    int16_t first, count;       /* of its hexes, in moskowa_place_hex[] */
} Place;

/* A road, a path or a way that the rules name. */
typedef struct Way {
    const char *name;
    int16_t first, count;       /* in moskowa_way_hex[] */
} Way;

/* Made from maps/moskowa.map. */
extern const Hex moskowa_hex[HEXES];
extern const int16_t moskowa_near[HEXES][WG_HEX_SIDES];
extern const char moskowa_hex_name[HEXES][6];  /* "05444" */
extern const Area moskowa_area[];
extern const int moskowa_areas;
/* The area where a scenario permits no movement, -1. */
extern const int16_t moskowa_closed[SCENARIOS];
/* The areas that are objectives, scenario by scenario; and where there the
   first of each scenario is, and at last how many they are. */
extern const int16_t moskowa_objective[];
extern const int16_t moskowa_first_objective[SCENARIOS + 1];
extern const Place moskowa_place[];
extern const int moskowa_places;
extern const int16_t moskowa_place_hex[];
extern const Way moskowa_way[];
extern const int moskowa_ways;
extern const int16_t moskowa_way_hex[];

extern const WgHexGrid moskowa_grid;

static inline bool
has_side(uint8_t sides, int side)
{
    return sides >> side & 1;
}

static inline bool
is_in_set(const uint64_t set[AREA_WORDS], int hex)
{
    return set[hex / 64] >> hex % 64 & 1;
}

static inline bool
is_in_area(const Area *area, int hex)
{
    return is_in_set(area->hex, hex);
}

/* The first hex of a set from this one to another; HEXES: there is none. */
static inline int
msk_next_between(const uint64_t set[AREA_WORDS], int hex, int last)
{
    int word = hex / 64;
    uint64_t bits = set[word] >> hex % 64 << hex % 64;

    while (bits == 0 && word < last / 64) {
        bits = set[++word];
    }
    return bits && 64 * word + wg_lowest(bits) <= last
            ? 64 * word + wg_lowest(bits) : HEXES;
}

/* From this one on. */
static inline int
msk_next_hex(const uint64_t set[AREA_WORDS], int hex)
{
    return hex < HEXES ? msk_next_between(set, hex, HEXES - 1) : HEXES;
}

/* The same among those no more columns and rows away from a hex. */
static inline int
msk_next_about(const uint64_t set[AREA_WORDS], int hex, int away, int next)
{
    int row = hex % ROWS, north = row < away ? 0 : row - away;
    int south = row + away < ROWS ? row + away : ROWS - 1;
    int west = hex / ROWS < away ? 0 : hex / ROWS - away;
    int east = hex / ROWS + away < COLUMNS ? hex / ROWS + away : COLUMNS - 1;
    int column = next / ROWS > west ? next / ROWS : west;

    for (; column <= east; column++) {
        int from = column * ROWS + north, to = column * ROWS + south;
        int first = next > from ? next : from;
        int found = first <= to ? msk_next_between(set, first, to) : HEXES;

        if (found < HEXES) {
            return found;
        }
    }
    return HEXES;
}

/* The hexes no more than so many from one of a set, and others no more columns
   and rows away; where that leads over the edge of the map into the column
   beside, there, too. */
void msk_spread(const uint64_t set[AREA_WORDS], int away,
        uint64_t out[AREA_WORDS]);
/* The same, told of hexes alone that are no more than so many columns from
   one; of others `out` tells nothing. */
void msk_spread_about(const uint64_t set[AREA_WORDS], int away, int hex,
        int columns, uint64_t out[AREA_WORDS]);

static inline int
msk_distance(int hex, int other)
{
    return wg_hex_distance(&moskowa_grid, hex, other);
}

/* The hex with this name; OFF_MAP if there is none. */
int msk_hex(const char *name);

/* The place and the way with this name; -1. */
int msk_place(const char *name);
int msk_way(const char *name);

/* The sides by which the line to another hex leaves: one, or the two about a
   corner; none to itself. */
uint8_t msk_leaves_by(int from, int to);

/* The third of the field, for Regrouping: 0 north, 1 centre, 2 south. */
int msk_third(int hex);

#endif /* MOSKOWA_GROUND_H */
