/*
 * svg.h --
 *
 *    SVG drawn: by our own means (svg-own.h) as far as they go, and the rest by
 *    librsvg (svg-librsvg.c); all by our own where that is not to be had
 *    (svg-alone.c).
 */

#ifndef SVG_H
#define SVG_H

#include <stddef.h>

#include <cairo.h>

enum { SVG_WHY = 200 };         /* bytes of a message */

/* Fit an SVG into a picture; false, and why not. */
int svgphoto_svg(const char *text, size_t length, cairo_surface_t *picture,
        char why[SVG_WHY]);

#endif /* SVG_H */
