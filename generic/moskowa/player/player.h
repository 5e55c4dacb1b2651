/*
 * player.h --
 *
 *      How a computer plays La Bataille de la Moskowa: what the files of this
 *      folder do for each other.
 */

#ifndef MOSKOWA_PLAYER_H
#define MOSKOWA_PLAYER_H

#include "../../core/playing.h"
#include "../moskowa.h"

enum { FORMATIONS = 96 };       /* at most */

/* A movement phase: whom it has thought of, and where the one goes of whom it
   thought last; and what each formation is to take or hold.  The goals of the
   phase before are looked at when they are shared out anew. */
typedef struct MskPlan {
    uint64_t seen[SLOT_WORDS];
    int16_t who;                /* NONE: nobody yet */
    int16_t goes;               /* OFF_MAP: it stays */
    int16_t together;           /* the weight TOGETHER */
    int8_t goal[FORMATIONS];    /* 1 + the number of an objective; 0: the
                                   nearest that is wanted */
} MskPlan;

/* What an officer plays by; weights.c has the usual ones. */
typedef enum MskWeight {
    NEARNESS,                   /* an objective nearer by a hex; 0: units go
                                   one by one to the nearest */
    TAKE,                       /* one that the side has not */
    SPREAD,                     /* one to which as many go as are needed */
    KEEP,                       /* the same one as before */
    TOGETHER,                   /* a hex ahead of the formation */
    MSK_WEIGHTS
} MskWeight;
extern const WgWeight msk_weights[];
extern const int msk_one_by_one[MSK_WEIGHTS];   /* a sergeant's */

/* goals.c: how far each hex is from the objectives that the side to act has
   not, or, if it has them all, from those; by ways over the river.  And from
   the objectives alone, as the crow flies. */
enum { TOO_FAR = 999 };
void msk_measure_goals(const Game *, int side, int16_t far[HEXES]);
/* How far each is from one objective; false: there is none of that number. */
bool msk_measure_goal(const Game *, int number, int16_t far[HEXES]);
/* For whom has this goal, as MskPlan.goal has it. */
void msk_measure_for(const Game *, int goal, int16_t far[HEXES]);
/* Its first hex, and does a side want to come there? */
int msk_goal_hex(const Game *, int number);
bool msk_is_wanted(const Game *, int side, int number);

/* tasks.c: give each formation of the side to act an objective; and that of a
   unit's, or of a leader's men, as MskPlan.goal has it. */
void msk_share_goals(const Game *, const int *weights, MskPlan *);
int msk_goal_of(const Game *, const MskPlan *, int u);

/* ends.c: what a hex is worth to end in, less is better; and the hex of the
   nearest enemy, so near at most, OFF_MAP. */
enum { GUNS_SEE = 9, GUNS_LIKE = 5 };
int msk_worth_of_end(const Game *, int u, int hex, const int16_t far[HEXES]);
int msk_enemy_within(const Game *, int side, int hex, int most);
int msk_to_objective(const Game *, int hex);

/* marches.c: who moves next, DONE if nobody; and what one in hand does. */
WgAction msk_next_mover(const Game *, MskPlan *);
WgAction msk_next_step(const Game *, MskPlan *);

/* assaults.c: what a melee comes to for the attacker, in thirty-sixths of a
   point; the best hex to attack, DONE where none is worth it; and whether to
   declare a charge. */
int msk_promise(const Game *, int hex);
WgAction msk_best_assault(const Game *);
WgAction msk_declaration(const Game *);

/* reasons.c */
void msk_reason(const Game *, const WgAction *, const void *plan, WgReason *);

/* policy.c, worth.c */
bool msk_should_evade(const Game *);    /* retreat before combat */
WgAction msk_policy(const Game *, const int *weights, void *plan, WgLots *);
void msk_plan(const Game *, const int *weights, void *plan, bool vary,
        WgLots *);
int msk_evaluate(const Game *);
int msk_chance(const Game *, int value);

#endif /* MOSKOWA_PLAYER_H */
