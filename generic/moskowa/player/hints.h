/*
 * hints.h --
 *
 *      What the files that answer the query "hints" share.
 */

#ifndef MOSKOWA_HINTS_H
#define MOSKOWA_HINTS_H

#include "player.h"
#include "../odds/prospects.h"
#include "../query.h"

/* hints-move.c: of a movement phase, in a copy of a view, where an enemy has
   lost what all saw it lose. */
void msk_hints_of_move(const Game *, WgText *);

/* Of 36 rolls, in millionths. */
int msk_chance_of(int cells);
/* "odds O victim SLOT chance N": what a charge promises. */
void msk_print_charge(const Game *, const ChargeProspect *, WgText *);

#endif /* MOSKOWA_HINTS_H */
