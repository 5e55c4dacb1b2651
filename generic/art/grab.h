/*
 * grab.h --
 *
 *    The command svgphoto::grab, and what is asked of the system that windows
 *    are on: window-x11.c, window-windows.c or window-other.c.
 */

#ifndef GRAB_H
#define GRAB_H

#include <cairo.h>
#include <tcl.h>
#include <tk.h>

int svgphoto_grab(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[]);

/* What a window shows, for who calls to destroy; one whose status is no
   success where that cannot be had. */
cairo_surface_t *svgphoto_window(Tk_Window window);

/* The edges of a border are as its ground from now on, unless they are white or
   black, which others draw with, too: were they made so? */
int svgphoto_flatten(Tk_Window window, Tk_3DBorder border);

#endif /* GRAB_H */
