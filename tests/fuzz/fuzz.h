/*
 * fuzz.h --
 *
 *      Random matches of every game, and who watches them.
 *
 *      Each fuzz-*.c is a program: "fuzz-rules 200 7" plays 200 matches of
 *      each scenario from seed 7, the options taking turns (and no fewer than
 *      there are ways to choose them), and says what its watch found wrong.
 *      The match that failed is left as a .game file.  One game alone is played
 *      by its name: "fuzz-rules 2 7 berezina"; one whose matches are long only
 *      so: "fuzz-rules 2 7 moskowa".
 */

#ifndef FUZZ_H
#define FUZZ_H

#include "../../generic/core/match/match.h"

enum { WALK_LONGEST = 1000000 };

/* A random match under way. */
typedef struct Walk {
    const WgRules *rules;
    const char *name;           /* of the program */
    WgSetup setup;
    char secret[17];
    uint64_t state;             /* of chance; matches do not share it */
    Game *g;                    /* the position */
    Game *before;               /* the last action */
    WgOffer *offer;             /* what may be done now */
    Entry *entry;               /* how it came to be */
    int n, capacity;                /* actions done */
    WgMatch *m;                 /* see walk_match() */
    long looked;                /* what the watch counts, to be printed */
} Walk;

/* Looks at a position; at the end of a match `g` is over. */
typedef void Watch(Walk *);

/* The rules of a game whose matches are long, which is played only if it is
   named; NULL for all others. */
const WgRules *walk_apart(const char *name);

/* Play as argv says, by default so many matches a scenario.  Of all games,
   or only of those with these rules. */
int walk_all(int argc, char **argv, int matches, const WgRules *only,
        Watch *watch);

/* The same for a game whose matches are long: without arguments one of each
   scenario, with options in turn. */
int walk_long(int argc, char **argv, const WgRules *, const char *name,
        Watch *);

/* Begin a match by hand; do one random action.  walk_step() is false at its
   end. */
void walk_begin(Walk *, const WgRules *, int scenario, int options,
        uint64_t seed);
bool walk_step(Walk *);
void walk_end(Walk *);

/* The same match as a client has it.  It lasts until the next action, and
   must be left as it was found. */
WgMatch *walk_match(Walk *);

/* How many scenarios a game has. */
int walk_scenarios(const WgRules *);

/* The last action, if it was a player's with this verb; or NULL. */
const WgAction *walk_last(const Walk *, int verb);

/* A number below n. */
unsigned walk_chance(Walk *, unsigned n);

/* An action in proper form that the rules may or may not allow: any at all,
   or one of those offered with one thing changed. */
WgAction walk_forge(Walk *);
bool walk_offers(const Walk *, const WgAction *);

/* Leave the match in a file, say where and what is wrong, and exit. */
_Noreturn void walk_fail(Walk *, const char *format, ...);

static inline const WgFlow *
walk_flow(const Walk *w)
{
    return (const WgFlow *)w->g;
}

#endif /* FUZZ_H */
