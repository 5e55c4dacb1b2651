/*
 * text.h --
 *
 *      Text that grows, as Tcl lists and dictionaries.
 */

#ifndef TEXT_H
#define TEXT_H

#include <stddef.h>

/* Start with {0}; the caller frees `text`. */
typedef struct WgText {
    char *text;
    size_t length, room;
} WgText;

void wg_print(WgText *out, const char *format, ...);

/* A word quoted so that Tcl reads it back as one element.  For names without
   braces or backslashes. */
void wg_word(WgText *out, const char *word);

#endif /* TEXT_H */
