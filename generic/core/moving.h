/*
 * moving.h --
 *
 *      What a game tells in which a piece is taken up, led step by step, and
 *      put down: how groups go there, and on long ways.
 */

#ifndef MOVING_H
#define MOVING_H

#include "rules.h"

typedef struct WgMoving {
    /* The decisions, a bit each, that are one question to whoever moves: a
       piece is taken up in one and led in another. */
    uint32_t decisions;
    int put_down;               /* the verb that ends it */
    /* The way of a piece toward a place, however far that is, or toward the one
       nearest to it where there is room; each step of it is a way, the last one
       the last. */
    void (*toward)(const Game *, int piece, int place, WgWays *out);
    /* How far two places are apart. */
    int (*distance)(int place, int other);
    /* Why it cannot go there now, "paragraph key". */
    const char *(*why_not)(const Game *, int piece, int place);
} WgMoving;

/* Is it asked by this decision who moves? */
static inline bool
wg_is_moving(const WgRules *rules, int decision)
{
    return rules->moving && rules->moving->decisions >> decision & 1;
}

#endif /* MOVING_H */
