/*
 * webp.c --
 *
 *    A WebP as a picture of Cairo, opaque.
 */

#include <stdint.h>
#include <string.h>

#include <webp/decode.h>

#include "webp.h"

size_t
svgphoto_webp_bytes(const unsigned char head[WEBP_HEAD])
{
    size_t count = (size_t)head[4] | (size_t)head[5] << 8
            | (size_t)head[6] << 16 | (size_t)head[7] << 24;

    return memcmp(head, "RIFF", 4) == 0 && memcmp(head + 8, "WEBP", 4) == 0
            && count <= WEBP_LARGEST ? count + 8 : 0;
}

/* A word of Cairo is blue, green, red, nothing; or the other way round. */
static int
decode(const unsigned char *bytes, size_t count, cairo_surface_t *picture)
{
    const uint32_t order = 1;
    unsigned char first;
    uint8_t *data = cairo_image_surface_get_data(picture);
    int pitch = cairo_image_surface_get_stride(picture);
    size_t size = (size_t)pitch
            * (size_t)cairo_image_surface_get_height(picture);

    memcpy(&first, &order, 1);
    return data != NULL && (first
            ? WebPDecodeBGRAInto(bytes, count, data, size, pitch)
            : WebPDecodeARGBInto(bytes, count, data, size, pitch)) != NULL;
}

cairo_surface_t *
svgphoto_webp(const unsigned char *bytes, size_t count)
{
    int width = -1, height = -1;
    cairo_surface_t *picture;

    if (!WebPGetInfo(bytes, count, &width, &height)) {
        width = -1;                     /* none has it: an error of Cairo's */
    }
    picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    if (width > 0 && !decode(bytes, count, picture)) {
        cairo_surface_destroy(picture);
        return cairo_image_surface_create(CAIRO_FORMAT_RGB24, -1, -1);
    }
    cairo_surface_mark_dirty(picture);
    return picture;
}
