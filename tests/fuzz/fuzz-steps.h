/*
 * fuzz-steps.h --
 *
 *      The steps that may be lost, as a side is told them of odds, against
 *      what a test has computed by itself.
 */

#ifndef FUZZ_STEPS_H
#define FUZZ_STEPS_H

#include "fuzz.h"

enum { STEPS = 60 };

/* Ask a side's view of this moment the question, and fail unless both sides'
   losses are told as computed, {[steps] = chance}.  Frees the question. */
void check_steps(Walk *, int side, WgText *question,
        double computed[2][STEPS]);

#endif /* FUZZ_STEPS_H */
