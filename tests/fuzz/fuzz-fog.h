/*
 * fuzz-fog.h --
 *
 *      What the fog of every game has in common, and what fuzz-fog-GAME.c
 *      tells of its game.
 */

#ifndef FUZZ_FOG_H
#define FUZZ_FOG_H

#include "fuzz.h"

/* A question that a game reads itself: "odds throw fire 27", of numbers below
   so many; or without a number. */
typedef struct FogTopic {
    const char *name;
    int numbers;
} FogTopic;

/* Of the game: exchange in a copy of the position all that the viewer may not
   know; could that be played on as it is?  What may be asked beside the topics of its
   tables, ends with {0}. */
bool fog_forge(Walk *, Game *twin, int viewer);
extern const FogTopic fog_topics[];

/* Of the slots of a game. */
typedef struct FogSlots {
    bool (*is_secret)(const Game *, int viewer, int u);
    /* Can a viewer tell two secret ones of a side apart?  NULL: never. */
    bool (*is_alike)(const Game *, int u, int v);
    void (*exchange)(Game *, int u, int v);     /* such two */
    void (*forge)(Walk *, Game *, int u);       /* what no viewer tells of one */
} FogSlots;

/* For fog_forge(): each secret slot with another of its side, at random. */
void fog_exchange(Walk *, Game *twin, int viewer, const FogSlots *);

/* A Watch: nothing that reaches a viewer tells such a copy from the truth. */
void fog_watch(Walk *);

/* Fail unless here, in what is seen or the twin, the same is offered. */
void fog_check_offer(Walk *, const Game *, const char *of);

/* A program of that name, with its own watch or, for NULL, with fog_watch() and
   watch_last() alone. */
int fog_main(int argc, char **argv, const WgRules *, const char *name,
        Watch *);

#endif /* FUZZ_FOG_H */
