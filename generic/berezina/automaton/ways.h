/*
 * ways.h --
 *
 *      6.3.1 The ways of an army's men, by which its leaders are placed.
 */

#ifndef BEREZINA_WAYS_H
#define BEREZINA_WAYS_H

#include "automaton.h"

/* Who has moved, and so can come to nobody, is worth more than who can. */
enum { MOST_WAY = 32, KEPT = 64, BOUND = 8 * KEPT };

/* Of a unit that is to be led: the hexes on its way, from where it is. */
typedef struct Way {
    int16_t unit, length, hex[MOST_WAY];
    int16_t kept;               /* its worth if a leader has it in reach */
    int16_t led;                /* its worth by the leaders who are placed */
} Way;

typedef struct Army {
    int army, count;
    bool goes;                  /* does anybody go anywhere? */
    Way way[PIECES - FRENCH_PIECES];
} Army;

/* Who is in `army->army` and moves, each with its way. */
void aut_muster(const Game *, DistanceFields *, Army *);

#endif /* BEREZINA_WAYS_H */
