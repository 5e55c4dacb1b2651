/*
 * soft-x11.c --
 *
 *    Pictures that a display server lays over what lies below them, where
 *    windows are of X.  Part of the package "svgphoto".
 *
 *        svgphoto::soft ?NAME?
 *            A new image for svgphoto::render, dim and stamp, in place of a
 *            photo; these read it as they read a photo.  Of a photo with pixels
 *            neither opaque nor wholly transparent Tk asks the server what lies
 *            below, each time it is drawn, and waits; of this it asks nothing.
 *            A photo where the server cannot do it.
 */

#include "soft.h"

#include <stdint.h>
#include <string.h>

#include "x11-image.h"

/* What the server has of a picture, for all windows of one kind. */
typedef struct Held {
    struct Held *next;
    Soft *soft;
    Display *display;
    Screen *screen;
    Visual *visual;
    cairo_surface_t *surface;           /* or NULL: nothing yet */
    int users;                          /* images in windows */
} Held;

struct Soft {
    Master master;
    cairo_surface_t *pixels;            /* or NULL: nothing yet */
    Held *held;
};

static int
create_soft(Tcl_Interp *interp, const char *name, Count objc,
        Tcl_Obj *const objv[], const Tk_ImageType *type, Master master,
        ClientData *data)
{
    Soft *soft = (Soft *)ckalloc(sizeof *soft);
    (void)interp, (void)name, (void)objc, (void)objv, (void)type;

    memset(soft, 0, sizeof *soft);
    soft->master = master;
    *data = soft;
    return TCL_OK;
}

/* When nothing has shown it for a while: Tk often frees what it draws again. */
static void
let_go(ClientData data)
{
    Held *held = data;
    Held **at = &held->soft->held;

    while (*at != held) {
        at = &(*at)->next;
    }
    *at = held->next;
    forget(&held->surface);
    ckfree((char *)held);
}

static ClientData
get_instance(Tk_Window window, ClientData data)
{
    Soft *soft = data;
    Held *held = soft->held;

    while (held != NULL && (held->display != Tk_Display(window)
            || held->screen != Tk_Screen(window)
            || held->visual != Tk_Visual(window))) {
        held = held->next;
    }
    if (held == NULL) {
        held = (Held *)ckalloc(sizeof *held);
        *held = (Held){ soft->held, soft, Tk_Display(window),
                Tk_Screen(window), Tk_Visual(window), NULL, 0 };
        soft->held = held;
    } else if (held->users == 0) {
        Tcl_CancelIdleCall(let_go, held);
    }
    held->users++;
    return held;
}

static void
free_instance(ClientData data, Display *display)
{
    Held *held = data;
    (void)display;

    if (--held->users == 0) {
        Tcl_DoWhenIdle(let_go, held);
    }
}

static void
delete_soft(ClientData data)
{
    Soft *soft = data;

    while (soft->held != NULL) {
        Tcl_CancelIdleCall(let_go, soft->held);
        let_go(soft->held);
    }
    forget(&soft->pixels);
    ckfree((char *)soft);
}

/* A colour or an alpha, multiplied by an alpha. */
static uint32_t
times(uint32_t part, uint32_t alpha)
{
    return (part * alpha + 127) / 255;
}

/* The pixels as Cairo has them: colours multiplied by their alpha. */
static cairo_surface_t *
multiplied(cairo_surface_t *pixels)
{
    int width = cairo_image_surface_get_width(pixels);
    int height = cairo_image_surface_get_height(pixels);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
            width, height);
    const unsigned char *from = cairo_image_surface_get_data(pixels);
    unsigned char *to = cairo_image_surface_get_data(surface);

    for (int y = 0; y < height && to != NULL; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)from;
        uint32_t *out = (uint32_t *)(void *)to;

        for (int x = 0; x < width; x++) {
            uint32_t a = row[x] >> 24;

            out[x] = a == 255 ? row[x] : a << 24
                    | times(row[x] >> 16 & 255, a) << 16
                    | times(row[x] >> 8 & 255, a) << 8 | times(row[x] & 255, a);
        }
        from += cairo_image_surface_get_stride(pixels);
        to += cairo_image_surface_get_stride(surface);
    }
    cairo_surface_mark_dirty(surface);
    return surface;
}

/* The server takes the pixels. */
static void
hold(Held *held, cairo_surface_t *shown)
{
    cairo_surface_t *pixels = multiplied(held->soft->pixels);
    cairo_t *cairo;

    held->surface = cairo_surface_create_similar(shown,
            CAIRO_CONTENT_COLOR_ALPHA, cairo_image_surface_get_width(pixels),
            cairo_image_surface_get_height(pixels));
    cairo = cairo_create(held->surface);
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(cairo, pixels, 0, 0);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_destroy(pixels);
}

static void
show_soft(ClientData data, Display *display, Drawable drawable, int x, int y,
        int width, int height, int to_x, int to_y)
{
    Held *held = data;
    cairo_surface_t *shown;
    cairo_t *cairo;

    if (held->soft->pixels == NULL) {
        return;
    }
    shown = cairo_xlib_surface_create(display, drawable, held->visual,
            to_x + width, to_y + height);
    if (held->surface == NULL) {
        hold(held, shown);
    }
    cairo = cairo_create(shown);
    cairo_set_source_surface(cairo, held->surface, to_x - x, to_y - y);
    cairo_rectangle(cairo, to_x, to_y, width, height);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    cairo_surface_destroy(shown);
}

static const Tk_ImageType SoftType = {
    "soft", create_soft, get_instance, show_soft, free_instance, delete_soft,
    NULL, NULL, NULL
};

const char *
svgphoto_know_soft(Tk_Window window)
{
    int code, event, error;

    Tk_CreateImageType(&SoftType);
    return window != NULL && Tk_Visual(window)->class == TrueColor
            && XQueryExtension(Tk_Display(window), "RENDER", &code, &event,
                &error)
            ? SoftType.name : "photo";
}

Soft *
svgphoto_named_soft(Tcl_Interp *interp, Tcl_Obj *name)
{
    const Tk_ImageType *type = NULL;
    ClientData data = GET_MASTER_DATA(interp, Tcl_GetString(name), &type);

    return data != NULL && type->createProc == create_soft ? data : NULL;
}

void
svgphoto_show_soft(Soft *soft, cairo_surface_t *pixels)
{
    int width = cairo_image_surface_get_width(pixels);
    int height = cairo_image_surface_get_height(pixels);

    cairo_surface_reference(pixels);
    forget(&soft->pixels);
    soft->pixels = pixels;
    for (Held *held = soft->held; held != NULL; held = held->next) {
        forget(&held->surface);
    }
    Tk_ImageChanged(soft->master, 0, 0, width, height, width, height);
}

cairo_surface_t *
svgphoto_soft_pixels(const Soft *soft)
{
    return soft->pixels;
}
