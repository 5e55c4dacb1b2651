/*
 * window-other.c --
 *
 *    What a window shows cannot be had here, as on macOS.
 */

#include "grab.h"

cairo_surface_t *
svgphoto_window(Tk_Window window)
{
    return cairo_image_surface_create(CAIRO_FORMAT_INVALID, Tk_Width(window),
            Tk_Height(window));
}

int
svgphoto_flatten(Tk_Window window, Tk_3DBorder border)
{
    (void)window, (void)border;
    return 0;
}
