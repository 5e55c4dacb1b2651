/*
 * svg-alone.c --
 *
 *    SVG drawn by our own means alone, where librsvg is not to be had.
 */

#include <stdio.h>

#include "svg-own.h"
#include "svg.h"

int
svgphoto_svg(const char *text, size_t length, cairo_surface_t *picture,
        char why[SVG_WHY])
{
    Tree tree;
    int sound = svg_read(&tree, text, length);

    if (sound) {
        svg_paint_tree(&tree, picture);
    } else {
        snprintf(why, SVG_WHY, "this is no SVG");
    }
    svg_free(&tree);
    return sound;
}
