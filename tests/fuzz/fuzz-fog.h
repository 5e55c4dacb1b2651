/*
 * fuzz-fog.h --
 *
 *      What the fog of every game has in common, and what fuzz-fog-GAME.c
 *      tells of its game.
 */

#ifndef FUZZ_FOG_H
#define FUZZ_FOG_H

#include "fuzz.h"

/* A question: "borders 27", of numbers below so many; or without a number. */
typedef struct FogTopic {
    const char *name;
    int numbers;
} FogTopic;

/* Of the game: exchange in a copy of the position all that the viewer may not
   know; could that be played on as it is?  All that may be asked, ends with
   {0}. */
bool fog_forge(Walk *, Game *twin, int viewer);
extern const FogTopic fog_topics[];

/* A Watch: nothing that reaches a viewer tells such a copy from the truth. */
void fog_watch(Walk *);

#endif /* FUZZ_FOG_H */
