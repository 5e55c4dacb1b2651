/*
 * sheet.h --
 *
 *    The command svgphoto::sheet, and what is painted on a sheet.
 */

#ifndef SHEET_H
#define SHEET_H

#include <cairo.h>
#include <tk.h>

typedef struct Sheet Sheet;

/* Once, before any is made. */
void svgphoto_know_sheets(void);

int svgphoto_sheet(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[]);

/* The sheet with a name, NULL if there is none: it may be a photo. */
Sheet *svgphoto_named_sheet(Tcl_Interp *interp, Tcl_Obj *name);

/* It shows this, without transparency, from now on; the surface is the
   sheet's.  One that is broken is not taken, and leaves a message. */
int svgphoto_paint_sheet(Tcl_Interp *interp, Sheet *sheet,
        cairo_surface_t *surface);

#endif /* SHEET_H */
