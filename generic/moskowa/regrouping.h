/*
 * regrouping.h --
 *
 *      Regrouping: who has lost half leaves for the regroup chart of its side,
 *      gives its points to others there or is made whole and comes back.
 *
 *      Who is on the chart is off the map, Game.chart has its mark, and
 *      left_at() is the hex that it left; its third of the field is its
 *      section.
 *      Who has given its last point stays there, and has lost all.
 */

#ifndef MOSKOWA_REGROUPING_H
#define MOSKOWA_REGROUPING_H

#include "zones.h"

static inline bool
is_on_chart(const Game *g, int u)
{
    return is_marked(g->chart, u);
}

/* ---- regrouping.c ---- */

/* Regrouping.1, Regrouping.2: does a unit that has lost so much leave for the
   chart? */
bool msk_is_worn(const Piece *, int lost);
/* Regrouping.1, Regrouping.3: a step, at the end of each phase: those who have
   leave, if they have a way out. */
void msk_leave_for_chart(Game *);

/* ---- rebuilding.c ---- */

/* Regrouping.4 to 8, Regrouping.14: a step of the rally phase; asks if anybody
   can be rebuilt. */
void msk_ask_regroup(Game *);
void msk_propose_regrouping(const Game *, WgOffer *);
const char *msk_judge_regrouping(const Game *, const WgAction *);
void msk_apply_regrouping(Game *, const WgAction *);
void msk_propose_supplies(const Game *, WgOffer *);
const char *msk_judge_supply(const Game *, const WgAction *);
void msk_apply_supply(Game *, const WgAction *);
void msk_propose_returns(const Game *, WgOffer *);
const char *msk_judge_return(const Game *, const WgAction *);
void msk_apply_return(Game *, const WgAction *);

/* ---- regroup-ranks.c ---- */

/* Regrouping.2, Regrouping.10: why a unit is never rebuilt, NULL. */
const char *msk_bar_to_rebuild(const Game *, int u);
/* How many points a unit lacks to be whole again: Regrouping.4 on the chart, or
   to have lost none; Regrouping.14 on the map. */
int msk_lacks(const Game *, int u);
/* Regrouping.13: how many points of one unit are one of another. */
int msk_price_of_point(const Game *, int from, int to);
/* Regrouping.10 to 13: how many points one unit could give to another; 0. */
int msk_yield(const Game *, int from, int to);
/* Regrouping.2, Regrouping.7, Regrouping.10 to 14: why it may not give any,
   NULL. */
const char *msk_bar_to_give(const Game *, int from, int to);
/* Regrouping.8: is this a hex where a side's units come back: with a leader, so
   far from all enemies, on its own side of them? */
bool msk_is_rallying_point(const Game *, int side, int hex);
/* Regrouping.8: why a unit of the chart may not come back in a hex, NULL. */
const char *msk_bar_to_return(const Game *, int u, int hex);

/* ---- escorts.c ---- */

/* Regrouping.9: in its first movement phase a unit goes with a leader; why it
   may not go, NULL. */
const char *msk_bar_to_escorted(const Game *, int u);
static inline bool
is_escorted(const Game *g, int u)
{
    return is_marked(g->escorted, u);
}
/* A step: the phasing side's units have moved. */
void msk_end_escorts(Game *);

#endif /* MOSKOWA_REGROUPING_H */
