/*
 * tile.c --
 *
 *    Parts of pictures in any scale into Tk photos.  Part of the package
 *    "svgphoto".
 *
 *        svgphoto::tile PHOTO PICTURE X Y SCALE WIDTH HEIGHT ?BACKGROUND?
 *                ?quick?
 *            Paint the part of the picture that begins at its pixel X, Y,
 *            magnified by SCALE.  Outside the picture is the colour
 *            BACKGROUND; without one, transparent.  PHOTO may be a sheet, if
 *            there is a background: see sheet-x11.c.  PICTURE is a handle, or a
 *            list of HANDLE X Y: the pieces of one picture, side by side, and
 *            where in it each begins; of an empty one there is nothing but
 *            the background.  With "quick", what is shrunk is less fine.
 */

#include <limits.h>
#include <math.h>

#include "album.h"
#include "sheet.h"

/* What is painted depends on the pixels around it: so many. */
enum { MARGIN = 4 };

/* A part of a picture, and how it is to be painted. */
typedef struct View {
    double x, y, scale;
    int width, height, quick;
} View;

/* What the pieces take up together, from the corner of the whole. */
typedef struct Bounds {
    int left, top, right, low;
} Bounds;

/* One of OBJV, HANDLE X Y each or one HANDLE; NULL, and a message, if it is no
   piece. */
static cairo_surface_t *
get_piece(Tcl_Interp *interp, Album *album, Tcl_Obj *const objv[], int objc,
        int at[2])
{
    cairo_surface_t *piece = svgphoto_picture(interp, album, objv[0]);

    at[0] = at[1] = 0;
    return piece != NULL && objc > 1
                && (Tcl_GetIntFromObj(interp, objv[1], &at[0]) != TCL_OK
                || Tcl_GetIntFromObj(interp, objv[2], &at[1]) != TCL_OK)
            ? NULL : piece;
}

/* Of all the pieces; ALL is that of none yet. */
static int
get_bounds(Tcl_Interp *interp, Album *album, Tcl_Obj *const objv[], int objc,
        Bounds *all)
{
    if (objc != 1 && objc % 3 != 0) {
        return svgphoto_fail(interp, "HANDLE", Tcl_NewStringObj(
                "pieces are a list of HANDLE X Y", -1));
    }
    for (int i = 0; i < objc; i += 3) {
        int at[2];
        cairo_surface_t *piece = get_piece(interp, album, objv + i, objc, at);

        if (piece == NULL) {
            return TCL_ERROR;
        }

        int right = at[0] + cairo_image_surface_get_width(piece);
        int low = at[1] + cairo_image_surface_get_height(piece);

        all->left = at[0] < all->left ? at[0] : all->left;
        all->top = at[1] < all->top ? at[1] : all->top;
        all->right = right > all->right ? right : all->right;
        all->low = low > all->low ? low : all->low;
    }
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
    Bounds all = { INT_MAX, INT_MAX, INT_MIN, INT_MIN };

    if (get_bounds(interp, album, objv, objc, &all) != TCL_OK) {
        return NULL;
    }
    if (objc <= 3) {
        return cairo_surface_reference(get_piece(interp, album, objv, objc,
                at));
    }

    /* No more of them than can be seen. */
    int left = (int)fmax(all.left, floor(view->x) - MARGIN);
    int top = (int)fmax(all.top, floor(view->y) - MARGIN);
    int right = (int)fmin(all.right,
            view->x + view->width / view->scale + MARGIN);
    int low = (int)fmin(all.low,
            view->y + view->height / view->scale + MARGIN);
    int from[2];
    cairo_surface_t *whole = cairo_image_surface_create(
            cairo_image_surface_get_format(get_piece(interp, album, objv,
                objc, from)),
            right > left ? right - left : 1, low > top ? low - top : 1);
    cairo_t *cairo = cairo_create(whole);

    for (int i = 0; i < objc; i += 3) {
        cairo_surface_t *piece = get_piece(interp, album, objv + i, objc,
                from);

        cairo_set_source_surface(cairo, piece, from[0] - left, from[1] - top);
        cairo_paint(cairo);
    }
    cairo_destroy(cairo);
    at[0] = left;
    at[1] = top;
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

/* The view of a picture, or of NULL, none, on its background or, NULL, on none.
   On an error NULL. */
static cairo_surface_t *
paint_tile(Tcl_Interp *interp, cairo_surface_t *picture, const int at[2],
        const View *view, Tcl_Obj *background)
{
    cairo_surface_t *surface = cairo_image_surface_create(
            background ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, view->width,
            view->height);
    cairo_t *cairo = cairo_create(surface);
    int code = background ? paint_background(interp, cairo, background)
            : TCL_OK;

    if (picture) {
        paint_picture(cairo, picture, at, view);
    }
    cairo_destroy(cairo);
    if (code == TCL_OK) {
        return surface;
    }
    cairo_surface_destroy(surface);
    return NULL;
}

int
svgphoto_tile(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    Tk_PhotoHandle photo = NULL;
    Tcl_Obj **pieces;
    View view;
    int count, at[2];

    if (objc < 8 || objc > 10) {
        Tcl_WrongNumArgs(interp, 1, objv,
                "photo picture x y scale width height ?background? ?quick?");
        return TCL_ERROR;
    }

    Sheet *sheet = svgphoto_named_sheet(interp, objv[1]);

    if ((sheet == NULL
                && svgphoto_photo(interp, objv[1], &photo) != TCL_OK)
            || get_view(interp, objc, objv, &view) != TCL_OK
            || svgphoto_words(interp, objv[2], &count, &pieces)
                != TCL_OK) {
        return TCL_ERROR;
    }
    if (sheet && objc == 8) {
        return svgphoto_fail(interp, "SHEET", Tcl_NewStringObj(
                "a sheet is not transparent: it needs a background", -1));
    }

    cairo_surface_t *picture = count == 0 ? NULL
            : join_pieces(interp, data, pieces, count, &view, at);
    cairo_surface_t *surface = NULL;

    if (picture || count == 0) {
        surface = paint_tile(interp, picture, at, &view,
                objc > 8 ? objv[8] : NULL);
    }
    cairo_surface_destroy(picture);
    if (surface == NULL) {
        return TCL_ERROR;
    }
    return sheet ? svgphoto_paint_sheet(interp, sheet, surface)
            : svgphoto_put(interp, photo, surface);
}
