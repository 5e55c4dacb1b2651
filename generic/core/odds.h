/*
 * odds.h --
 *
 *      What may come of a position, exactly, by the rules themselves: every
 *      throw is followed to each of its outcomes, every question answered by
 *      a policy, until a moment that the caller names.  Nothing is sampled,
 *      and no rule of combat is written twice.
 */

#ifndef ODDS_H
#define ODDS_H

#include "rules.h"

/* How the players answer: the index of one of the actions offered. */
typedef int WgPolicy(const Game *, const WgOffer *);

/* Is this as far as the caller wants to look?  `about` is the caller's. */
typedef bool WgStop(const Game *, int about);

/* Different positions, and how probable each is: together 1. */
typedef struct WgOdds {
    int count, room;
    double *chance;
    unsigned char *games;       /* positions, one after another */
    uint32_t *hash;
    int *bucket;                /* a hash table: indices, -1 where empty */
    int buckets;
} WgOdds;

/*
 * Follow `from` to every end.  The order of dice within a throw must not
 * matter up to there.  What is told and the dice of the last throw are wiped
 * from the ends.  Free them with wg_odds_free().
 */
void wg_odds(const WgRules *, const Game *from, WgPolicy *, WgStop *,
        int about, WgOdds *ends);
void wg_odds_free(WgOdds *);

static inline const Game *
wg_odds_game(const WgRules *rules, const WgOdds *odds, int i)
{
    return (const Game *)(const void *)(odds->games + (size_t)i * rules->size);
}

#endif /* ODDS_H */
