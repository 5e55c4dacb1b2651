/*
 * svg-image.c --
 *
 *    A picture within an SVG: a PNG that is written there as text.
 */

#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "svg-own.h"

typedef struct Bytes {
    const unsigned char *at;
    size_t left;
} Bytes;

static cairo_status_t
take_bytes(void *closure, unsigned char *data, unsigned int length)
{
    Bytes *bytes = closure;

    if (length > bytes->left) {
        return CAIRO_STATUS_READ_ERROR;
    }
    memcpy(data, bytes->at, length);
    bytes->at += length;
    bytes->left -= length;
    return CAIRO_STATUS_SUCCESS;
}

/* NULL if it is none; who called destroys it. */
static cairo_surface_t *
decode(const char *href)
{
    static const char start[] = "data:image/png;base64,";
    size_t room = strlen(href);
    unsigned char *png = malloc(room + 1);
    Bytes bytes = { .at = png };
    cairo_surface_t *picture = NULL;

    if (png != NULL && strncmp(href, start, sizeof start - 1) == 0
            && sodium_base642bin(png, room, href + sizeof start - 1,
                room - (sizeof start - 1), " \r\n\t", &bytes.left, NULL,
                sodium_base64_VARIANT_ORIGINAL) == 0) {
        picture = cairo_image_surface_create_from_png_stream(take_bytes,
                &bytes);
    }
    free(png);
    return picture;
}

/* Its sides are those that are given, whatever it is. */
static void
paint(cairo_t *cairo, cairo_surface_t *picture, const Element *element)
{
    double wide = cairo_image_surface_get_width(picture);
    double high = cairo_image_surface_get_height(picture);

    cairo_translate(cairo, svg_number(element, "x", 0),
            svg_number(element, "y", 0));
    cairo_scale(cairo, svg_number(element, "width", wide) / wide,
            svg_number(element, "height", high) / high);
    cairo_set_source_surface(cairo, picture, 0, 0);
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
    cairo_rectangle(cairo, 0, 0, wide, high);
    cairo_clip(cairo);
    cairo_paint(cairo);
}

void
svg_image(cairo_t *cairo, const Element *element)
{
    const char *href = svg_value(element, "href");
    cairo_surface_t *picture = href ? decode(href) : NULL;

    if (picture != NULL
            && cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS) {
        paint(cairo, picture, element);
    }
    if (picture != NULL) {
        cairo_surface_destroy(picture);
    }
}
