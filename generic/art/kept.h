/*
 * kept.h --
 *
 *    What was drawn of SVG, kept in a folder from one start of the program to
 *    the next.
 */

#ifndef KEPT_H
#define KEPT_H

#include "svgphoto.h"

typedef struct Kept Kept;

/* A new one with its commands, which goes with the interpreter. */
Kept *svgphoto_kept(Tcl_Interp *interp);

/*
 * The picture of that name, 64 hexadecimal digits, in so many pixels, for who
 * called to destroy; NULL if none is kept.
 */
cairo_surface_t *svgphoto_recall(const Kept *kept, const char *name,
        int width, int height);

/* Keep that one too; it is written when there is time. */
void svgphoto_remember(Kept *kept, const char *name, cairo_surface_t *picture);

#endif
