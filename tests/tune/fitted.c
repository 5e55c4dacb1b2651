/*
 * fitted.c --
 *
 *      A fit finds the weights by which made ends were made, on either side of
 *      a bundle, whatever each group has in the mean; and that a term of noise
 *      tells nothing.
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../generic/core/player/player.h"
#include "fit.h"

enum { TERMS = 4, MATCHES = 400, EACH = 5, GROUPS = 6 };

_Noreturn static void
fail(const char *why, double number)
{
    fprintf(stderr, "fitted: %s: %g\n", why, number);
    exit(1);
}

static double
by_lot(WgLots *lots, int most)
{
    return wg_lot(lots, 2 * (unsigned)most + 1) - (double)most;
}

/* Three terms count 2, -0.5 and 2, the fourth nothing. */
static Rows
made(int noise)
{
    Rows rows = { .count = 0 };
    WgLots lots = { 1812 };

    for (int n = 0; n < MATCHES * EACH; n++) {
        Row row = { .match = n / EACH, .group = n % GROUPS };

        for (int i = 0; i < TERMS; i++) {
            row.term[i] = by_lot(&lots, 100) + 50 * (n % GROUPS);
        }
        row.end[IN_POINTS] = 2 * row.term[0] - 0.5 * row.term[1]
                + 2 * row.term[2] - 1000 * (n % GROUPS)
                + by_lot(&lots, noise);
        row.end[IN_WINS] = row.term[3] > 50 * (n % GROUPS);
        rows_add(&rows, &row);
    }
    rows_level(&rows, EACH);
    return rows;
}

static void
near(const char *what, double number, double wanted, double by)
{
    if (!(fabs(number - wanted) <= by)) {
        fail(what, number);
    }
}

static Fit
fit_of(const Rows *rows, End end, const int *bundle, int bundles)
{
    Task t = { .rows = rows, .end = end, .terms = TERMS, .bundles = bundles,
        .bundle = bundle };

    return fit_rows(&t);
}

static void
find_exactly(void)
{
    static const int each[] = { 0, 1, 2, 3 }, some[] = { 0, 1, 0, -1 };
    Rows rows = made(0);
    Fit fit = fit_of(&rows, IN_POINTS, each, TERMS);

    near("the first weight", fit.by[0], 2, 1e-3);
    near("the second", fit.by[1], -0.5, 1e-3);
    near("that of noise", fit.by[3], 0, 1e-3);
    near("of exact ends all is told", fit.told, 1, 1e-6);
    fit = fit_of(&rows, IN_POINTS, some, 2);
    near("of a bundle", fit.by[2], 2, 1e-3);
    near("of none", fit.by[3], 0, 0);
    rows_free(&rows);
}

static void
find_in_noise(void)
{
    static const int each[] = { 0, 1, 2, 3 }, last[] = { -1, -1, -1, 0 };
    Rows rows = made(400);
    Fit fit = fit_of(&rows, IN_POINTS, each, TERMS);

    if (fit.error[0] <= 0 || fit.error[0] > 0.3) {
        fail("its standard error", fit.error[0]);
    }
    near("a weight within four errors", fit.by[0], 2, 4 * fit.error[0]);
    near("that of noise within four", fit.by[3], 0, 4 * fit.error[3]);
    near("what is told", fit.told, 0.34, 0.06);
    fit = fit_of(&rows, IN_POINTS, last, 1);
    near("noise tells nothing", fit.told, 0, 0.01);
    fit = fit_of(&rows, IN_WINS, last, 1);
    near("of another end", fit.told, 0.75, 0.05);
    rows_free(&rows);
}

/* Half way between what it was and what the rows tell. */
static void
be_pulled(void)
{
    static const int each[] = { 0, 1, 2, 3 };
    Rows rows = made(0);
    Task t = { .rows = &rows, .end = IN_POINTS, .terms = TERMS,
        .bundles = TERMS, .bundle = each, .usual = 1, .pull = 1 };
    Fit fit = fit_rows(&t);

    near("pulled down", fit.by[0], 1.5, 0.05);
    near("pulled up", fit.by[1], 0.25, 0.05);
    rows_free(&rows);
}

static void
leave_small_groups(void)
{
    Rows rows = made(0);
    Row row = { .group = GROUPS };

    rows_add(&rows, &row);
    rows_level(&rows, 2);
    near("a group of one is left out", rows.count, MATCHES * EACH, 0);
    rows_free(&rows);
}

int
main(void)
{
    find_exactly();
    find_in_noise();
    be_pulled();
    leave_small_groups();
    return 0;
}
