/*
 * fuzz-orders.h --
 *
 *      A group of pieces in a random match, and where it is sent.
 */

#ifndef FUZZ_ORDERS_H
#define FUZZ_ORDERS_H

#include "fuzz.h"
#include "generic/core/moving.h"

enum { ORDER_MOST = 7 };

/* As a client says it, and the numbers of the pieces. */
typedef struct Order {
    int side, count, piece[ORDER_MOST];
    WgText pieces;
    const char *to, *from;      /* from: "" where all go to one place */
    bool column;                /* by road, where the game has roads */
    WgText line;                /* or along these places; NULL: along none */
    WgText road;                /* or through them by road: who has passed how
                                   many; NULL: not */
    int within;                 /* then, how near an enemy may be */
} Order;

/* One of what is asked now: false if there is none.  It is to be freed either
   way. */
bool order_make(Walk *, const WgMatch *, Order *);
void order_free(Order *);

/* Are all sent to one place, each for itself? */
bool order_is_plain(const Order *);

/* The plan for it, to be freed. */
char *order_plan(const WgMatch *, const Order *);

/* How many of its pieces have come where it sends them by those steps, or,
   staying where they were, have done something there, as supply does. */
int order_came(const WgMatch *before, const WgMatch *after, const Order *,
        const char *steps);

#endif /* FUZZ_ORDERS_H */
