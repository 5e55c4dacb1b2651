/*
 * walking.h --
 *
 *      Movement: what is the same of a unit at each of many steps, for searches
 *      that ask of thousands.
 */

#ifndef MOSKOWA_WALKING_H
#define MOSKOWA_WALKING_H

#include "movement.h"
#include "terrain.h"

/* What a step costs at least, in road mode and otherwise, in half points. */
enum { LEAST_BY_ROAD = 1, LEAST_STEP = 2 };

/* Valid as long as the unit stands as it does, and the position is there. */
typedef struct Walker {
    const Game *g;
    int u, points;
    const int8_t (*cost)[WG_HEX_SIDES]; /* of msk_step_cost(), by hex */
    const uint64_t *enemies;    /* hexes */
    const uint64_t *closed;     /* where a scenario permits no movement; NULL:
                                   nowhere */
    bool on_road;
    bool is_person;
    bool is_large_horse;        /* woods bar it, but by road */
    bool is_too_large;          /* for fords and bridges */
} Walker;

Walker msk_walker(const Game *, int u);

/* msk_is_passable() and msk_bar_over() of it. */
bool msk_can_pass(const Walker *, int from, int side);
const char *msk_bar_to_walk(const Walker *, int from, int side, bool in_zone);
/* What of that is due to the side, without zones, and what to the hex beyond,
   whatever side it comes over. */
const char *msk_bar_by_side(const Walker *, int from, int side);
const char *msk_bar_by_hex(const Walker *, int to);

/* msk_has_room() of it. */
bool msk_has_room_for(const Walker *, int hex);

#endif /* MOSKOWA_WALKING_H */
