/*
 * queries.h --
 *
 *      What clients may ask of a position, "reach 12": a game lists its topics
 *      in tables, and the core finds the row, reads what follows the topic and
 *      calls the answer.
 */

#ifndef QUERIES_H
#define QUERIES_H

#include "rules.h"

/* What follows a topic. */
typedef enum WgAbout {
    WG_ALONE,                   /* nothing */
    WG_OF_SLOT,                 /* a slot */
    WG_OF_KNOWN,                /* a slot of which who asks knows the piece */
    WG_OF_PLACE,
    WG_OF_SIDE,
    WG_OF_WORDS                 /* anything, which the answer reads */
} WgAbout;

typedef struct WgQuery {
    const WgRules *rules;
    const Game *game;           /* redacted for the viewer */
    int viewer;
    int number;                 /* the slot, place or side; else -1 */
    const char *words;          /* all that follows the topic */
} WgQuery;

/* Who may ask?  Others are answered nothing. */
typedef bool WgMayAsk(const Game *redacted, int viewer);
bool wg_acts(const Game *, int viewer);     /* who must act now */

/*
 * A topic and one of three kinds of answer, and the shape of that, a word of
 * Tcl: no field is told by its position.  A topic stands in several rows where
 * what follows it differs.
 *
 *      {list KIND}             of one kind of thing
 *      {dict {KEY SHAPE...}}   a record; ?KEY may be missing
 *      {map KIND SHAPE}        a dictionary by things of a kind
 *      number flag chance      0 or 1; millionths
 *      slot side place piece   as the game counts or names them
 *      action text             of several words
 *      and any other           a word of that kind
 *
 * KIND? may be {}.  tests/house/answers.test holds answers to their shapes.
 */
typedef struct WgAnswer {
    const char *topic;
    WgAbout about;
    WgMayAsk *may;              /* NULL: whoever looks */
    void (*tell)(const Game *, WgText *);
    void (*tell_of)(const Game *, int number, WgText *);
    void (*answer)(const WgQuery *, WgText *);
    const char *shape;
} WgAnswer;

/* Answer by the first row that fits; nothing, where none does. */
void wg_query(const WgRules *, const Game *redacted, int viewer,
        const char *topic, WgText *);

/* The answer to "prices", of a game that has the hook: what is offered now and
   has a price, ACTION {WORD NUMBER...}..., {} for a word without number. */
void wg_query_prices(const WgQuery *, WgText *);
#define WG_PRICES "map action {map word number?}"

/* The answer to "leaves": what the verb `done` would throw away,
   KIND COUNT..., as the game tells by what is offered now; nothing where
   there is no choice but that. */
typedef void WgLeaves(const Game *, const WgOffer *, WgText *);
void wg_query_leaves(const WgQuery *, int done, WgLeaves *, WgText *);
#define WG_LEAVES "map word number"
void wg_print_left(WgText *, const char *kind, int count);

#endif /* QUERIES_H */
