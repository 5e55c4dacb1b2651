/*
 * disk.c --
 *
 *      Files that last: appended to or replaced, and on the disk when the
 *      call returns.
 */

#include <stdio.h>
#include <string.h>

#include "../common.h"
#include "disk.h"
#include "system.h"

enum { PATH_CAPACITY = 4096, NAMES = 1000, ENDING_CAPACITY = 40 };

static int
write_all(int file, const char *text)
{
    size_t left = strlen(text);

    while (left > 0) {
        long long n = sys_add(file, text, left);

        if (n < 0) {
            return -1;
        }
        text += n;
        left -= (size_t)n;
    }
    return sys_sync(file);
}

int
wg_fail_disk(const char *path, WgError *err)
{
    return wg_fail(err, WG_DISK, "%.100s: %s", path, strerror(errno));
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
    Stamp now = wg_stamp_of(file);

    if (last && !wg_is_same(&now, last)) {
        return fail_lost(err);
    }
    if (write_all(file, text) != 0) {
        wg_fail_disk(path, err);
        if (sys_cut(file, now.length) != 0 && last) {
            *last = wg_stamp_of(file);
        }
        return 0;
    }
    if (last) {
        *last = wg_stamp_with(now, text);
    }
    return 1;
}

static bool
is_plain(int file)
{
    SysAbout s;

    return sys_about(file, &s) == 0 && s.plain;
}

void
wg_append_same(const char *path, const char *text, Stamp *last, WgError *err)
{
    int file = sys_open(path, SYS_ADD);

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
    if (sys_close(file) != 0 && err->code == WG_OK) {
        wg_fail_disk(path, err);
    }
}

/* ---- replaced ---- */

/* A new file whose name is the first `length` bytes of `path` and an end, and
   which nothing had.  Its descriptor, or -1. */
static int
open_named(const char *path, size_t length, char beside[PATH_CAPACITY])
{
    int file = -1;

    errno = EEXIST;
    for (int n = 0; n < NAMES && file < 0 && errno == EEXIST; n++) {
        if (snprintf(beside, PATH_CAPACITY, "%.*s.part-%ld-%d", (int)length,
                path, sys_process(), n) >= PATH_CAPACITY) {
            errno = ENAMETOOLONG;
            break;
        }
        file = sys_open(beside, SYS_NEW);
    }
    return file;
}

/* A new file beside `path`.  Where the end makes the name too long, of a part
   of that; never of half a character of UTF-8. */
static int
open_beside(const char *path, char beside[PATH_CAPACITY])
{
    const char *slash = sys_last_slash(path);
    size_t length = strlen(path);
    size_t least = slash ? (size_t)(slash + 1 - path) : 0;
    int file = open_named(path, length, beside);

    if (file < 0 && errno == ENAMETOOLONG && length > least + ENDING_CAPACITY) {
        length -= ENDING_CAPACITY;
        while (length > least && (path[length] & 0xC0) == 0x80) {
            length--;
        }
        file = open_named(path, length, beside);
    }
    return file;
}

/* The whole text in a file beside; then that takes the name. */
static int
put_in_place(const char *path, const char *text, Stamp *last, WgError *err)
{
    char beside[PATH_CAPACITY];
    Stamp new;
    SysAbout was;
    int file, failed;

    if (sys_about_name(path, &was) == 0 && was.special) {
        errno = EEXIST;
        return wg_fail_disk(path, err);
    }
    file = open_beside(path, beside);
    if (file < 0) {
        return wg_fail_disk(path, err);
    }
    new = wg_stamp_with(wg_stamp_of(file), text);
    failed = write_all(file, text) != 0;
    failed = sys_close(file) != 0 || failed;
    if (failed || sys_rename(beside, path) != 0) {
        wg_fail_disk(path, err);
        sys_remove(beside);
        return 0;
    }
    if (last) {
        *last = new;
    }
    return sys_sync_folder(path) == 0 ? 1 : wg_fail_disk(path, err);
}

/* A name that nothing has is taken before it is written: of two who try, one
   gets it. */
static int
take_name(const char *path, Stamp *taken, WgError *err)
{
    int file = sys_open(path, SYS_NEW);

    if (file < 0) {
        return errno == EEXIST ? fail_lost(err) : wg_fail_disk(path, err);
    }
    *taken = wg_stamp_of(file);
    sys_close(file);
    return 1;
}

static void
put_new(const char *path, const char *text, Stamp *last, WgError *err)
{
    Stamp taken, now;

    if (take_name(path, &taken, err)
            && !put_in_place(path, text, last, err)) {
        now = wg_stamp(path);
        if (wg_is_same(&now, &taken)) {
            sys_remove(path);
        }
    }
}

void
wg_replace_same(const char *path, const char *text, Stamp *last, WgError *err)
{
    Stamp now = wg_stamp(path);

    err->code = WG_OK;
    if (!wg_is_same(&now, last)) {
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
