/*
 * ways.h --
 *
 *      Movement: where a unit can go by several steps, in this phase and in
 *      later ones.
 */

#ifndef MOSKOWA_WAYS_H
#define MOSKOWA_WAYS_H

#include "moskowa.h"

/* WgRules.ways: the least dear way of a unit to each hex that it can reach
   now. */
void msk_ways(const Game *, int u, WgWays *out);

/* ---- ways.c ---- */

/* Who looks for a way to one hex alone: what he thinks of them. */
typedef struct WayGuide {
    void *about;
    /* May a way that comes to this hex with at most so many steps left lead to
       him?  Whom it leads to from there is asked of, too: a hex farther on
       with a step less left may do so only if this may. */
    bool (*matters)(const void *about, int hex, int steps);
    /* A way to this hex is found, the first time. */
    void (*found)(void *about, int hex);
} WayGuide;

/* Those of these ways that may matter, in the same order, and each as it would
   be among all, but that WgWay.ends is not told of hexes. */
void msk_ways_by(const Game *, int u, const WayGuide *, WgWays *out);

/* No way goes on from a hex where somebody is asked or fires, nor of a unit
   that charges, or whom a leader has to follow. */
bool msk_way_ends(const Game *, int u, int hex);

/* ---- setting-out.c ---- */

/* Evasion.4: nobody is asked, and nobody fires. */
bool msk_is_evading(const Game *);
/* The ways with which it begins where it stands: it is taken up, and limbers
   or leaves its square.  The position then, which is in `room` if it is
   another; NULL if it may not move now. */
const Game *msk_at_start(const Game *, int u, WgWays *out, Game *room);
/* The same, the position copied; false if it may not. */
bool msk_set_out(const Game *, int u, WgWays *out, Game *then);
/* What it does there, one after another. */
void msk_begin_with(WgWays *out, int hex, int verb, int arg);
/* Its movement points that are left, in halves. */
int msk_left(const Game *, int u);

/* ---- far.c ---- */

/* WgMoving.toward, .column, .why_not, WgRules.shifted. */
void msk_toward(const Game *, int u, int to, WgWays *out);
const char *msk_column(const Game *, int u, int to, WgWays *out);
const char *msk_why_not(const Game *, int u, int to);
int msk_shifted(int hex, int from, int to);

/* ---- alarm.c ---- */

/* A march stops, where its owner has chosen nothing else, as soon as an enemy
   on foot could come up in a turn. */
enum { ALARM = 6 };

/* The enemy unit nearest to a hex, leaders aside, or NONE; *away: in hexes. */
int msk_nearest_enemy(const Game *, int side, int hex, int *away);
/* The hex of the nearest, if it is no farther; of several as near, the first;
   OFF_MAP. */
int msk_enemy_within(const Game *, int side, int hex, int most);
/* How near some hexes are to one: -1 at one step, less the farther away the
   nearest is, -FAR_AWAY without one.  If that is more than `most` it is enough
   to know that it is more.  It brings the nearest to their front, which may
   tell it at once the next time. */
enum { FAR_AWAY = 1000 };
int msk_nearness(int hex, int16_t *them, int count, int most);
/* WgMoving.is_near: is one less than so many hexes away? */
bool msk_is_near(const Game *, int side, int hex, int within);

/* ---- road-parts.c ---- */

/* Is a regiment too large for a road, and has battalions that are not? */
bool msk_has_parts(const Game *, int u);
/* Why it cannot be exchanged for them now; NULL: it can. */
const char *msk_bar_to_parts(const Game *, int u);
/* Does that way lead to a road, with points left to enter road mode there? */
bool msk_may_enter_road(const Game *, int u, const WgWay *);
/* WgMoving.split: if its battalions can be on a road this phase. */
bool msk_split(const Game *, int u, WgWays *out);
/* What is on the map for a unit: itself; else those of a regiment's battalions
   that are, or the regiment of a battalion. */
void msk_stands(const Game *, int u, WgText *out);

#endif /* MOSKOWA_WAYS_H */
