/*
 * outlook.h --
 *
 *      What a plan of a phase is made of.
 */

#ifndef BORODINO_OUTLOOK_H
#define BORODINO_OUTLOOK_H

#include "player.h"

enum { CHIEFS = 16 };

/* In Outlook.under, who obeys without an order as it is; in Outlook.quota, a
   corps headquarters, which needs none. */
enum { NOW = 1 << CHIEFS, FREELY = 100 };

/* Of the mover's units, a bit each. */
typedef uint64_t Movers;
_Static_assert(SIDE_BLOCKS <= 64, "a bit each");

/* The mover's units are counted from the side's first slot. */
typedef struct Outlook {
    const Game *g;
    int side, first, units;
    int weights[BOR_WEIGHTS];
    bool winning;               /* as it stands */
    int boldness;               /* by these, then */
    int noise;                  /* in the gains of attacks */
    WgLots *lots;
    Force force;
    int near[PLACES];           /* the enemy's fire in the areas beside */
    Areas routes[SIDE_BLOCKS];
    int chiefs;                 /* HQs that could be activated; after that,
                                   leaders who have orders left */
    int8_t chief[CHIEFS];       /* their slots */
    int8_t quota[CHIEFS];       /* the orders of an army's leader; FREELY */
    uint32_t under[SIDE_BLOCKS];        /* a bit for each that would command it;
                                   NOW: somebody does, without an order */
    Movers comers[AREAS];       /* who could be told to attack there */
    uint32_t called;            /* who is to command, for attacks or already */
    int8_t orders[CHIEFS];      /* that attacks take */
    int shelling[AREAS];        /* what guns may hit first, in hundredths */
    int gain[SIDE_BLOCKS];      /* of its going, by the plan */
    int count[PLACES];          /* of units as they would stand */
    int crossed[BORDERS];
    Areas attacked;
    int target;                 /* an area that all go against, or NONE */
} Outlook;

/* plan.c */
void bor_open_outlook(Outlook *, const Game *, const int *weights, bool vary,
        WgLots *);

/* Where all go, and how much nearer each step there is: to the target; who
   wins as it stands holds the redoubts that he has; others go for one. */
Areas bor_goals(const Outlook *, int *pull);

/* orders.c: who could command and whom, what a step of theirs costs, who does
   command, and who of them has nobody left to; a gun beside the enemy */
void bor_find_chiefs(Outlook *);
bool bor_could_fire(const Outlook *, int i);
int bor_chief_cost(const Outlook *, int chief);
void bor_choose_chiefs(Outlook *, BorPlan *);
void bor_dismiss_idle(const Outlook *, BorPlan *);

/* quotas.c: leaders whose orders the attacks take, as bits; and no more go than
   those of `have` have orders for */
uint32_t bor_spent_leaders(const Outlook *);
void bor_share_orders(const Outlook *, BorPlan *, uint32_t have);

/* target.c: with `vary` another than the plan has, or none, two times of
   three; and the enemy's redoubt that is the easiest prey, or NONE */
void bor_choose_target(Outlook *, BorPlan *, bool vary);
int bor_main_target(const Outlook *);

/* outcome.c: what guns may do first; and what comes of it, if so much fights
   for an area, in points' hundredths */
void bor_expect_shelling(Outlook *);
int bor_outcome(const Outlook *, int area, int fire, int hits);

/* attacks.c */
void bor_attack_target(Outlook *, BorPlan *);
void bor_plan_attacks(Outlook *, BorPlan *);
void bor_drop_vain_attacks(Outlook *, BorPlan *);

/* The best attack that there is, though it may be too bad for a plan: who goes,
   by their index, and how many; 0: none can. */
int bor_best_attack(const Outlook *, const BorPlan *, int *area, int8_t *who);

/* march-reasons.c: an outlook by the usual weights; where one comes to by a
   shortest way of those distances, or NONE; and why a block goes there by the
   plan, where no enemy is */
void bor_open_usual(Outlook *, const Game *, WgLots *);
int bor_end_of_way(const Game *, const int8_t far[PLACES], int area);
void bor_reason_march(const Game *, int u, int to, const BorPlan *, WgReason *);

#endif /* BORODINO_OUTLOOK_H */
