/*
 * photo.c --
 *
 *    What commands of the package "svgphoto" have in common: photos, sizes,
 *    errors.  pixels.c hands them what is painted.
 */

#include <stdint.h>

#include "svgphoto.h"

enum {
    LARGEST = 32767,            /* Cairo's limit for a side of a picture */
    MOST = 1 << 28              /* words of a list, bytes */
};

int
svgphoto_fail(Tcl_Interp *interp, const char *code, Tcl_Obj *message)
{
    Tcl_SetErrorCode(interp, "SVGPHOTO", code, (char *)NULL);
    Tcl_SetObjResult(interp, message);
    return TCL_ERROR;
}

int
svgphoto_photo(Tcl_Interp *interp, Tcl_Obj *name, Tk_PhotoHandle *photo)
{
    *photo = Tk_FindPhoto(interp, Tcl_GetString(name));
    if (*photo == NULL) {
        return svgphoto_fail(interp, "PHOTO", Tcl_ObjPrintf("no photo \"%s\"",
                Tcl_GetString(name)));
    }
    return TCL_OK;
}

int
svgphoto_image(Tcl_Interp *interp, Tcl_Obj *name, Image *image)
{
    image->photo = NULL;
    image->soft = svgphoto_named_soft(interp, name);
    return image->soft != NULL ? TCL_OK
            : svgphoto_photo(interp, name, &image->photo);
}

int
svgphoto_size(Tcl_Interp *interp, Tcl_Obj *const objv[2], int *width,
        int *height)
{
    if (Tcl_GetIntFromObj(interp, objv[0], width) != TCL_OK
            || Tcl_GetIntFromObj(interp, objv[1], height) != TCL_OK) {
        return TCL_ERROR;
    }
    if (*width < 1 || *width > LARGEST || *height < 1 || *height > LARGEST) {
        return svgphoto_fail(interp, "SIZE", Tcl_ObjPrintf("%dx%d is no size: "
                "a side has 1 to %d pixels", *width, *height, LARGEST));
    }
    return TCL_OK;
}

/* In what Tcl 9 counts; before it, an int. */
#ifndef TCL_SIZE_MAX
typedef int Tcl_Size;
#endif

int
svgphoto_words(Tcl_Interp *interp, Tcl_Obj *list, int *count,
        Tcl_Obj ***words)
{
    Tcl_Size all;
    int code = Tcl_ListObjGetElements(interp, list, &all, words);

    if (code == TCL_OK && all > MOST) {
        code = TCL_ERROR;
        if (interp) {
            svgphoto_fail(interp, "SIZE", Tcl_NewStringObj(
                    "the list is too long", -1));
        }
    }
    *count = code == TCL_OK ? (int)all : 0;
    return code;
}

unsigned char *
svgphoto_bytes(Tcl_Obj *object, int *count)
{
    Tcl_Size all = 0;
    unsigned char *bytes = Tcl_GetByteArrayFromObj(object, &all);

    *count = all > 0 && all <= MOST ? (int)all : 0;
    return bytes;
}

/*
 * Cairo keeps a pixel as a 32-bit word, its colours multiplied by its alpha;
 * Tk wants bytes, and colours as they are.
 */
static void
divide_by_alpha(unsigned char *data, int width, int height, int stride)
{
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)(data + (size_t)y * (size_t)stride);

        for (int x = 0; x < width; x++) {
            uint32_t a = row[x] >> 24;

            if (a != 0 && a != 255) {
                uint32_t r = ((row[x] >> 16 & 255) * 255 + a / 2) / a;
                uint32_t g = ((row[x] >> 8 & 255) * 255 + a / 2) / a;
                uint32_t b = ((row[x] & 255) * 255 + a / 2) / a;

                row[x] = a << 24 | r << 16 | g << 8 | b;
            }
        }
    }
}

int
svgphoto_finish(Tcl_Interp *interp, cairo_surface_t *surface)
{
    cairo_surface_flush(surface);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
        return svgphoto_fail(interp, "MEMORY", Tcl_NewStringObj(
                cairo_status_to_string(cairo_surface_status(surface)), -1));
    }
    if (cairo_image_surface_get_format(surface) != CAIRO_FORMAT_RGB24) {
        divide_by_alpha(cairo_image_surface_get_data(surface),
                cairo_image_surface_get_width(surface),
                cairo_image_surface_get_height(surface),
                cairo_image_surface_get_stride(surface));
    }
    return TCL_OK;
}
