/*
 * fuzz-spy.h --
 *
 *      Players who cheat on purpose, for fuzz-player: a spy sees all, and acts
 *      on what its side may not know.  It must be found out.
 */

#ifndef FUZZ_SPY_H
#define FUZZ_SPY_H

#include "../../generic/core/rules.h"

/* Which of the answers offered it gives. */
typedef int Spy(const WgRules *, const Game *truth, const WgOffer *);

/* La Bataille: it goes where those are who have lost most, and one looks
   beneath their counters for it. */
Spy spy_moskowa;

#endif /* FUZZ_SPY_H */
