/*
 * stages.h --
 *
 *      The order of play of a game, of the `stage` and `calls` of its steps,
 *      as clients see it.
 *
 *      A procedure whose steps have stages is an *order*: their words, each
 *      once, with those of a procedure that a step without a stage calls.  A
 *      position is within one order for each such procedure that is under way.
 *      The step of the whole game that plays its turns has the stage `turns`:
 *      the order within it is that of a turn.
 */

#ifndef STAGES_H
#define STAGES_H

#include "rules.h"

/* All orders of a game: {WORD...}..., for catalogs. */
void wg_print_sequences(WgText *, const WgRules *);

/* Those that a position is within, the whole game first, {WORD...}..., without
   the steps left out now; and of each the word that it is at, or none. */
void wg_print_stages(WgText *, const WgRules *, const Game *);
void wg_print_stage(WgText *, const WgRules *, const Game *);

#endif /* STAGES_H */
