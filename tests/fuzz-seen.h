/*
 * fuzz-seen.h --
 *
 *      What a viewer sees of a position of a random match, and how it differs
 *      from what he would see of another.
 */

#ifndef FUZZ_SEEN_H
#define FUZZ_SEEN_H

#include "fuzz.h"

enum { SEEN_FIELD = 60 };

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

/* What differs first: the name of an event that only one of them hears, of the
   question that is next, or "view" and a field, which is written to `field`;
   NULL: nothing does.  *there: what the other has in its place, or NULL. */
const char *seen_difference(const Walk *, const Seen *one, const Seen *other,
        int viewer, const char **there, char field[SEEN_FIELD]);

#endif /* FUZZ_SEEN_H */
