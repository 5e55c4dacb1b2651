/*
 * easing.h --
 *
 *      3.31: how the mover's stacks that are too large can be eased.
 */

#ifndef BORODINO_EASING_H
#define BORODINO_EASING_H

#include "chapters.h"

enum { NO_DECISION = -1 };      /* the action phase is over */

/* A search for ways out of the stacks that are too large: each unit leaves its
   area once at most, and each area takes as many as it has room for. */
typedef struct Easing {
    const Game *g;
    int decision;
    int8_t count[AREAS];        /* of the mover's units */
    int8_t room[AREAS];
    int8_t goes[BLOCKS];        /* where a unit is thought to go, NONE */
    int moved;                  /* whose move `count` has, NONE */
    Areas routes[BLOCKS];       /* where it may go, if asked */
    bool asked[BLOCKS];
    Areas tried;                /* in the present attempt */
} Easing;

/* Where a unit can go without a fight, whoever lets it. */
Areas bor_peaceful_routes(const Game *, int u);

/* Begin a search in a decision of the action phase: nobody is thought to have
   gone anywhere. */
void bor_open_easing(Easing *, const Game *, int decision);

/* Where the unit may go without a fight in this decision or a later one of
   the phase. */
Areas bor_easing_routes(Easing *, int u);

/* How many units are too many somewhere, and cannot leave any more; now, and
   after a unit has gone somewhere. */
int bor_count_stuck(Easing *);
int bor_count_stuck_after(Easing *, int u, int to);

#endif /* BORODINO_EASING_H */
