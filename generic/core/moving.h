/*
 * moving.h --
 *
 *      What a game tells in which a piece is taken up, led step by step, and
 *      put down: how groups go there, and on long ways.  Such a game has
 *      place_of and apart of WgRules, too.
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
    /* The same of one that marches by road, in a column as long as it may be;
       who stands on no road goes to one.  `within`: what has room, too.  Why it
       cannot, or NULL.  NULL: a game without. */
    const char *(*column)(const Game *, int piece, int place, WgWays *out);
    /* Of one that is too large for a column: the ways by which it is exchanged
       where it stands for its parts, which march by road; false: it is not, or
       cannot be. */
    bool (*split)(const Game *, int piece, WgWays *out);
    /* Is a place less than so many places from an enemy of that side, of whom a
       march has to beware? */
    bool (*is_near)(const Game *, int side, int place, int within);
    /* The verb that turns who is led to a front, and the front of those who
       stand from a place to another, or in one, toward a third; NULL: a game
       without. */
    int turn;
    int (*front)(int first, int last, int toward);
    /* Would it find room in a place, as those there stand now? */
    bool (*has_room)(const Game *, int piece, int place);
    /* Does it go with others, as a leader with troops, and not ahead of them?
       NULL: a game without. */
    bool (*accompanies)(const Game *, int piece);
    /* Does it stay where it is when others are sent with it, as guns that could
       fire from there: "paragraph key", or NULL.  NULL: a game without. */
    const char *(*rests)(const Game *, int piece);
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
