/*
 * stamp.c --
 *
 *      Which file a name stands for, and what is in it.
 */

#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disk.h"

enum { PART = 16384 };

/* FNV-1a, of 64 bits, goes on over more text. */
static unsigned long long
hash_on(unsigned long long hash, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ (unsigned char)text[i]) * 1099511628211u;
    }
    return hash;
}

Stamp
wg_stamp_of(int file)
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

Stamp
wg_stamp_with(Stamp before, const char *text)
{
    size_t length = strlen(text);

    before.content = hash_on(before.content, text, length);
    before.length += (long long)length;
    return before;
}

Stamp
wg_stamp(const char *path)
{
    int file = open(path, O_RDONLY | WG_CAREFULLY);
    Stamp now = {0};
    struct stat s;

    if (file >= 0) {
        now = wg_stamp_of(file);
        close(file);
    } else if (lstat(path, &s) == 0) {
        now = (Stamp){ true, (unsigned long long)s.st_dev,
                (unsigned long long)s.st_ino, 0, (long long)s.st_size };
    }
    return now;
}

bool
wg_is_same(const Stamp *a, const Stamp *b)
{
    return a->there == b->there && (!a->there || (a->device == b->device
            && a->number == b->number && a->content == b->content
            && a->length == b->length));
}
