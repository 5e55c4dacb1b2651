/*
 * fit.c --
 *
 *      Least squares, by the normal equations.
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fit.h"

/* ---- rows ---- */

void
rows_add(Rows *rows, const Row *row)
{
    if (rows->count == rows->room) {
        rows->room = rows->room ? 2 * rows->room : 1024;
        rows->row = realloc(rows->row, (size_t)rows->room * sizeof *row);
        if (rows->row == NULL) {
            abort();
        }
    }
    rows->row[rows->count++] = *row;
}

void
rows_free(Rows *rows)
{
    free(rows->row);
    *rows = (Rows){ .count = 0 };
}

static int
by_group(const void *one, const void *other)
{
    const Row *a = one, *b = other;

    return a->group != b->group ? (a->group > b->group) - (a->group < b->group)
            : (a->match > b->match) - (a->match < b->match);
}

/* A term, or an end after them. */
static double *
number_of(Row *row, int i)
{
    return i < WG_TERMS ? &row->term[i] : &row->end[i - WG_TERMS];
}

static void
level_group(Row *row, int count)
{
    for (int i = 0; i < WG_TERMS + ENDS; i++) {
        double sum = 0;

        for (int n = 0; n < count; n++) {
            sum += *number_of(&row[n], i);
        }
        for (int n = 0; n < count; n++) {
            *number_of(&row[n], i) -= sum / count;
        }
    }
}

void
rows_level(Rows *rows, int least)
{
    int kept = 0, from = 0, to;

    qsort(rows->row, (size_t)rows->count, sizeof(Row), by_group);
    for (; from < rows->count; from = to) {
        for (to = from; to < rows->count
                && rows->row[to].group == rows->row[from].group; to++) {
        }
        if (to - from >= least) {
            level_group(rows->row + from, to - from);
            memmove(rows->row + kept, rows->row + from,
                    (size_t)(to - from) * sizeof(Row));
            kept += to - from;
        }
    }
    rows->count = kept;
}

/* Seeds of scenarios that take turns are in the same. */
static int
fold_of(const Row *row)
{
    enum { TOGETHER = 4 };

    return row->match / TOGETHER % FOLDS;
}

/* ---- equations ---- */

typedef struct Equations {
    double side[WG_TERMS][WG_TERMS], end[WG_TERMS];
} Equations;

static void
sum_up(const Task *t, const Row *row, double *sum)
{
    memset(sum, 0, WG_TERMS * sizeof *sum);
    for (int i = 0; i < t->terms; i++) {
        if (t->bundle[i] >= 0) {
            sum[t->bundle[i]] += row->term[i];
        }
    }
}

/* Cholesky's, in place. */
static void
take_root(Equations *e, int n)
{
    const double least = 1e-12;

    for (int i = 0; i < n; i++) {
        for (int k = 0; k <= i; k++) {
            double sum = e->side[i][k];

            for (int j = 0; j < k; j++) {
                sum -= e->side[i][j] * e->side[k][j];
            }
            e->side[i][k] = i != k ? sum / e->side[k][k]
                    : sqrt(sum > least ? sum : least);
        }
    }
}

/* A term that never differs gets nothing. */
static void
solve(Equations *e, int n, double *by)
{
    const double ridge = 1e-6, little = 1e-9;

    for (int i = 0; i < n; i++) {
        e->side[i][i] += ridge * e->side[i][i] + little;
    }
    take_root(e, n);
    for (int i = 0; i < n; i++) {
        by[i] = e->end[i];
        for (int k = 0; k < i; k++) {
            by[i] -= e->side[i][k] * by[k];
        }
        by[i] /= e->side[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++) {
            by[i] -= e->side[k][i] * by[k];
        }
        by[i] /= e->side[i][i];
    }
}

/* All matches but those of a fold; of the fold -1 all. */
static void
fit_without(const Task *t, int fold, double *by)
{
    Equations e = { .end = {0} };

    for (int n = 0; n < t->rows->count; n++) {
        const Row *row = &t->rows->row[n];
        double sum[WG_TERMS];

        if (fold_of(row) == fold) {
            continue;
        }
        sum_up(t, row, sum);
        for (int i = 0; i < t->bundles; i++) {
            for (int k = 0; k < t->bundles; k++) {
                e.side[i][k] += sum[i] * sum[k];
            }
            e.end[i] += sum[i] * row->end[t->end];
        }
    }
    for (int i = 0; i < t->bundles; i++) {
        e.end[i] += t->pull * e.side[i][i] * t->usual;
        e.side[i][i] += t->pull * e.side[i][i];
    }
    solve(&e, t->bundles, by);
}

/* The squares of what is left of a fold's ends, foretold so. */
static double
left_in(const Task *t, int fold, const double *by)
{
    double left = 0;

    for (int n = 0; n < t->rows->count; n++) {
        const Row *row = &t->rows->row[n];
        double sum[WG_TERMS], out = row->end[t->end];

        if (fold_of(row) == fold) {
            sum_up(t, row, sum);
            for (int i = 0; i < t->bundles; i++) {
                out -= by[i] * sum[i];
            }
            left += out * out;
        }
    }
    return left;
}

static double
squares(const Task *t)
{
    double sum = 0;

    for (int n = 0; n < t->rows->count; n++) {
        sum += t->rows->row[n].end[t->end] * t->rows->row[n].end[t->end];
    }
    return sum;
}

Fit
fit_rows(const Task *t)
{
    Fit fit = { .told = 0 };
    double all[WG_TERMS], part[FOLDS][WG_TERMS], left = 0, whole = squares(t);

    fit_without(t, -1, all);
    for (int fold = 0; fold < FOLDS; fold++) {
        fit_without(t, fold, part[fold]);
        left += left_in(t, fold, part[fold]);
    }
    for (int i = 0; i < t->terms; i++) {
        int at = t->bundle[i];
        double sum = 0;

        for (int fold = 0; fold < FOLDS && at >= 0; fold++) {
            sum += pow(part[fold][at] - all[at], 2);
        }
        fit.by[i] = at < 0 ? 0 : all[at];
        fit.error[i] = sqrt(sum * (FOLDS - 1) / FOLDS);
    }
    fit.told = whole > 0 ? 1 - left / whole : 0;
    return fit;
}
