/*
 * album.c --
 *
 *    Pictures from files, and parts of them in any scale into Tk photos.
 *    Part of the package "svgphoto".
 *
 *        svgphoto::open PNGFILE ?OFFSET?
 *            Decode a picture, which begins so far in the file, and keep it.
 *            Returns its handle.
 *        svgphoto::size HANDLE
 *            Its width and height.
 *        svgphoto::tile PHOTO PICTURE X Y SCALE WIDTH HEIGHT ?BACKGROUND?
 *                ?quick?
 *            Paint the part of the picture that begins at its pixel X, Y,
 *            magnified by SCALE.  Outside the picture is the colour
 *            BACKGROUND; without one, transparent.  PICTURE is a handle, or a
 *            list of HANDLE X Y: the pieces of one picture, side by side, and
 *            where in it each begins.  With "quick", what is shrunk is less
 *            fine.
 *        svgphoto::close HANDLE
 *            Forget a picture.
 */

#include <limits.h>
#include <math.h>

#include "svgphoto.h"

/* What is painted depends on the pixels around it: so many. */
enum { MARGIN = 4 };

/* The open pictures of an interpreter. */
typedef struct Album {
    Tcl_HashTable pictures;     /* handle -> cairo_surface_t * */
    int opened;                 /* so far: the number in the next handle */
} Album;

/* A part of a picture, and how it is to be painted. */
typedef struct View {
    double x, y, scale;
    int width, height, quick;
} View;

static int
get_picture(Tcl_Interp *interp, Album *album, Tcl_Obj *handle,
        Tcl_HashEntry **entry)
{
    *entry = Tcl_FindHashEntry(&album->pictures, Tcl_GetString(handle));
    if (*entry == NULL) {
        return svgphoto_fail(interp, "HANDLE", Tcl_ObjPrintf(
                "no picture \"%s\"", Tcl_GetString(handle)));
    }
    return TCL_OK;
}

static cairo_status_t
read_channel(void *closure, unsigned char *data, unsigned int length)
{
    return Tcl_Read(closure, (char *)data, (int)length) == (int)length
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR;
}

static int
open_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Album *album = data;
    Tcl_WideInt offset = 0;
    int isNew;

    if (objc != 2 && objc != 3) {
        Tcl_WrongNumArgs(interp, 1, objv, "pngFile ?offset?");
        return TCL_ERROR;
    }
    if (objc == 3 && Tcl_GetWideIntFromObj(interp, objv[2], &offset)
            != TCL_OK) {
        return TCL_ERROR;
    }

    Tcl_Channel channel = Tcl_FSOpenFileChannel(NULL, objv[1], "r", 0);

    if (channel == NULL
            || Tcl_SetChannelOption(NULL, channel, "-translation", "binary")
                != TCL_OK
            || Tcl_SetChannelOption(NULL, channel, "-buffersize", "65536")
                != TCL_OK
            || Tcl_Seek(channel, offset, SEEK_SET) != offset) {
        svgphoto_fail(interp, "FILE", Tcl_ObjPrintf("couldn't read \"%s\": %s",
                Tcl_GetString(objv[1]), Tcl_ErrnoMsg(Tcl_GetErrno())));
        if (channel != NULL) {
            Tcl_Close(NULL, channel);
        }
        return TCL_ERROR;
    }

    cairo_surface_t *picture = cairo_image_surface_create_from_png_stream(
            read_channel, channel);
    cairo_status_t status = cairo_surface_status(picture);

    Tcl_Close(NULL, channel);
    if (status != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(picture);
        return svgphoto_fail(interp, "FILE", Tcl_ObjPrintf(
                "couldn't read \"%s\": %s", Tcl_GetString(objv[1]),
                cairo_status_to_string(status)));
    }

    Tcl_Obj *handle = Tcl_ObjPrintf("picture%d", ++album->opened);

    Tcl_SetHashValue(Tcl_CreateHashEntry(&album->pictures,
            Tcl_GetString(handle), &isNew), picture);
    Tcl_SetObjResult(interp, handle);
    return TCL_OK;
}

/* The arguments of a command that takes one handle alone. */
static int
read_handle(Tcl_Interp *interp, Album *album, int objc, Tcl_Obj *const objv[],
        Tcl_HashEntry **entry)
{
    if (objc != 2) {
        Tcl_WrongNumArgs(interp, 1, objv, "handle");
        return TCL_ERROR;
    }
    return get_picture(interp, album, objv[1], entry);
}

