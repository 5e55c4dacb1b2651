/*
 * svg-paint.c --
 *
 *    What a shape of an SVG is painted with: a colour, a gradient, a pattern.
 */

#include <string.h>

#include "svg-own.h"

static void
add_stops(cairo_pattern_t *pattern, const Element *gradient, double opacity)
{
    for (const Element *e = gradient->child; e; e = e->next) {
        const char *value = svg_value(e, "stop-color");
        Paint color = svg_paint(value ? value : "black", (Paint){ 0 });

        if (strcmp(e->name, "stop") == 0) {
            cairo_pattern_add_color_stop_rgba(pattern,
                    svg_number(e, "offset", 0), color.red, color.green,
                    color.blue, opacity * svg_number(e, "stop-opacity", 1));
        }
    }
}

/* From the place of a gradient to that of its shape: unless it says otherwise,
   it is measured by the box about that. */
static int
place_gradient(cairo_t *cairo, cairo_pattern_t *pattern,
        const Element *gradient)
{
    const char *units = svg_value(gradient, "gradientUnits");
    cairo_matrix_t matrix;
    double x1, y1, x2, y2;

    cairo_matrix_init_identity(&matrix);
    if (units == NULL || strcmp(units, "userSpaceOnUse") != 0) {
        cairo_path_extents(cairo, &x1, &y1, &x2, &y2);
        cairo_matrix_init(&matrix, x2 - x1, 0, 0, y2 - y1, x1, y1);
    }
    svg_transform(&matrix, svg_value(gradient, "gradientTransform"));
    if (cairo_matrix_invert(&matrix) != CAIRO_STATUS_SUCCESS) {
        return 0;
    }
    cairo_pattern_set_matrix(pattern, &matrix);
    return 1;
}

static cairo_pattern_t *
make_gradient(const Element *e)
{
    if (strcmp(e->name, "linearGradient") == 0) {
        return cairo_pattern_create_linear(svg_number(e, "x1", 0),
                svg_number(e, "y1", 0), svg_number(e, "x2", 1),
                svg_number(e, "y2", 0));
    }

    double x = svg_number(e, "cx", .5), y = svg_number(e, "cy", .5);

    return cairo_pattern_create_radial(svg_number(e, "fx", x),
            svg_number(e, "fy", y), 0, x, y, svg_number(e, "r", .5));
}

/* What is repeated over the plane, drawn once. */
static cairo_pattern_t *
make_pattern(const Element *root, const Element *e)
{
    cairo_rectangle_t tile = { svg_number(e, "x", 0), svg_number(e, "y", 0),
            svg_number(e, "width", 1), svg_number(e, "height", 1) };
    cairo_surface_t *surface = cairo_recording_surface_create(
            CAIRO_CONTENT_COLOR_ALPHA, &tile);
    cairo_t *cairo = cairo_create(surface);
    cairo_pattern_t *pattern;
    cairo_matrix_t matrix;

    for (const Element *child = e->child; child; child = child->next) {
        svg_draw(cairo, root, child, svg_first_style, 1);
    }
    cairo_destroy(cairo);
    pattern = cairo_pattern_create_for_surface(surface);
    cairo_surface_destroy(surface);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT);
    cairo_matrix_init_identity(&matrix);
    svg_transform(&matrix, svg_value(e, "patternTransform"));
    if (cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS) {
        cairo_pattern_set_matrix(pattern, &matrix);
    }
    return pattern;
}

static int
set_named(cairo_t *cairo, const Element *root, const Element *e,
        double opacity)
{
    int is_pattern = strcmp(e->name, "pattern") == 0;
    cairo_pattern_t *pattern = is_pattern ? make_pattern(root, e)
            : make_gradient(e);
    int there = is_pattern || place_gradient(cairo, pattern, e);

    if (!is_pattern) {
        add_stops(pattern, e, opacity);
    }
    cairo_set_source(cairo, pattern);
    cairo_pattern_destroy(pattern);
    return there;
}

int
svg_source(cairo_t *cairo, const Element *root, const Paint *paint,
        double opacity)
{
    const Element *e;

    if (paint->kind == PAINT_COLOR) {
        cairo_set_source_rgba(cairo, paint->red, paint->green, paint->blue,
                opacity);
        return 1;
    }
    e = paint->kind == PAINT_NAMED ? svg_named(root, paint->named) : NULL;
    return e && set_named(cairo, root, e, opacity);
}
