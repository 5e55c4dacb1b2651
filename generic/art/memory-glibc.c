/*
 * memory-glibc.c --
 *
 *    With the C library of GNU, what a picture took goes back when that is
 *    forgotten, if it is told so.
 */

#include <malloc.h>

#include "svgphoto.h"

void
svgphoto_give_back(void)
{
    mallopt(M_MMAP_THRESHOLD, 64 * 1024);
    malloc_trim(0);
}
