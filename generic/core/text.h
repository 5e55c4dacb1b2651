/*
 * text.h --
 *
 *      Text that grows, as Tcl lists and dictionaries.
 */

#ifndef TEXT_H
#define TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Start with {0}; the caller frees `text`. */
typedef struct WgText {
    char *text;
    size_t length, capacity;
} WgText;

/* Like printf(), at the end.  Printing "" makes a text of an empty {0}. */
void wg_print(WgText *out, const char *format, ...);

/* A word of a Tcl list, whatever is in it. */
void wg_quote(WgText *out, const char *word);

/* Quicker, for what is printed by the thousand. */
void wg_add(WgText *out, const char *text);
void wg_add_number(WgText *out, int number);

/* So many numbers of that size in bytes, 1, 2 or 4, each so far behind the one
   before it, with spaces between them. */
void wg_add_numbers(WgText *out, const void *first, int count, int size,
        size_t stride);

/* Is the topic of a query this word?  Then what follows it, "" if nothing
   does; otherwise NULL. */
const char *wg_after(const char *topic, const char *word);

/* The number that text is, in digits alone and no 0 before others, from 0 and
   below `limit`; otherwise -1. */
int wg_number(const char *text, int limit);

/* " 12" or " 12*3", three times 12, off the text, or false. */
bool wg_take_number(const char **text, int base, uint64_t *value, int *times);

#endif /* TEXT_H */
