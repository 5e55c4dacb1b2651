/*
 * dim.h --
 *
 *    The command svgphoto::dim.
 */

#ifndef DIM_H
#define DIM_H

#include <tcl.h>

int svgphoto_dim(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[]);

#endif /* DIM_H */
