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

enum { LEAST_CAPACITY = 128 };

static void
make_room(WgText *out, size_t more)
{
    if (out->length + more + 1 > out->capacity) {
        out->capacity = 2 * (out->length + more + LEAST_CAPACITY);
        out->text = realloc(out->text, out->capacity);
        if (out->text == NULL) {
            abort();
        }
    }
}

/* Most text fits the room there is, and is printed once. */
void
wg_print(WgText *out, const char *format, ...)
{
    size_t left = out->capacity - out->length;
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

enum { LONGEST_NUMBER = 12 };

/* Most numbers of positions have one digit or two.  Returns what is behind
   it. */
static inline char *
put_number(char *at, int number)
{
    unsigned left = number < 0 ? 0u - (unsigned)number : (unsigned)number;
    char digits[LONGEST_NUMBER], *first = digits + sizeof digits;

    if (number < 0) {
        *at++ = '-';
    }
    if (left < 10) {
        *at++ = (char)('0' + left);
        return at;
    }
    if (left < 100) {
        *at++ = (char)('0' + left / 10);
        *at++ = (char)('0' + left % 10);
        return at;
    }
    do {
        *--first = (char)('0' + left % 10);
        left /= 10;
    } while (left);
    while (first < digits + sizeof digits) {
        *at++ = *first++;
    }
    return at;
}

/* What ends there is the text. */
static void
end_at(WgText *out, char *at)
{
    *at = '\0';
    out->length = (size_t)(at - out->text);
}

void
wg_add_number(WgText *out, int number)
{
    make_room(out, LONGEST_NUMBER);
    end_at(out, put_number(out->text + out->length, number));
}

void
wg_add_numbers(WgText *out, const void *first, int count, int size,
        size_t stride)
{
    const char *from = first;
    char *at;

    make_room(out, (size_t)count * (LONGEST_NUMBER + 1));
    at = out->text + out->length;
    for (int i = 0; i < count; i++, from += stride) {
        if (i > 0) {
            *at++ = ' ';
        }
        at = put_number(at, size == 1 ? *(const int8_t *)from
                : size == 2 ? *(const int16_t *)from
                : *(const int32_t *)from);
    }
    end_at(out, at);
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
    size_t length = strspn(text, "0123456789");
    long number;

    if (length == 0 || text[length] || (length > 1 && *text == '0')) {
        return -1;
    }
    number = strtol(text, NULL, 10);
    return number < limit ? (int)number : -1;
}

bool
wg_take_number(const char **text, int base, uint64_t *value, int *times)
{
    char *end;

    if (**text != ' ' || strspn(*text + 1, "-0123456789abcdef") == 0) {
        return false;
    }
    *value = base == 16 ? strtoull(*text + 1, &end, 16)
            : (uint64_t)(int64_t)strtol(*text + 1, &end, 10);
    if (end == *text + 1) {
        return false;
    }
    *text = end;
    *times = 1;
    if (**text == '*') {
        long many = strtol(*text + 1, &end, 10);

        *times = many >= 1 && many <= UINT16_MAX ? (int)many : 0;
        *text = end;
    }
    return *times > 0;
}
