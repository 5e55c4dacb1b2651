/*
 * window-x11.c --
 *
 *    What a window shows, and flat borders, where windows are of X.
 */

#include "grab.h"

#include <cairo-xlib.h>

cairo_surface_t *
svgphoto_window(Tk_Window window)
{
    cairo_surface_t *shown = cairo_xlib_surface_create(Tk_Display(window),
            Tk_WindowId(window), Tk_Visual(window), Tk_Width(window),
            Tk_Height(window));
    cairo_surface_t *copy = cairo_image_surface_create(CAIRO_FORMAT_RGB24,
            Tk_Width(window), Tk_Height(window));
    cairo_t *cairo = cairo_create(copy);

    cairo_set_source_surface(cairo, shown, 0, 0);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_destroy(shown);
    cairo_surface_flush(copy);
    return copy;
}

int
svgphoto_flatten(Tk_Window window, Tk_3DBorder border)
{
    Display *display = Tk_Display(window);
    unsigned long ground = Tk_3DBorderColor(border)->pixel;
    GC edges[] = {
        Tk_3DBorderGC(window, border, TK_3D_LIGHT_GC),
        Tk_3DBorderGC(window, border, TK_3D_DARK_GC)
    };

    for (int i = 0; i < 2; i++) {
        XGCValues had;

        XGetGCValues(display, edges[i], GCForeground, &had);
        if (had.foreground == WhitePixelOfScreen(Tk_Screen(window))
                || had.foreground == BlackPixelOfScreen(Tk_Screen(window))) {
            return 0;
        }
    }
    for (int i = 0; i < 2; i++) {
        XSetForeground(display, edges[i], ground);
    }
    return 1;
}
