/*
 * paragraph.h --
 *
 *      For the tests of La Bataille de la Moskowa in C: what is expected, by
 *      the rulebook's heading and number, "Stacking.4", a ruling, "R-M71", or
 *      a table, "M4.1".
 */

#ifndef MOSKOWA_PARAGRAPH_H
#define MOSKOWA_PARAGRAPH_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static int expected, faults;

static void
expect(bool good, const char *paragraph, const char *what)
{
    expected++;
    if (!good) {
        fprintf(stderr, "moskowa: %s: %s\n", paragraph, what);
        faults++;
    }
}

static void
expect_equal(long found, long wanted, const char *paragraph, const char *what)
{
    expected++;
    if (found != wanted) {
        fprintf(stderr, "moskowa: %s: %s: %ld, not %ld\n", paragraph, what,
                found, wanted);
        faults++;
    }
}

/* The reason of a refusal; "": there is none. */
static inline void
expect_reason(const char *why, const char *reason, const char *paragraph)
{
    why = why ? why : "";
    if (strcmp(why, reason) != 0) {
        fprintf(stderr, "moskowa: \"%s\"\n", why);
    }
    expect(strcmp(why, reason) == 0, paragraph, reason);
}

/* The status to end with; a program that expected nothing has failed. */
static int
outcome(void)
{
    return faults > 0 || expected == 0;
}

#endif /* MOSKOWA_PARAGRAPH_H */
