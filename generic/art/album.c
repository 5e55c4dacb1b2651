/*
 * album.c --
 *
 *    Pictures from files; tile.c paints them.  Part of the package "svgphoto".
 *
 *        svgphoto::open FILE ?OFFSET?
 *            Decode a PNG or a WebP, which begins so far in the file, and keep
 *            it.  Returns its handle.
 *        svgphoto::size HANDLE
 *            Its width and height.
 *        svgphoto::close HANDLE
 *            Forget a picture.
 */

#include <stdio.h>

#include "album.h"
#include "webp.h"

/* The open pictures of an interpreter. */
struct Album {
    Tcl_HashTable pictures;     /* handle -> cairo_surface_t * */
    int opened;                 /* so far: the number in the next handle */
};

cairo_surface_t *
svgphoto_picture(Tcl_Interp *interp, Album *album, Tcl_Obj *handle)
{
    Tcl_HashEntry *entry = Tcl_FindHashEntry(&album->pictures,
            Tcl_GetString(handle));

    if (entry == NULL) {
        svgphoto_fail(interp, "HANDLE", Tcl_ObjPrintf("no picture \"%s\"",
                Tcl_GetString(handle)));
        return NULL;
    }
    return Tcl_GetHashValue(entry);
}

void
svgphoto_add(Tcl_Interp *interp, Album *album, cairo_surface_t *drawn)
{
    Tcl_Obj *handle = Tcl_ObjPrintf("picture%d", ++album->opened);
    int isNew;

    Tcl_SetHashValue(Tcl_CreateHashEntry(&album->pictures,
            Tcl_GetString(handle), &isNew), drawn);
    Tcl_SetObjResult(interp, handle);
}

static cairo_status_t
read_channel(void *closure, unsigned char *data, unsigned int length)
{
    return Tcl_Read(closure, (char *)data, (int)length) == (int)length
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR;
}

/* Where in a file a picture begins; NULL and a message if it cannot be read. */
static Tcl_Channel
open_at(Tcl_Interp *interp, Tcl_Obj *file, Tcl_WideInt offset)
{
    Tcl_Channel channel = Tcl_FSOpenFileChannel(NULL, file, "r", 0);

    if (channel != NULL
            && Tcl_SetChannelOption(NULL, channel, "-translation", "binary")
                == TCL_OK
            && Tcl_SetChannelOption(NULL, channel, "-buffersize", "65536")
                == TCL_OK
            && Tcl_Seek(channel, offset, SEEK_SET) == offset) {
        return channel;
    }
    svgphoto_fail(interp, "FILE", Tcl_ObjPrintf("couldn't read \"%s\": %s",
            Tcl_GetString(file), Tcl_ErrnoMsg(Tcl_GetErrno())));
    if (channel != NULL) {
        Tcl_Close(NULL, channel);
    }
    return NULL;
}

/* What begins here in a file. */
static cairo_surface_t *
read_picture(Tcl_Channel channel, Tcl_WideInt offset)
{
    unsigned char head[WEBP_HEAD];
    size_t count = Tcl_Read(channel, (char *)head, sizeof head) == sizeof head
            ? svgphoto_webp_bytes(head) : 0;
    cairo_surface_t *picture;
    unsigned char *bytes;

    Tcl_Seek(channel, offset, SEEK_SET);
    if (count == 0) {
        return cairo_image_surface_create_from_png_stream(read_channel,
                channel);
    }
    bytes = (unsigned char *)ckalloc((unsigned)count);
    picture = svgphoto_webp(bytes, Tcl_Read(channel, (char *)bytes,
            (int)count) == (int)count ? count : 0);
    ckfree((char *)bytes);
    return picture;
}

static int
open_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Album *album = data;
    Tcl_WideInt offset = 0;

    if (objc != 2 && objc != 3) {
        Tcl_WrongNumArgs(interp, 1, objv, "file ?offset?");
        return TCL_ERROR;
    }
    if (objc == 3 && Tcl_GetWideIntFromObj(interp, objv[2], &offset)
            != TCL_OK) {
        return TCL_ERROR;
    }

    Tcl_Channel channel = open_at(interp, objv[1], offset);

    if (channel == NULL) {
        return TCL_ERROR;
    }

    cairo_surface_t *picture = read_picture(channel, offset);
    cairo_status_t status = cairo_surface_status(picture);

    Tcl_Close(NULL, channel);
    if (status != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(picture);
        return svgphoto_fail(interp, "FILE", Tcl_ObjPrintf(
                "couldn't read \"%s\": %s", Tcl_GetString(objv[1]),
                cairo_status_to_string(status)));
    }
    svgphoto_add(interp, album, picture);
    return TCL_OK;
}

/* The picture of a command that takes one handle alone. */
static cairo_surface_t *
read_handle(Tcl_Interp *interp, Album *album, int objc, Tcl_Obj *const objv[])
{
    if (objc != 2) {
        Tcl_WrongNumArgs(interp, 1, objv, "handle");
        return NULL;
    }
    return svgphoto_picture(interp, album, objv[1]);
}

static int
size_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    cairo_surface_t *picture = read_handle(interp, data, objc, objv);

    if (picture == NULL) {
        return TCL_ERROR;
    }

    Tcl_Obj *size[2] = {
        Tcl_NewIntObj(cairo_image_surface_get_width(picture)),
        Tcl_NewIntObj(cairo_image_surface_get_height(picture)),
    };

    Tcl_SetObjResult(interp, Tcl_NewListObj(2, size));
    return TCL_OK;
}

static int
close_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Album *album = data;
    cairo_surface_t *picture = read_handle(interp, album, objc, objv);

    if (picture == NULL) {
        return TCL_ERROR;
    }
    cairo_surface_destroy(picture);
    Tcl_DeleteHashEntry(Tcl_FindHashEntry(&album->pictures,
            Tcl_GetString(objv[1])));
    return TCL_OK;
}

static void
free_album(ClientData data, Tcl_Interp *interp)
{
    Album *album = data;
    Tcl_HashSearch search;
    Tcl_HashEntry *entry = Tcl_FirstHashEntry(&album->pictures, &search);
    (void)interp;

    for (; entry != NULL; entry = Tcl_NextHashEntry(&search)) {
        cairo_surface_destroy(Tcl_GetHashValue(entry));
    }
    Tcl_DeleteHashTable(&album->pictures);
    ckfree(album);
}

Album *
svgphoto_album(Tcl_Interp *interp)
{
    static const struct {
        const char *name;
        Tcl_ObjCmdProc *run;
    } commands[] = {
        { "::svgphoto::open", open_cmd },
        { "::svgphoto::size", size_cmd },
        { "::svgphoto::close", close_cmd },
    };
    Album *album = ckalloc(sizeof *album);

    Tcl_InitHashTable(&album->pictures, TCL_STRING_KEYS);
    album->opened = 0;
    Tcl_SetAssocData(interp, "svgphoto", free_album, album);
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        Tcl_CreateObjCommand(interp, commands[i].name, commands[i].run, album,
                NULL);
    }
    return album;
}
