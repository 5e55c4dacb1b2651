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
 *            besides their SVG.  A folder that cannot be written is only read;
 *            with "" none is.
 *        svgphoto::write
 *            Write now what is still to be written.
 */

#include <glib.h>

#include "folder.h"
#include "kept.h"

enum {
    MOST = 64 * 1024 * 1024,    /* bytes of a folder, if nobody says more */
    WAITING = 500,              /* so many pictures wait to be written */
    SOON = 1000, NEXT = 30,     /* milliseconds to the first, and between */
    A_FEW = 4
};

struct Kept {
    Folder folder;              /* its path is NULL: none */
    GQueue waiting;             /* Pictures, the first comes first */
    Tcl_TimerToken timer;       /* NULL: none is due */
};

typedef struct Picture {
    char *name;
    cairo_surface_t *pixels;
} Picture;

static void
free_picture(gpointer data)
{
    Picture *picture = data;

    cairo_surface_destroy(picture->pixels);
    g_free(picture->name);
    g_free(picture);
}

/* Nothing of what is waiting. */
static void
give_up(Kept *kept)
{
    g_queue_foreach(&kept->waiting, (GFunc)(void (*)(void))free_picture, NULL);
    g_queue_clear(&kept->waiting);
    Tcl_DeleteTimerHandler(kept->timer);
    kept->timer = NULL;
}

static void
write_some(Kept *kept, int count)
{
    Picture *picture;

    while (count-- > 0 && (picture = g_queue_pop_head(&kept->waiting))) {
        int done = svgphoto_write_file(&kept->folder, picture->name,
                picture->pixels);

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
    if (!g_queue_is_empty(&kept->waiting)) {
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
    if (kept->folder.path == NULL
            || g_queue_get_length(&kept->waiting) >= WAITING) {
        return;
    }

    Picture *picture = g_new(Picture, 1);

    *picture = (Picture){ g_strdup(name), cairo_surface_reference(pixels) };
    g_queue_push_tail(&kept->waiting, picture);
    if (kept->timer == NULL) {
        kept->timer = Tcl_CreateTimerHandler(SOON, write_later, kept);
    }
}

static int
keep_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Kept *kept = data;
    Tcl_WideInt most = MOST;
    int length;
    const char *stamp;
    Tcl_DString path;

    if (objc != 3 && objc != 4) {
        Tcl_WrongNumArgs(interp, 1, objv, "folder stamp ?bytes?");
        return TCL_ERROR;
    }
    if (objc == 4 && Tcl_GetWideIntFromObj(interp, objv[3], &most) != TCL_OK) {
        return TCL_ERROR;
    }
    give_up(kept);
    g_free(kept->folder.path);
    kept->folder.path = NULL;
    if (*Tcl_GetString(objv[1]) == '\0') {
        return TCL_OK;
    }
    stamp = Tcl_GetStringFromObj(objv[2], &length);
    kept->folder.stamp = svgphoto_hash(stamp, (size_t)length);
    kept->folder.most = most;
    kept->folder.written = -1;
#ifdef G_OS_WIN32
    /* There GLib wants names in UTF-8. */
    Tcl_DStringInit(&path);
    Tcl_DStringAppend(&path, Tcl_GetString(objv[1]), -1);
#else
    Tcl_UtfToExternalDString(NULL, Tcl_GetString(objv[1]), -1, &path);
#endif
    kept->folder.path = g_strdup(Tcl_DStringValue(&path));
    Tcl_DStringFree(&path);
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
    g_free(kept->folder.path);
    g_free(kept);
}

Kept *
svgphoto_kept(Tcl_Interp *interp)
{
    Kept *kept = g_new0(Kept, 1);

    g_queue_init(&kept->waiting);
    Tcl_SetAssocData(interp, "svgphoto kept", free_kept, kept);
    Tcl_CreateObjCommand(interp, "::svgphoto::keep", keep_cmd, kept, NULL);
    Tcl_CreateObjCommand(interp, "::svgphoto::write", write_cmd, kept, NULL);
    return kept;
}
