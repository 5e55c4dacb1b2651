/*
 * disk.h --
 *
 *      Files written so that they last, for the files of core/ that keep
 *      matches.
 */

#ifndef DISK_H
#define DISK_H

#include <stdbool.h>

#include "../wargame.h"

/* Which file a name stood for, and what was in it, when it was written or
   looked at last.  A file that took its place has another number.  The content
   is a hash: a file that was only touched, or restored, is the same.  Of what
   is no plain file, or cannot be read, it is 0. */
typedef struct Stamp {
    bool there;
    unsigned long long device, number, content;
    long long length;
} Stamp;

/* What the system says of it: WG_DISK. */
int wg_fail_disk(const char *path, WgError *err);

/* What stands there now.  A name that is a link is not followed. */
Stamp wg_stamp(const char *path);

/* What an open file is now; and what it is once that text was added to it, and
   nothing else. */
Stamp wg_stamp_of(int file);
Stamp wg_stamp_with(Stamp before, const char *text);

bool wg_is_same(const Stamp *a, const Stamp *b);

/* As wg_append() and wg_replace(), if the file is still the one of *last
   (WG_LOST if not); then *last is what was written. */
void wg_append_same(const char *path, const char *text, Stamp *last,
        WgError *err);
void wg_replace_same(const char *path, const char *text, Stamp *last,
        WgError *err);

#endif /* DISK_H */
