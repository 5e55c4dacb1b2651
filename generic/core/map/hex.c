/*
 * hex.c --
 *
 *      Maps of hexes.  Everything is computed in whole numbers: the middle of
 *      a hex is at (2 * column + shift, 3 * row), its corners at (0, +-2) and
 *      (+-1, +-1) from there.  That is drawn out of proportion, but straight
 *      lines stay straight.
 */

#include <stdlib.h>

#include "hex.h"

/* By row and side: which column is next.  ORDER SIDE: toward higher columns,
   then round by way of higher rows. */
static const int8_t next_row[WG_HEX_SIDES] = { 0, 1, 1, 0, -1, -1 };
static const int8_t next_column[2][WG_HEX_SIDES] = {
    { 1, 0, -1, -1, -1, 0 }, { 1, 1, 0, -1, 0, 1 }
};

int
wg_hex_computed(const WgHexGrid *grid, int hex, int side)
{
    int row = hex / grid->columns, column = hex % grid->columns;

    column += next_column[wg_hex_shift(grid, row)][side];
    row += next_row[side];
    return row < 0 || row >= grid->rows || column < 0
            || column >= grid->columns ? -1 : row * grid->columns + column;
}

int
wg_hex_side(const WgHexGrid *grid, int hex, int to)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (to >= 0 && wg_hex_beyond(grid, hex, side) == to) {
            return side;
        }
    }
    return -1;
}

/* How far a row stands to the left of straight columns that run down along
   hexes. */
static int
slant(const WgHexGrid *grid, int row)
{
    return (row + !grid->odd) / 2;
}

int
wg_hex_shifted(const WgHexGrid *grid, int hex, int from, int to)
{
    int columns = grid->columns;
    int across = (to % columns - slant(grid, to / columns))
            - (from % columns - slant(grid, from / columns));
    int row = hex / columns + to / columns - from / columns, column;

    if (row < 0 || row >= grid->rows) {
        return -1;
    }
    column = hex % columns - slant(grid, hex / columns) + across
            + slant(grid, row);
    return column < 0 || column >= columns ? -1 : row * columns + column;
}

/* ---- lines ---- */

typedef struct Point {
    int x, y;
} Point;

static Point
middle(const WgHexGrid *grid, int hex)
{
    int row = hex / grid->columns;

    return (Point){ 2 * (hex % grid->columns) + wg_hex_shift(grid, row),
            3 * row };
}

/* On which side of the line a->b is p, and how far?  0: on it. */
static int
turn(Point a, Point b, Point p)
{
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/* How a line passes a hex: not; through it; along a side, the hex being to
   the left or the right of it. */
enum { MISSES, THROUGH, ALONG_LEFT, ALONG_RIGHT };

static int
passes(const WgHexGrid *grid, Point a, Point b, int hex)
{
    static const Point corner[WG_HEX_SIDES] = {
        { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 }, { -1, 1 }
    };
    Point m = middle(grid, hex);
    int left = 0, right = 0, on = 0;

    for (int i = 0; i < WG_HEX_SIDES; i++) {
        int t = turn(a, b, (Point){ m.x + corner[i].x, m.y + corner[i].y });

        left += t > 0;
        right += t < 0;
        on += t == 0;
    }
    if (left && right) {
        return THROUGH;
    }
    return on < 2 ? MISSES : left ? ALONG_LEFT : ALONG_RIGHT;
}

/* Is it between the ends, and not beyond one of them? */
static bool
is_between(const WgHexGrid *grid, int from, int to, int whole, int hex)
{
    return hex != from && hex != to
            && wg_hex_distance(grid, from, hex) < whole
            && wg_hex_distance(grid, hex, to) < whole;
}

/* The hex on the other side of the line, which this one touches along it. */
static int
across(const WgHexGrid *grid, int from, int to, int hex, Point a, Point b)
{
    int whole = wg_hex_distance(grid, from, to);

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int other = wg_hex_beyond(grid, hex, side);

        if (other >= 0 && is_between(grid, from, to, whole, other)
                && passes(grid, a, b, other) == ALONG_RIGHT) {
            return other;
        }
    }
    return -1;
}

int
wg_hex_line(const WgHexGrid *grid, int from, int to, WgHexSight *out,
        int capacity)
{
    Point a = middle(grid, from), b = middle(grid, to);
    int whole = wg_hex_distance(grid, from, to);
    int columns = grid->columns, count = 0;
    int top = (from < to ? from : to) / columns;
    int bottom = (from < to ? to : from) / columns;
    int low = from % columns, high = to % columns;

    if (low > high) {
        low = to % columns;
        high = from % columns;
    }
    for (int row = top; row <= bottom; row++) {
        for (int column = low > 0 ? low - 1 : 0;
                column <= high + 1 && column < columns; column++) {
            int hex = row * columns + column;
            int how = is_between(grid, from, to, whole, hex)
                    ? passes(grid, a, b, hex) : MISSES;

            int other = how == ALONG_LEFT
                    ? across(grid, from, to, hex, a, b) : -1;

            if ((how == THROUGH || other >= 0) && count < capacity) {
                out[count++] = (WgHexSight){ (int16_t)hex, (int16_t)other };
            }
        }
    }
    return count;
}
