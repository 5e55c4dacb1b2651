/*
 * ends.h --
 *
 *      The hexes where a unit may end its move now, for who is to choose one.
 *
 *      They are searched, but no ways are written down: to the one that is
 *      chosen the way is found from its end.  Go through them from the last to
 *      the first: of those that are worth the same the cheaper counts, and of
 *      these whoever was met first.
 */

#ifndef BEREZINA_ENDS_H
#define BEREZINA_ENDS_H

#include "../marches.h"

/* march.reached.hex from `first` on, before `count`: those that it reaches
   without a die; after these, of a cost of WG_HEX_FAR, such beside it as are
   too dear, of which it may go to one all the same (6.1.7). */
typedef struct Ends {
    March march;
    int of;                     /* whose they are; NONE: of nobody yet */
    int first, count;
} Ends;

/* The best so far: less is better. */
typedef struct BestEnd {
    int hex, worth, cost;
} BestEnd;

/* Those that are there are kept for who goes alike: in the same position. */
void ber_find_ends(const Game *, int u, Ends *);

/* Is there a step, now, over that side of its own hex, were it with a die? */
bool ber_can_step(const Ends *, int side);

/* The hex before one of these on the way there; NONE: it is the first. */
int ber_hex_before(const Ends *, int hex);

static inline int
end_of_move(const Ends *ends, int i)
{
    return ends->march.reached.hex[i];
}

/* Is a hex of such a worth better? */
static inline bool
is_preferred(const BestEnd *best, const Ends *ends, int hex, int worth)
{
    return worth < best->worth || (worth == best->worth
            && ends->march.reached.cost[hex] <= best->cost);
}

static inline void
prefer(BestEnd *best, const Ends *ends, int hex, int worth)
{
    *best = (BestEnd){ hex, worth, ends->march.reached.cost[hex] };
}

#endif /* BEREZINA_ENDS_H */
