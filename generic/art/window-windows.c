/*
 * window-windows.c --
 *
 *    What a window shows, on Windows.
 */

#define WIN32_LEAN_AND_MEAN

#include <windows.h>

#include "grab.h"

#include <tkPlatDecls.h>

#include <cairo-win32.h>

cairo_surface_t *
svgphoto_window(Tk_Window window)
{
    HWND handle = Tk_GetHWND(Tk_WindowId(window));
    HDC context = GetDC(handle);
    cairo_surface_t *shown = cairo_win32_surface_create(context);
    cairo_surface_t *copy = cairo_image_surface_create(CAIRO_FORMAT_RGB24,
            Tk_Width(window), Tk_Height(window));
    cairo_t *cairo = cairo_create(copy);

    cairo_set_source_surface(cairo, shown, 0, 0);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_destroy(shown);
    ReleaseDC(handle, context);
    cairo_surface_flush(copy);
    return copy;
}

int
svgphoto_flatten(Tk_Window window, Tk_3DBorder border)
{
    (void)window, (void)border;
    return 0;
}
