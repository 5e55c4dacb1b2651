/*
 * dim.c --
 *
 *    A photo as if seen through thin paper.  Part of the package "svgphoto".
 *
 *        svgphoto::dim PHOTO SOURCE COLOR SHARE
 *            PHOTO becomes SOURCE, another photo, with SHARE of COLOR,
 *            #rrggbb, in each pixel, 0 to 1; what is transparent stays so.
 */

#include <stdio.h>

#include "dim.h"
#include "svgphoto.h"

typedef struct Paper {
    int red, green, blue;
    int share;                  /* of 256 */
} Paper;

static int
read_paper(Tcl_Interp *interp, Tcl_Obj *const objv[2], Paper *paper)
{
    unsigned red, green, blue;
    double share;

    if (sscanf(Tcl_GetString(objv[0]), "#%2x%2x%2x", &red, &green, &blue)
            != 3) {
        return svgphoto_fail(interp, "COLOR", Tcl_ObjPrintf("no colour \"%s\"",
                Tcl_GetString(objv[0])));
    }
    if (Tcl_GetDoubleFromObj(interp, objv[1], &share) != TCL_OK
            || !(share >= 0 && share <= 1)) {
        return svgphoto_fail(interp, "COLOR", Tcl_ObjPrintf("no share \"%s\"",
                Tcl_GetString(objv[1])));
    }
    *paper = (Paper){ (int)red, (int)green, (int)blue, (int)(share * 256) };
    return TCL_OK;
}

static unsigned char
mix(int color, int paper, int share)
{
    return (unsigned char)((color * (256 - share) + paper * share) >> 8);
}

/* Each pixel of `from` into `to`, which has four bytes a pixel. */
static void
dim(const Tk_PhotoImageBlock *from, unsigned char *to, const Paper *paper)
{
    const int *at = from->offset;

    for (int y = 0; y < from->height; y++) {
        const unsigned char *p = from->pixelPtr + y * from->pitch;

        for (int x = 0; x < from->width; x++, p += from->pixelSize, to += 4) {
            to[0] = mix(p[at[0]], paper->red, paper->share);
            to[1] = mix(p[at[1]], paper->green, paper->share);
            to[2] = mix(p[at[2]], paper->blue, paper->share);
            to[3] = at[3] < 0 ? 255 : p[at[3]];
        }
    }
}

int
svgphoto_dim(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    Image image, source;
    Tk_PhotoImageBlock from;
    Paper paper = { 0 };
    (void)data;

    if (objc != 5) {
        Tcl_WrongNumArgs(interp, 1, objv, "photo source color share");
        return TCL_ERROR;
    }
    if (svgphoto_image(interp, objv[1], &image) != TCL_OK
            || svgphoto_image(interp, objv[2], &source) != TCL_OK
            || read_paper(interp, objv + 3, &paper) != TCL_OK) {
        return TCL_ERROR;
    }
    svgphoto_read(&source, &from);

    uint32_t *pixels = (uint32_t *)(void *)ckalloc(4u * (unsigned)from.width
            * (unsigned)from.height + 1u);

    dim(&from, (unsigned char *)pixels, &paper);

    int code = svgphoto_fill(interp, &image, pixels, from.width, from.height);

    ckfree((char *)pixels);
    return code;
}
