/*
 * moments.h --
 *
 *      Which question is put when: so that a position from outside, one that
 *      agrees with itself in all else, is not played on from a moment that
 *      never comes.
 *
 *      A game lists which procedure calls which, and its questions.  A step
 *      is told by the name of the one that comes after it in its procedure,
 *      which is where the position stands: NULL after the last.
 */

#ifndef MOMENTS_H
#define MOMENTS_H

#include "rules.h"

/* A procedure, and by which step of which other it is called.  Those that
   neither ask nor call one that asks need no link. */
typedef struct WgLink {
    int8_t procedure, caller;
    const char *next;
} WgLink;

/* A question, and which step of which procedure puts it. */
typedef struct WgMoment {
    int8_t decision, procedure;
    const char *next;
    int needs;                  /* what else there must be, in the game's own
                                   words */
} WgMoment;

typedef struct WgMoments {
    const WgStep *const *procedures;
    const WgLink *link;
    int links;
    const WgMoment *moment;
    int moments;
} WgMoments;

/* The moment that a position is at; NULL where it is at none of them, or a
   procedure under way is not called by the one before it. */
const WgMoment *wg_moment(const WgMoments *, const Game *);

#endif /* MOMENTS_H */
