/*
 * memory.c --
 *
 *      Memory and errors, as all files of the core have them.
 */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "common.h"

void *
wg_alloc(size_t size)
{
    void *memory = calloc(1, size);

    if (memory == NULL) {
        abort();
    }
    return memory;
}

void *
wg_more(void *array, int used, int *capacity, size_t size)
{
    if (used == *capacity) {
        *capacity = *capacity ? 2 * *capacity : 256;
        array = realloc(array, (size_t)*capacity * size);
        if (array == NULL) {
            abort();
        }
    }
    return array;
}

int
wg_fail(WgError *err, WgCode code, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    err->code = code;
    vsnprintf(err->text, sizeof err->text, format, args);
    va_end(args);
    return 0;
}
