/*
 * fuzz-steps.h --
 *
 *      The steps that may be lost, as a side is told them of odds, against
 *      what a test has reckoned by itself.
 */

#ifndef FUZZ_STEPS_H
#define FUZZ_STEPS_H

#include "fuzz.h"

enum { STEPS = 60 };

/* Fail unless both sides' losses are told as reckoned, {[steps] = chance}. */
void compare_steps(Walk *, const char *question, const char *answer,
        double reckoned[2][STEPS]);

#endif
