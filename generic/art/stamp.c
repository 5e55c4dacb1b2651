/*
 * stamp.c --
 *
 *    A few small photos, each many times, on one large one.  Part of the
 *    package "svgphoto".
 *
 *        svgphoto::stamp PHOTO WIDTH HEIGHT STAMPS
 *            STAMPS is a list of SMALL X Y...: at X, Y from its upper left
 *            corner the small photo is laid over what is there; the rest is
 *            transparent.  What lies outside of PHOTO is cut off.
 */

#include <string.h>

#include "stamp.h"
#include "svgphoto.h"

/* What no photo lies on: svgphoto_fill() makes it wholly transparent. */
static const unsigned char Clear[4] = { 128, 128, 128, 1 };

/* A pixel over another: red, green, blue and alpha. */
static void
lay(unsigned char *under, const unsigned char over[4])
{
    int a = over[3], rest = under[3] * (255 - a) / 255;

    if (a == 255 || under[3] == Clear[3]) {
        memcpy(under, over, 4);
        return;
    }
    for (int i = 0; i < 3; i++) {
        under[i] = (unsigned char)((over[i] * a + under[i] * rest)
                / (a + rest));
    }
    under[3] = (unsigned char)(a + rest);
}

static void
stamp(Tk_PhotoImageBlock *sheet, const Tk_PhotoImageBlock *small, int left,
        int top)
{
    const int *at = small->offset;
    int from = left < 0 ? -left : 0, to = small->width;

    if (to > sheet->width - left) {
        to = sheet->width - left;
    }
    for (int y = top < 0 ? -top : 0; y < small->height
            && top + y < sheet->height; y++) {
        const unsigned char *p = small->pixelPtr + y * small->pitch
                + from * small->pixelSize;
        unsigned char *under = sheet->pixelPtr + (top + y) * sheet->pitch
                + 4 * (left + from);

        for (int x = from; x < to; x++, p += small->pixelSize, under += 4) {
            unsigned char over[4] = { p[at[0]], p[at[1]], p[at[2]],
                    at[3] < 0 ? 255 : p[at[3]] };

            if (over[3] > Clear[3]) {
                lay(under, over);
            }
        }
    }
}

static int
stamp_all(Tcl_Interp *interp, Tk_PhotoImageBlock *sheet, Tcl_Obj *stamps)
{
    Tcl_Obj **word;
    int count;

    if (svgphoto_words(interp, stamps, &count, &word) != TCL_OK) {
        return TCL_ERROR;
    }
    for (int i = 0; i + 2 < count; i += 3) {
        Image image;
        Tk_PhotoImageBlock small;
        int x, y;

        if (svgphoto_image(interp, word[i], &image) != TCL_OK
                || Tcl_GetIntFromObj(interp, word[i + 1], &x) != TCL_OK
                || Tcl_GetIntFromObj(interp, word[i + 2], &y) != TCL_OK) {
            return TCL_ERROR;
        }
        svgphoto_read(&image, &small);
        stamp(sheet, &small, x, y);
    }
    return TCL_OK;
}

int
svgphoto_stamp(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    Tk_PhotoImageBlock sheet = { .pixelSize = 4, .offset = { 0, 1, 2, 3 } };
    Image image;
    int result;
    (void)data;

    if (objc != 5) {
        Tcl_WrongNumArgs(interp, 1, objv, "photo width height stamps");
        return TCL_ERROR;
    }
    if (svgphoto_image(interp, objv[1], &image) != TCL_OK
            || svgphoto_size(interp, objv + 2, &sheet.width, &sheet.height)
                != TCL_OK) {
        return TCL_ERROR;
    }
    sheet.pitch = 4 * sheet.width;

    size_t size = (size_t)sheet.pitch * (size_t)sheet.height;

    sheet.pixelPtr = (unsigned char *)ckalloc((unsigned)size);
    for (size_t i = 0; i < size; i += 4) {
        memcpy(sheet.pixelPtr + i, Clear, 4);
    }
    result = stamp_all(interp, &sheet, objv[4]);
    if (result == TCL_OK) {
        result = svgphoto_fill(interp, &image,
                (uint32_t *)(void *)sheet.pixelPtr, sheet.width, sheet.height);
    }
    ckfree((char *)sheet.pixelPtr);
    return result;
}
