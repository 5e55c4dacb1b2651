/*
 * photo.c --
 *
 *    What commands of the package "svgphoto" have in common: photos, sizes,
 *    errors.
 */

#include <stdint.h>
#include <string.h>

#include "svgphoto.h"

enum {
    LARGEST = 32767,            /* Cairo's limit for a side of a picture */
    MOST = 1 << 28              /* words of a list, bytes */
};

int
svgphoto_fail(Tcl_Interp *interp, const char *code, Tcl_Obj *message)
{
    Tcl_SetErrorCode(interp, "SVGPHOTO", code, (char *)NULL);
    Tcl_SetObjResult(interp, message);
    return TCL_ERROR;
}

int
svgphoto_photo(Tcl_Interp *interp, Tcl_Obj *name, Tk_PhotoHandle *photo)
{
    *photo = Tk_FindPhoto(interp, Tcl_GetString(name));
    if (*photo == NULL) {
        return svgphoto_fail(interp, "PHOTO", Tcl_ObjPrintf("no photo \"%s\"",
                Tcl_GetString(name)));
    }
    return TCL_OK;
}

int
svgphoto_size(Tcl_Interp *interp, Tcl_Obj *const objv[2], int *width,
        int *height)
{
    if (Tcl_GetIntFromObj(interp, objv[0], width) != TCL_OK
            || Tcl_GetIntFromObj(interp, objv[1], height) != TCL_OK) {
        return TCL_ERROR;
    }
    if (*width < 1 || *width > LARGEST || *height < 1 || *height > LARGEST) {
        return svgphoto_fail(interp, "SIZE", Tcl_ObjPrintf("%dx%d is no size: "
                "a side has 1 to %d pixels", *width, *height, LARGEST));
    }
    return TCL_OK;
}

/* In what Tcl 9 counts; before it, an int. */
#ifndef TCL_SIZE_MAX
typedef int Tcl_Size;
#endif

int
svgphoto_words(Tcl_Interp *interp, Tcl_Obj *list, int *count,
        Tcl_Obj ***words)
{
    Tcl_Size all;
    int code = Tcl_ListObjGetElements(interp, list, &all, words);

    if (code == TCL_OK && all > MOST) {
        code = TCL_ERROR;
        if (interp) {
            svgphoto_fail(interp, "SIZE", Tcl_NewStringObj(
                    "the list is too long", -1));
        }
    }
    *count = code == TCL_OK ? (int)all : 0;
    return code;
}

unsigned char *
svgphoto_bytes(Tcl_Obj *object, int *count)
{
    Tcl_Size all = 0;
    unsigned char *bytes = Tcl_GetByteArrayFromObj(object, &all);

    *count = all > 0 && all <= MOST ? (int)all : 0;
    return bytes;
}

/*
 * Cairo keeps a pixel as a 32-bit word, its colours multiplied by its alpha;
 * Tk wants bytes, and colours as they are.
 */
static void
divide_by_alpha(unsigned char *data, int width, int height, int stride)
{
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)(data + (size_t)y * (size_t)stride);

        for (int x = 0; x < width; x++) {
            uint32_t a = row[x] >> 24;

            if (a != 0 && a != 255) {
                uint32_t r = ((row[x] >> 16 & 255) * 255 + a / 2) / a;
                uint32_t g = ((row[x] >> 8 & 255) * 255 + a / 2) / a;
                uint32_t b = ((row[x] & 255) * 255 + a / 2) / a;

                row[x] = a << 24 | r << 16 | g << 8 | b;
            }
        }
    }
}

int
svgphoto_finish(Tcl_Interp *interp, cairo_surface_t *surface)
{
    cairo_surface_flush(surface);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
        return svgphoto_fail(interp, "MEMORY", Tcl_NewStringObj(
                cairo_status_to_string(cairo_surface_status(surface)), -1));
    }
    if (cairo_image_surface_get_format(surface) != CAIRO_FORMAT_RGB24) {
        divide_by_alpha(cairo_image_surface_get_data(surface),
                cairo_image_surface_get_width(surface),
                cairo_image_surface_get_height(surface),
                cairo_image_surface_get_stride(surface));
    }
    return TCL_OK;
}

/* A pixel in memory: red, green, blue, alpha. */
static const union { unsigned char byte[4]; uint32_t word; }
        Alpha = { { 0, 0, 0, 255 } }, Least = { { 0, 0, 0, 1 } };

/* Is one of these pixels neither opaque nor wholly transparent? */
static int
is_soft(const uint32_t *pixels, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        uint32_t alpha = pixels[i] & Alpha.word;

        if (alpha != 0 && alpha != Alpha.word) {
            return 1;
        }
    }
    return 0;
}

