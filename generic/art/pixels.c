/*
 * pixels.c --
 *
 *    What commands of the package "svgphoto" paint, handed to photos and to
 *    soft pictures, and read from them.
 */

#include <stdint.h>
#include <string.h>

#include "svgphoto.h"

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

static int
fill_photo(Tcl_Interp *interp, Tk_PhotoHandle photo, uint32_t *pixels,
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

/* Where Cairo has pixels, as Tk reads them. */
static Tk_PhotoImageBlock
block_of(cairo_surface_t *surface)
{
    const uint32_t word = 0x03000102;   /* in memory order: what a byte is */
    unsigned char at[4];
    Tk_PhotoImageBlock block = {
        cairo_image_surface_get_data(surface),
        cairo_image_surface_get_width(surface),
        cairo_image_surface_get_height(surface),
        cairo_image_surface_get_stride(surface), 4, { 0 }
    };

    memcpy(at, &word, sizeof at);
    for (int i = 0; i < 4; i++) {
        block.offset[at[i]] = i;        /* red, green, blue, alpha */
    }
    return block;
}

/* Without alpha: Tk looks at none, and knows the shape. */
static int
show_opaque(Tcl_Interp *interp, Tk_PhotoHandle photo, cairo_surface_t *surface)
{
    Tk_PhotoImageBlock block = block_of(surface);

    block.offset[3] = -1;
    return Tk_PhotoSetSize(interp, photo, block.width, block.height) == TCL_OK
            ? Tk_PhotoPutBlock(interp, photo, &block, 0, 0, block.width,
                block.height, TK_PHOTO_COMPOSITE_SET)
            : TCL_ERROR;
}

/* A word of Cairo, 0xAARRGGBB, as Tk has it in memory. */
static uint32_t
in_order(uint32_t word)
{
    return Least.word == 1 ? word << 8 | word >> 24
            : (word & 0xff00ff00u) | (word >> 16 & 255) | (word & 255) << 16;
}

/* And the other way round. */
static uint32_t
as_cairo(uint32_t word)
{
    return Least.word == 1 ? word >> 8 | word << 24 : in_order(word);
}

static int
fill_soft(Tcl_Interp *interp, Soft *soft, const uint32_t *pixels, int width,
        int height)
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
            width, height);
    unsigned char *to = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    int code = svgphoto_finish(interp, surface);

    if (code == TCL_OK) {
        for (int y = 0; y < height; y++) {
            uint32_t *row = (uint32_t *)(void *)(to
                    + (size_t)y * (size_t)stride);

            for (int x = 0; x < width; x++, pixels++) {
                row[x] = (*pixels & Alpha.word) == Least.word ? 0
                        : as_cairo(*pixels);
            }
        }
        svgphoto_show_soft(soft, surface);
    }
    cairo_surface_destroy(surface);
    return code;
}

int
svgphoto_fill(Tcl_Interp *interp, const Image *image, uint32_t *pixels,
        int width, int height)
{
    return image->soft
            ? fill_soft(interp, image->soft, pixels, width, height)
            : fill_photo(interp, image->photo, pixels, width, height);
}

/* As red, green, blue and alpha each in memory. */
static int
show_photo(Tcl_Interp *interp, Tk_PhotoHandle photo, cairo_surface_t *surface)
{
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

    int code = fill_photo(interp, photo, pixels, width, height);

    ckfree((char *)pixels);
    return code;
}

int
svgphoto_show(Tcl_Interp *interp, const Image *image, cairo_surface_t *surface)
{
    if (image->soft) {
        svgphoto_show_soft(image->soft, surface);
        return TCL_OK;
    }
    return cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
            ? show_opaque(interp, image->photo, surface)
            : show_photo(interp, image->photo, surface);
}

int
svgphoto_put(Tcl_Interp *interp, Tk_PhotoHandle photo,
        cairo_surface_t *surface)
{
    Image image = { photo, NULL };
    int code = svgphoto_finish(interp, surface);

    if (code == TCL_OK) {
        code = svgphoto_show(interp, &image, surface);
    }
    cairo_surface_destroy(surface);
    return code;
}

void
svgphoto_read(const Image *image, Tk_PhotoImageBlock *block)
{
    if (image->soft == NULL) {
        Tk_PhotoGetImage(image->photo, block);
    } else if (svgphoto_soft_pixels(image->soft) == NULL) {
        *block = (Tk_PhotoImageBlock){ .pixelSize = 4 };
    } else {
        *block = block_of(svgphoto_soft_pixels(image->soft));
    }
}
