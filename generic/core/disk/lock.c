/*
 * lock.c --
 *
 *      A match has one writer.  A process that means to write FILE holds
 *      FILE.lock, a file beside it, locked as long as it lives: the system
 *      lets go of it when a process ends, however it ends.  So a lock file that
 *      is left behind holds nobody off, and a process number used again
 *      hides nothing.  A line in it says who has the match, and that the file
 *      is one of ours: another of that name is neither written nor removed.
 *
 *      The lock is of a file beside, since the match is replaced as a whole
 *      when something is taken back.  Who lets go removes the lock file
 *      while it is still locked; who has locked one looks whether it is
 *      still the one of that name.
 */

#include <stdlib.h>
#include <string.h>

#include "../common.h"
#include "disk.h"
#include "system.h"

enum { LINE = 120, LOOKS = 100 };

static const char Ours[] = "grognard lock: ";   /* its line begins so */

struct WgHold {
    int file;                   /* the lock file */
    char *path, *beside;        /* the match's name, and the lock file's */
    Stamp last;                 /* of the match's file */
};

/* Who only looks, wg_holder(), has it for an instant. */
static bool
lock_patiently(int file)
{
    for (int n = 0; n < LOOKS; n++) {
        if (sys_lock(file, true)) {
            return true;
        }
        sys_wait(1);
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
    if (sys_read(file, text, sizeof text - 2, 0) > 0
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
    SysAbout s;
    long long n = sys_read(file, text, sizeof text, 0);
    size_t zeros = 0;

    while (n > 0 && zeros < (size_t)n && text[zeros] == '\0') {
        zeros++;
    }
    return sys_about(file, &s) == 0 && s.plain && s.names == 1
            && n >= 0 && (size_t)n < sizeof text
            && (zeros == (size_t)n || ((size_t)n >= sizeof Ours - 1
                && strncmp(text, Ours, sizeof Ours - 1) == 0));
}

static bool
is_at(int file, const char *path)
{
    SysAbout here, there;

    return sys_about(file, &here) == 0 && sys_about_name(path, &there) == 0
            && here.plain && here.device == there.device
            && here.number == there.number;
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
    SysAbout s;

    wg_fail_disk(beside, err);
    if (sys_about_name(beside, &s) == 0 && !s.plain) {
        fail_foreign(beside, err);
    }
}

/* The descriptor of the lock file, locked; or -1. */
static int
take_lock(const char *beside, WgError *err)
{
    for (int n = 0; n < LOOKS; n++) {
        int file = sys_open(beside, SYS_LOCKED);

        if (file < 0) {
            fail_open(beside, err);
            return -1;
        }
        if (!lock_patiently(file)) {
            char line[LINE];

            read_line(file, line);
            sys_close(file);
            wg_fail(err, WG_HELD, "%s", line);
            return -1;
        }
        if (is_at(file, beside)) {
            if (is_ours(file)) {
                return file;
            }
            n = LOOKS;
        }
        sys_close(file);
    }
    fail_foreign(beside, err);
    return -1;
}

/* Without the line it is a lock all the same. */
static void
write_line(int file, const char *who)
{
    char *line = join(Ours, who);

    if (sys_cut(file, 0) == 0) {
        (void)sys_write(file, line, strlen(line), 0);
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
            sys_remove(hold->beside);
        }
        sys_close(hold->file);
        free(hold->path);
        free(hold->beside);
        free(hold);
    }
}

char *
wg_holder(const char *path)
{
    char *beside = join(path, ".lock"), line[LINE] = "";
    int file = sys_open(beside, SYS_READ);

    free(beside);
    if (file >= 0) {
        if (!sys_lock(file, false)) {
            read_line(file, line);
        }
        sys_close(file);
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
