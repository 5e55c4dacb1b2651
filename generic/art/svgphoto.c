/*
 * svgphoto.c --
 *
 *    The Tcl package "svgphoto": pictures into Tk photos, by librsvg (or
 *    svg-own.c) and Cairo.  The only hand-written C that sees Tcl and Tk is
 *    this and what lies beside it: photo.c, pixels.c, drawn.c and kept.c with
 *    folder.c, halo.c, album.c and tile.c (pictures from files), soft-x11.c,
 *    sheet-x11.c, grab.c, room.c, plot-command.c, stamp.c, dim.c.
 *
 *        svgphoto::render PHOTO SVGTEXT WIDTH HEIGHT ?HALO?
 *            Fit the SVG into WIDTH x HEIGHT pixels; the rest is transparent.
 *            HALO, COLOR RADIUS SHARE..., lies about all that is drawn: rings
 *            so many pixels wide, so opaque.  What was drawn lately is kept,
 *            and not drawn again: drawn.c.
 *        svgphoto::draw SVGTEXT WIDTH HEIGHT
 *            The same without a photo, kept until it is closed.  Returns its
 *            handle: see album.c.
 *        svgphoto::flat WINDOW COLOR
 *            What Tk draws raised or sunken in that colour, in the display of
 *            the window, has edges of the same colour from now on: a colour
 *            that has no other use, or others draw with its edges, too.  Were
 *            they made so?
 *        svgphoto::giveback
 *            Give memory that is free back to the system, if it can be told so.
 *    Sizes are in pixels.  PHOTO takes the size asked for; for render, dim and
 *    stamp it may be a soft picture: soft-x11.c.  Errors have the
 *    errorCode SVGPHOTO and one of PHOTO, HANDLE, SIZE, SVG, HALO, COLOR, BOX,
 *    FILE, MEMORY, and change nothing.
 */

#include <string.h>

#include "album.h"
#include "dim.h"
#include "drawn.h"
#include "grab.h"
#include "halo.h"
#include "plot-command.h"
#include "room.h"
#include "sheet.h"
#include "stamp.h"
#include "svg.h"

/*
 * Draw an SVG, with a halo unless that is NULL; NULL and a message if it is no
 * SVG or no halo, or too large.
 */
static cairo_surface_t *
draw_svg(Tcl_Interp *interp, Tcl_Obj *svg_text, int width, int height,
        Tcl_Obj *halo)
{
    const char *text = Tcl_GetString(svg_text);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
            width, height);
    char why[SVG_WHY];

    if (!svgphoto_svg(text, strlen(text), surface, why)) {
        svgphoto_fail(interp, "SVG", Tcl_NewStringObj(why, -1));
    } else if ((halo == NULL || svgphoto_halo(interp, halo, surface) == TCL_OK)
            && svgphoto_finish(interp, surface) == TCL_OK) {
        return surface;
    }
    cairo_surface_destroy(surface);
    return NULL;
}

static int
render_cmd(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    Drawn *drawn = data;
    Image image;
    int width, height, code;

    if (objc != 5 && objc != 6) {
        Tcl_WrongNumArgs(interp, 1, objv, "photo svgText width height ?halo?");
        return TCL_ERROR;
    }
    if (svgphoto_image(interp, objv[1], &image) != TCL_OK
            || svgphoto_size(interp, objv + 3, &width, &height) != TCL_OK) {
        return TCL_ERROR;
    }

    /* A picture is known by all that it is made of. */
    Tcl_Obj *all = objc == 5 ? objv[2] : Tcl_ObjPrintf("%s\n%s",
            Tcl_GetString(objv[2]), Tcl_GetString(objv[5]));
    cairo_surface_t *picture = svgphoto_find(drawn, Tcl_GetString(all), width,
            height);

    Tcl_IncrRefCount(all);
    if (picture != NULL) {
        code = svgphoto_show(interp, &image, picture);
    } else {
        code = TCL_ERROR;
        picture = draw_svg(interp, objv[2], width, height,
                objc == 5 ? NULL : objv[5]);
        if (picture != NULL) {
            code = svgphoto_show(interp, &image, picture);
            svgphoto_keep(drawn, Tcl_GetString(all), picture);
        }
    }
    Tcl_DecrRefCount(all);
    return code;
}

