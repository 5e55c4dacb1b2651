/*
 * fuzz-tries.h --
 *
 *      What a side tries on a foreseen copy of its match (wg_match_foreseen()),
 *      whoever hides from it.
 */

#ifndef FUZZ_TRIES_H
#define FUZZ_TRIES_H

#include "fuzz.h"

/* Fail if the side to act can tell the position from its twin, which it sees
   alike, by some actions that it does on such a copy of each. */
void tries_compare(Walk *, const Game *twin);

#endif /* FUZZ_TRIES_H */
