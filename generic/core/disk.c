/*
 * disk.c --
 *
 *      Files that last: appended to or replaced, and on the disk when the
 *      call returns.
 */

#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "match.h"

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
    char folder[4096] = ".";
    const char *slash = strrchr(path, '/');
    int file, failed;

    if (slash && slash - path < (int)sizeof folder) {
        int length = slash == path ? 1 : (int)(slash - path);

        snprintf(folder, sizeof folder, "%.*s", length, path);
    }
    file = open(folder, O_RDONLY);
    failed = file < 0 || fsync(file) != 0;
    if (file >= 0) {
        close(file);
    }
    return failed;
}

static int
put(const char *path, int flags, const char *text, WgError *err)
{
    int file = open(path, O_WRONLY | O_CREAT | flags, 0600);
    int failed = file < 0 || write_all(file, text) != 0;

    if (file >= 0 && close(file) != 0) {
        failed = 1;
    }
    return failed
            ? wg_fail(err, WG_DISK, "%.100s: %s", path, strerror(errno)) : 1;
}

void
wg_append(const char *path, const char *text, WgError *err)
{
    err->code = WG_OK;
    put(path, O_APPEND, text, err);
}

void
wg_replace(const char *path, const char *text, WgError *err)
{
    char beside[4096];
    int length = snprintf(beside, sizeof beside, "%s.part", path);

    err->code = WG_OK;
    if (length >= (int)sizeof beside) {
        wg_fail(err, WG_DISK, "the path is too long");
        return;
    }
    if (put(beside, O_TRUNC, text, err)
            && (rename(beside, path) != 0 || sync_folder(path) != 0)) {
        wg_fail(err, WG_DISK, "%.100s: %s", path, strerror(errno));
    }
    if (err->code != WG_OK) {
        unlink(beside);
    }
}
