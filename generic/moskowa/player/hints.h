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
#include "../stacks.h"

/* hints-move.c: of a movement phase, in a copy of a view, where an enemy has
   lost what all saw it lose. */
void msk_hints_of_move(const Game *, WgText *);

/* hints-march.c: those of it that tell where an officer would go. */
void msk_hints_of_march(const Game *, WgText *);

/* On a trial: a unit stands there; with whom, is as it was. */
static inline void
put_there(Game *g, int u, int hex)
{
    msk_take(g, u);
    msk_put(g, u, hex, 0);
}

/* ---- hint-odds.c ---- */

/* "{kind KIND unit SLOT hex HEX ", the first words of a hint. */
void msk_print_hint(const char *kind, int u, int hex, WgText *);
/* Of 36 rolls, in millionths. */
int msk_chance_of(int cells);
/* "odds O victim SLOT chance N": what a charge promises. */
void msk_print_charge(const Game *, const ChargeProspect *, WgText *);

#endif /* MOSKOWA_HINTS_H */
