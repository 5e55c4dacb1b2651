/*
 * columns.h --
 *
 *      Where arrays of structs in a position have changed.  Views show columns
 *      of them, a member of each struct; whether anything in a struct has
 *      changed is asked once for all of its columns.
 */

#ifndef COLUMNS_H
#define COLUMNS_H

#include "../rules.h"

/* An array of structs of which views show members: from the first of these to
   the end of the last, in each struct. */
typedef struct WgArray {
    size_t offset, width, count, stride;
    size_t first, end;          /* between them it has changed; 0, 0: nowhere */
} WgArray;

/* Note one more member.  The array that it is a column of, of those there are
   or a new one, for which there must be room; NULL: it is no column. */
WgArray *wg_add_column(WgArray *array, int *arrays, const WgMember *);

/* Note where the structs of an array differ in two positions. */
void wg_find_changed(WgArray *, const char *one, const char *other);

/* Does a member?  It is a column of that array, in which that was noted, or of
   none: NULL. */
bool wg_member_differs(const WgMember *, const WgArray *, const char *one,
        const char *other);

#endif /* COLUMNS_H */
