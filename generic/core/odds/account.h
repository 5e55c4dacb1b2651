/*
 * account.h --
 *
 *      What a fight for an area comes to: steps lost, and who holds it.
 */

#ifndef ACCOUNT_H
#define ACCOUNT_H

#include "odds.h"

enum { WG_LOSSES = 128 };       /* more steps than a side has in one area */

typedef struct WgAccount {
    double lost[2][WG_LOSSES];  /* by side: the chance of so many steps */
    double holds[3];            /* the area: a side alone, or neither */
    double dead[2];             /* by side: all that it had there is eliminated
                                   */
    double considered;          /* how much of all that may come */
    long cases;                 /* different forces gone through */
    long work;                  /* units that may still be spent */
    int unknown, of;            /* units not recognised; blocks they may be */
} WgAccount;

/* How a game's fights are followed and counted. */
typedef struct WgFight {
    const WgRules *rules;
    WgPolicy *policy;
    /* Steps that are left of what a side had in the area `before`, wherever it
       is now: 0 if all of it is eliminated; has it nobody left there? */
    int (*left)(const Game *before, const Game *, int side, int area);
    bool (*gone)(const Game *, int side, int area);
} WgFight;

/* One case, by wg_odds() from `from`: add what comes of it to the account,
   times `chance`.  False when the account's work is spent. */
bool wg_follow(const WgFight *, const Game *from, int area, int limit,
        WgStop *, int about, double chance, WgAccount *);

/* As odds.h describes the answer. */
void wg_print_account(const WgAccount *, const char *policy, WgText *);

/* One throw: which faces (a bit each, from 1) hit, and so many of the dice. */
void wg_print_hits(const char *faces_name, const char *name, int dice,
        unsigned faces, WgText *);

#endif /* ACCOUNT_H */
