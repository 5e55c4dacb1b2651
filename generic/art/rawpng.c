/*
 * rawpng.c --
 *
 *    rawpng PNG > RAW: a picture as it is in memory, for one that is shown
 *    before all others: to decode a PNG takes fifteen times as long as to read
 *    this.
 *
 *    RAW has a line of text, "raw WIDTH HEIGHT", then Cairo's words of the
 *    pixels, without transparency, row by row.  It is for this machine alone.
 */

#include <stdint.h>
#include <stdio.h>

#include <cairo.h>

/* The same picture; if it lets anything through, as cutpng has it. */
static cairo_surface_t *
without_alpha(cairo_surface_t *picture)
{
    cairo_surface_t *opaque = cairo_image_surface_create(CAIRO_FORMAT_RGB24,
            cairo_image_surface_get_width(picture),
            cairo_image_surface_get_height(picture));
    cairo_t *cairo = cairo_create(opaque);

    cairo_set_source_surface(cairo, picture, 0, 0);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(opaque);
    return opaque;
}

int
main(int argc, char **argv)
{
    if (argc != 2) {
        fputs("usage: rawpng PNG > RAW\n", stderr);
        return 2;
    }

    cairo_surface_t *picture = cairo_image_surface_create_from_png(argv[1]);
    cairo_surface_t *opaque = without_alpha(picture);
    cairo_status_t status = cairo_surface_status(picture);
    int width = cairo_image_surface_get_width(opaque);
    int height = cairo_image_surface_get_height(opaque);

    if (status == CAIRO_STATUS_SUCCESS) {
        status = cairo_surface_status(opaque);
    }
    if (status == CAIRO_STATUS_SUCCESS) {
        const unsigned char *row = cairo_image_surface_get_data(opaque);
        int pitch = cairo_image_surface_get_stride(opaque);

        printf("raw %d %d\n", width, height);
        for (int y = 0; y < height; y++, row += pitch) {
            fwrite(row, sizeof (uint32_t), (size_t)width, stdout);
        }
    }
    cairo_surface_destroy(opaque);
    cairo_surface_destroy(picture);
    if (status != CAIRO_STATUS_SUCCESS || fflush(stdout) != 0
            || ferror(stdout)) {
        fprintf(stderr, "rawpng: %s: %s\n", argv[1],
                status == CAIRO_STATUS_SUCCESS ? "cannot write"
                : cairo_status_to_string(status));
        return 1;
    }
    return 0;
}
