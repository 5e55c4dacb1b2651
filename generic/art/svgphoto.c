/*
 * svgphoto.c --
 *
 *    The Tcl package "svgphoto": pictures into Tk photos, by librsvg and
 *    Cairo.  The only hand-written C that sees Tcl and Tk is this, album.c
 *    (pictures from files) and grab.c.
 *
 *        svgphoto::render PHOTO SVGTEXT WIDTH HEIGHT
 *            Fit the SVG into WIDTH x HEIGHT pixels; the rest is transparent.
 *    Sizes are in pixels.  PHOTO takes the size asked for.  Errors have the
 *    errorCode SVGPHOTO and one of PHOTO, HANDLE, SIZE, SVG, FILE, MEMORY,
 *    and change nothing.
 */

#include <stdint.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <librsvg/rsvg.h>

#include "grab.h"
#include "svgphoto.h"

enum { LARGEST = 32767 };       /* Cairo's limit for a side of a picture */

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
svgphoto_put(Tcl_Interp *interp, Tk_PhotoHandle photo,
        cairo_surface_t *surface)
{
    const uint32_t word = 0x00010203;   /* in memory order: where a byte is */
    unsigned char at[4], place[4];
    int opaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24;
    Tk_PhotoImageBlock block;
    int code = TCL_ERROR;

    cairo_surface_flush(surface);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
        svgphoto_fail(interp, "MEMORY", Tcl_NewStringObj(
                cairo_status_to_string(cairo_surface_status(surface)), -1));
        cairo_surface_destroy(surface);
        return TCL_ERROR;
    }
    memcpy(at, &word, sizeof at);
    for (unsigned char i = 0; i < 4; i++) {
        place[at[i]] = i;               /* alpha, red, green, blue */
    }
    block.pixelPtr = cairo_image_surface_get_data(surface);
    block.width = cairo_image_surface_get_width(surface);
    block.height = cairo_image_surface_get_height(surface);
    block.pitch = cairo_image_surface_get_stride(surface);
    block.pixelSize = 4;
    block.offset[0] = place[1];
    block.offset[1] = place[2];
    block.offset[2] = place[3];
    block.offset[3] = opaque ? -1 : place[0];   /* -1: Tk looks at none */
    if (!opaque) {
        divide_by_alpha(block.pixelPtr, block.width, block.height,
                block.pitch);
    }
    if (Tk_PhotoSetSize(interp, photo, block.width, block.height) == TCL_OK) {
        code = Tk_PhotoPutBlock(interp, photo, &block, 0, 0, block.width,
                block.height, TK_PHOTO_COMPOSITE_SET);
    }
    cairo_surface_destroy(surface);
    return code;
}

static int
render_cmd(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    Tk_PhotoHandle photo;
    int width, height, length;
    GError *error = NULL;
    (void)data;

    if (objc != 5) {
        Tcl_WrongNumArgs(interp, 1, objv, "photo svgText width height");
        return TCL_ERROR;
    }
    if (svgphoto_photo(interp, objv[1], &photo) != TCL_OK
            || svgphoto_size(interp, objv + 3, &width, &height) != TCL_OK) {
        return TCL_ERROR;
    }

    const char *text = Tcl_GetStringFromObj(objv[2], &length);
    RsvgHandle *svg = rsvg_handle_new_from_data((const guint8 *)text,
            (gsize)length, &error);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
            width, height);

    if (svg != NULL) {
        RsvgRectangle all = { 0, 0, width, height };
        cairo_t *cairo = cairo_create(surface);

        rsvg_handle_set_dpi(svg, 96);
        rsvg_handle_render_document(svg, cairo, &all, &error);
        cairo_destroy(cairo);
        g_object_unref(svg);
    }
    if (error != NULL) {
        svgphoto_fail(interp, "SVG", Tcl_NewStringObj(error->message, -1));
        g_error_free(error);
        cairo_surface_destroy(surface);
        return TCL_ERROR;
    }
    return svgphoto_put(interp, photo, surface);
}

DLLEXPORT int Svgphoto_Init(Tcl_Interp *interp);

DLLEXPORT int
Svgphoto_Init(Tcl_Interp *interp)
{
    if (Tcl_InitStubs(interp, "8.6", 0) == NULL
            || Tk_InitStubs(interp, "8.6", 0) == NULL) {
        return TCL_ERROR;
    }
#ifdef __GLIBC__
    /* What a picture took goes back when that is forgotten. */
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
#endif
    Tcl_CreateObjCommand(interp, "::svgphoto::render", render_cmd, NULL, NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::grab", svgphoto_grab, NULL,
            NULL);
    svgphoto_album(interp);
    return Tcl_PkgProvide(interp, "svgphoto", "1.0");
}
