/*
 * plot.h --
 *
 *    Ground that is cut into squares, and where a box finds room on it.
 *    Knows no Tcl.
 */

#ifndef PLOT_H
#define PLOT_H

#include <stddef.h>
#include <stdint.h>

/* Squares that are free: a row has so many words, the first row the most
   southern, the least bit of the first word the most western. */
typedef struct Plot {
    double cell, left, low;     /* a square's side; the south-western corner */
    int rows, words;
    uint64_t *free;
} Plot;

/* How many words a row so wide needs, in squares. */
int plot_words(double columns);

/*
 * Free the squares that are all within a shape of so many corners, {x y}
 * each, which is spent; nothing else is free.  False if memory ran out.
 */
int plot_cut(Plot *plot, double *shape, int corners);

/* Take what a box covers: left, low, right, high. */
void plot_take(Plot *plot, const double box[4]);

/*
 * The middle of a box so large that is all free, the nearest to AT, which it
 * replaces.  False if there is none; the plot is spent.
 */
int plot_spot(Plot *plot, double wide, double high, double at[2]);

#endif /* PLOT_H */
