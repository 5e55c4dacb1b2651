/*
 * grab.h --
 *
 *    The command svgphoto::grab.
 */

#ifndef GRAB_H
#define GRAB_H

#include <tcl.h>

int svgphoto_grab(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[]);

#endif /* GRAB_H */
