/*
 * determinize.h --
 *
 *      What a viewer does not know of a position, by lot.
 */

#ifndef MOSKOWA_DETERMINIZE_H
#define MOSKOWA_DETERMINIZE_H

#include "zones.h"

/* WgRules.determinize: losses of the enemy that agree with all that is seen;
   which are lost altogether follows from who is gone. */
bool msk_determinize(Game *, int viewer, WgLots *);

/* Does what is asked fit what is under way, and is there what it is about? */
bool msk_is_playable(const Game *);

/* Is it eliminated, by what all see?  It came, and is neither there nor to be
   regrouped; a regiment that battalions took the place of is not, nor are
   battalions whose regiment is there (Stacking.6), nor guns in the enemy's
   hands, until they are destroyed: they may be retaken, or nobody may enter the
   hex where they lie (R-M133). */
bool msk_has_gone(const Game *, int u);

#endif /* MOSKOWA_DETERMINIZE_H */
