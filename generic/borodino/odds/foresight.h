/*
 * foresight.h --
 *
 *      What is known of a battle before it begins: who fires in which turn,
 *      and when attackers may leave.
 */

#ifndef BORODINO_FORESIGHT_H
#define BORODINO_FORESIGHT_H

#include "../../core/odds/duel.h"
#include "fight.h"

enum { LETTERS = 3, KNOWN = 128 };

/* A unit's fire when nobody was hit before. */
typedef struct Turn {
    int8_t round, letter;
    int8_t attacks;             /* the attacker's turns follow the defender's */
    int8_t unit, faces;
} Turn;

typedef struct Foresight {
    Fight *f;
    Game begun;                 /* the battle, somebody in the unknown slots */
    Game leaving[LAST_ROUND][LETTERS];  /* when attackers of a letter may
                                           go */
    bool leaves[LAST_ROUND][LETTERS];
    int attacker, limit;        /* see bor_limit_of() */
    bool plain;                 /* nothing but fire, hits and 6.73 */
    int turns;
    Turn turn[KNOWN];           /* of those who are known */
    int8_t faces[WG_MIX_PIECES][LAST_ROUND];    /* of each kind; 0: no fire */
    int8_t letter[WG_MIX_PIECES];
    int8_t unit_kind[BLOCKS];   /* in the present rehearsal; NONE: known */
    int16_t kind_of[BLOCKS];    /* of each block that may be there */
    WgDuel *duel;
} Foresight;

/* By rehearsing it: each kind that may be there, as many at once as there is
   room for.  Not `plain` if more than hits can happen. */
void bor_rehearse(Foresight *);

/* Turns in their order. */
static inline int
order_of(const Turn *t)
{
    return (t->round * LETTERS + t->letter) * 2 + t->attacks;
}

static inline bool
is_leaving(const WgAction *a)
{
    return a->verb == RETREAT || a->verb == OFFBOARD || a->verb == LOSE;
}

/* What the policy answers to what is asked, of what is then offered. */
const WgAction *bor_choose(const Foresight *, const Game *, WgOffer *);

#endif /* BORODINO_FORESIGHT_H */
