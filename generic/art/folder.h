/*
 * folder.h --
 *
 *    Pictures in a folder, a file each.
 */

#ifndef FOLDER_H
#define FOLDER_H

#include <stdint.h>

#include <cairo.h>
#include <tcl.h>

typedef struct Folder {
    Tcl_Obj *path;
    uint64_t stamp;             /* what else the pictures depend on */
    int64_t most;               /* bytes: of all files together */
    int64_t written;            /* since the files were counted, or -1 */
} Folder;

/*
 * The picture of that name, as svgphoto_write_file() was given it; NULL if
 * there is none.  A file that is something else, is damaged, or was written
 * with another stamp is none.  Who called destroys it.
 */
cairo_surface_t *svgphoto_read_file(const Folder *folder, const char *name,
        int width, int height);

/*
 * Write one, whole or not at all; those written longest ago go when there are
 * too many.  False if that cannot be done.  NAME has 64 hexadecimal digits.
 */
int svgphoto_write_file(Folder *folder, const char *name,
        cairo_surface_t *picture);

/* A number of a text, for the stamp. */
uint64_t svgphoto_hash(const void *bytes, size_t count);

#endif