/*
 * Tk computes the shape of what is not wholly transparent row by row, and that
 * takes longer than all the rest; it needs it only where no pixel is soft.  So
 * nothing is wholly transparent while the pixels are handed over; in the photo,
 * afterwards, it is.
 */
static int
put_soft(Tcl_Interp *interp, Tk_PhotoHandle photo, Tk_PhotoImageBlock *block)
{
    uint32_t *pixels = (uint32_t *)(void *)block->pixelPtr;
    size_t count = (size_t)block->width * (size_t)block->height;

    for (size_t i = 0; i < count; i++) {
        pixels[i] |= pixels[i] & Alpha.word ? 0 : Least.word;
    }
    if (Tk_PhotoPutBlock(interp, photo, block, 0, 0, block->width,
            block->height, TK_PHOTO_COMPOSITE_SET) != TCL_OK) {
        return TCL_ERROR;
    }

    Tk_PhotoImageBlock own;

    Tk_PhotoGetImage(photo, &own);
    pixels = (uint32_t *)(void *)own.pixelPtr;
    for (size_t i = 0; i < count; i++) {
        pixels[i] &= (pixels[i] & Alpha.word) == Least.word ? 0 : ~0u;
    }
    return TCL_OK;
}

int
svgphoto_fill(Tcl_Interp *interp, Tk_PhotoHandle photo, uint32_t *pixels,
        int width, int height)
{
    Tk_PhotoImageBlock block = { (unsigned char *)pixels, width, height,
            4 * width, 4, { 0, 1, 2, 3 } };

    if (Tk_PhotoSetSize(interp, photo, width, height) != TCL_OK) {
        return TCL_ERROR;
    }
    return is_soft(pixels, (size_t)width * (size_t)height)
            ? put_soft(interp, photo, &block)
            : Tk_PhotoPutBlock(interp, photo, &block, 0, 0, width, height,
                TK_PHOTO_COMPOSITE_SET);
}

/* Without alpha: Tk looks at none, and knows the shape. */
static int
show_opaque(Tcl_Interp *interp, Tk_PhotoHandle photo, cairo_surface_t *surface)
{
    const uint32_t word = 0x00010203;   /* in memory order: where a byte is */
    unsigned char at[4], place[4];
    Tk_PhotoImageBlock block;

    memcpy(at, &word, sizeof at);
    for (unsigned char i = 0; i < 4; i++) {
        place[at[i]] = i;               /* alpha, red, green, blue */
    }
    block.pixelPtr = cairo_image_surface_get_data(surface);
    block.width = cairo_image_surface_get_width(surface);
    block.height = cairo_image_surface_get_height(surface);
    block.pitch = cairo_image_surface_get_stride(surface);
    block.pixelSize = 4;
    block.offset[0] = place[1];
    block.offset[1] = place[2];
    block.offset[2] = place[3];
    block.offset[3] = -1;               /* Tk looks at none */
    if (Tk_PhotoSetSize(interp, photo, block.width, block.height) != TCL_OK) {
        return TCL_ERROR;
    }
    return Tk_PhotoPutBlock(interp, photo, &block, 0, 0, block.width,
            block.height, TK_PHOTO_COMPOSITE_SET);
}

/* A word of Cairo, 0xAARRGGBB, as Tk has it in memory. */
static uint32_t
in_order(uint32_t word)
{
    return Least.word == 1 ? word << 8 | word >> 24
            : (word & 0xff00ff00u) | (word >> 16 & 255) | (word & 255) << 16;
}

int
svgphoto_show(Tcl_Interp *interp, Tk_PhotoHandle photo,
        cairo_surface_t *surface)
{
    if (cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24) {
        return show_opaque(interp, photo, surface);
    }

    int width = cairo_image_surface_get_width(surface);
    int height = cairo_image_surface_get_height(surface);
    const unsigned char *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);

    if (Tk_PhotoSetSize(interp, photo, width, height) != TCL_OK) {
        return TCL_ERROR;
    }

    uint32_t *pixels = (uint32_t *)(void *)ckalloc(4u * (unsigned)width
            * (unsigned)height);
    uint32_t *to = pixels;

    for (int y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)(data
                + (size_t)y * (size_t)stride);

        for (int x = 0; x < width; x++) {
            to[x] = in_order(row[x]);
        }
        to += width;
    }

    int code = svgphoto_fill(interp, photo, pixels, width, height);

    ckfree((char *)pixels);
    return code;
}

int
svgphoto_put(Tcl_Interp *interp, Tk_PhotoHandle photo,
        cairo_surface_t *surface)
{
    int code = svgphoto_finish(interp, surface);

    if (code == TCL_OK) {
        code = svgphoto_show(interp, photo, surface);
    }
    cairo_surface_destroy(surface);
    return code;
}
