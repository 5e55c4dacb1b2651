/*
 * stamp.c --
 *
 *      Which file a name stands for, and what is in it.
 */

#include <string.h>

#include "../fnv.h"
#include "disk.h"
#include "system.h"

enum { PART = 16384 };

Stamp
wg_stamp_of(int file)
{
    Stamp now = { .there = true };
    SysAbout s;
    char part[PART];
    long long n;

    if (sys_about(file, &s) != 0) {
        return now;
    }
    now.device = s.device;
    now.number = s.number;
    if (!s.plain) {
        return now;
    }
    now.content = FNV_64;
    while ((n = sys_read(file, part, sizeof part, now.length)) > 0) {
        now.content = wg_fnv64(now.content, part, (size_t)n);
        now.length += n;
    }
    return now;
}

Stamp
wg_stamp_with(Stamp before, const char *text)
{
    size_t length = strlen(text);

    before.content = wg_fnv64(before.content, text, length);
    before.length += (long long)length;
    return before;
}

Stamp
wg_stamp(const char *path)
{
    int file = sys_open(path, SYS_READ);
    Stamp now = {0};
    SysAbout s;

    if (file >= 0) {
        now = wg_stamp_of(file);
        sys_close(file);
    } else if (sys_about_name(path, &s) == 0) {
        now = (Stamp){ true, s.device, s.number, 0, s.length };
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
