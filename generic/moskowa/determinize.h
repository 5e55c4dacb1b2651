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

#endif /* MOSKOWA_DETERMINIZE_H */
