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

/* Movement.5: has it so many half points left? */
bool msk_can_pay(const Game *, int u, int cost, bool road_mode);

/* What a step from a hex over a side costs a unit, in half points; PROHIBITED
   where the ground has no way for it. */
int msk_step_cost(const Game *, int u, int from, int side);

/* Its column of the chart of terrain, of msk_cost(). */
int msk_mover(const Game *, int u);

/* Why it may not take this step, whatever it costs; NULL if it may.  Has it
   been stopped, by an enemy's zone, in the hex that it leaves?  This comes of
   what bars it from leaving any hex, then of this side; is the hex that it
   leaves in a zone? */
const char *msk_bar(const Game *, int u, int from, int side, bool stopped);
const char *msk_bar_to_leaving(const Game *, int u, bool stopped);
const char *msk_bar_over(const Game *, int u, int from, int side,
        bool in_zone);

/* Why the unit may not step to this hex now: that, and its points. */
const char *msk_bar_to_step(const Game *, int u, int to);
/* What one in hand may always try: to end, to step, to turn. */
void msk_propose_going(const Game *, WgOffer *);
/* What it pays for a step that it may take. */
int msk_price(const Game *, int u, int from, int side);
/* Has the ground a way for a unit over a side, whoever is beyond? */
bool msk_is_passable(const Game *, int u, int from, int side);
/* R-M132: is that a leader, and a side that infantry can cross? */
bool msk_can_follow(const Game *, int u, int from, int side);

/* ---- columns.c ---- */

/* R-M93: cavalry in road mode, two hexes long if it is a large regiment. */
static inline bool
is_mounted_column(const Game *g, int u)
{
    return (g->unit[u].state & ROAD_MODE) && is_mounted(g, u);
}

/* Stacking.4: more points than these are a large regiment; a ford, a bridge
   and a road take no more at once. */
enum { MOST_ON_ROAD = 6 };

/* The hex behind a large regiment of cavalry in road mode, where it is, too;
   OFF_MAP of others. */
int msk_tail(const Game *, int u);
/* Does such a one bar a hex to another unit? */
const char *msk_bar_by_column(const Game *, int u, int hex);
/* It marches over a side. */
void msk_face_march(Game *, int u, int side);

/* ---- reserve.c ---- */

/* Russian Reserve Artillery that only Kutaisov moves; and if this is and he is
   not with it, why it neither moves nor limbers or unlimbers. */
bool msk_is_reserve(const Game *, int u);
const char *msk_bar_to_reserve(const Game *, int u);

/* ---- movement.c ---- */

/* Would a unit from elsewhere be one too many in this hex? */
bool msk_has_room(const Game *, int u, int hex);
bool msk_accompanies(const Game *, int u);
/* And in road mode there? */
bool msk_has_room_on_road(const Game *, int u, int hex);

/* Forming.1: notice of where a unit in hand begins its phase. */
void msk_notify_beginning(Game *);

/* Why a unit may not turn there to a facing; NULL if it may. */
const char *msk_judge_turn(const Game *, int u, int facing);
/* In the movement phase: has it moved, and can it go no further?  It may still
   be taken up, for to turn is free. */
bool msk_is_spent(const Game *, int u);
/* Has it moved in this phase, in which it may be taken up? */
bool msk_has_moved(const Game *, int u);
/* It steps there, and nobody is asked about it. */
void msk_step(Game *, int u, int hex);

void msk_propose_units(const Game *, WgOffer *);
const char *msk_judge_unit(const Game *, const WgAction *);
void msk_apply_unit(Game *, const WgAction *);
void msk_propose_steps(const Game *, WgOffer *);
const char *msk_judge_step(const Game *, const WgAction *);
void msk_apply_step(Game *, const WgAction *);

#endif /* MOSKOWA_MOVEMENT_H */
