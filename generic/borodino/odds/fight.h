/*
 * fight.h --
 *
 *      A fight whose odds are asked for: what odds.c, ask.c and attack.c
 *      share.
 */

#ifndef BORODINO_FIGHT_H
#define BORODINO_FIGHT_H

#include "../../core/odds/account.h"
#include "../../core/odds/query.h"
#include "../../core/odds/mixture.h"
#include "../chapters.h"

typedef struct Fight {
    WgFight how;                /* it is followed and counted */
    Game start;                 /* as the viewer knows it */
    int area;
    int procedure;              /* to begin; NONE: go on with what is asked */
    int last_round;             /* look no further than to its end */
    bool breaks_off;            /* the attacker does, at half strength */
    WgMixture mix;              /* what may stand in these slots: */
    uint8_t slot[WG_MIX_SLOTS];
    WgAccount sum;
} Fight;

/* Who in a side is neither recognised nor supposed, in the area and in time
   for the last round.  False if there are such on both sides. */
bool bor_find_unknown(Fight *, const WgOddsQuery *);

/* Put what is supposed, or these pieces, into their slots. */
void bor_suppose(Game *, const WgOddsQuery *);
void bor_fill(const Fight *, const int16_t *piece, Game *);

/* Go through all cases by the rules themselves. */
void bor_follow(Fight *);

/* attack.c: the same of a battle yet to begin, quicker if it can be. */
void bor_foresee(Fight *);

/* By what is printed on them and what they still have. */
WgCheaper bor_is_cheaper;

/* For bor_fight_on(): with how many steps left who attacks now leaves the
   battle, times two, and which side that is; or 0. */
int bor_limit_of(const Fight *, const Game *);

/* How a battle is followed and counted. */
WgFight bor_fight(const WgRules *);

#endif /* BORODINO_FIGHT_H */
