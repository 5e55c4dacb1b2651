/*
 * sheet.h --
 *
 *    What is painted on a sheet: see sheet-x11.c.
 */

#ifndef SHEET_H
#define SHEET_H

#include <cairo.h>
#include <tk.h>

typedef struct Sheet Sheet;

/* Once, before any is made: the type of image that a sheet is here. */
const char *svgphoto_know_sheets(void);

/* The sheet with a name, NULL if there is none: it may be a photo. */
Sheet *svgphoto_named_sheet(Tcl_Interp *interp, Tcl_Obj *name);

/* It shows this, without transparency, from now on; the surface is the
   sheet's.  One that is broken is not taken, and leaves a message. */
int svgphoto_paint_sheet(Tcl_Interp *interp, Sheet *sheet,
        cairo_surface_t *surface);

#endif /* SHEET_H */
