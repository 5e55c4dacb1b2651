/*
 * plot-command.c --
 *
 *    Where boxes have room on ground cut into squares, by plot.c.  Part of the
 *    package "svgphoto".
 *
 *        svgphoto::plot cut SHAPE BOUNDS CELL
 *            The squares so wide that are all within SHAPE, {x y ...}, which
 *            lies within BOUNDS, {left low right high}.  Returns a PLOT.
 *        svgphoto::plot without PLOT BOXES
 *            The same but for what these cover, each as BOUNDS.
 *        svgphoto::plot spot PLOT WIDE HIGH X Y
 *            The middle, {x y}, of a box so large that is all in the plot, the
 *            nearest to X Y; or {}.
 *
 *    A PLOT is {CELL LEFT LOW ROWS BITS}, the bits those of plot.h.
 */

#include <math.h>
#include <string.h>

#include "plot-command.h"
#include "plot.h"
#include "svgphoto.h"

/* So many numbers of a list; an error leaves a message. */
static int
read_numbers(Tcl_Interp *interp, Tcl_Obj *list, int count, double *numbers)
{
    Tcl_Obj **words;
    int length;

    if (svgphoto_words(interp, list, &length, &words) != TCL_OK) {
        return TCL_ERROR;
    }
    if (length < count) {
        return svgphoto_fail(interp, "SIZE", Tcl_ObjPrintf(
                "\"%s\" has too few numbers", Tcl_GetString(list)));
    }
    for (int i = 0; i < count; i++) {
        if (Tcl_GetDoubleFromObj(interp, words[i], &numbers[i]) != TCL_OK) {
            return TCL_ERROR;
        }
    }
    return TCL_OK;
}

/* Squares of a plot, none of them free yet. */
static int
take_room(Tcl_Interp *interp, Plot *plot, double rows, double columns)
{
    enum { MOST = 1 << 14 };

    if (!(plot->cell > 0 && rows >= 1 && rows < MOST && columns >= 0
            && columns < MOST)) {
        return svgphoto_fail(interp, "SIZE", Tcl_NewStringObj(
                "squares are larger than nothing, and not too many", -1));
    }
    plot->rows = (int)rows;
    plot->words = plot_words(columns);

    size_t size = (size_t)plot->rows * (size_t)plot->words
            * sizeof *plot->free;

    plot->free = (uint64_t *)ckalloc((unsigned)size);
    memset(plot->free, 0, size);
    return TCL_OK;
}

/* What a script has of a plot. */
static Tcl_Obj *
tell(const Plot *plot)
{
    Tcl_Obj *told[] = {
        Tcl_NewDoubleObj(plot->cell), Tcl_NewDoubleObj(plot->left),
        Tcl_NewDoubleObj(plot->low), Tcl_NewIntObj(plot->rows),
        Tcl_NewByteArrayObj((const unsigned char *)plot->free, plot->rows
                * plot->words * (int)sizeof *plot->free)
    };

    return Tcl_NewListObj(5, told);
}

/* A copy of it, for the caller to free; an error leaves a message. */
static int
read_plot(Tcl_Interp *interp, Tcl_Obj *list, Plot *plot)
{
    double numbers[4];
    Tcl_Obj *bits = NULL;
    int size = 0;

    if (read_numbers(interp, list, 4, numbers) != TCL_OK
            || Tcl_ListObjIndex(interp, list, 4, &bits) != TCL_OK) {
        return TCL_ERROR;
    }

    const unsigned char *bytes = bits == NULL ? NULL
            : svgphoto_bytes(bits, &size);
    double words = (size_t)size / sizeof *plot->free / fmax(1, numbers[3]);

    plot->cell = numbers[0];
    plot->left = numbers[1];
    plot->low = numbers[2];
    if (take_room(interp, plot, numbers[3], words * 64 - 1) != TCL_OK) {
        return TCL_ERROR;
    }
    if (size != plot->rows * plot->words * (int)sizeof *plot->free) {
        ckfree((char *)plot->free);
        return svgphoto_fail(interp, "SIZE", Tcl_ObjPrintf(
                "%d bytes are no plot", size));
    }
    memcpy(plot->free, bytes, (size_t)size);
    return TCL_OK;
}

