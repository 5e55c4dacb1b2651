/*
 * query.h --
 *
 *      A question about odds, as odds.h describes it, read from its text; and
 *      which blocks the unknown units of a side may be.
 */

#ifndef ODDS_QUERY_H
#define ODDS_QUERY_H

#include "../rules.h"

enum { WG_ASK_NUMBERS = 24, WG_ASK_WORD = 24 };

typedef struct WgOddsQuery {
    char topic[WG_ASK_WORD];            /* "throw", "attack" */
    char verb[WG_ASK_WORD];             /* the second word, "" if a number */
    int number[WG_ASK_NUMBERS];
    int numbers;
    char policy[WG_ASK_WORD];           /* "fight_on" */
    long work;                          /* units that may be spent */
    int16_t piece[WG_PIECES];           /* supposed in each slot, or -1 */
    int8_t face[WG_PIECES];
} WgOddsQuery;

/* The shape of what is answered. */
#define WG_ODDS "dict {?dice number ?faces {list face} " \
    "?hits {map number chance} ?own_faces {list face} " \
    "?own {map number chance} ?first {map number chance} " \
    "?second {map number chance} ?holds {map holder chance} " \
    "?dead {map side chance} ?policy word " \
    "?cases number ?considered chance ?unknown number ?of number}"

/* Read what follows "odds" about a redacted position.  False if it is not in
   proper form, or wants a policy that is none of these, with spaces between
   them (NULL: any will do).  Suppositions that cannot be are dropped: of a slot
   or piece that is seen, or of another side's. */
bool wg_read_odds_query(const WgRules *, const Game *redacted, const char *text,
        const char *policies, WgOddsQuery *);

/* What a game answers about a topic, in a fight of its own type: what would
   begin, false if nothing; and what comes of it. */
typedef struct WgOddsTopic {
    const char *name;           /* NULL ends a list */
    bool (*begin)(void *fight, const WgOddsQuery *);
    void (*answer)(void *fight, const WgOddsQuery *, WgText *);
} WgOddsTopic;

/* By the row of its topic; "" if there is none. */
void wg_answer_odds(const WgOddsTopic *, const WgOddsQuery *, void *fight,
        WgText *);

/* The `n`-th number, if it is below `limit`; otherwise -1. */
int wg_asked(const WgOddsQuery *, int n, int limit);

/* The pieces of a side that are neither seen nor supposed in any slot, in the
   order of the roster; how many. */
int wg_free_pieces(const WgRules *, const Game *redacted, const WgOddsQuery *,
        int side, int16_t *list);

#endif /* ODDS_QUERY_H */
