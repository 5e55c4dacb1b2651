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

/* Keep what was drawn, which is the album's from now on: its handle is the
   result. */
void svgphoto_add(Tcl_Interp *interp, Album *album, cairo_surface_t *drawn);

/* The command of tile.c; its data is the album. */
Tcl_ObjCmdProc svgphoto_tile;

#endif
