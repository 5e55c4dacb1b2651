/*
 * x11-image.h --
 *
 *    What image types that the display server draws have in common: names as
 *    versions of Tk have them, and surfaces that may be there or not.
 */

#ifndef X11_IMAGE_H
#define X11_IMAGE_H

#include <tk.h>

#include <cairo-xlib.h>

/* As versions of Tk name and count them. */
#if TK_MAJOR_VERSION >= 9
typedef Tk_ImageModel Master;
typedef Tcl_Size Count;
#define GET_MASTER_DATA Tk_GetImageModelData
#else
typedef Tk_ImageMaster Master;
typedef int Count;
#define GET_MASTER_DATA Tk_GetImageMasterData
#endif

/* Frees a surface, if there is one; none is there then. */
static inline void
forget(cairo_surface_t **surface)
{
    if (*surface != NULL) {
        cairo_surface_destroy(*surface);
        *surface = NULL;
    }
}

#endif /* X11_IMAGE_H */
