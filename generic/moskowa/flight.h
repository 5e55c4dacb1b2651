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

#endif /* MOSKOWA_FLIGHT_H */
