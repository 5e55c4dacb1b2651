/*
 * soft.h --
 *
 *    Pictures that a display server lays over what lies below them: see
 *    soft-x11.c.
 */

#ifndef SOFT_H
#define SOFT_H

#include <cairo.h>
#include <tk.h>

typedef struct Soft Soft;

/* Once, before any is made: the type of image that a soft picture is where the
   window is shown, "photo" if nobody but Tk can lay it over what lies below. */
const char *svgphoto_know_soft(Tk_Window window);

/* The soft picture with a name, NULL if there is none: it may be a photo. */
Soft *svgphoto_named_soft(Tcl_Interp *interp, Tcl_Obj *name);

/* It shows this from now on, ready as svgphoto_finish() leaves it; others may
   go on to use the surface. */
void svgphoto_show_soft(Soft *soft, cairo_surface_t *pixels);

/* What it shows, NULL if nothing yet. */
cairo_surface_t *svgphoto_soft_pixels(const Soft *soft);

#endif /* SOFT_H */
