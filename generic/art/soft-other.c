/*
 * soft-other.c --
 *
 *    Where windows are not of X a soft picture is a photo: see soft-x11.c.
 */

#include "soft.h"

#include <stddef.h>

const char *
svgphoto_know_soft(Tk_Window window)
{
    (void)window;
    return "photo";
}

Soft *
svgphoto_named_soft(Tcl_Interp *interp, Tcl_Obj *name)
{
    (void)interp, (void)name;
    return NULL;
}

void
svgphoto_show_soft(Soft *soft, cairo_surface_t *pixels)
{
    (void)soft, (void)pixels;
}

cairo_surface_t *
svgphoto_soft_pixels(const Soft *soft)
{
    (void)soft;
    return NULL;
}
