/*
 * evaluate.h --
 *
 *      What the files of the program `evaluate` do for each other.
 */

#ifndef EVALUATE_H
#define EVALUATE_H

#include "contests.h"
#include "fit.h"

/* positions.c: of so many matches, with seeds from that on, of generals with so
   many iterations. */
void play_positions(const Scenarios *, int iterations, int matches, int seed,
        Rows *);

/* duels.c: generals who compare positions by their terms in these shares, in
   hundredths, against those who do as they are; each pair of matches with the
   same dice and the sides swapped. */
void play_duels(const Scenarios *, int iterations, int pairs, int seed,
        const int percent[WG_TERMS]);

#endif /* EVALUATE_H */
