/*
 * map.h --
 *
 *      The ground of Borodino 1812 as the rules see it: areas, and the ways
 *      across their borders.  The tables are made from maps/borodino-1812.map
 *      by maps/map2c.tcl; a place is spelled out there and nowhere else.
 *
 *      An area is a number from 0; AREA_GRYAZ and the like name them.  BOX,
 *      one past the last area, is the ground west of the map from which the
 *      French attack into an entry area that the enemy holds (9.1).  A set of
 *      areas is one bit each in an `Areas`.
 */

#ifndef BORODINO_MAP_H
#define BORODINO_MAP_H

#include "../core/rules.h"

#include "borodino_map.h"       /* made: AREA_..., AREAS, WAYS, BORDERS */

enum { BOX = AREAS, PLACES = AREAS + 1 };

typedef uint64_t Areas;

/* 3.2 What predominates in an area.  ORDER TERRAIN: charts in terrain.c */
#define BORODINO_TERRAINS(V) \
    V(CLEAR, "clear") V(WOODS, "woods") V(SWAMP, "swamp") \
    V(REDOUBT, "redoubt")

enum { BORODINO_TERRAINS(WG_ENUM) };

/* 3.2 What runs along a border.  ORDER WATER */
enum { DRY, STREAM, RIVER };

/* 3.2 How the ground goes, crossing this way.  ORDER SLOPE */
enum { LEVEL, SLOPE_UP, SLOPE_DOWN, SLOPE_BOTH };

/* 3.2 What carries a way over its water: bits, for there may be several. */
enum { FORD = 1, DAM = 2, BRIDGE = 4, FRENCH_BRIDGE = 8 };

typedef struct Area {
    const char *key;            /* "les_fleches": in saved matches */
    const char *name;           /* "Les Flèches": for people */
    int8_t terrain;
    int8_t bank;                /* 3.1 start line: 0 west (French), 1 east */
    int8_t source;              /* 7.3 whose supply source: 0, 1, or -1 */
    int8_t symbols;             /* 7.3 supply symbols: 0, 1 or 2 */
    bool village;
    bool edge;                  /* 3.4 touches the edge of the map */
    int16_t first_way;          /* its ways out: borodino_way[first_way] ... */
    int16_t ways;
} Area;

/* A border as one crosses it, out of `from` and into `to`. */
typedef struct Way {
    int8_t from, to;
    uint8_t border;             /* both ways across one border share this */
    int8_t water;
    int8_t slope;
    uint8_t crossings;
    bool woods;                 /* 3.34 a woods border */
    bool swamp;                 /* 3.34 a swamp border */
    bool swamp_from;            /* the marsh lies on the near side */
    bool road;                  /* 5.41 a road crosses here */
    bool start_line;            /* 3.1 */
} Way;

/* [BOX] is the ground off the map; its ways lead to the French sources. */
extern const Area borodino_area[PLACES];
extern const Way borodino_way[WAYS];

/* The way from one place to another: an index of borodino_way, or -1. */
extern const int16_t borodino_way_to[PLACES][PLACES];

/* The neighbours of a place. */
extern const Areas borodino_beside[PLACES];

/* 1.2 The area printed with a headquarters' name (7 September), or -1, by
   the key of its block ("R09"), and the area a block historically stood in. */
typedef struct Post {
    const char *block;
    int8_t area;
} Post;
extern const Post borodino_post[];      /* ends with {0} */

#endif /* BORODINO_MAP_H */
