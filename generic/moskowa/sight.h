/*
 * sight.h --
 *
 *      Line of Sight: which hexes can be seen from which, over the ground, and
 *      past those who stand there.
 */

#ifndef MOSKOWA_SIGHT_H
#define MOSKOWA_SIGHT_H

#include "lines.h"
#include "moskowa.h"

/* sight-ground.c: the hex whose ground hides one from the other along this
   line, OFF_MAP if none does. */
int msk_hiding_ground(int from, int to, const Passed *, int count);

/* Exceptions 1 to 3: is this hex, where something stands, seen over? */
bool msk_is_seen_over(int from, int to, int hex);

/* sight.c: of hexes no more than FARTHEST apart.  Both ends never hide: so a
   wood or a village can be seen into, but not through. */
bool msk_sees_ground(int from, int to);
/* And past whoever stands between. */
bool msk_sees(const Game *, int from, int to);

/* Made by maps/sight2c.c: the hexes that lines pass, those of line i from
   first[i] on, from hexes of odd columns, counted from 1, and of even ones; and
   for each hex the lines along which it sees the ground. */
enum { SIGHT_WORDS = (LINES + 63) / 64 };
extern const int16_t moskowa_line_first[2][LINES + 1];
extern const Passed moskowa_passed[];
extern const uint64_t moskowa_seen[HEXES][SIGHT_WORDS];

#endif /* MOSKOWA_SIGHT_H */
