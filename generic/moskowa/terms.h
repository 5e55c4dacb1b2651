/*
 * terms.h --
 *
 *      The words by which an area of a scenario names who begins in it or
 *      comes by it.
 */

#ifndef MOSKOWA_TERMS_H
#define MOSKOWA_TERMS_H

#include "moskowa.h"

typedef struct Term {
    char text[80];
    int most;                   /* so many of those meant; 0: all */
    bool battalion;             /* one of its battalions, for each */
} Term;

/* The next of an area's terms, "2 x VIII|artillery|*;1bn VI|24th|Tomsk;@Korff";
   NULL after the last. */
const char *msk_read_term(const char *words, Term *);

/* Does this term, not one of a leader, of the area mean the piece? */
bool msk_term_means(const Area *, const Term *, int piece);

/* Is this piece, to come by an area's hour, one of those it means? */
bool msk_is_meant_by(const Area *, int piece);

#endif /* MOSKOWA_TERMS_H */
