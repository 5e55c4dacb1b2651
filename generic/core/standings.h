/*
 * standings.h --
 *
 *      What a game tells of standing orders (standing.h): which questions they
 *      answer, and how.
 */

#ifndef STANDINGS_H
#define STANDINGS_H

#include "rules.h"
#include "standing.h"

enum { WG_STANDINGS = 8 };      /* no game has more */

/*
 * A question that a side may have answered by a standing order.
 * answer() has what the side may see and what it is offered, and gives the
 * number of the answer in that for a choice from 1 on, or -1: the side is
 * asked.  Where the answers name no piece, concerns() tells which are meant.
 * Of some questions only pieces of certain kinds decide, as infantry of
 * squares; orders for others are not heard.
 * Where the pieces concerned have different orders the side is asked, unless
 * apart() takes the question apart: then it answers in the place of answer(),
 * also where all have the same, and tells by whose choice.
 */
typedef struct WgOrders {
    int common;                 /* what all concerned have; 0: to ask, or they
                                   differ */
    const bool *concerned;      /* by slot */
    const void *given;          /* for choice(): that of an own piece to a
                                   kind of question; 0: ask */
    int (*choice)(const void *given, int kind, int slot);
} WgOrders;

typedef struct WgStanding {
    const char *name;
    int decision;
    int sides;                  /* who may give it: one bit a side */
    const char *choices;        /* "ask least" */
    int (*answer)(const Game *seen, const WgOffer *, int choice);
    bool (*concerns)(const Game *seen, int slot);   /* or NULL */
    bool (*decides)(int piece);     /* of the roster; or NULL: each does */
    int proposed;               /* a choice for who wants all answered; or 0 */
    int (*apart)(const Game *seen, const WgOffer *, const WgOrders *,
            int *choice);       /* or NULL */
} WgStanding;

/* offer.c, for answer(): the first of what is offered with this verb, or -1;
   and the one of them whose piece has the lowest worth. */
int wg_first_offered(const WgOffer *, int verb);
int wg_least_offered(const Game *, const WgOffer *, int verb,
        int (*worth)(const Game *, int slot));

#endif /* STANDINGS_H */
