/*
 * text.c --
 *
 *      Text that grows, as Tcl lists and dictionaries.
 */

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

static void
make_room(WgText *out, size_t more)
{
    if (out->length + more + 1 > out->room) {
        out->room = 2 * (out->length + more + 1);
        out->text = realloc(out->text, out->room);
        if (out->text == NULL) {
            abort();
        }
    }
}

/* Most text fits the room there is, and is printed once. */
void
wg_print(WgText *out, const char *format, ...)
{
    size_t left = out->room - out->length;
    va_list args;
    int need;

    va_start(args, format);
    need = vsnprintf(left ? out->text + out->length : NULL, left, format, args);
    va_end(args);
    if ((size_t)need >= left) {
        make_room(out, (size_t)need);
        va_start(args, format);
        vsnprintf(out->text + out->length, (size_t)need + 1, format, args);
        va_end(args);
    }
    out->length += (size_t)need;
}

void
wg_word(WgText *out, const char *word)
{
    bool quote = *word == '\0' || strpbrk(word, " \t\n\"$[];#") != NULL;

    wg_print(out, quote ? "{%s}" : "%s", word);
}
