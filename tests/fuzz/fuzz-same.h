/*
 * fuzz-same.h --
 *
 *      Is a match still the same to all who look at it?
 */

#ifndef FUZZ_SAME_H
#define FUZZ_SAME_H

#include "fuzz.h"

/* All that a client can learn of a match, to be freed. */
char *everything(const WgMatch *);

/* Fail, saying what has been done to it, unless all that can be learned of it
   is as it was. */
void check_same(Walk *, const WgMatch *, const char *was, const char *what);

/* Fail unless it is the same match when it is saved and loaded. */
void check_load(Walk *, const WgMatch *);

#endif /* FUZZ_SAME_H */
