/*
 * cutpng.c --
 *
 *    cutpng PNG SIDE ?QUALITY? > PIECES: cuts a picture into squares, of which
 *    a program need decode no more than it shows.  With a SIDE of 0 it is one
 *    piece, and the file is that alone.
 *
 *    PIECES has two lines of text, "pieces WIDTH HEIGHT SIDE" and where each
 *    square begins, counted from the end of the second line; then the squares,
 *    each a WebP, row by row from the upper left one.  The last of a row and
 *    the last row are as narrow as the picture is.  A WebP of the usual QUALITY
 *    has a fifth of the bytes of a PNG, and nobody sees what it lacks; one of
 *    100 lacks nothing.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cairo.h>
#include <webp/encode.h>

enum { QUALITY = 78, EFFORT = 4 };   /* 6: 3 % fewer bytes, twice the time */

typedef struct Bytes {
    unsigned char *data;
    size_t count, capacity;
} Bytes;

static int
append(const uint8_t *data, size_t length, const WebPPicture *picture)
{
    Bytes *bytes = picture->custom_ptr;

    if (bytes->count + length > bytes->capacity) {
        size_t capacity = 2 * (bytes->count + length);
        unsigned char *larger = realloc(bytes->data, capacity);

        if (larger == NULL) {
            return 0;
        }
        bytes->data = larger;
        bytes->capacity = capacity;
    }
    memcpy(bytes->data + bytes->count, data, length);
    bytes->count += length;
    return 1;
}

/* The words of Cairo are those of WebP's ARGB; all is opaque. */
static int
take_words(WebPPicture *out, cairo_surface_t *square)
{
    const unsigned char *row = cairo_image_surface_get_data(square);
    int pitch = cairo_image_surface_get_stride(square);

    out->use_argb = 1;
    out->width = cairo_image_surface_get_width(square);
    out->height = cairo_image_surface_get_height(square);
    if (!WebPPictureAlloc(out)) {
        return 0;
    }
    for (int y = 0; y < out->height; y++, row += pitch) {
        uint32_t *to = out->argb + (ptrdiff_t)y * out->argb_stride;

        memcpy(to, row, sizeof *to * (size_t)out->width);
        for (int x = 0; x < out->width; x++) {
            to[x] |= 0xff000000u;
        }
    }
    return 1;
}

static int
encode(cairo_surface_t *square, float quality, Bytes *bytes)
{
    WebPConfig config;
    WebPPicture out;
    int done = WebPConfigPreset(&config, WEBP_PRESET_DRAWING, quality)
            && WebPPictureInit(&out);

    config.method = EFFORT;
    config.lossless = quality >= 100;
    config.exact = 1;
    config.use_sharp_yuv = 1;           /* thin lines keep their colour */
    if (done) {
        out.writer = append;
        out.custom_ptr = bytes;
        done = take_words(&out, square) && WebPEncode(&config, &out);
        WebPPictureFree(&out);
    }
    return done;
}

/* One square, without transparency. */
static int
cut(cairo_surface_t *picture, int x, int y, int width, int height,
        float quality, Bytes *bytes)
{
    cairo_surface_t *square = cairo_image_surface_create(CAIRO_FORMAT_RGB24,
            width, height);
    cairo_t *cairo = cairo_create(square);
    int done;

    cairo_set_source_surface(cairo, picture, -x, -y);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(square);
    done = cairo_surface_status(square) == CAIRO_STATUS_SUCCESS
            && encode(square, quality, bytes);
    cairo_surface_destroy(square);
    return done;
}

/* All squares; the head of the file is printed meanwhile. */
static int
cut_all(cairo_surface_t *picture, int side, float quality, Bytes *bytes)
{
    int width = cairo_image_surface_get_width(picture);
    int height = cairo_image_surface_get_height(picture);
    int whole = side == 0, done = 1;

    if (whole) {
        side = width > height ? width : height;
    } else {
        printf("pieces %d %d %d\n", width, height, side);
    }
    for (int y = 0; done && y < height; y += side) {
        for (int x = 0; done && x < width; x += side) {
            if (!whole) {
                printf("%zu ", bytes->count);
            }
            done = cut(picture, x, y, side < width - x ? side : width - x,
                    side < height - y ? side : height - y, quality, bytes);
        }
    }
    if (!whole) {
        putchar('\n');
    }
    return done;
}

int
main(int argc, char **argv)
{
    int side = argc == 3 || argc == 4 ? atoi(argv[2]) : -1, done;
    float quality = (float)(argc == 4 ? atoi(argv[3]) : QUALITY);
    Bytes bytes = { NULL, 0, 0 };

    if (side < 0) {
        fputs("usage: cutpng PNG SIDE ?QUALITY? > PIECES\n", stderr);
        return 2;
    }

    cairo_surface_t *picture = cairo_image_surface_create_from_png(argv[1]);

    done = cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS
            && cut_all(picture, side, quality, &bytes)
            && fwrite(bytes.data, 1, bytes.count, stdout) == bytes.count
            && fflush(stdout) == 0 && !ferror(stdout);
    cairo_surface_destroy(picture);
    free(bytes.data);
    if (!done) {
        fprintf(stderr, "cutpng: %s: cannot be cut\n", argv[1]);
    }
    return !done;
}
