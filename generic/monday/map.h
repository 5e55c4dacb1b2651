/*
 * map.h --
 *
 *      The ground of Bloody Monday as the rules see it (1.0, 1.2): 111 areas,
 *      who borders whom, and where the Kolocha runs between them.  The tables
 *      are made from maps/bloody-monday.map by maps/areas2c.tcl; an area is
 *      spelled out there and nowhere else.
 *
 *      An area is a number from 0, one less than the number in its circle;
 *      AREA_BORODINO and the like name them.
 */

#ifndef MONDAY_MAP_H
#define MONDAY_MAP_H

#include "../core/rules.h"

#include "monday_map.h"         /* made: AREA_..., AREAS */

/* A set of areas, one bit each. */
typedef struct Areas {
    uint64_t word[2];
} Areas;

/* 1.2 The colour of an area's circle.  ORDER COLOUR: the chart in terrain.c */
#define MONDAY_COLOURS(V) \
    V(GREEN, "green") V(YELLOW, "yellow") V(RED, "red")

enum { MONDAY_COLOURS(WG_ENUM) };

/* 9.11 The side of the white line on which its circle lies. */
enum { NORTH, SOUTH };

/* 1.1 What an area is worth.  The three Fleches count together. */
enum { NO_STAR, STAR, FLECHE };

typedef struct Area {
    const char *key;            /* "great_redoubt": in saved matches */
    const char *name;           /* "Great Redoubt": for people */
    int8_t colour;
    int8_t star;
    int8_t half;                /* NORTH, SOUTH */
    int8_t owner;               /* the side that controls it at the start */
} Area;

extern const Area monday_area[AREAS];
extern const Areas monday_near[AREAS];          /* the neighbours */
extern const Areas monday_across[AREAS];        /* those over the Kolocha */
extern const Areas monday_ground[];             /* all of a colour */
extern const Areas monday_half[];               /* all on a side of the line */

static inline Areas
area_bit(int area)
{
    return (Areas){ { area < 64 ? (uint64_t)1 << area : 0,
            area < 64 ? 0 : (uint64_t)1 << (area - 64) } };
}

static inline bool
has_area(const Areas *set, int area)
{
    return set->word[area >> 6] >> (area & 63) & 1;
}

static inline void
add_area(Areas *set, int area)
{
    set->word[area >> 6] |= (uint64_t)1 << (area & 63);
}

static inline void
drop_area(Areas *set, int area)
{
    set->word[area >> 6] &= ~((uint64_t)1 << (area & 63));
}

static inline bool
no_areas(Areas set)
{
    return (set.word[0] | set.word[1]) == 0;
}

static inline bool
same_areas(Areas a, Areas b)
{
    return a.word[0] == b.word[0] && a.word[1] == b.word[1];
}

static inline Areas
both_areas(Areas a, Areas b)                    /* in a and in b */
{
    return (Areas){ { a.word[0] & b.word[0], a.word[1] & b.word[1] } };
}

static inline Areas
either_areas(Areas a, Areas b)
{
    return (Areas){ { a.word[0] | b.word[0], a.word[1] | b.word[1] } };
}

static inline Areas
less_areas(Areas a, Areas b)                    /* in a but not in b */
{
    return (Areas){ { a.word[0] & ~b.word[0], a.word[1] & ~b.word[1] } };
}

/* Takes the lowest area out of a set that is not empty. */
static inline int
take_area(Areas *set)
{
    return set->word[0] != 0 ? wg_take_lowest(&set->word[0])
            : 64 + wg_take_lowest(&set->word[1]);
}

/* All areas beside any of these. */
static inline Areas
beside_areas(Areas a)
{
    Areas beside = { { 0, 0 } };

    while (!no_areas(a)) {
        beside = either_areas(beside, monday_near[take_area(&a)]);
    }
    return beside;
}

#endif /* MONDAY_MAP_H */
