/*
 * sheet-other.c --
 *
 *    Where windows are not of X a sheet is a photo: see sheet-x11.c.
 */

#include "sheet.h"

const char *
svgphoto_know_sheets(void)
{
    return "photo";
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
