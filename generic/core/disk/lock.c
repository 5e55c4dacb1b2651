/*
 * lock.c --
 *
 *      A match has one writer.  Who means to write FILE holds FILE.lock, a
 *      file beside it that is locked as long as he lives: the system lets
 *      go of it when a process ends, however it ends.  So a lock file that
 *      is left behind holds nobody off, and a process number used again
 *      hides nothing.  A line in it says who has the match, and that the file
 *      is one of ours: another of that name is neither written nor removed.
 *
 *      The lock is of a file beside, since the match is replaced as a whole
 *      when something is taken back.  Who lets go removes the lock file
 *      while it is still locked; who has locked one looks whether it is
 *      still the one of that name.
 *
 *      flock() locks what open() returned, not the process: two holds of one
 *      program exclude each other (the application counts, holds.tcl, and
 *      takes one), and no other descriptor of the file that is closed lets go
 *      of it.
 */

/* All of POSIX, and flock(). */
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "../common.h"
#include "disk.h"

enum { LINE = 120, LOOKS = 100 };

static const char Ours[] = "grognard lock: ";   /* its line begins so */

struct WgHold {
    int file;                   /* the lock file */
    char *path, *beside;        /* the match's name, and the lock file's */
    Stamp last;                 /* of the match's file */
};

/* ---- the platform's part ---- */

/* Lock an open file, or say that another has it.  On Windows: LockFileEx()
   of the first byte, with LOCKFILE_FAIL_IMMEDIATELY.  A file system that
   knows no locks hinders nobody. */
static bool
lock_file(int file, int how)
{
    return flock(file, how | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/* The same; who only looks, wg_holder(), has it for an instant. */
static bool
lock_patiently(int file)
{
    const struct timespec instant = { .tv_nsec = 1000000 };

    for (int n = 0; n < LOOKS; n++) {
        if (lock_file(file, LOCK_EX)) {
            return true;
        }
        nanosleep(&instant, NULL);
    }
    return false;
}

/* ---- the lock file ---- */

static char *
join(const char *path, const char *end)
{
    char *name = wg_alloc(strlen(path) + strlen(end) + 1);

    strcpy(name, path);
    strcat(name, end);
    return name;
}

/* Its line as far as it is plain; "?" if its holder has written none yet. */
static void
read_line(int file, char line[LINE])
{
    const size_t start = sizeof Ours - 1;
    char text[sizeof Ours + LINE] = "";

    *line = '\0';
    if (pread(file, text, sizeof text - 2, 0) > 0
            && strncmp(text, Ours, start) == 0) {
        strcpy(line, text + start);
    }
    for (char *c = line; *c; c++) {
        if (*c < ' ' || *c > '~') {
            *c = '\0';
            break;
        }
    }
    if (*line == '\0') {
        strcpy(line, "?");
    }
}

/* Did we make it?  It has one name, and our line or none; after a loss of power
   there may be zeros where the line was to be. */
static bool
is_ours(int file)
{
    char text[sizeof Ours + LINE];
    struct stat s;
    ssize_t n = pread(file, text, sizeof text, 0);
    size_t zeros = 0;

    while (n > 0 && zeros < (size_t)n && text[zeros] == '\0') {
        zeros++;
    }
    return fstat(file, &s) == 0 && S_ISREG(s.st_mode) && s.st_nlink == 1
            && n >= 0 && (size_t)n < sizeof text
            && (zeros == (size_t)n || ((size_t)n >= sizeof Ours - 1
                && strncmp(text, Ours, sizeof Ours - 1) == 0));
}

static bool
is_at(int file, const char *path)
{
    struct stat here, there;

    return fstat(file, &here) == 0 && lstat(path, &there) == 0
            && S_ISREG(here.st_mode) && here.st_dev == there.st_dev
            && here.st_ino == there.st_ino;
}

static int
fail_foreign(const char *beside, WgError *err)
{
    return wg_fail(err, WG_FOREIGN, "%.100s: no lock file of ours", beside);
}

/* It could not be opened: why not? */
static void
fail_open(const char *beside, WgError *err)
{
    struct stat s;

    wg_fail_disk(beside, err);
    if (lstat(beside, &s) == 0 && !S_ISREG(s.st_mode)) {
        fail_foreign(beside, err);
    }
}

/* The descriptor of the lock file, locked; or -1. */
static int
take_lock(const char *beside, WgError *err)
{
    for (int n = 0; n < LOOKS; n++) {
        int file = open(beside, O_RDWR | O_CREAT | WG_CAREFULLY, 0600);

        if (file < 0) {
            fail_open(beside, err);
            return -1;
        }
        if (!lock_patiently(file)) {
            char line[LINE];

            read_line(file, line);
            close(file);
            wg_fail(err, WG_HELD, "%s", line);
            return -1;
        }
        if (is_at(file, beside)) {
            if (is_ours(file)) {
                return file;
            }
            n = LOOKS;
        }
        close(file);
    }
    fail_foreign(beside, err);
    return -1;
}

/* Without the line it is a lock all the same. */
static void
write_line(int file, const char *who)
{
    char *line = join(Ours, who);

    if (ftruncate(file, 0) == 0 && pwrite(file, line, strlen(line), 0) < 0) {
        errno = 0;
    }
    free(line);
}

WgHold *
wg_hold(const char *path, const char *who, WgError *err)
{
    WgHold *hold;
    char *beside = join(path, ".lock");
    int file;

    err->code = WG_OK;
    file = take_lock(beside, err);
    if (file < 0) {
        free(beside);
        return NULL;
    }
    write_line(file, who);
    hold = wg_alloc(sizeof *hold);
    hold->file = file;
    hold->path = join(path, "");
    hold->beside = beside;
    hold->last = wg_stamp(path);
    return hold;
}

void
wg_let_go(WgHold *hold)
{
    if (hold) {
        if (is_at(hold->file, hold->beside)) {
            unlink(hold->beside);
        }
        close(hold->file);
        free(hold->path);
        free(hold->beside);
        free(hold);
    }
}

char *
wg_holder(const char *path)
{
    char *beside = join(path, ".lock"), line[LINE] = "";
    int file = open(beside, O_RDONLY | WG_CAREFULLY);

    free(beside);
    if (file >= 0) {
        if (!lock_file(file, LOCK_SH)) {
            read_line(file, line);
        }
        close(file);
    }
    return join(line, "");
}

/* ---- what is written under it ---- */

void
wg_hold_append(WgHold *hold, const char *text, WgError *err)
{
    wg_append_same(hold->path, text, &hold->last, err);
}

void
wg_hold_replace(WgHold *hold, const char *text, WgError *err)
{
    wg_replace_same(hold->path, text, &hold->last, err);
}

void
wg_hold_renew(WgHold *hold)
{
    hold->last = wg_stamp(hold->path);
}
