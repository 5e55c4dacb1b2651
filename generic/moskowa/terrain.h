/*
 * terrain.h --
 *
 *      The Terrain Effects Chart, and what a step costs by it.
 *
 *      Movement points are counted in halves, for a road costs half a one.
 */

#ifndef MOSKOWA_TERRAIN_H
#define MOSKOWA_TERRAIN_H

#include "ground.h"

/* Who moves.  ORDER MOVER: the chart's three columns first */
enum { FOOT, HORSE, LIMBERED, COSSACKS, STAFF, MOVERS };

enum { PROHIBITED = -1 };

/* Rows of the chart: those of the terrains first, in their order, a fleche by
   its front and a redoubt by a protected side. */
enum {
    FLECHE_REAR = TERRAINS, REDOUBT_OPEN, SLOPE_UP, SLOPE_DOWN, BANK_SLOPE,
    STREAM, RIVER, FORD, BRIDGE, ROAD, EFFECTS
};

/* What a melee value is multiplied with. */
typedef struct Factor {
    int8_t times, by;
} Factor;

typedef struct Effect {
    const char *name;
    const char *source;         /* letters: doc/moskowa.md */
    int8_t cost[3];             /* half points, of foot, horse and guns; a row
                                   that adds to another's has what it adds */
    int8_t stacking;            /* points in a hex; 0: no limit of its own */
    int8_t defence;             /* against fire; 0: none of its own */
    Factor attacker, cavalry;   /* who attacks into it or over it; cavalry that
                                   does */
    Factor defender;
} Effect;

extern const Effect moskowa_effect[EFFECTS];

/* The row of a hex for whoever comes into it over one of its sides; -1: from
   nowhere, or for whoever is in it. */
int msk_row(int hex, int side);

/* Fleches and redoubts. */
bool msk_is_works(int hex);

/* What a step over a side costs, in half points, PROHIBITED where there is no
   way; not whether somebody is there.  In road mode only along roads and
   paths.  A table, which maps/step-costs.c works out when the program is
   built. */
extern const int8_t moskowa_cost[MOVERS][2][HEXES][WG_HEX_SIDES];
static inline int
msk_cost(int mover, bool road_mode, int from, int side)
{
    return moskowa_cost[mover][road_mode][from][side];
}

/* Stacking.4: do cavalry regiments of more than six points have no way over
   this side either?  In road mode they are two hexes long, and have. */
bool msk_bars_large(bool road_mode, int from, int side);

#endif /* MOSKOWA_TERRAIN_H */
