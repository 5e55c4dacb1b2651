/*
 * svgphoto.c --
 *
 *    The Tcl package "svgphoto": pictures into Tk photos, by librsvg and
 *    Cairo.  The only hand-written C that sees Tcl and Tk; see also grab.c.
 *
 *        svgphoto::render PHOTO SVGTEXT WIDTH HEIGHT
 *            Fit the SVG into WIDTH x HEIGHT pixels; the rest is transparent.
 *        svgphoto::open PNGFILE
 *            Decode a picture and keep it.  Returns its handle.
 *        svgphoto::size HANDLE
 *            Its width and height.
 *        svgphoto::tile PHOTO HANDLE X Y SCALE WIDTH HEIGHT ?BACKGROUND?
 *            Paint the part of the picture that begins at its pixel X, Y,
 *            magnified by SCALE.  Outside the picture is the colour
 *            BACKGROUND; without one, transparent.
 *        svgphoto::close HANDLE
 *            Forget a picture.
 *
 *    Sizes are in pixels.  PHOTO takes the size asked for.  Errors have the
 *    errorCode SVGPHOTO and one of PHOTO, HANDLE, SIZE, SVG, FILE, MEMORY,
 *    and change nothing.
 */

#include <math.h>
#include <stdint.h>
#include <string.h>

#include <librsvg/rsvg.h>
#include <tk.h>

#include "grab.h"

enum { LARGEST = 32767 };       /* Cairo's limit for a side of a picture */

/* The open pictures of an interpreter. */
typedef struct Album {
    Tcl_HashTable pictures;     /* handle -> cairo_surface_t * */
    int opened;                 /* so far: the number in the next handle */
} Album;

static int
fail(Tcl_Interp *interp, const char *code, Tcl_Obj *message)
{
    Tcl_SetErrorCode(interp, "SVGPHOTO", code, (char *)NULL);
    Tcl_SetObjResult(interp, message);
    return TCL_ERROR;
}

static int
get_photo(Tcl_Interp *interp, Tcl_Obj *name, Tk_PhotoHandle *photo)
{
    *photo = Tk_FindPhoto(interp, Tcl_GetString(name));
    if (*photo == NULL) {
        return fail(interp, "PHOTO", Tcl_ObjPrintf("no photo \"%s\"",
                Tcl_GetString(name)));
    }
    return TCL_OK;
}

static int
get_picture(Tcl_Interp *interp, Album *album, Tcl_Obj *handle,
        Tcl_HashEntry **entry)
{
    *entry = Tcl_FindHashEntry(&album->pictures, Tcl_GetString(handle));
    if (*entry == NULL) {
        return fail(interp, "HANDLE", Tcl_ObjPrintf("no picture \"%s\"",
                Tcl_GetString(handle)));
    }
    return TCL_OK;
}

