/*
 * kept.c --
 *
 *    What was drawn of SVG, kept in a folder from one start of the program to
 *    the next: folder.c.  New ones are written a second later, a few at a
 *    time, so that nobody waits for a disk.  Part of the package "svgphoto".
 *
 *        svgphoto::keep FOLDER STAMP ?BYTES?
 *            Look there for a picture before it is drawn, and keep there what
 *            is drawn, BYTES at most.  STAMP: all that pictures depend on,
 *            next to their SVG.  A folder that cannot be written is only read;
 *            with "" none is.
 *        svgphoto::write
 *            Write now what is still to be written.
 */

#include <string.h>

#include "folder.h"
#include "kept.h"

enum {
    MOST = 64 * 1024 * 1024,    /* bytes of a folder, if nobody says more */
    WAITING = 500,              /* so many pictures wait to be written */
    SOON = 1000, NEXT = 30,     /* milliseconds to the first, and between */
    A_FEW = 4
};

typedef struct Picture {
    char *name;
    cairo_surface_t *pixels;
} Picture;

struct Kept {
    Folder folder;              /* its path is NULL: none */
    Picture waiting[WAITING];   /* the first of them is at `next` */
    int next, count;
    Tcl_TimerToken timer;       /* NULL: none is due */
};

/* The picture that has waited longest; who called frees it. */
static Picture
take_next(Kept *kept)
{
    Picture picture = kept->waiting[kept->next];

    kept->next = (kept->next + 1) % WAITING;
    kept->count--;
    return picture;
}

static void
free_picture(Picture picture)
{
    cairo_surface_destroy(picture.pixels);
    ckfree(picture.name);
}

/* Nothing of what is waiting. */
static void
give_up(Kept *kept)
{
    while (kept->count > 0) {
        free_picture(take_next(kept));
    }
    Tcl_DeleteTimerHandler(kept->timer);
    kept->timer = NULL;
}

static void
write_some(Kept *kept, int count)
{
    while (count-- > 0 && kept->count > 0) {
        Picture picture = take_next(kept);
        int done = svgphoto_write_file(&kept->folder, picture.name,
                picture.pixels);

        free_picture(picture);
        if (!done) {
            give_up(kept);
        }
    }
}

static void
write_later(ClientData data)
{
    Kept *kept = data;

    kept->timer = NULL;
    write_some(kept, A_FEW);
    if (kept->count > 0) {
        kept->timer = Tcl_CreateTimerHandler(NEXT, write_later, kept);
    }
}

cairo_surface_t *
svgphoto_recall(const Kept *kept, const char *name, int width, int height)
{
    return kept->folder.path == NULL ? NULL
            : svgphoto_read_file(&kept->folder, name, width, height);
}

void
svgphoto_remember(Kept *kept, const char *name, cairo_surface_t *pixels)
{
    if (kept->folder.path == NULL || kept->count >= WAITING) {
        return;
    }
    kept->waiting[(kept->next + kept->count++) % WAITING] = (Picture){
            strcpy(ckalloc((unsigned)strlen(name) + 1), name),
            cairo_surface_reference(pixels) };
    if (kept->timer == NULL) {
        kept->timer = Tcl_CreateTimerHandler(SOON, write_later, kept);
    }
}

static void
forget_folder(Kept *kept)
{
    if (kept->folder.path != NULL) {
        Tcl_DecrRefCount(kept->folder.path);
        kept->folder.path = NULL;
    }
}

static int
keep_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Kept *kept = data;
    Tcl_WideInt most = MOST;
    const char *stamp;

    if (objc != 3 && objc != 4) {
        Tcl_WrongNumArgs(interp, 1, objv, "folder stamp ?bytes?");
        return TCL_ERROR;
    }
    if (objc == 4 && Tcl_GetWideIntFromObj(interp, objv[3], &most) != TCL_OK) {
        return TCL_ERROR;
    }
    give_up(kept);
    forget_folder(kept);
    if (*Tcl_GetString(objv[1]) == '\0') {
        return TCL_OK;
    }
    stamp = Tcl_GetString(objv[2]);
    kept->folder.stamp = svgphoto_hash(stamp, strlen(stamp));
    kept->folder.most = most;
    kept->folder.written = -1;
    kept->folder.path = Tcl_DuplicateObj(objv[1]);
    Tcl_IncrRefCount(kept->folder.path);
    return TCL_OK;
}

static int
write_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Kept *kept = data;

    if (objc != 1) {
        Tcl_WrongNumArgs(interp, 1, objv, NULL);
        return TCL_ERROR;
    }
    write_some(kept, WAITING);
    return TCL_OK;
}

static void
free_kept(ClientData data, Tcl_Interp *interp)
{
    Kept *kept = data;
    (void)interp;

    give_up(kept);
    forget_folder(kept);
    ckfree((char *)kept);
}

Kept *
svgphoto_kept(Tcl_Interp *interp)
{
    Kept *kept = (Kept *)ckalloc(sizeof *kept);

    memset(kept, 0, sizeof *kept);
    Tcl_SetAssocData(interp, "svgphoto kept", free_kept, kept);
    Tcl_CreateObjCommand(interp, "::svgphoto::keep", keep_cmd, kept, NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::write", write_cmd, kept, NULL);
    return kept;
}
