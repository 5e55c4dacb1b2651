/*
 * fuzz-seen.h --
 *
 *      What a viewer sees of a position of a random match, and how it differs
 *      from what it would see of another.
 */

#ifndef FUZZ_SEEN_H
#define FUZZ_SEEN_H

#include "fuzz.h"

enum { SEEN_NAME = 40 };

/* What a viewer sees of a position after an action, and what was told. */
typedef struct Seen {
    Game *view;
    const WgFlow *flow;
} Seen;

/* A copy, to be freed. */
Game *seen_copy(const Walk *, const Game *);

/* The same as that viewer sees it, with nothing told, and no trace of what
   procedures have ended. */
Game *seen_by(const Walk *, const Game *, int viewer);

/* Was a piece turned up by the last action that is another, or in another
   state, in the twin of the position before it? */
bool seen_turned_up(const Walk *, const Game *before, const Game *twin,
        const Seen *);

/* The next event that the viewer hears, from the i-th on; NULL: no more. */
const WgEvent *seen_told(const Seen *, int *i, int viewer);

/* The name of a question, or of a throw "roll" and its paragraph. */
const char *seen_asked(const Walk *, const WgFlow *, char name[SEEN_NAME]);

/* Is the same asked of the same side?  Is a field alike in both views? */
bool seen_is_asked_alike(const Walk *, const Seen *one, const Seen *other);
bool seen_is_field_alike(const WgMember *, const Seen *one, const Seen *other);

/* Did a piece of that side's enemy move by the last action on the map, or come
   to it or leave it, as the side sees it?  Places below `places` are on it. */
bool seen_enemy_moved(const Walk *, int side, int places);

#endif /* FUZZ_SEEN_H */
