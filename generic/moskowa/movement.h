/*
 * movement.h --
 *
 *      Movement: how far a unit goes, what stops it, and the decisions.
 */

#ifndef MOSKOWA_MOVEMENT_H
#define MOSKOWA_MOVEMENT_H

#include "zones.h"

/* The movement points of a unit, in halves, for a step in road mode or not. */
int msk_allowance(const Game *, int u, bool road_mode);

/* What a step from a hex over a side costs a unit, in half points; PROHIBITED
   where the ground has no way for it. */
int msk_step_cost(const Game *, int u, int from, int side);

/* Why it may not take this step, whatever it costs; NULL if it may.  Has it
   been stopped, by an enemy's zone, in the hex that it leaves? */
const char *msk_bar(const Game *, int u, int from, int side, bool stopped);

/* Would a unit from elsewhere be one too many in this hex? */
bool msk_has_room(const Game *, int u, int hex);
/* And in road mode there? */
bool msk_has_room_on_road(const Game *, int u, int hex);

/* WgRules.ways: the least dear way of the unit taken up to each hex that it
   can reach now. */
void msk_ways(const Game *, int u, WgWays *out);

void msk_propose_units(const Game *, WgOffer *);
const char *msk_judge_unit(const Game *, const WgAction *);
void msk_apply_unit(Game *, const WgAction *);
void msk_propose_steps(const Game *, WgOffer *);
const char *msk_judge_step(const Game *, const WgAction *);
void msk_apply_step(Game *, const WgAction *);

#endif /* MOSKOWA_MOVEMENT_H */
