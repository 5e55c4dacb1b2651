/*
 * fuzz-steps.c --
 *
 *      See fuzz-steps.h.
 */

#include <stdio.h>
#include <string.h>

#include "fuzz-steps.h"

enum { TOLERANCE = 2 };         /* millionths */

/* "first {{N CHANCE}...}": each as reckoned, and nothing is missing. */
static void
compare(Walk *w, const char *question, const char *answer, const char *name,
        const double *reckoned)
{
    const char *at = strstr(answer, name);
    double left[STEPS];
    int n, length;
    long chance;

    memcpy(left, reckoned, sizeof left);
    at = at ? strchr(at, '{') + 1 : "";
    while (sscanf(at, " {%d %ld}%n", &n, &chance, &length) == 2) {
        left[n] -= (double)chance / 1e6;
        at += length;
    }
    for (n = 0; n < STEPS; n++) {
        if (left[n] * 1e6 > TOLERANCE || left[n] * 1e6 < -TOLERANCE) {
            walk_fail(w, "%s: %d steps have %g, not as in %s to %s", name, n,
                    reckoned[n], answer, question);
        }
    }
}

void
compare_steps(Walk *w, const char *question, const char *answer,
        double reckoned[2][STEPS])
{
    compare(w, question, answer, "first", reckoned[0]);
    compare(w, question, answer, "second", reckoned[1]);
}
