/*
 * grab.c --
 *
 *    What a window shows at this moment, into a Tk photo: for the pictures of
 *    the handbook.  Part of the package "svgphoto".
 *
 *        svgphoto::grab PHOTO WINDOW
 *            WINDOW must be in sight, and nothing in front of it.
 */

#include <stdint.h>

#include "grab.h"
#include "svgphoto.h"

/* The pixels of a picture, as Tk takes them: without transparency. */
static Tk_PhotoImageBlock
block_of(cairo_surface_t *picture)
{
    union { uint32_t word; unsigned char byte[4]; } order = { 0x00010203 };
    Tk_PhotoImageBlock block = { .pixelSize = 4, .offset[3] = -1 };

    block.pixelPtr = cairo_image_surface_get_data(picture);
    block.width = cairo_image_surface_get_width(picture);
    block.height = cairo_image_surface_get_height(picture);
    block.pitch = cairo_image_surface_get_stride(picture);
    for (int i = 0; i < 4; i++) {       /* a word is 0x00RRGGBB */
        int colour = order.byte[i];     /* 0 none, 1 red, 2 green, 3 blue */

        if (colour > 0) {
            block.offset[colour - 1] = i;
        }
    }
    return block;
}

static int
put_into(Tcl_Interp *interp, Tk_PhotoHandle photo, cairo_surface_t *picture)
{
    Tk_PhotoImageBlock block = block_of(picture);

    Tk_PhotoBlank(photo);
    if (Tk_PhotoSetSize(interp, photo, block.width, block.height) != TCL_OK) {
        return TCL_ERROR;
    }
    return Tk_PhotoPutBlock(interp, photo, &block, 0, 0, block.width,
            block.height, TK_PHOTO_COMPOSITE_SET);
}

int
svgphoto_grab(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    Tk_PhotoHandle photo;
    Tk_Window window;
    cairo_surface_t *copy;
    int result;
    (void)data;

    if (objc != 3) {
        Tcl_WrongNumArgs(interp, 1, objv, "photo window");
        return TCL_ERROR;
    }
    photo = Tk_FindPhoto(interp, Tcl_GetString(objv[1]));
    window = Tk_NameToWindow(interp, Tcl_GetString(objv[2]),
            Tk_MainWindow(interp));
    if (photo == NULL || window == NULL || !Tk_IsMapped(window)) {
        return svgphoto_fail(interp, "PHOTO", Tcl_NewStringObj(
                "needs a photo and a window in sight", -1));
    }
    copy = svgphoto_window(window);
    if (cairo_surface_status(copy) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(copy);
        return svgphoto_fail(interp, "FILE", Tcl_NewStringObj(
                "windows cannot be grabbed here", -1));
    }
    result = put_into(interp, photo, copy);
    cairo_surface_destroy(copy);
    return result;
}
