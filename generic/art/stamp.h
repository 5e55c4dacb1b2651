/*
 * stamp.h --
 *
 *    The command svgphoto::stamp.
 */

#ifndef STAMP_H
#define STAMP_H

#include <tcl.h>

int svgphoto_stamp(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[]);

#endif /* STAMP_H */
