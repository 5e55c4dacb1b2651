/*
 * duel.h --
 *
 *      A fight in which the two sides meet in nothing but hits: what a side
 *      is after so many hits does not depend on who scored them.  Then it is
 *      enough to follow each side by itself, and to keep how probable each
 *      pair of conditions is: exact like wg_odds(), thousands of times faster.
 *
 *      A game says in which order salvos fall, and with its own functions
 *      what fires in them and what a hit does.
 */

#ifndef DUEL_H
#define DUEL_H

#include "account.h"

/* A side that has no passes can take WG_DUEL_COLUMNS - 1 hits at most. */
enum { WG_FIRES = 24, WG_PASSES = 12, WG_DUEL_COLUMNS = 64 };

/* So many dice, of which so many of the six faces hit. */
typedef struct WgFire {
    int8_t dice, faces;
} WgFire;

/* All that fire at once; or, with `pass` above 0 and up to WG_PASSES, what
   side `side` then does by itself. */
typedef struct WgSalvo {
    int8_t pass, side;
    int16_t what[4];            /* the game's own */
} WgSalvo;

typedef struct WgDuelRules {
    /* Who of a side may take the next hit; how many.  The owner gives it to the
       one that can best be spared. */
    int (*candidates)(const Game *, int side, int area, int16_t *list);
    WgCheaper *is_cheaper;
    /* One hit more, on a side that is not gone; false: nobody need take it.
       NULL: somebody always must. */
    bool (*strike)(Game *, int side);
    void (*hit)(Game *, int u);
    /* What the side fires in this salvo; how many entries. */
    int (*fire)(const Game *, int side, const WgSalvo *, const void *about,
            WgFire *);
    void (*pass)(Game *, int side, const WgSalvo *, const void *about);
} WgDuelRules;

typedef struct WgDuel WgDuel;

/* In an area; only side `passing` has passes; `about` is the caller's, for
   fire and pass. */
WgDuel *wg_duel_new(const WgFight *, const WgDuelRules *, int area,
        int passing, const void *about);
void wg_duel_free(WgDuel *);

/* How a side enters the fight.  Its conditions found so far are forgotten;
   the other side's are kept. */
void wg_duel_enter(WgDuel *, int side, const Game *);

/* Fight, and add what came of it to the account, times `chance`. */
void wg_duel(WgDuel *, const WgSalvo *, int salvos, double chance,
        WgAccount *);

#endif /* DUEL_H */
