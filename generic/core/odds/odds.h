/*
 * odds.h --
 *
 *      What may come of a position, exactly, by the rules themselves: every
 *      throw is followed to each of its outcomes, every question answered by
 *      a policy, until a moment that the caller names.  Nothing is sampled,
 *      and no rule of combat is written twice.
 *
 *      What a table asks of it, in every game that has dice to throw, is a
 *      query, answered from what its viewer may know and nothing else:
 *
 *      odds throw ACTION...    what the dice of one fire would do
 *      odds shot ACTION...     what such a fire would cost, hits taken
 *      odds round              the present battle to the end of this round
 *      odds battle             ... to its end
 *      odds attack AREA SLOT...
 *                              a battle to its end that these units would
 *                              begin in AREA, with the units there now
 *
 *      ACTION is a verb of the game, with slots and places by number:
 *      borodino    bombard GUN AREA
 *                  fire|fire_at_line|fire_at_squares|charge UNIT
 *      monday      commit GUN, aim GUN AREA, fire UNIT
 *
 *      Behind any of these, in any order:
 *
 *      suppose {SLOT KEY FACE}...      the viewer takes the token in SLOT for
 *                              this block, with FACE steps lost.  What is
 *                              seen, or what cannot be, is passed over.
 *      policy NAME             how everybody fights; by default fight_on
 *      work N                  do no more than N units of work, each about a
 *                              microsecond; by default two million
 *
 *      A throw is answered by
 *          dice N faces {1 2} hits {N CHANCE...}
 *      and, where dice can also hit friends, own_faces {6} own {...}; all
 *      others by
 *          first {STEPS CHANCE...} second {...} holds {0 C 1 C nobody C}
 *          dead {0 C 1 C}
 *          policy fight_on cases N considered C unknown N of N
 *
 *      Chances are millionths.  `first` and `second` are the steps that each
 *      side loses; `holds`: the area is the first side's, the second's, or
 *      neither's (contested, or empty); `dead`: all that a side had there is
 *      eliminated.  `unknown` are the units in it that
 *      the viewer does not recognise, `of` the blocks of which each may be
 *      one: all that can be placed nowhere else, but for those that could not
 *      have come there.  They are drawn without replacement, each as probable
 *      as any other, and fight at full strength.  `cases` are the different
 *      forces so found.  They are gone through from the more probable to the
 *      less; if the work does not suffice for all, `considered` is below
 *      1000000, and the chances are that much too small at most.
 *
 *      policy fight_on: whoever can fire does, at the line first, without
 *      bayonets (if there is another way to fight) and squares; whoever may
 *      stay stays; a hit goes to the cheapest of those who may take it.
 *      policy break_off, in borodino: the same, but the attacker leaves as far
 *      as possible once half of the steps that it now has in the area are
 *      lost.
 *
 *      "" where there is nothing to ask, or the game has no such answer.
 */

#ifndef ODDS_H
#define ODDS_H

#include "../rules.h"

/* WgRules.throws, where it matters in which order dice fall: the different
   throws that may come now, their chances together 1; how many. */
enum { WG_THROWS = 36 };
typedef struct WgThrow {
    uint8_t die[WG_DICE];
    double chance;
} WgThrow;

/* How the players answer: the index of one of the actions offered.  `limit`
   is the caller's. */
typedef int WgPolicy(const Game *, const WgOffer *, int limit);

/* policy.c: is unit u cheaper to its side than v? */
typedef bool WgCheaper(const Game *, int u, int v);

/* Of units that may all take a hit, the one its owner can best spare: its
   index.  And a policy: a hit, that is each first action of the verb `hit`,
   goes to that one; else the first of these verbs that is offered. */
int wg_spare(const Game *, WgCheaper *, const int16_t *list, int count);
int wg_fight_on(const Game *, const WgOffer *, int hit, WgCheaper *,
        const int8_t *verbs, int count);

/* Of pairs of values the difference of the first that differs, or 0. */
int wg_first_difference(const int pair[][2], int count);

/* Is this as far as the caller wants to look?  `about` is the caller's. */
typedef bool WgStop(const Game *, int about);

/* Different positions, and how probable each is: together 1. */
typedef struct WgOdds {
    int count, capacity;
    double *chance;
    unsigned char *games;       /* positions, one after another */
    uint32_t *hash;
    int *bucket;                /* a hash table: indices, -1 where empty */
    int buckets;
    double followed;            /* of ends: how much was followed to them */
} WgOdds;

/*
 * Follow `from` to every end.  The order of dice within a throw must not
 * matter up to there, or the game has `throws`.  What is told and the dice of
 * the last throw are wiped from the ends.  Free them with wg_odds_free(). 
 * `work`, if not NULL, is what
 * may be spent; when it is, what is not followed is missing from the ends.  In
 * a game with `throws` nothing is missing: what is not followed, and what is
 * hardly likely, goes one way, by lots that are drawn alike each time.
 */
void wg_odds(const WgRules *, const Game *from, WgPolicy *, int limit,
        WgStop *, int about, long *work, WgOdds *ends);
void wg_odds_free(WgOdds *);

/* positions.c: add a position that has this chance, or to the chance of one
   alike. */
void wg_odds_add(WgOdds *, const unsigned char *game, size_t size,
        double chance);

static inline const Game *
wg_odds_game(const WgRules *rules, const WgOdds *odds, int i)
{
    return (const Game *)(const void *)(odds->games + (size_t)i * rules->size);
}

#endif /* ODDS_H */
