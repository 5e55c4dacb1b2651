/*
 * halo.h --
 *
 *    A halo about what a picture shows.
 */

#ifndef HALO_H
#define HALO_H

#include "svgphoto.h"

/*
 * Lay it under what is drawn, which svgphoto_finish() has not seen yet.  TEXT
 * is COLOR RADIUS SHARE...: rings of a colour #RRGGBB, each so many pixels wide
 * and so opaque, 0 to 1.  Text that says something else is an error.
 */
int svgphoto_halo(Tcl_Interp *interp, Tcl_Obj *text, cairo_surface_t *surface);

#endif