static int
draw_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    int width, height;

    if (objc != 4) {
        Tcl_WrongNumArgs(interp, 1, objv, "svgText width height");
        return TCL_ERROR;
    }
    if (svgphoto_size(interp, objv + 2, &width, &height) != TCL_OK) {
        return TCL_ERROR;
    }

    cairo_surface_t *picture = draw_svg(interp, objv[1], width, height, NULL);

    if (picture == NULL) {
        return TCL_ERROR;
    }
    svgphoto_add(interp, data, picture);
    return TCL_OK;
}

static int
flat_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    (void)data;

    if (objc != 3) {
        Tcl_WrongNumArgs(interp, 1, objv, "window color");
        return TCL_ERROR;
    }

    Tk_Window window = Tk_NameToWindow(interp, Tcl_GetString(objv[1]),
            Tk_MainWindow(interp));
    Tk_3DBorder border = window == NULL ? NULL
            : Tk_Get3DBorder(interp, window, Tcl_GetString(objv[2]));

    if (border == NULL) {
        return TCL_ERROR;
    }
    /* It is not freed: the next that had this colour would have edges. */
    Tcl_SetObjResult(interp, Tcl_NewIntObj(svgphoto_flatten(window, border)));
    return TCL_OK;
}

static int
giveback_cmd(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    (void)data;

    if (objc != 1) {
        Tcl_WrongNumArgs(interp, 1, objv, NULL);
        return TCL_ERROR;
    }
    svgphoto_give_back();
    return TCL_OK;
}

/* DATA: the type of image that a sheet is. */
static int
sheet_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    if (objc != 1) {
        Tcl_WrongNumArgs(interp, 1, objv, NULL);
        return TCL_ERROR;
    }
    return Tcl_VarEval(interp, "::image create ", (const char *)data, NULL);
}

/* DATA: the type of image that a soft picture is. */
static int
soft_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    if (objc > 2) {
        Tcl_WrongNumArgs(interp, 1, objv, "?name?");
        return TCL_ERROR;
    }

    Tcl_Obj *words[4] = {
        Tcl_NewStringObj("::image", -1), Tcl_NewStringObj("create", -1),
        Tcl_NewStringObj(data, -1), objc == 2 ? objv[1] : NULL
    };
    Tcl_Obj *command = Tcl_NewListObj(objc + 2, words);

    Tcl_IncrRefCount(command);

    int code = Tcl_EvalObjEx(interp, command, TCL_EVAL_GLOBAL);

    Tcl_DecrRefCount(command);
    return code;
}

DLLEXPORT int Svgphoto_Init(Tcl_Interp *interp);

DLLEXPORT int
Svgphoto_Init(Tcl_Interp *interp)
{
    if (Tcl_InitStubs(interp, "8.6-", 0) == NULL
            || Tk_InitStubs(interp, "8.6-", 0) == NULL) {
        return TCL_ERROR;
    }
    svgphoto_give_back();
    Tcl_CreateObjCommand(interp, "::svgphoto::render", render_cmd,
            svgphoto_drawn(interp), NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::grab", svgphoto_grab, NULL,
            NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::plot", svgphoto_plot, NULL,
            NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::room", svgphoto_room, NULL,
            NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::stamp", svgphoto_stamp, NULL,
            NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::dim", svgphoto_dim, NULL, NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::sheet", sheet_cmd,
            (ClientData)svgphoto_know_sheets(), NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::soft", soft_cmd,
            (ClientData)svgphoto_know_soft(Tk_MainWindow(interp)), NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::flat", flat_cmd, NULL, NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::giveback", giveback_cmd, NULL,
            NULL);

    Album *album = svgphoto_album(interp);

    Tcl_CreateObjCommand(interp, "::svgphoto::tile", svgphoto_tile, album,
            NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::draw", draw_cmd, album, NULL);
    return Tcl_PkgProvide(interp, "svgphoto", "1.0");
}
