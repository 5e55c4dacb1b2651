/*
 * fuzz-seats.h --
 *
 *      Who plays in fuzz-player: on each side a player, a twin who is asked
 *      where the truth is another, and two alike who cheat.
 */

#ifndef FUZZ_SEATS_H
#define FUZZ_SEATS_H

#include "../../generic/core/player/player.h"

typedef struct Seats {
    WgComputer *player[2], *twin[2], *cheat[2], *cheat_twin[2];
    int few[2], own[2];         /* iterations: by lot, and of the level */
} Seats;

/* Levels and how long they think by lot; with `full` who searches.  An error's
   text, or NULL. */
const char *seats_take(Seats *, const WgRules *, bool full, WgLots *);
void seats_leave(Seats *);

/* Before a question: think as long as the level does, or less. */
void seats_think(Seats *, int side, bool long_enough);

#endif /* FUZZ_SEATS_H */
