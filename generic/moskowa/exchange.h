/*
 * exchange.h --
 *
 *      Stacking.6: a regiment is on the map as one counter or as battalions.
 */

#ifndef MOSKOWA_EXCHANGE_H
#define MOSKOWA_EXCHANGE_H

#include "zones.h"

/* A regiment becomes its battalions.  Its losses are shared out evenly;
   battalion i bears one more of the rest if bit i of `more` is set.  Returns
   the first of them. */
const char *msk_bar_to_break_up(const Game *, int u, int more);
void msk_propose_break_up(const Game *, int u, WgOffer *);
int msk_break_up(Game *, int u, int more);

/* A battalion and all others of its regiment become its counter, which is
   returned. */
const char *msk_bar_to_join(const Game *, int u);
int msk_join(Game *, int u);

#endif /* MOSKOWA_EXCHANGE_H */
