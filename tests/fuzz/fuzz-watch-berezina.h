/*
 * fuzz-watch-berezina.h --
 *
 *      Of two players of Napoleon at the Berezina: who is hidden from whom, and
 *      who may be taken for whom.
 */

#ifndef FUZZ_WATCH_BEREZINA_H
#define FUZZ_WATCH_BEREZINA_H

#include "../../generic/berezina/outside.h"
#include "fuzz-watch.h"

extern const WgRules berezina_rules;

bool watch_is_secret(const Game *, int viewer, int u);

/* Could these two of a side, both secret, change places?  Not if a viewer can
   tell them apart. */
bool watch_is_alike(const Game *, int u, int v);

#endif /* FUZZ_WATCH_BEREZINA_H */
