/*
 * lines.h --
 *
 *      Straight lines from the middle of one hex to that of another, no more
 *      than nine hexes away: which hexes they pass through, in their order, and
 *      between which two they run.  A line is the same from every hex of an odd
 *      column, and of an even one.
 */

#ifndef MOSKOWA_LINES_H
#define MOSKOWA_LINES_H

#include "ground.h"

enum {
    FARTHEST = 9,               /* the greatest range */
    LINES = 1 + 3 * FARTHEST * (FARTHEST + 1),  /* hexes as near as that */
    MOST_PASSED = 2 * FARTHEST
};

/* What a line passes, from the hex where it begins: columns east and rows south
   of there; of two hexes that it runs between, both. */
typedef struct Passed {
    int8_t east, south;
    int8_t other_east, other_south;
} Passed;

enum { NO_OTHER = 127 };

/* Which line leads from a hex to another, 0 to LINES - 1; and by where they
   lie. */
int msk_line_number(int from, int to);
int msk_line_over(int column, int row, int to_column, int to_row);

/* Measure a line, from near the middle of the map: how many it passes. */
int msk_measure_line(int odd, int east, int south, Passed out[MOST_PASSED]);

static inline int
hex_at(int from, int east, int south)
{
    int row = from % ROWS + south;

    return east == NO_OTHER || row < 0 || row >= ROWS ? OFF_MAP
            : from + east * ROWS + south;
}

#endif /* MOSKOWA_LINES_H */
