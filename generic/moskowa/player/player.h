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

/* A movement phase: whom it has thought of, and where the one goes of whom it
   thought last. */
typedef struct MskPlan {
    uint64_t seen[SLOT_WORDS];
    int16_t who;                /* NONE: nobody yet */
    int16_t goes;               /* OFF_MAP: it stays */
} MskPlan;

/* goals.c: how far each hex is from the objectives that the side to act has
   not, or, if it has them all, from those; by ways over the river.  And from
   the objectives alone, as the crow flies. */
enum { TOO_FAR = 999 };
void msk_measure_goals(const Game *, int side, int16_t far[HEXES]);
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
