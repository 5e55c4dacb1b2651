/*
 * svg-librsvg.c --
 *
 *    SVG drawn by librsvg, but for what our own means draw alike in a third of
 *    the time.
 */

#include <stdio.h>

#include <librsvg/rsvg.h>

#include "svg-own.h"
#include "svg.h"

static int
draw(const char *text, size_t length, cairo_surface_t *picture,
        char why[SVG_WHY])
{
    GError *error = NULL;
    RsvgHandle *svg = rsvg_handle_new_from_data((const guint8 *)text, length,
            &error);

    if (svg != NULL) {
        RsvgRectangle all = { 0, 0, cairo_image_surface_get_width(picture),
                cairo_image_surface_get_height(picture) };
        cairo_t *cairo = cairo_create(picture);

        rsvg_handle_set_dpi(svg, 96);
        rsvg_handle_render_document(svg, cairo, &all, &error);
        cairo_destroy(cairo);
        g_object_unref(svg);
    }
    if (error == NULL) {
        return 1;
    }
    snprintf(why, SVG_WHY, "%s", error->message);
    g_error_free(error);
    return 0;
}

int
svgphoto_svg(const char *text, size_t length, cairo_surface_t *picture,
        char why[SVG_WHY])
{
    Tree tree;
    int known = svg_read(&tree, text, length) && svg_known(&tree, text);

    if (known) {
        svg_paint_tree(&tree, picture);
    }
    svg_free(&tree);
    return known || draw(text, length, picture, why);
}
