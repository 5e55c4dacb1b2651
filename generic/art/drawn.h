/*
 * drawn.h --
 *
 *    What an interpreter has drawn of SVG lately, as pixels: who opens a second
 *    window on a map, or comes back to a zoom, need not draw it again.
 */

#ifndef DRAWN_H
#define DRAWN_H

#include "svgphoto.h"

typedef struct Drawn Drawn;

/* A new one with its command, which goes with the interpreter. */
Drawn *svgphoto_drawn(Tcl_Interp *interp);

/*
 * The picture of an SVG in so many pixels, ready for svgphoto_show(); NULL if
 * there is none.  It is the Drawn's, until the next svgphoto_keep().
 */
cairo_surface_t *svgphoto_find(Drawn *drawn, const char *svg, int width,
        int height);

/* Keep that picture: the Drawn owns it from now on. */
void svgphoto_keep(Drawn *drawn, const char *svg, cairo_surface_t *picture);

#endif
