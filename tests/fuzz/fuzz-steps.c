/*
 * fuzz-steps.c --
 *
 *      See fuzz-steps.h.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/queries.h"
#include "fuzz-steps.h"

enum { TOLERANCE = 2 };         /* millionths */

/* "first {N CHANCE ...}": each as computed, and nothing is missing. */
static void
compare(Walk *w, const char *question, const char *answer, const char *name,
        const double *computed)
{
    const char *at = strstr(answer, name);
    double left[STEPS];
    int n, length;
    long chance;

    memcpy(left, computed, sizeof left);
    at = at ? strchr(at, '{') + 1 : "";
    while (sscanf(at, " %d %ld%n", &n, &chance, &length) == 2) {
        left[n] -= (double)chance / 1e6;
        at += length;
    }
    for (n = 0; n < STEPS; n++) {
        if (left[n] * 1e6 > TOLERANCE || left[n] * 1e6 < -TOLERANCE) {
            walk_fail(w, "%s: %d steps have %g, not as in %s to %s", name, n,
                    computed[n], answer, question);
        }
    }
}

void
check_steps(Walk *w, int side, WgText *question, double computed[2][STEPS])
{
    Game *seen = malloc(w->rules->size);
    WgText answer = {0};

    memcpy((void *)seen, (const void *)w->g, w->rules->size);
    w->rules->redact(seen, side);
    wg_query(w->rules, seen, side, question->text, &answer);
    if (answer.text == NULL) {
        walk_fail(w, "no answer to %s", question->text);
    }
    w->looked++;
    compare(w, question->text, answer.text, "first", computed[0]);
    compare(w, question->text, answer.text, "second", computed[1]);
    free(question->text);
    free(answer.text);
    free((void *)seen);
}
