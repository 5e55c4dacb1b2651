/*
 * fuzz-kept.h --
 *
 *      One who plays a match on from its file and keeps every action, or all
 *      of a deed, as library/match/match.tcl does: appended, or after undo the
 *      whole replaced; who holds the match meanwhile, and says what is kept.
 */

#ifndef FUZZ_KEPT_H
#define FUZZ_KEPT_H

#include <stdio.h>

#include "fuzz.h"

/* How long the match is, where its last deed begins, and the hash of its last
   line, which stands for all lines before. */
typedef struct Report {
    int length, deed;
    uint32_t hash;
} Report;

Report kept_report(const WgMatch *);
char *kept_read(const char *path);      /* all of a file */

/* Print an empty report, to say that one is there; then play until killed or
   until the end, and print one after whatever was kept.  An exit status. */
int kept_play(const char *path, const char *seed);

/* The next report; false if there is none, or a part of one. */
bool kept_hear(FILE *said, Report *);

#endif /* FUZZ_KEPT_H */
