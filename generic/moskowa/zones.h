/*
 * zones.h --
 *
 *      Stacking, Facing, Zones of Control: how many points a hex holds, which
 *      of its sides are in front, whom an enemy stops there.
 */

#ifndef MOSKOWA_ZONES_H
#define MOSKOWA_ZONES_H

#include "stacks.h"

enum { ALL_SIDES = (1 << WG_HEX_SIDES) - 1 };

/* ---- stacking.c ---- */

/* Stacking.1: the most points of a hex. */
int msk_limit(int hex);
/* Are those in it too many? */
bool msk_is_overstacked(const Game *, int hex);
/* Would they be with a unit from elsewhere? */
bool msk_would_overstack(const Game *, int u, int hex);

/* ---- facing.c ---- */

/* The sides in front of a unit that faces so, in the open. */
uint8_t msk_front_of(int facing);
/* Where that is, clockwise from the north. */
int msk_degrees(int facing);
/* WgMoving.front: a side, in front of those who stand along a line. */
int msk_front_toward(int first, int last, int toward);
/* Those in front of the stack in a hex; none if nobody there has a facing. */
uint8_t msk_front(const Game *, int hex);
uint8_t msk_front_by(const Game *, int hex, int top);   /* its top unit's */
/* Facing.1, Facing.2: turn all in a hex. */
void msk_turn(Game *, int hex, int facing);
/* The uppermost unit has formed square: all with it are in it. */
bool msk_is_square(const Game *, int hex);

/* ---- zones.c ---- */

/* What a stack exerts over a side: squares a zone that stops foot alone. */
enum { NO_ZONE, PARTIAL_ZONE, FULL_ZONE };

int msk_zone(const Game *, int hex, int side);
/* The sides over which it exerts one. */
uint8_t msk_zone_sides(const Game *, int hex);
/* Do enemies stop this unit, of either side, where it may be going? */
bool msk_is_stopped(const Game *, int u, int hex);

/* ---- skirmishers.c ---- */

/* Is the unit in this hex a skirmisher? */
bool msk_is_skirmisher(const Game *, int hex);
/* Does a skirmisher's zone hide one hex from another, at this hex between? */
bool msk_is_screened(const Game *, int from, int to, int hex);

#endif /* MOSKOWA_ZONES_H */
