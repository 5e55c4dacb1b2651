/*
 * plot.c --
 *
 *    Ground in squares, a bit each: tells where a box finds room, for all the
 *    stacks of a map, in many sizes.
 */

#include <math.h>
#include <stdlib.h>

#include "plot.h"

enum { BITS = 64 };

int
plot_words(double columns)
{
    return (int)(columns / BITS) + 1;
}

/* Far beyond any ground, numbers no longer count. */
static int
whole(double number)
{
    return (int)fmax(-1e6, fmin(number, 1e6));
}

static uint64_t *
row_of(const Plot *plot, int row)
{
    return plot->free + (size_t)row * (size_t)plot->words;
}

static int
is_set(const uint64_t *row, int i)
{
    return row[i / BITS] >> (i % BITS) & 1;
}

/* Set or clear some bits of a row, or what of them it has. */
static void
change(const Plot *plot, uint64_t *row, int from, int to, int on)
{
    int end = plot->words * BITS;

    for (int i = from > 0 ? from : 0; i < to && i < end; i++) {
        uint64_t bit = (uint64_t)1 << (i % BITS);

        row[i / BITS] = on ? row[i / BITS] | bit : row[i / BITS] & ~bit;
    }
}

/* ---- cutting ---- */

/* In squares from the south-western corner. */
static void
measure(const Plot *plot, double *shape, int corners)
{
    for (int i = 0; i < corners; i++) {
        shape[2 * i] = (shape[2 * i] - plot->left) / plot->cell;
        shape[2 * i + 1] = (shape[2 * i + 1] - plot->low) / plot->cell;
    }
}

/* Where edges of a shape cross one line between rows. */
static int
cross(const double *shape, int corners, int line, double *at)
{
    int count = 0;

    for (int i = 0, j = corners - 1; i < corners; j = i++) {
        const double *a = &shape[2 * j], *b = &shape[2 * i];

        if ((a[1] < line) != (b[1] < line)) {
            at[count++] = a[0] + (b[0] - a[0]) * (line - a[1]) / (b[1] - a[1]);
        }
    }
    return count;
}

static int
by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* A square is within where both its southern and its northern edge are. */
int
plot_cut(Plot *plot, double *shape, int corners)
{
    double *at = malloc(((size_t)corners + 1) * sizeof *at);
    uint64_t *line = calloc((size_t)plot->words * 2, sizeof *line);
    uint64_t *south = line, *north = line + plot->words;

    measure(plot, shape, corners);
    for (int j = 0; at != NULL && line != NULL && j <= plot->rows; j++) {
        int count = cross(shape, corners, j, at);

        qsort(at, (size_t)count, sizeof *at, by_size);
        change(plot, north, 0, plot->words * BITS, 0);
        for (int i = 0; i + 1 < count; i += 2) {
            change(plot, north, whole(ceil(at[i])), whole(floor(at[i + 1])),
                    1);
        }
        for (int i = 0; i < plot->words; i++) {
            if (j > 0) {
                row_of(plot, j - 1)[i] = south[i] & north[i];
            }
            south[i] = north[i];
        }
    }

    int done = at != NULL && line != NULL;

    free(at);
    free(line);
    return done;
}

void
plot_take(Plot *plot, const double box[4])
{
    int from = whole(floor((box[0] - plot->left) / plot->cell));
    int to = whole(ceil((box[2] - plot->left) / plot->cell));
    int south = whole(floor((box[1] - plot->low) / plot->cell));
    int north = whole(ceil((box[3] - plot->low) / plot->cell));

    for (int j = south > 0 ? south : 0; j < north && j < plot->rows; j++) {
        change(plot, row_of(plot, j), from, to, 0);
    }
}

/* ---- looking for room ---- */

/* The words of a row, so many bits farther east, which are not in it. */
static uint64_t
east(const Plot *plot, const uint64_t *row, int i, int bits)
{
    int from = i + bits / BITS, rest = bits % BITS;
    uint64_t word = from < plot->words ? row[from] >> rest : 0;

    if (rest > 0 && from + 1 < plot->words) {
        word |= row[from + 1] << (BITS - rest);
    }
    return word;
}

static int
least(int a, int b)
{
    return a < b ? a : b;
}

/* Leave of each row the squares with so many free ones from there to the
   east, by doubling what is known of each. */
static void
narrow(Plot *plot, int columns)
{
    for (int n = 1, step; n < columns; n += step) {
        step = least(n, columns - n);
        for (int j = 0; j < plot->rows; j++) {
            uint64_t *row = row_of(plot, j);

            for (int i = 0; i < plot->words; i++) {
                row[i] &= east(plot, row, i, step);
            }
        }
    }
}

/* The same to the north; rows that have too few above them are gone. */
static void
lower(Plot *plot, int lines)
{
    for (int n = 1, step; n < lines; n += step) {
        step = least(n, lines - n);
        plot->rows -= step;
        for (int j = 0; j < plot->rows; j++) {
            for (int i = 0; i < plot->words; i++) {
                row_of(plot, j)[i] &= row_of(plot, j + step)[i];
            }
        }
    }
}

/* The free square of a row that is nearest to the i-th; -1 if there is none. */
static int
nearest(const Plot *plot, int row, int i)
{
    const uint64_t *bits = row_of(plot, row);
    int end = plot->words * BITS;

    i = i > 0 ? least(i, end - 1) : 0;
    for (int d = 0; d <= i || i + d < end; d++) {
        if (i + d < end && is_set(bits, i + d)) {
            return i + d;
        }
        if (d <= i && is_set(bits, i - d)) {
            return i - d;
        }
    }
    return -1;
}

/* Of what is left, the square nearest to {i j}, which it replaces. */
static int
search(const Plot *plot, int at[2])
{
    int i = at[0], j = at[1];
    double best = INFINITY;
    int end = abs(j) > abs(plot->rows - j) ? abs(j) : abs(plot->rows - j);

    /* From the row where it should be to either side. */
    for (int d = 0; d <= end && d < best; d++) {
        for (int row = j - d; row <= j + d; row += d > 0 ? 2 * d : 1) {
            int column = row >= 0 && row < plot->rows
                    ? nearest(plot, row, i) : -1;

            if (column >= 0 && hypot(column - i, d) < best) {
                best = hypot(column - i, d);
                at[0] = column;
                at[1] = row;
            }
        }
    }
    return best < INFINITY;
}

int
plot_spot(Plot *plot, double wide, double high, double at[2])
{
    double columns = ceil(wide / plot->cell), lines = ceil(high / plot->cell);

    if (lines > plot->rows || columns > plot->words * BITS) {
        return 0;
    }
    narrow(plot, (int)columns);
    lower(plot, (int)lines);

    int square[2] = {
        whole(round((at[0] - plot->left) / plot->cell - columns / 2)),
        whole(round((at[1] - plot->low) / plot->cell - lines / 2))
    };

    if (!search(plot, square)) {
        return 0;
    }
    at[0] = plot->left + (square[0] + columns / 2) * plot->cell;
    at[1] = plot->low + (square[1] + lines / 2) * plot->cell;
    return 1;
}
