/*
 * conditions.h --
 *
 *      What a side of a duel comes to, hit by hit and pass by pass: whole
 *      positions, of which only the side's own part counts, found as they are
 *      needed, and numbered from 0, the one in which it enters.
 */

#ifndef CONDITIONS_H
#define CONDITIONS_H

#include "duel.h"

typedef struct WgCondition {
    int hit;                    /* after one hit more; itself if gone */
    int pass[WG_PASSES + 1];
    int lost;
    bool gone, dead;
} WgCondition;

/* Without passes a side has no more of them than it has hits to take. */
typedef struct WgConditions {
    const WgFight *fight;
    const WgDuelRules *of;
    const void *about;          /* of a pass */
    int side, area;
    bool passes;                /* it may come to one in two ways */
    int count, capacity, games; /* room for so many of both: */
    WgCondition *state;
    unsigned char *game;        /* their positions */
} WgConditions;

/* Forget all, and enter as in this position. */
void wg_conditions_begin(WgConditions *, const Game *);
void wg_conditions_free(WgConditions *);

/* The number of the condition after one hit more, or after a pass. */
int wg_after_hit(WgConditions *, int state);
int wg_after_pass(WgConditions *, int state, const WgSalvo *);

static inline Game *
wg_condition_game(const WgConditions *c, int state)
{
    return (Game *)(void *)(c->game + (size_t)state * c->fight->rules->size);
}

#endif /* CONDITIONS_H */
