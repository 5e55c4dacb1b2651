/*
 * outlook.h --
 *
 *      What the plan of an impulse is made of.
 */

#ifndef MONDAY_OUTLOOK_H
#define MONDAY_OUTLOOK_H

#include "../../core/odds/hits.h"
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
    Members guns;               /* on the map */
    int chiefs;                 /* leaders that could be activated */
    int8_t chief[CHIEFS];       /* their slots */
    uint32_t under[SIDE_BLOCKS];        /* a bit for each who would command
                                   it */
    Steps steps;
    Reach reach[SIDE_BLOCKS];   /* empty: nobody has asked, or it stays */
    int8_t goes[SIDE_BLOCKS];   /* an index of its reach, NONE */
    int gain[SIDE_BLOCKS];
    int count[AREAS];
    Areas open;                 /* count, are not its own, nobody is there */
    Areas guarded;              /* count, are its own, the enemy is near */
    bool rated;                 /* the areas are, for those who attack nobody:
                                   combat units, and support */
    int rating[AREAS], behind[AREAS];
} Outlook;

static inline int
home_of(const Outlook *o, int i)
{
    return o->g->unit[o->first + i].place;
}

/* posts.c: areas that count, to be taken or not to be left. */
void mon_find_posts(Outlook *);
int mon_taking(const Outlook *, int area);
int mon_leaving(const Outlook *, int area, int with);

/* leaders.c */
void mon_find_leaders(Outlook *);
int mon_choose_leaders(Outlook *, MonPlan *);   /* what they bring */

/* reach.c: all who are "under" somebody and may move; what was found before is
   kept.  Nobody goes yet. */
void mon_find_reaches(Outlook *);

/* exchange.c: what an area is worth; how many hits of theirs count: those that
   the ground absorbs do not. */
typedef struct Exchange {
    WgHits ours, theirs;
    int hits, enemy_hits, absorbed;
} Exchange;
int mon_worth_of(const Outlook *, int area);
void mon_open_exchange(const Outlook *, int area, Exchange *);
void mon_join(const Outlook *, int i, bool over, Exchange *);
int mon_outcome(const Outlook *, int area, const Exchange *);

/* attacks.c */
void mon_plan_attacks(Outlook *, int most);

/* The best attack that there is, though it may be too bad for a plan: who goes,
   by their index, and how many; 0: none can. */
int mon_best_attack(const Outlook *, int *area, int8_t *who);

/* others.c */
void mon_send_others(Outlook *);

#endif /* MONDAY_OUTLOOK_H */
