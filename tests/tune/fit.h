/*
 * fit.h --
 *
 *      Least squares: by which weights the terms of what a position is worth
 *      foretell how its match ends.
 */

#ifndef FIT_H
#define FIT_H

#include "../../generic/core/playing.h"

/* How a match ended for the first side: in points, as a ladder counts them, and
   won, 1, drawn or lost. */
typedef enum End { IN_POINTS, IN_WINS, ENDS } End;

/* A position of a match. */
typedef struct Row {
    int match;
    int group;                  /* rows are compared within theirs alone */
    double term[WG_TERMS];      /* as weighed now */
    double end[ENDS];
} Row;

typedef struct Rows {
    int count, room;
    Row *row;
} Rows;

void rows_add(Rows *, const Row *);
void rows_free(Rows *);

/* From each group, what it has in the mean is taken; groups of fewer than
   `least` rows are left out. */
void rows_level(Rows *, int least);

/* What terms are to be multiplied by; with what standard error, from fits each
   without one fold of the matches; and what share of the squares of an end is
   foretold, in matches that a fit has not seen. */
enum { FOLDS = 10 };
typedef struct Fit {
    double by[WG_TERMS], error[WG_TERMS];
    double told;
} Fit;

/* Of levelled rows.  Terms of one bundle, from 0 to `bundles` - 1, have one
   weight; of the bundle -1 none.  Where rows tell little, a weight stays near
   `usual`: that counts as `pull` times as many rows as there are. */
typedef struct Task {
    const Rows *rows;
    End end;
    int terms, bundles;
    const int *bundle;
    double usual, pull;
} Task;
Fit fit_rows(const Task *);

#endif /* FIT_H */