static int
cut(Tcl_Interp *interp, Tcl_Obj *const objv[])
{
    double bounds[4], *shape;
    Plot plot;
    Tcl_Obj **words;
    int count, code = TCL_ERROR;

    if (svgphoto_words(interp, objv[0], &count, &words) != TCL_OK
            || read_numbers(interp, objv[1], 4, bounds) != TCL_OK
            || Tcl_GetDoubleFromObj(interp, objv[2], &plot.cell) != TCL_OK) {
        return TCL_ERROR;
    }
    plot.left = bounds[0];
    plot.low = bounds[1];
    shape = (double *)ckalloc((unsigned)(count + 1) * sizeof *shape);
    if (read_numbers(interp, objv[0], count, shape) == TCL_OK
            && take_room(interp, &plot,
                ceil((bounds[3] - bounds[1]) / plot.cell),
                ceil((bounds[2] - bounds[0]) / plot.cell)) == TCL_OK) {
        if (plot_cut(&plot, shape, count / 2)) {
            Tcl_SetObjResult(interp, tell(&plot));
            code = TCL_OK;
        } else {
            svgphoto_fail(interp, "MEMORY", Tcl_NewStringObj(
                    "no memory for a plot", -1));
        }
        ckfree((char *)plot.free);
    }
    ckfree((char *)shape);
    return code;
}

static int
without(Tcl_Interp *interp, Tcl_Obj *const objv[])
{
    Tcl_Obj **boxes;
    Plot plot;
    int count, code = TCL_OK;

    if (svgphoto_words(interp, objv[1], &count, &boxes) != TCL_OK
            || read_plot(interp, objv[0], &plot) != TCL_OK) {
        return TCL_ERROR;
    }
    for (int i = 0; i < count && code == TCL_OK; i++) {
        double box[4];

        code = read_numbers(interp, boxes[i], 4, box);
        if (code == TCL_OK) {
            plot_take(&plot, box);
        }
    }
    if (code == TCL_OK) {
        Tcl_SetObjResult(interp, tell(&plot));
    }
    ckfree((char *)plot.free);
    return code;
}

static int
spot(Tcl_Interp *interp, Tcl_Obj *const objv[])
{
    double number[4];               /* wide, high, x, y */
    Plot plot;

    for (int i = 0; i < 4; i++) {
        if (Tcl_GetDoubleFromObj(interp, objv[1 + i], &number[i]) != TCL_OK) {
            return TCL_ERROR;
        }
    }
    if (read_plot(interp, objv[0], &plot) != TCL_OK) {
        return TCL_ERROR;
    }
    if (plot_spot(&plot, number[0], number[1], &number[2])) {
        Tcl_Obj *told[] = {
            Tcl_NewDoubleObj(number[2]), Tcl_NewDoubleObj(number[3])
        };

        Tcl_SetObjResult(interp, Tcl_NewListObj(2, told));
    }
    ckfree((char *)plot.free);
    return TCL_OK;
}

static const struct Way {
    const char *name;
    int count;
    const char *arguments;
    int (*run)(Tcl_Interp *interp, Tcl_Obj *const objv[]);
} ways[] = {
    { "cut", 3, "shape bounds cell", cut },
    { "spot", 5, "plot wide high x y", spot },
    { "without", 2, "plot boxes", without },
    { NULL, 0, NULL, NULL }
};

int
svgphoto_plot(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    int way;
    (void)data;

    if (objc < 2) {
        Tcl_WrongNumArgs(interp, 1, objv, "way argument...");
        return TCL_ERROR;
    }
    if (Tcl_GetIndexFromObjStruct(interp, objv[1], ways, sizeof *ways, "way",
            0, &way) != TCL_OK) {
        return TCL_ERROR;
    }
    if (objc != 2 + ways[way].count) {
        Tcl_WrongNumArgs(interp, 2, objv, ways[way].arguments);
        return TCL_ERROR;
    }
    return ways[way].run(interp, objv + 2);
}
