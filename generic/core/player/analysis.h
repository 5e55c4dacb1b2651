/*
 * analysis.h --
 *
 *      What the analysis of a match finds, and how it is said.
 */

#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "player.h"

enum { SHOWN = 6 };             /* actions of what would have been better */

/* A decision, as it was played and as it might have been. */
typedef struct Choice {
    int n, side;
    WgAction played, better[SHOWN];
    int shown;
    Compared compared;
} Choice;

/* Is what it cost more than chance? */
bool wg_is_costly(const Compared *);

void wg_print_moment(WgText *, int n, int value, int chance);
void wg_print_choice(WgText *, const WgMatch *, const Choice *);
void wg_print_throw(WgText *, int n, const Luck *);

#endif /* ANALYSIS_H */
