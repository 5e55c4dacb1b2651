/*
 * svg-path.c --
 *
 *    The path that an SVG writes in letters and numbers, for Cairo.
 */

#include <math.h>
#include <string.h>

#include "svg-own.h"

/* Where the pen is, and where the last curve came from. */
typedef struct Pen {
    cairo_t *cairo;
    double x, y, from_x, from_y;
    char last;                  /* the command before, a capital */
} Pen;

/* An arc of an ellipse about 0,0 with axes of 1, from one angle on. */
static void
trace_arc(Pen *p, double cx, double cy, const double n[7], double begin,
        double turn)
{
    cairo_matrix_t was;

    cairo_get_matrix(p->cairo, &was);
    cairo_translate(p->cairo, cx, cy);
    cairo_rotate(p->cairo, n[2] * SVG_PI / 180);
    cairo_scale(p->cairo, fabs(n[0]), fabs(n[1]));
    if (turn > 0) {
        cairo_arc(p->cairo, 0, 0, 1, begin, begin + turn);
    } else {
        cairo_arc_negative(p->cairo, 0, 0, 1, begin, begin + turn);
    }
    cairo_set_matrix(p->cairo, &was);
}

/* An arc to x,y, of radii n[0] and n[1], turned by n[2] degrees: the large one
   if n[3], clockwise if n[4].  As the standard computes its centre. */
static void
arc_to(Pen *p, const double n[7], double x, double y)
{
    double turned = n[2] * SVG_PI / 180, c = cos(turned), s = sin(turned);
    double dx = (p->x - x) / 2, dy = (p->y - y) / 2;
    double px = c * dx + s * dy, py = c * dy - s * dx, k, ux, uy, a, b;
    double radii[7];

    memcpy(radii, n, sizeof radii);
    if (n[0] == 0 || n[1] == 0 || (dx == 0 && dy == 0)) {
        cairo_line_to(p->cairo, x, y);
        return;
    }
    k = px * px / (n[0] * n[0]) + py * py / (n[1] * n[1]);
    if (k > 1) {
        radii[0] *= sqrt(k);
        radii[1] *= sqrt(k);
        k = 1;
    }
    px /= fabs(radii[0]);
    py /= fabs(radii[1]);
    k = sqrt(fmax(0, (1 - px * px - py * py) / (px * px + py * py)));
    if ((n[3] != 0) == (n[4] != 0)) {
        k = -k;
    }
    ux = k * py;
    uy = -k * px;
    a = atan2(py - uy, px - ux);
    b = atan2(-py - uy, -px - ux) - a;
    if (n[4] != 0 && b < 0) {
        b += 2 * SVG_PI;
    } else if (n[4] == 0 && b > 0) {
        b -= 2 * SVG_PI;
    }
    ux *= fabs(radii[0]);
    uy *= fabs(radii[1]);
    trace_arc(p, c * ux - s * uy + (p->x + x) / 2,
            s * ux + c * uy + (p->y + y) / 2, radii, a, b);
}

static void
curve_to(Pen *p, double x1, double y1, double x2, double y2, double x, double y)
{
    cairo_curve_to(p->cairo, x1, y1, x2, y2, x, y);
    p->from_x = x2;
    p->from_y = y2;
}

static void
quadratic_to(Pen *p, double x1, double y1, double x, double y)
{
    cairo_curve_to(p->cairo, p->x + (x1 - p->x) * 2 / 3,
            p->y + (y1 - p->y) * 2 / 3, x + (x1 - x) * 2 / 3,
            y + (y1 - y) * 2 / 3, x, y);
    p->from_x = x1;
    p->from_y = y1;
}

/* The point across from where a curve of these kinds came. */
static void
mirror(const Pen *p, const char *kinds, double *x, double *y)
{
    int smooth = p->last && strchr(kinds, p->last) != NULL;

    *x = smooth ? 2 * p->x - p->from_x : p->x;
    *y = smooth ? 2 * p->y - p->from_y : p->y;
}

/* One command, a capital, whose numbers are where the path goes. */
static void
go(Pen *p, char command, const double n[7], double x, double y)
{
    double x1, y1;

    switch (command) {
    case 'M': cairo_move_to(p->cairo, x, y); break;
    case 'C': curve_to(p, n[0], n[1], n[2], n[3], x, y); break;
    case 'S':
        mirror(p, "CS", &x1, &y1);
        curve_to(p, x1, y1, n[0], n[1], x, y);
        break;
    case 'Q': quadratic_to(p, n[0], n[1], x, y); break;
    case 'T':
        mirror(p, "QT", &x1, &y1);
        quadratic_to(p, x1, y1, x, y);
        break;
    case 'A': arc_to(p, n, x, y); break;
    default: cairo_line_to(p->cairo, x, y); break;
    }
    p->x = x;
    p->y = y;
    p->last = command;
}

static int
numbers_of(char command)
{
    static const char commands[] = "MLTHVCSQA";
    static const int numbers[] = { 2, 2, 2, 1, 1, 6, 4, 4, 7 };
    const char *at = strchr(commands, command);

    return command && at ? numbers[at - commands] : 0;
}

/* The flags of an arc may stand without a space: "0 01.5,2". */
static int
next_number(const char **d, double *number, int flag)
{
    if (!flag) {
        return svg_next(d, number);
    }
    *d += strspn(*d, " ,\t\r\n");
    if (**d != '0' && **d != '1') {
        return 0;
    }
    *number = *(*d)++ - '0';
    return 1;
}

/* Read the numbers of a command, as they are from 0,0. */
static int
read_numbers(const char **d, char command, int relative, const Pen *p,
        double n[7])
{
    int count = numbers_of(command);

    for (int i = 0; i < count; i++) {
        if (!next_number(d, &n[i], command == 'A' && (i == 3 || i == 4))) {
            return 0;
        }
        if (relative && (command != 'A' || i >= 5)) {
            int is_y = command == 'V' || (command != 'H'
                    && (i + (command == 'A')) % 2 == 1);

            n[i] += is_y ? p->y : p->x;
        }
    }
    return count > 0;
}

static void
close_path(Pen *p)
{
    cairo_close_path(p->cairo);
    if (cairo_has_current_point(p->cairo)) {
        cairo_get_current_point(p->cairo, &p->x, &p->y);
    }
    p->last = 'Z';
}

void
svg_trace_path(cairo_t *cairo, const char *d)
{
    Pen p = { .cairo = cairo };

    for (d += strspn(d, " ,\t\r\n"); *d; d += strspn(d, " ,\t\r\n")) {
        char letter = *d++, command = letter;
        double n[7];

        if (letter == 'z' || letter == 'Z') {
            close_path(&p);
            continue;
        }
        if (letter >= 'a') {
            command = (char)(letter - 'a' + 'A');
        }
        while (read_numbers(&d, command, letter >= 'a', &p, n)) {
            int count = numbers_of(command);

            go(&p, command, n, command == 'V' ? p.x
                    : n[command == 'H' ? 0 : count - 2],
                    command == 'H' ? p.y : n[count - 1]);
            command = command == 'M' ? 'L' : command;
        }
    }
}
