/*
 * fuzz-spy.h --
 *
 *      Players who cheat on purpose, for fuzz-player: a spy sees all, and acts
 *      on what its side may not know.  It must be found out.
 */

#ifndef FUZZ_SPY_H
#define FUZZ_SPY_H

#include "../../generic/core/map/hex.h"
#include "../../generic/core/rules.h"

/* Which of the answers offered it gives. */
typedef int Spy(const WgRules *, const Game *truth, const WgOffer *);

/* It goes where those are who have lost most, and one looks for it beneath
   their counters, or beneath those above them; in La Bataille toward those who
   have lost more than all have seen, if there are any, or, where the enemy has
   several commanders, toward those of the second. */
Spy spy_moskowa, spy_berezina;

/* What enemies of whoever is asked have lost, in each hex and beside it. */
void spy_beneath(const WgRules *, const Game *,
        const int16_t (*near_by)[WG_HEX_SIDES],
        int (*lost_by)(const Game *, int u), int16_t *lost, int hexes);

/* Of which hexes spy_best() will look at the value. */
void spy_asked(const WgRules *, const Game *, const WgOffer *, bool *asked,
        int hexes);

/* The answer at a hex, or of a unit at one, of the highest value. */
int spy_best(const WgRules *, const Game *, const WgOffer *,
        const int16_t *value, int hexes);

#endif /* FUZZ_SPY_H */
