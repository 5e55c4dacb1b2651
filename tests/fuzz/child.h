/*
 * child.h --
 *
 *      The same program once more, as a process that can be killed at any
 *      instant.  child-posix.c and child-windows.c make it, each on its own
 *      system.
 */

#ifndef CHILD_H
#define CHILD_H

#include <stdio.h>

typedef struct Child {
    long number;                /* of its process */
    FILE *said;                 /* what it prints, until it ends */
    void *handle;               /* of the system, or NULL */
} Child;

/* Start the program of that name with these words, the last of them NULL.
   False if there can be none. */
int child_start(Child *, const char *program, const char *const words[]);

/* End it, wherever it is; what it had said can be read still. */
void child_kill(Child *);

/* Wait until it has ended, and let go of it. */
void child_end(Child *);

void child_wait(long microseconds);

#endif /* CHILD_H */
