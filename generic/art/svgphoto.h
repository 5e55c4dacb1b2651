/*
 * svgphoto.h --
 *
 *    What the parts of the package "svgphoto" share.
 */

#ifndef SVGPHOTO_H
#define SVGPHOTO_H

#include <stdint.h>

#include <cairo.h>
#include <tk.h>

#include "soft.h"

/* An error of this package: leaves the message, returns TCL_ERROR. */
int svgphoto_fail(Tcl_Interp *interp, const char *code, Tcl_Obj *message);

/* What commands paint and read: a photo, or a soft picture. */
typedef struct Image {
    Tk_PhotoHandle photo;
    Soft *soft;                 /* or NULL */
} Image;

/* An argument that names a photo or either, and two that are a size. */
int svgphoto_photo(Tcl_Interp *interp, Tcl_Obj *name, Tk_PhotoHandle *photo);
int svgphoto_image(Tcl_Interp *interp, Tcl_Obj *name, Image *image);
int svgphoto_size(Tcl_Interp *interp, Tcl_Obj *const objv[2], int *width,
        int *height);

/* The words of a list and the bytes of a byte array, counted in an int in
   every version of Tcl. */
int svgphoto_words(Tcl_Interp *interp, Tcl_Obj *list, int *count,
        Tcl_Obj ***words);
unsigned char *svgphoto_bytes(Tcl_Obj *object, int *count);

/* What was drawn, ready to be shown, once; an error leaves a message. */
int svgphoto_finish(Tcl_Interp *interp, cairo_surface_t *surface);

/* Hand what is ready to the image; it may be shown again. */
int svgphoto_show(Tcl_Interp *interp, const Image *image,
        cairo_surface_t *surface);

/* An image becomes these pixels, a red, green, blue and alpha each in memory;
   they are changed. */
int svgphoto_fill(Tcl_Interp *interp, const Image *image, uint32_t *pixels,
        int width, int height);

/* Its pixels. */
void svgphoto_read(const Image *image, Tk_PhotoImageBlock *block);

/* Both, of what was just drawn; the surface is spent and destroyed. */
int svgphoto_put(Tcl_Interp *interp, Tk_PhotoHandle photo,
        cairo_surface_t *surface);

/* Free memory goes back to the system now, and that of pictures from now on. */
void svgphoto_give_back(void);

#endif
