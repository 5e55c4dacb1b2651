/*
 * contests.h --
 *
 *      What programs that play many matches of computers share.
 */

#ifndef CONTESTS_H
#define CONTESTS_H

#include "../../generic/core/player/player.h"

enum { SCENARIOS = 4 };

/* Of one game. */
typedef struct Scenarios {
    const WgRules *rules;
    int count;
    char name[SCENARIOS][32];
} Scenarios;

/* Of "shevardino,borodino"; the text is cut. */
Scenarios read_scenarios(const WgRules *, char *list);

/* The n-th match, in one of them after the other; ends the program if there is
   no such level. */
WgContest *begin_contest(const Scenarios *, const char *level, int n);

/* The points of the first side less the second's, of a match that is over; who
   has won has at least one more, as in `ladder`. */
int margin_of(const WgMatch *);

#endif /* CONTESTS_H */
