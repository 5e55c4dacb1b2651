/*
 * prospects.h --
 *
 *      What may come of an attack by fire, for whoever chooses one.
 */

#ifndef MOSKOWA_PROSPECTS_H
#define MOSKOWA_PROSPECTS_H

#include "../fire.h"

/* What is known before the dice fall of an attack. */
enum { MOST_LOST = 6 };

typedef struct Prospect {
    Volley whole;               /* if all shells hit */
    double lost[MOST_LOST + 1]; /* how likely so many points are lost */
    double mean;                /* points, no more than there are */
    double checks, routs;       /* that the hex checks morale for its losses;
                                   that somebody in it routs at once */
    double leader;              /* that the leaders there are at risk */
} Prospect;

void msk_foresee(const Game *, const Firing *, int hex, Prospect *out);

/* best-fire.c: of what is offered, the aim by which most points are lost in the
   mean; -1: none loses any. */
int msk_best_fire(const Game *, const WgOffer *);
/* The hex that is aimed at by that, in a view, all bearing on it; NONE. */
int msk_best_target(const Game *);

#endif /* MOSKOWA_PROSPECTS_H */
