/*
 * columns.c --
 *
 *      Where arrays of structs in a position have changed: see columns.h.
 */

#include <string.h>

#include "columns.h"

static bool
is_column(const WgMember *m)
{
    return m->count > 1 && m->stride > m->size;
}

/* The array of this column, among the first so many; NULL if it is a new
   one. */
static WgArray *
array_of(WgArray *array, int arrays, const WgMember *m)
{
    for (int i = 0; i < arrays; i++) {
        WgArray *a = &array[i];
        size_t from = a->offset < m->offset ? a->offset : m->offset;
        size_t end = m->offset + m->size;

        end = a->offset + a->width > end ? a->offset + a->width : end;
        if (a->stride == m->stride && a->count == m->count
                && end - from <= a->stride) {
            return a;
        }
    }
    return NULL;
}

WgArray *
wg_add_column(WgArray *array, int *arrays, const WgMember *m)
{
    WgArray *a;

    if (!is_column(m)) {
        return NULL;
    }
    a = array_of(array, *arrays, m);
    if (a == NULL) {
        a = &array[(*arrays)++];
        *a = (WgArray){ .offset = m->offset, .width = m->size,
            .count = m->count, .stride = m->stride };
    } else if (m->offset < a->offset) {
        a->width += a->offset - m->offset;
        a->offset = m->offset;
    } else if (m->offset + m->size > a->offset + a->width) {
        a->width = m->offset + m->size - a->offset;
    }
    return a;
}

void
wg_find_changed(WgArray *a, const char *one, const char *other)
{
    size_t all = (a->count - 1) * a->stride + a->width;

    a->first = a->end = 0;
    if (memcmp(one + a->offset, other + a->offset, all) == 0) {
        return;
    }
    for (size_t i = 0, at = a->offset; i < a->count; i++, at += a->stride) {
        if (memcmp(one + at, other + at, a->width) != 0) {
            a->first = a->end ? a->first : i;
            a->end = i + 1;
        }
    }
}

bool
wg_member_differs(const WgMember *m, const WgArray *a, const char *one,
        const char *other)
{
    if (a == NULL) {
        return memcmp(one + m->offset, other + m->offset,
                (size_t)m->count * m->size) != 0;
    }
    for (size_t i = a->first; i < a->end; i++) {
        size_t at = m->offset + i * m->stride;

        if (memcmp(one + at, other + at, m->size) != 0) {
            return true;
        }
    }
    return false;
}