static int
get_size(Tcl_Interp *interp, Tcl_Obj *const objv[2], int *width, int *height)
{
    if (Tcl_GetIntFromObj(interp, objv[0], width) != TCL_OK
            || Tcl_GetIntFromObj(interp, objv[1], height) != TCL_OK) {
        return TCL_ERROR;
    }
    if (*width < 1 || *width > LARGEST || *height < 1 || *height > LARGEST) {
        return fail(interp, "SIZE", Tcl_ObjPrintf("%dx%d is no size: "
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

/* Hand what was drawn to the photo.  The surface is spent and destroyed. */
static int
put(Tcl_Interp *interp, Tk_PhotoHandle photo, cairo_surface_t *surface)
{
    const uint32_t word = 0x00010203;   /* in memory order: where a byte is */
    unsigned char at[4], place[4];
    int opaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24;
    Tk_PhotoImageBlock block;
    int code = TCL_ERROR;

    cairo_surface_flush(surface);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
        fail(interp, "MEMORY", Tcl_NewStringObj(cairo_status_to_string(
                cairo_surface_status(surface)), -1));
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
    if (get_photo(interp, objv[1], &photo) != TCL_OK
            || get_size(interp, objv + 3, &width, &height) != TCL_OK) {
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
        fail(interp, "SVG", Tcl_NewStringObj(error->message, -1));
        g_error_free(error);
        cairo_surface_destroy(surface);
        return TCL_ERROR;
    }
    return put(interp, photo, surface);
}

static int
open_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Album *album = data;
    Tcl_DString native;
    const char *path;
    int isNew;

    if (objc != 2) {
        Tcl_WrongNumArgs(interp, 1, objv, "pngFile");
        return TCL_ERROR;
    }
    path = Tcl_TranslateFileName(interp, Tcl_GetString(objv[1]), &native);
    if (path == NULL) {
        return TCL_ERROR;
    }

    Tcl_DString external;
    cairo_surface_t *picture = cairo_image_surface_create_from_png(
            Tcl_UtfToExternalDString(NULL, path, -1, &external));
    cairo_status_t status = cairo_surface_status(picture);

    Tcl_DStringFree(&external);
    Tcl_DStringFree(&native);
    if (status != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(picture);
        return fail(interp, "FILE", Tcl_ObjPrintf("couldn't read \"%s\": %s",
                Tcl_GetString(objv[1]), cairo_status_to_string(status)));
    }

    Tcl_Obj *handle = Tcl_ObjPrintf("picture%d", ++album->opened);

    Tcl_SetHashValue(Tcl_CreateHashEntry(&album->pictures,
            Tcl_GetString(handle), &isNew), picture);
    Tcl_SetObjResult(interp, handle);
    return TCL_OK;
}

static int
size_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Tcl_HashEntry *entry;

    if (objc != 2) {
        Tcl_WrongNumArgs(interp, 1, objv, "handle");
        return TCL_ERROR;
    }
    if (get_picture(interp, data, objv[1], &entry) != TCL_OK) {
        return TCL_ERROR;
    }

    cairo_surface_t *picture = Tcl_GetHashValue(entry);
    Tcl_Obj *size[2] = {
        Tcl_NewIntObj(cairo_image_surface_get_width(picture)),
        Tcl_NewIntObj(cairo_image_surface_get_height(picture)),
    };

    Tcl_SetObjResult(interp, Tcl_NewListObj(2, size));
    return TCL_OK;
}

/* Paint all of a surface in one of Tk's colours. */
static int
paint_background(Tcl_Interp *interp, cairo_t *cairo, Tcl_Obj *name)
{
    Tk_Window window = Tk_MainWindow(interp);
    XColor *color = window == NULL ? NULL
            : Tk_AllocColorFromObj(interp, window, name);

    if (color == NULL) {
        return TCL_ERROR;
    }
    cairo_set_source_rgb(cairo, color->red / 65535.0, color->green / 65535.0,
            color->blue / 65535.0);
    cairo_paint(cairo);
    Tk_FreeColor(color);
    return TCL_OK;
}

/* Paint the picture from its pixel x, y on, sharp at its own edges. */
static void
paint_picture(cairo_t *cairo, cairo_surface_t *picture, double x, double y,
        double scale)
{
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, picture, -x, -y);
    cairo_pattern_set_filter(cairo_get_source(cairo),
            CAIRO_FILTER_GOOD);
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
    cairo_rectangle(cairo, -x, -y, cairo_image_surface_get_width(picture),
            cairo_image_surface_get_height(picture));
    cairo_fill(cairo);
}

static int
tile_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Tk_PhotoHandle photo;
    Tcl_HashEntry *entry;
    double x, y, scale;
    int width, height;

    if (objc != 8 && objc != 9) {
        Tcl_WrongNumArgs(interp, 1, objv,
                "photo handle x y scale width height ?background?");
        return TCL_ERROR;
    }
    if (get_photo(interp, objv[1], &photo) != TCL_OK
            || get_picture(interp, data, objv[2], &entry) != TCL_OK
            || Tcl_GetDoubleFromObj(interp, objv[3], &x) != TCL_OK
            || Tcl_GetDoubleFromObj(interp, objv[4], &y) != TCL_OK
            || Tcl_GetDoubleFromObj(interp, objv[5], &scale) != TCL_OK
            || get_size(interp, objv + 6, &width, &height) != TCL_OK) {
        return TCL_ERROR;
    }
    if (!isfinite(x) || !isfinite(y) || !(scale > 1e-4 && scale < 1e4)) {
        return fail(interp, "SIZE", Tcl_ObjPrintf("%s,%s x %s is no view: "
                "the scale is between 0.0001 and 10000",
                Tcl_GetString(objv[3]), Tcl_GetString(objv[4]),
                Tcl_GetString(objv[5])));
    }

    cairo_surface_t *surface = cairo_image_surface_create(
            objc == 9 ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            width, height);
    cairo_t *cairo = cairo_create(surface);
    int code = TCL_OK;

    if (objc == 9) {
        code = paint_background(interp, cairo, objv[8]);
    }
    paint_picture(cairo, Tcl_GetHashValue(entry), x, y, scale);
    cairo_destroy(cairo);
    if (code != TCL_OK) {
        cairo_surface_destroy(surface);
        return TCL_ERROR;
    }
    return put(interp, photo, surface);
}

static int
close_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Tcl_HashEntry *entry;

    if (objc != 2) {
        Tcl_WrongNumArgs(interp, 1, objv, "handle");
        return TCL_ERROR;
    }
    if (get_picture(interp, data, objv[1], &entry) != TCL_OK) {
        return TCL_ERROR;
    }
    cairo_surface_destroy(Tcl_GetHashValue(entry));
    Tcl_DeleteHashEntry(entry);
    return TCL_OK;
}

static void
free_album(ClientData data, Tcl_Interp *interp)
{
    Album *album = data;
    Tcl_HashSearch search;
    Tcl_HashEntry *entry = Tcl_FirstHashEntry(&album->pictures, &search);
    (void)interp;

    for (; entry != NULL; entry = Tcl_NextHashEntry(&search)) {
        cairo_surface_destroy(Tcl_GetHashValue(entry));
    }
    Tcl_DeleteHashTable(&album->pictures);
    ckfree(album);
}

DLLEXPORT int Svgphoto_Init(Tcl_Interp *interp);

DLLEXPORT int
Svgphoto_Init(Tcl_Interp *interp)
{
    static const struct {
        const char *name;
        Tcl_ObjCmdProc *run;
    } commands[] = {
        { "::svgphoto::render", render_cmd },
        { "::svgphoto::open", open_cmd },
        { "::svgphoto::size", size_cmd },
        { "::svgphoto::tile", tile_cmd },
        { "::svgphoto::close", close_cmd },
        { "::svgphoto::grab", svgphoto_grab },
    };

    if (Tcl_InitStubs(interp, "8.6", 0) == NULL
            || Tk_InitStubs(interp, "8.6", 0) == NULL) {
        return TCL_ERROR;
    }

    Album *album = ckalloc(sizeof *album);

    Tcl_InitHashTable(&album->pictures, TCL_STRING_KEYS);
    album->opened = 0;
    Tcl_SetAssocData(interp, "svgphoto", free_album, album);
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        Tcl_CreateObjCommand(interp, commands[i].name, commands[i].run, album,
                NULL);
    }
    return Tcl_PkgProvide(interp, "svgphoto", "1.0");
}
