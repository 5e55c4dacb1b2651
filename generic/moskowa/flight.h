/*
 * flight.h --
 *
 *      Effects of Rout: where a unit flies, and over which hexes.
 */

#ifndef MOSKOWA_FLIGHT_H
#define MOSKOWA_FLIGHT_H

#include "movement.h"

/* Effects of Rout.10: in half points. */
enum { ROUT_POINTS = 16 };

typedef struct Flight {
    bool leaves;                /* by the edge of its side, after the last */
    int count;                  /* hexes, of which the last is the end; 0: it
                                   has no way, unless it leaves at once */
    int16_t hex[ROUT_POINTS];
} Flight;

/* R-M105, R-M106. */
void msk_find_flight(const Game *, int u, Flight *out);

/* ---- flight-enemies.c ---- */

/* The hexes of a side's enemies, leaders aside, and the sides over which these
   have zones. */
typedef struct Enemies {
    const Game *g;
    int count;
    int16_t hex[PIECES];
    uint64_t asked[AREA_WORDS]; /* hexes of which the sides are known */
    uint8_t sides[HEXES];
} Enemies;

void msk_find_enemies(const Game *, int side, Enemies *out);
/* How near they and their zones are to a hex, as msk_nearness(). */
int msk_nearness_of_enemies(Enemies *, int hex, int most);
int msk_nearness_of_zones(Enemies *, int hex, int most);

#endif /* MOSKOWA_FLIGHT_H */
