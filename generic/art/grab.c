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

int
svgphoto_grab(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    union { uint32_t word; unsigned char byte[4]; } order = { 0x00010203 };
    Tk_PhotoImageBlock block = { .pixelSize = 4 };
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
        Tcl_SetErrorCode(interp, "SVGPHOTO", "PHOTO", (char *)NULL);
        Tcl_SetObjResult(interp, Tcl_NewStringObj(
                "needs a photo and a window in sight", -1));
        return TCL_ERROR;
    }
    copy = svgphoto_window(window);
    if (cairo_surface_status(copy) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(copy);
        Tcl_SetErrorCode(interp, "SVGPHOTO", "FILE", (char *)NULL);
        Tcl_SetObjResult(interp, Tcl_NewStringObj(
                "windows cannot be grabbed here", -1));
        return TCL_ERROR;
    }
    block.pixelPtr = cairo_image_surface_get_data(copy);
    block.width = cairo_image_surface_get_width(copy);
    block.height = cairo_image_surface_get_height(copy);
    block.pitch = cairo_image_surface_get_stride(copy);
    for (int i = 0; i < 4; i++) {       /* a word is 0x00RRGGBB */
        int colour = order.byte[i];     /* 0 none, 1 red, 2 green, 3 blue */

        if (colour > 0) {
            block.offset[colour - 1] = i;
        }
    }
    block.offset[3] = -1;               /* no transparency */
    Tk_PhotoBlank(photo);
    result = Tk_PhotoSetSize(interp, photo, block.width, block.height);
    if (result == TCL_OK) {
        result = Tk_PhotoPutBlock(interp, photo, &block, 0, 0, block.width,
                block.height, TK_PHOTO_COMPOSITE_SET);
    }
    cairo_surface_destroy(copy);
    return result;
}