static int
size_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Tcl_HashEntry *entry;

    if (read_handle(interp, data, objc, objv, &entry) != TCL_OK) {
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

/*
 * The pieces that a view needs as one picture, and where it begins in the
 * whole one.  NULL, and a message, if they are no pieces.
 */
static cairo_surface_t *
join_pieces(Tcl_Interp *interp, Album *album, Tcl_Obj *const objv[], int objc,
        const View *view, int at[2])
{
    int left = INT_MAX, top = INT_MAX, right = INT_MIN, low = INT_MIN;
    int x = 0, y = 0;
    Tcl_HashEntry *entry;

    if (objc == 0 || (objc != 1 && objc % 3 != 0)) {
        svgphoto_fail(interp, "HANDLE", Tcl_NewStringObj(
                "pieces are a list of HANDLE X Y", -1));
        return NULL;
    }
    for (int i = 0; i < objc; i += 3) {
        if (get_picture(interp, album, objv[i], &entry) != TCL_OK
                || (objc > 1
                && (Tcl_GetIntFromObj(interp, objv[i + 1], &x) != TCL_OK
                || Tcl_GetIntFromObj(interp, objv[i + 2], &y) != TCL_OK))) {
            return NULL;
        }

        cairo_surface_t *piece = Tcl_GetHashValue(entry);
        int wide = cairo_image_surface_get_width(piece);
        int high = cairo_image_surface_get_height(piece);

        left = x < left ? x : left;
        top = y < top ? y : top;
        right = x + wide > right ? x + wide : right;
        low = y + high > low ? y + high : low;
    }
    at[0] = left;
    at[1] = top;
    if (objc <= 3) {
        return cairo_surface_reference(Tcl_GetHashValue(entry));
    }

    /* No more of them than can be seen. */
    left = (int)fmax(left, floor(view->x) - MARGIN);
    top = (int)fmax(top, floor(view->y) - MARGIN);
    right = (int)fmin(right, view->x + view->width / view->scale + MARGIN);
    low = (int)fmin(low, view->y + view->height / view->scale + MARGIN);
    at[0] = left;
    at[1] = top;

    cairo_surface_t *whole = cairo_image_surface_create(
            cairo_image_surface_get_format(Tcl_GetHashValue(entry)),
            right > left ? right - left : 1, low > top ? low - top : 1);
    cairo_t *cairo = cairo_create(whole);

    for (int i = 0; i < objc; i += 3) {
        get_picture(interp, album, objv[i], &entry);
        Tcl_GetIntFromObj(interp, objv[i + 1], &x);
        Tcl_GetIntFromObj(interp, objv[i + 2], &y);
        cairo_set_source_surface(cairo, Tcl_GetHashValue(entry), x - left,
                y - top);
        cairo_paint(cairo);
    }
    cairo_destroy(cairo);
    return whole;
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

/* Paint what is seen of a picture, sharp at its own edges. */
static void
paint_picture(cairo_t *cairo, cairo_surface_t *picture, const int at[2],
        const View *view)
{
    double x = at[0] - view->x, y = at[1] - view->y;

    cairo_scale(cairo, view->scale, view->scale);
    cairo_set_source_surface(cairo, picture, x, y);
    cairo_pattern_set_filter(cairo_get_source(cairo),
            view->quick ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD);
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
    cairo_rectangle(cairo, x, y, cairo_image_surface_get_width(picture),
            cairo_image_surface_get_height(picture));
    cairo_fill(cairo);
}

static int
get_view(Tcl_Interp *interp, int objc, Tcl_Obj *const objv[], View *view)
{
    if (Tcl_GetDoubleFromObj(interp, objv[3], &view->x) != TCL_OK
            || Tcl_GetDoubleFromObj(interp, objv[4], &view->y) != TCL_OK
            || Tcl_GetDoubleFromObj(interp, objv[5], &view->scale) != TCL_OK
            || svgphoto_size(interp, objv + 6, &view->width, &view->height)
                != TCL_OK) {
        return TCL_ERROR;
    }
    if (!(fabs(view->x) < 1e8) || !(fabs(view->y) < 1e8)
            || !(view->scale > 1e-4 && view->scale < 1e4)) {
        return svgphoto_fail(interp, "SIZE", Tcl_ObjPrintf("%s,%s x %s is no "
                "view: the scale is between 0.0001 and 10000",
                Tcl_GetString(objv[3]), Tcl_GetString(objv[4]),
                Tcl_GetString(objv[5])));
    }
    view->quick = objc == 10;
    return TCL_OK;
}

static int
tile_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Tk_PhotoHandle photo;
    Tcl_Obj **pieces;
    View view;
    int count, at[2];

    if (objc < 8 || objc > 10) {
        Tcl_WrongNumArgs(interp, 1, objv,
                "photo picture x y scale width height ?background? ?quick?");
        return TCL_ERROR;
    }
    if (svgphoto_photo(interp, objv[1], &photo) != TCL_OK
            || get_view(interp, objc, objv, &view) != TCL_OK
            || Tcl_ListObjGetElements(interp, objv[2], &count, &pieces)
                != TCL_OK) {
        return TCL_ERROR;
    }

    cairo_surface_t *picture = join_pieces(interp, data, pieces, count, &view,
            at);

    if (picture == NULL) {
        return TCL_ERROR;
    }

    cairo_surface_t *surface = cairo_image_surface_create(
            objc > 8 ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, view.width,
            view.height);
    cairo_t *cairo = cairo_create(surface);
    int code = TCL_OK;

    if (objc > 8) {
        code = paint_background(interp, cairo, objv[8]);
    }
    paint_picture(cairo, picture, at, &view);
    cairo_destroy(cairo);
    cairo_surface_destroy(picture);
    if (code != TCL_OK) {
        cairo_surface_destroy(surface);
        return TCL_ERROR;
    }
    return svgphoto_put(interp, photo, surface);
}

static int
close_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Tcl_HashEntry *entry;

    if (read_handle(interp, data, objc, objv, &entry) != TCL_OK) {
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

void
svgphoto_album(Tcl_Interp *interp)
{
    static const struct {
        const char *name;
        Tcl_ObjCmdProc *run;
    } commands[] = {
        { "::svgphoto::open", open_cmd },
        { "::svgphoto::size", size_cmd },
        { "::svgphoto::tile", tile_cmd },
        { "::svgphoto::close", close_cmd },
    };
    Album *album = ckalloc(sizeof *album);

    Tcl_InitHashTable(&album->pictures, TCL_STRING_KEYS);
    album->opened = 0;
    Tcl_SetAssocData(interp, "svgphoto", free_album, album);
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        Tcl_CreateObjCommand(interp, commands[i].name, commands[i].run, album,
                NULL);
    }
}
