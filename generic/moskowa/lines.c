/*
 * lines.c --
 *
 *      Straight lines over hexes: numbered, and measured by core/map/hex.c.
 */

#include "lines.h"

/* The northernmost row that is near enough, in columns as odd as these. */
static int
northernmost(int east, int odd, int other_odd)
{
    int far = east < 0 ? -east : east;

    return (far - 2 * FARTHEST + odd - other_odd) / 2;
}

int
msk_line_over(int column, int row, int to_column, int to_row)
{
    /* By columns from nine west on: of each, so many lines less those of the
       columns between. */
    static const int16_t first[2 * FARTHEST + 1] = {
        0, 10, 21, 33, 46, 60, 75, 91, 108, 126, 145, 163, 180, 196, 211, 225,
        238, 250, 261
    };
    int east = to_column - column;

    return first[east + FARTHEST] + to_row - row
            - northernmost(east, column & 1, to_column & 1);
}

int
msk_line_number(int from, int to)
{
    return msk_line_over(from / ROWS, from % ROWS, to / ROWS, to % ROWS);
}

/* How far along the line a hex lies, as its middle is: lines cross from hex to
   hex in that order. */
static int
along(int odd, int to_east, int to_south, int east, int south)
{
    int other = (odd + to_east) & 1, here = (odd + east) & 1;

    /* A column is sqrt(3)/2 of a row wide: 3 to 1 of the squares in halves. */
    return 3 * to_east * east
            + (2 * to_south + other - odd) * (2 * south + here - odd);
}

static void
sort(Passed *passed, int count, int odd, int east, int south)
{
    for (int i = 1; i < count; i++) {
        Passed p = passed[i];
        int j = i, far = along(odd, east, south, p.east, p.south);

        while (j > 0 && along(odd, east, south, passed[j - 1].east,
                passed[j - 1].south) > far) {
            passed[j] = passed[j - 1];
            j--;
        }
        passed[j] = p;
    }
}

int
msk_measure_line(int odd, int east, int south, Passed out[MOST_PASSED])
{
    int column = COLUMNS / 2 / 2 * 2 + odd, row = ROWS / 2;
    int from = column * ROWS + row;
    WgHexSight sight[MOST_PASSED];
    int count = wg_hex_line(&moskowa_grid, from, from + east * ROWS + south,
            sight, MOST_PASSED);

    for (int i = 0; i < count; i++) {
        int hex = sight[i].hex, other = sight[i].other;

        out[i] = (Passed){ (int8_t)(hex / ROWS - column),
                (int8_t)(hex % ROWS - row),
                (int8_t)(other < 0 ? NO_OTHER : other / ROWS - column),
                (int8_t)(other < 0 ? 0 : other % ROWS - row) };
    }
    sort(out, count, odd, east, south);
    return count;
}
