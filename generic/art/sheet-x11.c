/*
 * sheet-x11.c --
 *
 *    Pictures without transparency that a display server keeps, where windows
 *    are of X.  Part of the package "svgphoto".
 *
 *        svgphoto::sheet
 *            A new image for svgphoto::tile with a BACKGROUND, in place of a
 *            photo.  Tk copies what is put on a photo twice, pixel by pixel; a
 *            sheet is given to the server as it is when it is first shown, and
 *            then kept there alone.  Nothing can be read from it.
 */

#include "sheet.h"

#include <string.h>

#include "svgphoto.h"
#include "x11-image.h"

struct Sheet {
    Master master;
    cairo_surface_t *painted;           /* or NULL: not here any more */
    cairo_surface_t *kept;              /* the server's, or NULL: not yet */
};

/* A sheet in a window. */
typedef struct Instance {
    Sheet *sheet;
    Visual *visual;
} Instance;

static int
create_sheet(Tcl_Interp *interp, const char *name, Count objc,
        Tcl_Obj *const objv[], const Tk_ImageType *type, Master master,
        ClientData *data)
{
    Sheet *sheet = (Sheet *)ckalloc(sizeof *sheet);
    (void)interp, (void)name, (void)objc, (void)objv, (void)type;

    memset(sheet, 0, sizeof *sheet);
    sheet->master = master;
    *data = sheet;
    return TCL_OK;
}

static ClientData
get_instance(Tk_Window window, ClientData data)
{
    Instance *instance = (Instance *)ckalloc(sizeof *instance);

    instance->sheet = data;
    instance->visual = Tk_Visual(window);
    return instance;
}

static void
free_instance(ClientData data, Display *display)
{
    (void)display;
    ckfree((char *)data);
}

static void
delete_sheet(ClientData data)
{
    Sheet *sheet = data;

    forget(&sheet->painted);
    forget(&sheet->kept);
    ckfree((char *)sheet);
}

/* From one surface to another, this part of it, without shrinking. */
static void
copy(cairo_surface_t *from, int x, int y, cairo_surface_t *to, int to_x,
        int to_y, int width, int height)
{
    cairo_t *cairo = cairo_create(to);

    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(cairo, from, to_x - x, to_y - y);
    cairo_rectangle(cairo, to_x, to_y, width, height);
    cairo_fill(cairo);
    cairo_destroy(cairo);
}

/* What is painted goes to the server. */
static void
keep(Sheet *sheet, cairo_surface_t *shown)
{
    int width = cairo_image_surface_get_width(sheet->painted);
    int height = cairo_image_surface_get_height(sheet->painted);

    forget(&sheet->kept);
    sheet->kept = cairo_surface_create_similar(shown, CAIRO_CONTENT_COLOR,
            width, height);
    copy(sheet->painted, 0, 0, sheet->kept, 0, 0, width, height);
    forget(&sheet->painted);
}

static void
show_sheet(ClientData data, Display *display, Drawable drawable, int x, int y,
        int width, int height, int to_x, int to_y)
{
    Instance *instance = data;
    Sheet *sheet = instance->sheet;
    cairo_surface_t *shown = cairo_xlib_surface_create(display, drawable,
            instance->visual, to_x + width, to_y + height);

    if (sheet->painted != NULL) {
        keep(sheet, shown);
    }
    if (sheet->kept != NULL) {
        copy(sheet->kept, x, y, shown, to_x, to_y, width, height);
    }
    cairo_surface_destroy(shown);
}

static const Tk_ImageType SheetType = {
    "sheet", create_sheet, get_instance, show_sheet, free_instance,
    delete_sheet, NULL, NULL, NULL
};

const char *
svgphoto_know_sheets(void)
{
    Tk_CreateImageType(&SheetType);
    return SheetType.name;
}

Sheet *
svgphoto_named_sheet(Tcl_Interp *interp, Tcl_Obj *name)
{
    const Tk_ImageType *type = NULL;
    ClientData data = GET_MASTER_DATA(interp, Tcl_GetString(name), &type);

    return data != NULL && type->createProc == create_sheet ? data : NULL;
}

int
svgphoto_paint_sheet(Tcl_Interp *interp, Sheet *sheet,
        cairo_surface_t *surface)
{
    int width = cairo_image_surface_get_width(surface);
    int height = cairo_image_surface_get_height(surface);

    if (svgphoto_finish(interp, surface) != TCL_OK) {
        cairo_surface_destroy(surface);
        return TCL_ERROR;
    }
    forget(&sheet->painted);
    sheet->painted = surface;
    Tk_ImageChanged(sheet->master, 0, 0, width, height, width, height);
    return TCL_OK;
}
