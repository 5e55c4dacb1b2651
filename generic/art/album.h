/*
 * album.h --
 *
 *    The pictures that an interpreter has opened.
 */

#ifndef ALBUM_H
#define ALBUM_H

#include "svgphoto.h"

typedef struct Album Album;

/* A new one with its commands, which goes with the interpreter. */
Album *svgphoto_album(Tcl_Interp *interp);

/* The picture of a handle; NULL and a message if there is none. */
cairo_surface_t *svgphoto_picture(Tcl_Interp *interp, Album *album,
        Tcl_Obj *handle);

/* The command of tile.c; its data is the album. */
Tcl_ObjCmdProc svgphoto_tile;

#endif
