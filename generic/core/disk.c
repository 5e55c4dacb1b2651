/*
 * disk.c --
 *
 *      Files that last: appended to or replaced, and on the disk when the
 *      call returns.  With Windows' own library fsync() is _commit(), and
 *      rename() over a file is MoveFileEx().
 */

#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "match.h"
#include "disk.h"

enum { PATH_ROOM = 4096, NAMES = 1000 };

static int
write_all(int file, const char *text)
{
    size_t left = strlen(text);

    while (left > 0) {
        ssize_t n = write(file, text, left);

        if (n < 0 && errno != EINTR) {
            return -1;
        }
        if (n > 0) {
            text += n;
            left -= (size_t)n;
        }
    }
    return fsync(file);
}

/* A file's name lasts once its folder is on the disk. */
static int
sync_folder(const char *path)
{
    char folder[PATH_ROOM] = ".";
    const char *slash = strrchr(path, '/');
    int file, failed;

    if (slash && slash - path < (int)sizeof folder) {
        int length = slash == path ? 1 : (int)(slash - path);

        snprintf(folder, sizeof folder, "%.*s", length, path);
    }
    file = open(folder, O_RDONLY | O_CLOEXEC);
    failed = file < 0 || fsync(file) != 0;
    if (file >= 0) {
        close(file);
    }
    return failed;
}

int
wg_fail_disk(const char *path, WgError *err)
{
    return wg_fail(err, WG_DISK, "%.100s: %s", path, strerror(errno));
}

/* ---- which file it is ---- */

static Stamp
stamp_of(const struct stat *s)
{
    return (Stamp){ true, (unsigned long long)s->st_dev,
            (unsigned long long)s->st_ino, (long long)s->st_size };
}

Stamp
wg_stamp(const char *path)
{
    struct stat s;

    return lstat(path, &s) == 0 ? stamp_of(&s) : (Stamp){ .there = false };
}

static bool
is_same(const Stamp *a, const Stamp *b)
{
    return a->there == b->there && (!a->there || (a->device == b->device
            && a->number == b->number && a->length == b->length));
}

static int
fail_lost(WgError *err)
{
    return wg_fail(err, WG_LOST, "another program changed the file");
}

/* ---- appended to ---- */

/* What could be written only in part is cut off again. */
static int
append_to(int file, const char *path, const char *text, Stamp *last,
        WgError *err)
{
    struct stat s;

    if (fstat(file, &s) != 0) {
        return wg_fail_disk(path, err);
    }
    if (last) {
        Stamp now = stamp_of(&s);

        if (!is_same(&now, last)) {
            return fail_lost(err);
        }
    }
    if (write_all(file, text) != 0) {
        wg_fail_disk(path, err);
        if (ftruncate(file, s.st_size) == 0) {
            return 0;
        }
    }
    if (last && fstat(file, &s) == 0) {
        *last = stamp_of(&s);
    }
    return err->code == WG_OK;
}

void
wg_append_same(const char *path, const char *text, Stamp *last, WgError *err)
{
    int file = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC);

    err->code = WG_OK;
    if (file < 0) {
        if (last && (errno == ENOENT || errno == ELOOP)) {
            fail_lost(err);
        } else {
            wg_fail_disk(path, err);
        }
        return;
    }
    append_to(file, path, text, last, err);
    if (close(file) != 0 && err->code == WG_OK) {
        wg_fail_disk(path, err);
    }
}

/* ---- replaced ---- */

/* A new file beside `path`, of a name that nothing had.  Its descriptor, or
   -1. */
static int
open_beside(const char *path, char beside[PATH_ROOM])
{
    int file = -1;

    errno = EEXIST;
    for (int n = 0; n < NAMES && file < 0 && errno == EEXIST; n++) {
        if (snprintf(beside, PATH_ROOM, "%s.part-%ld-%d", path,
                (long)getpid(), n) >= PATH_ROOM) {
            errno = ENAMETOOLONG;
            break;
        }
        file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
                | O_CLOEXEC, 0600);
    }
    return file;
}

/* The whole text in a file beside; then that takes the name. */
static int
put_in_place(const char *path, const char *text, Stamp *last, WgError *err)
{
    char beside[PATH_ROOM];
    struct stat s;
    int file = open_beside(path, beside), failed;

    if (file < 0) {
        return wg_fail_disk(path, err);
    }
    failed = write_all(file, text) != 0 || fstat(file, &s) != 0;
    failed = close(file) != 0 || failed;
    if (failed || rename(beside, path) != 0) {
        wg_fail_disk(path, err);
        unlink(beside);
        return 0;
    }
    if (last) {
        *last = stamp_of(&s);
    }
    return sync_folder(path) == 0 ? 1 : wg_fail_disk(path, err);
}

/* A name that nothing has is taken before it is written: of two who try, one
   gets it. */
static int
take_name(const char *path, WgError *err)
{
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            | O_CLOEXEC, 0600);

    if (file < 0) {
        return errno == EEXIST ? fail_lost(err) : wg_fail_disk(path, err);
    }
    close(file);
    return 1;
}

void
wg_replace_same(const char *path, const char *text, Stamp *last, WgError *err)
{
    Stamp now = wg_stamp(path);

    err->code = WG_OK;
    if (!is_same(&now, last)) {
        fail_lost(err);
    } else if (last->there || take_name(path, err)) {
        put_in_place(path, text, last, err);
    }
}

void
wg_replace(const char *path, const char *text, WgError *err)
{
    err->code = WG_OK;
    put_in_place(path, text, NULL, err);
}

void
wg_append(const char *path, const char *text, WgError *err)
{
    wg_append_same(path, text, NULL, err);
}
