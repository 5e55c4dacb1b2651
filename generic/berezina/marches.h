/*
 * marches.h --
 *
 *      6.1 How a unit could go over the map in this phase.
 */

#ifndef BEREZINA_MARCHES_H
#define BEREZINA_MARCHES_H

#include "../core/map/reach.h"
#include "ground.h"

typedef struct March {
    Path path;
    int unit, start;            /* start: where it already is; NONE */
    int first;                  /* there, or where it enters the map */
    int points;
    bool begun;                 /* 6.1.7 it has moved: it must pay */
    bool wades[FORDS];          /* 6.4 it would have to throw a die */
    WgHexReach reached;         /* without a die */
    int8_t side[HEXES];         /* of the hex before, over which it comes */
} March;

/* Search all hexes within so many half points by ways that take no die; false:
   the unit cannot move. */
bool ber_march(const Game *, int u, int most, March *);

/* What one step costs, by whatever ford; -1: it may not be. */
int ber_cost_of_march(const March *, int hex, int side, int to);

#endif /* BEREZINA_MARCHES_H */
