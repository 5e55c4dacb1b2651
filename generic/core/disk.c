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

enum { PATH_ROOM = 4096, NAMES = 1000, PART = 16384 };

/* A link is not followed, and nothing waits for the other end of a pipe. */
enum { CAREFULLY = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC };

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

/* FNV-1a, of 64 bits, goes on over more text. */
static unsigned long long
hash_on(unsigned long long hash, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ (unsigned char)text[i]) * 1099511628211u;
    }
    return hash;
}

/* What an open file is now. */
static Stamp
stamp_of(int file)
{
    Stamp now = { .there = true };
    struct stat s;
    char part[PART];
    ssize_t n = 0;

    if (fstat(file, &s) != 0) {
        return now;
    }
    now.device = (unsigned long long)s.st_dev;
    now.number = (unsigned long long)s.st_ino;
    if (!S_ISREG(s.st_mode)) {
        return now;
    }
    now.content = hash_on(14695981039346656037u, "", 0);
    while ((n = pread(file, part, sizeof part, (off_t)now.length)) > 0
            || (n < 0 && errno == EINTR)) {
        if (n > 0) {
            now.content = hash_on(now.content, part, (size_t)n);
            now.length += n;
        }
    }
    return now;
}

/* What it is once that text was added to it, and nothing else. */
static Stamp
stamp_with(Stamp before, const char *text)
{
    size_t length = strlen(text);

    before.content = hash_on(before.content, text, length);
    before.length += (long long)length;
    return before;
}

Stamp
wg_stamp(const char *path)
{
    int file = open(path, O_RDONLY | CAREFULLY);
    Stamp now = {0};
    struct stat s;

    if (file >= 0) {
        now = stamp_of(file);
        close(file);
    } else if (lstat(path, &s) == 0) {
        now = (Stamp){ true, (unsigned long long)s.st_dev,
                (unsigned long long)s.st_ino, 0, (long long)s.st_size };
    }
    return now;
}

static bool
is_same(const Stamp *a, const Stamp *b)
{
    return a->there == b->there && (!a->there || (a->device == b->device
            && a->number == b->number && a->content == b->content
            && a->length == b->length));
}

static int
fail_lost(WgError *err)
{
    return wg_fail(err, WG_LOST, "another program changed the file");
}

/* ---- appended to ---- */

/* What could be written only in part is cut off again.  What another program
   adds meanwhile is not in *last, so it is seen the next time. */
static int
append_to(int file, const char *path, const char *text, Stamp *last,
        WgError *err)
{
    Stamp now = stamp_of(file);

    if (last && !is_same(&now, last)) {
        return fail_lost(err);
    }
    if (write_all(file, text) != 0) {
        wg_fail_disk(path, err);
        if (ftruncate(file, (off_t)now.length) != 0 && last) {
            *last = stamp_of(file);
        }
        return 0;
    }
    if (last) {
        *last = stamp_with(now, text);
    }
    return 1;
}

static bool
is_plain(int file)
{
    struct stat s;

    return fstat(file, &s) == 0 && S_ISREG(s.st_mode);
}

void
wg_append_same(const char *path, const char *text, Stamp *last, WgError *err)
{
    int file = open(path, O_RDWR | O_APPEND | CAREFULLY);

    err->code = WG_OK;
    if (file < 0) {
        if (last && (errno == ENOENT || errno == ELOOP || errno == EISDIR
                || errno == ENOTDIR || errno == ENXIO)) {
            fail_lost(err);
        } else {
            wg_fail_disk(path, err);
        }
        return;
    }
    if (is_plain(file)) {
        append_to(file, path, text, last, err);
    } else if (last) {
        fail_lost(err);
    } else {
        wg_fail(err, WG_DISK, "%.100s: not a plain file", path);
    }
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
        file = open(beside, O_RDWR | O_CREAT | O_EXCL | CAREFULLY, 0600);
    }
    return file;
}

/* The whole text in a file beside; then that takes the name. */
static int
put_in_place(const char *path, const char *text, Stamp *last, WgError *err)
{
    char beside[PATH_ROOM];
    Stamp new;
    int file = open_beside(path, beside), failed;

    if (file < 0) {
        return wg_fail_disk(path, err);
    }
    new = stamp_with(stamp_of(file), text);
    failed = write_all(file, text) != 0;
    failed = close(file) != 0 || failed;
    if (failed || rename(beside, path) != 0) {
        wg_fail_disk(path, err);
        unlink(beside);
        return 0;
    }
    if (last) {
        *last = new;
    }
    return sync_folder(path) == 0 ? 1 : wg_fail_disk(path, err);
}

/* A name that nothing has is taken before it is written: of two who try, one
   gets it. */
static int
take_name(const char *path, Stamp *taken, WgError *err)
{
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | CAREFULLY, 0600);

    if (file < 0) {
        return errno == EEXIST ? fail_lost(err) : wg_fail_disk(path, err);
    }
    *taken = stamp_of(file);
    close(file);
    return 1;
}

static void
put_new(const char *path, const char *text, Stamp *last, WgError *err)
{
    Stamp taken, now;

    if (take_name(path, &taken, err)
            && !put_in_place(path, text, last, err)) {
        now = wg_stamp(path);
        if (is_same(&now, &taken)) {
            unlink(path);
        }
    }
}

void
wg_replace_same(const char *path, const char *text, Stamp *last, WgError *err)
{
    Stamp now = wg_stamp(path);

    err->code = WG_OK;
    if (!is_same(&now, last)) {
        fail_lost(err);
    } else if (last->there) {
        put_in_place(path, text, last, err);
    } else {
        put_new(path, text, last, err);
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
