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
/* Of that the mean alone. */
double msk_foresee_mean(const Game *, const Firing *, int hex);

/* query-cavalry.c: what a charge of the unit in hand on a hex does, if no
   square is formed: from which hex, the best; the column, cells added, and in
   how many of 36 rolls each of those who check routs; all of that times points.
   False: it cannot come to one. */
enum { MOST_CHARGED = 16 };
typedef struct ChargeProspect {
    int from, odds, added, count, worth;
    int16_t slot[MOST_CHARGED];
    int8_t routs[MOST_CHARGED];
} ChargeProspect;

bool msk_foresee_charge(const Game *, int hex, ChargeProspect *out);
/* Of 36 rolls of an attempt to form square there, by result of charts.h. */
bool msk_foresee_square(const Game *, int hex, int counts[3]);

/* best-fire.c: in a fire phase, the hex at which fire does most, by the points
   lost in the mean, of those at which somebody can fire from so many hexes or
   nearer; OFF_MAP: none loses any.  And the same in an offer; -1. */
int msk_best_aim(const Game *, int within);
int msk_best_fire(const Game *, const WgOffer *, int within);
enum { ANY_DISTANCE = 99 };
/* A position as who fires knows it: what an enemy has lost, all saw. */
void msk_forget_losses(Game *);
/* The hex that is aimed at by that, in a view, all bearing on it; NONE. */
int msk_best_target(const Game *);
/* Of the hexes of those who have to attack this one in melee, that at which
   fire does most; OFF_MAP: none loses any by it. */
int msk_best_at_chargers(const Game *, int charged);

#endif /* MOSKOWA_PROSPECTS_H */
