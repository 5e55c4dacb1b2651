/*
 * plot-command.h --
 *
 *    The command svgphoto::plot.
 */

#ifndef PLOT_COMMAND_H
#define PLOT_COMMAND_H

#include <tcl.h>

int svgphoto_plot(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[]);

#endif /* PLOT_COMMAND_H */
