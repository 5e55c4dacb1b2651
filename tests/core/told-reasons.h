/*
 * told-reasons.h --
 *
 *      What programs share that check a game's reasons for moves.
 */

#ifndef TOLD_REASONS_H
#define TOLD_REASONS_H

#include "../../generic/core/player/player.h"

/* Matches of an officer with officers, and with recruits: who go anywhere, come
   where no officer would.  `look` is shown each position in which somebody must
   decide. */
void look_on(const WgRules *, const char *scenario, int matches,
        void (*look)(const WgRules *, const Game *));

/* Was each of these told?  Prints how often; told is counted by WgWhy. */
bool were_told(const WgWhy *wanted, size_t count, const long *told);

#endif /* TOLD_REASONS_H */
