/*
 * svg-unkerned.c --
 *
 *    Letters in their places, each as wide as it is alone, where HarfBuzz is
 *    not to be had.
 */

#include "svg-own.h"

const int svg_kerns = 0;

double
svg_run(cairo_t *cairo, const char *run, double x, double y, double spacing,
        int draws)
{
    return svg_plain_run(cairo, run, x, y, spacing, draws);
}
