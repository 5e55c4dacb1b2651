/*
 * text.c --
 *
 *      Text that grows, as Tcl lists and dictionaries.
 */

#include <stdarg.h>
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

static void
add(WgText *out, const char *text, size_t length)
{
    make_room(out, length);
    memcpy(out->text + out->length, text, length);
    out->length += length;
    out->text[out->length] = '\0';
}

void
wg_add(WgText *out, const char *text)
{
    add(out, text, strlen(text));
}

void
wg_add_number(WgText *out, int number)
{
    char digits[12], *at = digits + sizeof digits;
    unsigned left = number < 0 ? 0u - (unsigned)number : (unsigned)number;

    do {
        *--at = (char)('0' + left % 10);
        left /= 10;
    } while (left);
    if (number < 0) {
        *--at = '-';
    }
    add(out, at, (size_t)(digits + sizeof digits - at));
}

void
wg_quote(WgText *out, const char *word)
{
    wg_add(out, *word ? "" : "{}");
    for (; *word; word++) {
        char next[3] = { *word, '\0', '\0' };

        if (strchr(" {}[]$\\\";\t", *word)) {
            next[0] = '\\';
            next[1] = *word;
        }
        wg_add(out, next);
    }
}

const char *
wg_after(const char *topic, const char *word)
{
    size_t length = strlen(word);

    return strncmp(topic, word, length) != 0 ? NULL
            : topic[length] == ' ' ? topic + length + 1
            : topic[length] == '\0' ? topic + length : NULL;
}

int
wg_number(const char *text, int limit)
{
    char *end;
    long number = strtol(text, &end, 10);

    return end != text && *end == '\0' && number >= 0 && number < limit
            ? (int)number : -1;
}
