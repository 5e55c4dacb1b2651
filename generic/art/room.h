/*
 * room.h --
 *
 *    The command svgphoto::room.
 */

#ifndef ROOM_H
#define ROOM_H

#include <tcl.h>

int svgphoto_room(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[]);

#endif /* ROOM_H */
