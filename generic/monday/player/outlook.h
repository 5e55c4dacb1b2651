/*
 * outlook.h --
 *
 *      What the plan of an impulse is made of.
 */

#ifndef MONDAY_OUTLOOK_H
#define MONDAY_OUTLOOK_H

#include "player.h"

enum { CHIEFS = 16 };

/* The mover's units are counted from the side's first slot. */
typedef struct Outlook {
    const Game *g;
    int side, first, units;
    int weights[MON_WEIGHTS];
    int noise;
    WgLots *lots;
    Force force;
    Reach reach[SIDE_BLOCKS];
    int chiefs;                 /* leaders that could be activated */
    int8_t chief[CHIEFS];       /* their slots */
    uint32_t under[SIDE_BLOCKS];        /* a bit for each who would command
                                   it */
    int8_t goes[SIDE_BLOCKS];   /* an index of its reach, NONE */
    int gain[SIDE_BLOCKS];
    int count[AREAS];
    int attacks;                /* gains of attacks, and how many */
    Areas attacked;
} Outlook;

/* leaders.c */
void mon_find_leaders(Outlook *);
int mon_choose_leaders(Outlook *, MonPlan *);   /* what they bring */

/* attacks.c */
void mon_plan_attacks(Outlook *, int most);

/* The best attack that there is, though it may be too bad for a plan: who goes,
   by their index, and how many; 0: none can. */
int mon_best_attack(const Outlook *, int *area, int8_t *who);

/* others.c */
void mon_send_others(Outlook *);

#endif /* MONDAY_OUTLOOK_H */
