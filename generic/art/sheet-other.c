/*
 * sheet-other.c --
 *
 *    Where windows are not of X a sheet is a photo: see sheet-x11.c.
 */

#include "sheet.h"

void
svgphoto_know_sheets(void)
{
}

int
svgphoto_sheet(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    (void)data;

    if (objc != 1) {
        Tcl_WrongNumArgs(interp, 1, objv, NULL);
        return TCL_ERROR;
    }
    return Tcl_EvalEx(interp, "::image create photo", -1, TCL_EVAL_GLOBAL);
}

Sheet *
svgphoto_named_sheet(Tcl_Interp *interp, Tcl_Obj *name)
{
    (void)interp, (void)name;
    return NULL;
}

int
svgphoto_paint_sheet(Tcl_Interp *interp, Sheet *sheet,
        cairo_surface_t *surface)
{
    (void)interp, (void)sheet;
    cairo_surface_destroy(surface);
    return TCL_ERROR;
}
