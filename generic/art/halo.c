/*
 * halo.c --
 *
 *    A halo about what a picture shows, for words on a map.  Librsvg would
 *    stroke each letter once a ring, and measure each stroke first; here the
 *    rings are told by how far a pixel is from what is drawn.
 */

#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "halo.h"

enum {
    ONE = 255,                  /* a pixel, as lengths are counted */
    FAR = -32000,               /* as good as out of reach */
    RINGS = 8, WIDEST = 80      /* at most, and in pixels */
};

typedef struct Halo {
    uint32_t color[3];          /* blue, green, red, as Cairo has them */
    int count;
    double radius[RINGS], share[RINGS];
} Halo;

static int
read_halo(Tcl_Interp *interp, Tcl_Obj *text, Halo *halo)
{
    Tcl_Obj **word;
    int count;
    unsigned red, green, blue;

    if (svgphoto_words(interp, text, &count, &word) != TCL_OK) {
        return TCL_ERROR;
    }
    if (count % 2 == 0 || count > 2 * RINGS + 1
            || sscanf(Tcl_GetString(word[0]), "#%2x%2x%2x", &red, &green,
                &blue) != 3) {
        return svgphoto_fail(interp, "HALO", Tcl_ObjPrintf(
                "\"%s\" is not #RRGGBB RADIUS SHARE...", Tcl_GetString(text)));
    }
    halo->color[0] = blue;
    halo->color[1] = green;
    halo->color[2] = red;
    halo->count = count / 2;
    for (int i = 0; i < halo->count; i++) {
        if (Tcl_GetDoubleFromObj(interp, word[2 * i + 1], &halo->radius[i])
                    != TCL_OK
                || Tcl_GetDoubleFromObj(interp, word[2 * i + 2],
                    &halo->share[i]) != TCL_OK) {
            return TCL_ERROR;
        }
        if (!(halo->radius[i] >= 0 && halo->radius[i] <= WIDEST)
                || !(halo->share[i] >= 0 && halo->share[i] <= 1)) {
            return svgphoto_fail(interp, "HALO", Tcl_ObjPrintf("%g pixels, "
                    "%g of them: a ring has 0 to %d, a share 0 to 1",
                    halo->radius[i], halo->share[i], WIDEST));
        }
    }
    return TCL_OK;
}

/*
 * How near each pixel is to what is drawn: ONE inside, less by ONE for each
 * pixel of distance; one that is half covered counts as half inside.
 */
static void
measure(const uint32_t *pixels, int pitch, int width, int height, int reach,
        int16_t *near)
{
    int side = 2 * reach + 1;
    int16_t *away = (int16_t *)ckalloc((unsigned)(side * side)
            * (unsigned)sizeof *away);

    for (int j = 0; j < side; j++) {
        for (int i = 0; i < side; i++) {
            away[j * side + i] = (int16_t)lround(ONE * hypot(i - reach,
                    j - reach));
        }
    }
    for (int i = 0; i < width * height; i++) {
        near[i] = FAR;
    }
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            int inside = (int)(pixels[y * pitch + x] >> 24);
            int from = x < reach ? -x : -reach;
            int to = x + reach < width ? reach : width - 1 - x;

            if (inside == 0) {
                continue;
            }
            for (int j = y < reach ? -y : -reach; j <= reach
                    && y + j < height; j++) {
                int16_t *to_row = near + (y + j) * width + x;
                const int16_t *row = away + (j + reach) * side + reach;

                for (int i = from; i <= to; i++) {
                    int16_t here = (int16_t)(inside - row[i]);

                    to_row[i] = here > to_row[i] ? here : to_row[i];
                }
            }
        }
    }
    ckfree((char *)away);
}

/* How much of a pixel that near all rings together cover: 0 to ONE. */
static uint32_t
covered(const Halo *halo, int near)
{
    double through = 1;

    for (int i = 0; i < halo->count; i++) {
        double part = halo->radius[i] + (double)near / ONE;

        through *= 1 - halo->share[i] * (part < 0 ? 0 : part > 1 ? 1 : part);
    }
    return (uint32_t)lround(ONE * (1 - through));
}

/* The halo under a pixel, whose colours are multiplied by its alpha. */
static uint32_t
under(const Halo *halo, uint32_t pixel, uint32_t cover)
{
    uint32_t share = cover * (ONE - (pixel >> 24)) / ONE;
    uint32_t sum = (pixel >> 24) + share;
    uint32_t all = sum << 24;

    for (int i = 0; i < 3; i++) {
        uint32_t part = (pixel >> 8 * i & 255) + halo->color[i] * share / ONE;

        all |= (part < sum ? part : sum) << 8 * i;
    }
    return all;
}

static void
lay(const Halo *halo, cairo_surface_t *surface)
{
    uint32_t *pixels = (uint32_t *)(void *)cairo_image_surface_get_data(
            surface);
    int pitch = cairo_image_surface_get_stride(surface) / 4;
    int width = cairo_image_surface_get_width(surface);
    int height = cairo_image_surface_get_height(surface);
    int16_t *near = (int16_t *)ckalloc((unsigned)(width * height)
            * (unsigned)sizeof *near);
    double widest = 0;

    for (int i = 0; i < halo->count; i++) {
        widest = halo->radius[i] > widest ? halo->radius[i] : widest;
    }
    measure(pixels, pitch, width, height, (int)ceil(widest) + 1, near);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            int here = near[y * width + x];

            if (here > FAR) {
                pixels[y * pitch + x] = under(halo, pixels[y * pitch + x],
                        covered(halo, here));
            }
        }
    }
    ckfree((char *)near);
}

int
svgphoto_halo(Tcl_Interp *interp, Tcl_Obj *text, cairo_surface_t *surface)
{
    Halo halo;

    if (read_halo(interp, text, &halo) != TCL_OK) {
        return TCL_ERROR;
    }
    cairo_surface_flush(surface);
    /* One that has failed has no pixels; svgphoto_finish() tells it. */
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
        lay(&halo, surface);
        cairo_surface_mark_dirty(surface);
    }
    return TCL_OK;
}
