/*
 * fuzz-march.h --
 *
 *      How far a Russian of the Berezina can go on dry ground, computed from
 *      the map and the charts alone (3.1, 3.2, 6.1, 8.3).
 */

#ifndef FUZZ_MARCH_H
#define FUZZ_MARCH_H

#include "../../generic/berezina/outside.h"

enum { MARCH_FAR = 30000 };

/* Where everybody is, and what that closes. */
typedef struct Ground {
    const Game *game;           /* for the counters and the bridges */
    int place[PIECES];
    int stack[HEXES];           /* Russian combat units */
    bool closed[HEXES];         /* by French combat units, or Rabble */
    bool zone[HEXES];           /* the French control it */
} Ground;

void march_ground(const Game *, const int place[PIECES], Ground *);

/* What it costs a unit to go anywhere, in half points, as if it still stood in
   `from`, or entered there; MARCH_FAR where it cannot go. */
void march_reach(const Ground *, int u, int from, bool enters, int points,
        int cost[HEXES]);

/* 3.1.1 May it end there? */
bool march_has_room(const Ground *, int u, int hex);

#endif /* FUZZ_MARCH_H */
