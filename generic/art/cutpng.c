/*
 * cutpng.c --
 *
 *    cutpng PNG SIDE > PIECES: cuts a picture into squares, of which a program
 *    need decode no more than it shows.
 *
 *    PIECES has two lines of text, "pieces WIDTH HEIGHT SIDE" and where each
 *    square begins, counted from the end of the second line; then the squares,
 *    each a PNG, row by row from the upper left one.  The last of a row and the
 *    last row are as narrow as the picture is.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cairo.h>

typedef struct Bytes {
    unsigned char *data;
    size_t count, capacity;
} Bytes;

static cairo_status_t
append(void *closure, const unsigned char *data, unsigned int length)
{
    Bytes *bytes = closure;

    if (bytes->count + length > bytes->capacity) {
        size_t capacity = 2 * (bytes->count + length);
        unsigned char *larger = realloc(bytes->data, capacity);

        if (larger == NULL) {
            return CAIRO_STATUS_NO_MEMORY;
        }
        bytes->data = larger;
        bytes->capacity = capacity;
    }
    memcpy(bytes->data + bytes->count, data, length);
    bytes->count += length;
    return CAIRO_STATUS_SUCCESS;
}

/* One square, as a PNG without transparency. */
static cairo_status_t
cut(cairo_surface_t *picture, int x, int y, int width, int height,
        Bytes *bytes)
{
    cairo_surface_t *square = cairo_image_surface_create(CAIRO_FORMAT_RGB24,
            width, height);
    cairo_t *cairo = cairo_create(square);
    cairo_status_t status;

    cairo_set_source_surface(cairo, picture, -x, -y);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    status = cairo_surface_write_to_png_stream(square, append, bytes);
    cairo_surface_destroy(square);
    return status;
}

int
main(int argc, char **argv)
{
    int side = argc == 3 ? atoi(argv[2]) : 0;
    Bytes bytes = { NULL, 0, 0 };

    if (side < 1) {
        fputs("usage: cutpng PNG SIDE > PIECES\n", stderr);
        return 2;
    }

    cairo_surface_t *picture = cairo_image_surface_create_from_png(argv[1]);
    cairo_status_t status = cairo_surface_status(picture);
    int width = cairo_image_surface_get_width(picture);
    int height = cairo_image_surface_get_height(picture);

    if (status == CAIRO_STATUS_SUCCESS) {
        printf("pieces %d %d %d\n", width, height, side);
    }
    for (int y = 0; y < height; y += side) {
        for (int x = 0; x < width; x += side) {
            if (status == CAIRO_STATUS_SUCCESS) {
                printf("%zu ", bytes.count);
                status = cut(picture, x, y,
                        side < width - x ? side : width - x,
                        side < height - y ? side : height - y, &bytes);
            }
        }
    }
    putchar('\n');
    fwrite(bytes.data, 1, bytes.count, stdout);
    cairo_surface_destroy(picture);
    free(bytes.data);
    if (status != CAIRO_STATUS_SUCCESS || fflush(stdout) != 0
            || ferror(stdout)) {
        fprintf(stderr, "cutpng: %s: %s\n", argv[1],
                status == CAIRO_STATUS_SUCCESS ? "cannot write"
                : cairo_status_to_string(status));
        return 1;
    }
    return 0;
}
