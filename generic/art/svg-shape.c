/*
 * svg-shape.c --
 *
 *    The shapes of an SVG as paths of Cairo.
 */

#include <math.h>
#include <string.h>

#include "svg-own.h"

static void
trace_points(cairo_t *cairo, const char *points, int closed)
{
    double x, y;

    while (svg_next(&points, &x) && svg_next(&points, &y)) {
        cairo_line_to(cairo, x, y);
    }
    if (closed) {
        cairo_close_path(cairo);
    }
}

static void
trace_ellipse(cairo_t *cairo, double x, double y, double rx, double ry)
{
    cairo_matrix_t was;

    if (rx > 0 && ry > 0) {
        cairo_get_matrix(cairo, &was);
        cairo_translate(cairo, x, y);
        cairo_scale(cairo, rx, ry);
        cairo_new_sub_path(cairo);
        cairo_arc(cairo, 0, 0, 1, 0, 2 * SVG_PI);
        cairo_close_path(cairo);
        cairo_set_matrix(cairo, &was);
    }
}

static void
trace_corner(cairo_t *cairo, double x, double y, double rx, double ry, int nth)
{
    cairo_matrix_t was;

    cairo_get_matrix(cairo, &was);
    cairo_translate(cairo, x, y);
    cairo_scale(cairo, rx, ry);
    cairo_arc(cairo, 0, 0, 1, nth * SVG_PI / 2, (nth + 1) * SVG_PI / 2);
    cairo_set_matrix(cairo, &was);
}

static void
trace_rectangle(cairo_t *cairo, const Element *e)
{
    double x = svg_number(e, "x", 0), y = svg_number(e, "y", 0);
    double w = svg_number(e, "width", 0), h = svg_number(e, "height", 0);
    double rx = svg_number(e, "rx", svg_number(e, "ry", 0));
    double ry = svg_number(e, "ry", rx);

    rx = fmin(rx, w / 2);
    ry = fmin(ry, h / 2);
    if (rx <= 0 || ry <= 0) {
        cairo_rectangle(cairo, x, y, w, h);
        return;
    }
    cairo_move_to(cairo, x + rx, y);    /* where dashes begin */
    trace_corner(cairo, x + w - rx, y + ry, rx, ry, 3);
    trace_corner(cairo, x + w - rx, y + h - ry, rx, ry, 0);
    trace_corner(cairo, x + rx, y + h - ry, rx, ry, 1);
    trace_corner(cairo, x + rx, y + ry, rx, ry, 2);
    cairo_close_path(cairo);
}

int
svg_shape(cairo_t *cairo, const Element *e)
{
    const char *points = svg_value(e, "points"), *d = svg_value(e, "d");

    if (strcmp(e->name, "path") == 0 && d) {
        svg_trace_path(cairo, d);
    } else if (strcmp(e->name, "rect") == 0) {
        trace_rectangle(cairo, e);
    } else if (strcmp(e->name, "circle") == 0) {
        trace_ellipse(cairo, svg_number(e, "cx", 0), svg_number(e, "cy", 0),
                svg_number(e, "r", 0), svg_number(e, "r", 0));
    } else if (strcmp(e->name, "ellipse") == 0) {
        trace_ellipse(cairo, svg_number(e, "cx", 0), svg_number(e, "cy", 0),
                svg_number(e, "rx", 0), svg_number(e, "ry", 0));
    } else if (strcmp(e->name, "line") == 0) {
        cairo_move_to(cairo, svg_number(e, "x1", 0), svg_number(e, "y1", 0));
        cairo_line_to(cairo, svg_number(e, "x2", 0), svg_number(e, "y2", 0));
    } else if (points) {
        trace_points(cairo, points, strcmp(e->name, "polygon") == 0);
    } else {
        return 0;
    }
    return 1;
}
