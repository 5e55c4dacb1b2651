/*
 * hints.h --
 *
 *      What the two files of hints have in common.
 */

#ifndef BEREZINA_HINTS_H
#define BEREZINA_HINTS_H

#include "ground.h"
#include "outside.h"

/* The best of what could be advised. */
enum { MOST_HINTS = 4 };

typedef struct Hint {
    long worth;
    int u, v, chance;
} Hint;

typedef struct Hints {
    int count;
    Hint hint[MOST_HINTS];
} Hints;

/* A piece by its key, {} of one that is not known. */
static inline const char *
ber_unit_word(const Game *g, int u)
{
    int piece = g->unit[u].piece;

    return piece < 0 ? "{}" : counter(piece)->key;
}

/* May a French piece that is known still be moved, leaders too? */
bool ber_is_movable(const Game *, int u);
void ber_hints_of_move(const Game *, const WgOffer *, WgText *);

#endif /* BEREZINA_HINTS_H */
