/*
 * fight.h --
 *
 *      A fight whose odds are asked for: what odds.c, ask.c and battle.c
 *      share.
 */

#ifndef MONDAY_FIGHT_H
#define MONDAY_FIGHT_H

#include "../../core/odds/account.h"
#include "../../core/odds/query.h"
#include "../../core/odds/mixture.h"
#include "../chapters.h"

typedef struct Fight {
    WgFight how;                /* it is followed and counted */
    Game start;                 /* as the viewer knows it, somebody or other
                                   in every slot */
    int area;
    int procedure;              /* to begin; NONE: go on with what is asked */
    int last_volley;            /* look no further than to its end */
    WgMixture mix;              /* what may stand in these slots: */
    uint8_t slot[WG_MIX_SLOTS];
    uint8_t holder[BLOCKS];     /* the slot of each block in `start` */
    WgAccount sum;
} Fight;

enum { ALL_VOLLEYS = 100 };

/* Put what is supposed in its slots; find who in the area is unknown; fill
   all other slots.  False if both sides have somebody unknown there. */
bool mon_prepare(Fight *, const WgOddsQuery *);

/* The position of a case, from which the fight goes on. */
void mon_take_case(const Fight *, const int16_t *piece, Game *);

/* Go through a case of a Fight by the rules themselves. */
WgMixed mon_follow_case;

/* battle.c: the same for all cases of a battle, quicker if it can be. */
void mon_foresee(Fight *);

/* By what they are now. */
WgCheaper mon_is_cheaper;

/* How a battle is followed and counted. */
WgFight mon_fight(const WgRules *);

#endif /* MONDAY_FIGHT_H */
