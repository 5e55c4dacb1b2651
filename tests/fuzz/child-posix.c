/*
 * child-posix.c --
 *
 *      A child as POSIX has it.
 */

#define _POSIX_C_SOURCE 200809L

#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "child.h"

enum { WORDS = 8 };

static void
become(int out, const char *program, const char *const words[])
{
    char *all[WORDS + 2] = { (char *)(size_t)program };

    for (int i = 0; i < WORDS && words[i]; i++) {
        all[i + 1] = (char *)(size_t)words[i];
    }
    dup2(out, STDOUT_FILENO);
    execv(program, all);
    _exit(127);
}

int
child_start(Child *child, const char *program, const char *const words[])
{
    int ends[2];

    if (pipe(ends) != 0) {
        return 0;
    }
    child->number = fork();
    if (child->number == 0) {
        close(ends[0]);
        become(ends[1], program, words);
    }
    close(ends[1]);
    child->said = fdopen(ends[0], "r");
    child->handle = NULL;
    return child->number > 0 && child->said;
}

void
child_kill(Child *child)
{
    kill((pid_t)child->number, SIGKILL);
}

void
child_end(Child *child)
{
    waitpid((pid_t)child->number, NULL, 0);
    fclose(child->said);
}

void
child_wait(long microseconds)
{
    struct timespec time = { .tv_sec = microseconds / 1000000,
            .tv_nsec = microseconds % 1000000 * 1000 };

    nanosleep(&time, NULL);
}
