/*
 * room.c --
 *
 *    Where a name on a map has room: thousands of places are tried for those of
 *    one view.  Part of the package "svgphoto".
 *
 *        svgphoto::room X Y WIDE HIGH FRAME SCALE TAKEN SHAPE
 *            The best place for words WIDE x HIGH pixels large that should
 *            stand about X Y: the first near it that nothing has taken and that
 *            lies in its space; else that where least is covered.
 *            FRAME     {WIDTH HEIGHT} of the ground, metres
 *            SCALE     pixels a metre
 *            TAKEN     {left top right low} each, pixels
 *            SHAPE     {x y ...} of the space, metres, y to the north
 *            Returns {X Y COVERED ASTRAY}: how much of the letters is covered,
 *            0 to 1, and whether they were moved to where their middle is not
 *            in the space.
 */

#include <math.h>

#include "room.h"
#include "svgphoto.h"

typedef struct Box {
    double left, top, right, low;
} Box;

typedef struct Search {
    double x, y, wide, high, frame[2], scale;
    const double *shape;
    int corners;                /* of the shape */
    Box *taken;                 /* those that any place can touch */
    int count;
} Search;

/* So many times their size words go sideways, and up or down. */
static const double across[] = { 0, -0.25, 0.25, -0.5, 0.5, -0.8, 0.8 };
static const double down[] = {
    0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2, -2.6, 2.6, -3.3, 3.3
};

enum {
    ACROSS = sizeof across / sizeof *across, DOWN = sizeof down / sizeof *down
};

/* How much of the letters is covered there, without the room about them. */
static double
covered(const Search *s, double x, double y)
{
    double wide = 0.9 * s->wide / 2, high = 0.7 * s->high / 2, sum = 0;
    Box words = { x - wide, y - high, x + wide, y + high };

    for (int i = 0; i < s->count; i++) {
        const Box *box = &s->taken[i];

        if (box->left < words.right && box->right > words.left
                && box->top < words.low && box->low > words.top) {
            sum += (fmin(box->right, words.right) - fmax(box->left, words.left))
                    * (fmin(box->low, words.low) - fmax(box->top, words.top));
        }
    }
    return sum / (0.63 * s->wide * s->high);
}

/* Is that point, in pixels, in the space? */
static int
is_inside(const Search *s, double px, double py)
{
    double x = px / s->scale, y = s->frame[1] - py / s->scale;
    int in = 0;

    for (int i = 0, j = s->corners - 1; i < s->corners; j = i++) {
        double x0 = s->shape[2 * j], y0 = s->shape[2 * j + 1];
        double x1 = s->shape[2 * i], y1 = s->shape[2 * i + 1];

        if ((y1 > y) != (y0 > y) && x < (x0 - x1) * (y - y1) / (y0 - y1) + x1) {
            in = !in;
        }
    }
    return in;
}

/* That part of the words lies elsewhere costs little, that all do much. */
static double
astray(const Search *s, double x, double y)
{
    return 0.35 * !is_inside(s, x - 0.42 * s->wide, y)
            + 3 * !is_inside(s, x, y)
            + 0.35 * !is_inside(s, x + 0.42 * s->wide, y);
}

/* The middle nearest to that of something that stays in a frame so long. */
static double
framed(double at, double length, double whole)
{
    return fmax(length / 2 + 4, fmin(whole - length / 2 - 4, at));
}

/* True if that is where the map would have it, and nothing is covered. */
static int
search(const Search *s, double best[2])
{
    double least = INFINITY;

    best[0] = s->x;
    best[1] = s->y;
    for (int j = 0; j < DOWN; j++) {
        double y = framed(s->y + down[j] * s->high, s->high,
                s->frame[1] * s->scale);

        for (int i = 0; i < ACROSS; i++) {
            double x = framed(s->x + across[i] * s->wide, s->wide,
                    s->frame[0] * s->scale);
            double far = hypot(x - s->x, y - s->y) / (6 * s->high);

            if (far >= least) {
                continue;
            }

            double share = covered(s, x, y);
            double cost = far + (share > 0 ? 0.5 + 4.5 * share : 0);

            if (cost < least && (i > 0 || j > 0 || share > 0)) {
                cost += astray(s, x, y);
            }
            if (cost < least) {
                least = cost;
                best[0] = x;
                best[1] = y;
            }
            if (i == 0 && j == 0 && share <= 0) {
                return 1;
            }
        }
    }
    return 0;
}

/* Keep of the boxes those that a place can touch. */
static int
read_taken(Tcl_Interp *interp, Tcl_Obj *list, Search *s)
{
    Tcl_Obj **boxes, **sides;
    int count, four;

    if (svgphoto_words(interp, list, &count, &boxes) != TCL_OK) {
        return TCL_ERROR;
    }
    s->taken = (Box *)ckalloc((unsigned)(count + 1)
            * (unsigned)sizeof *s->taken);
    for (int i = 0; i < count; i++) {
        Box *box = &s->taken[s->count];
        double *side[4] = { &box->left, &box->top, &box->right, &box->low };

        if (svgphoto_words(interp, boxes[i], &four, &sides)
                != TCL_OK) {
            return TCL_ERROR;
        }
        if (four != 4) {
            return svgphoto_fail(interp, "BOX", Tcl_ObjPrintf(
                    "\"%s\" is no box", Tcl_GetString(boxes[i])));
        }
        for (int j = 0; j < 4; j++) {
            if (Tcl_GetDoubleFromObj(interp, sides[j], side[j]) != TCL_OK) {
                return TCL_ERROR;
            }
        }
        s->count += fabs(box->left + box->right - 2 * s->x)
                < box->right - box->left + 3 * s->wide
                && fabs(box->top + box->low - 2 * s->y)
                < box->low - box->top + 10 * s->high;
    }
    return TCL_OK;
}

/* As many numbers as a list has, for the caller to free; NULL and a message. */
static double *
read_numbers(Tcl_Interp *interp, Tcl_Obj *list, int *count)
{
    Tcl_Obj **words;
    double *numbers;

    if (svgphoto_words(interp, list, count, &words) != TCL_OK) {
        return NULL;
    }
    numbers = (double *)ckalloc((unsigned)(*count + 1)
            * (unsigned)sizeof *numbers);
    for (int i = 0; i < *count; i++) {
        if (Tcl_GetDoubleFromObj(interp, words[i], &numbers[i]) != TCL_OK) {
            ckfree((char *)numbers);
            return NULL;
        }
    }
    return numbers;
}

static int
read_search(Tcl_Interp *interp, Tcl_Obj *const objv[], Search *s)
{
    double *const number[4] = { &s->x, &s->y, &s->wide, &s->high };
    int two;
    double *frame;

    for (int i = 0; i < 4; i++) {
        if (Tcl_GetDoubleFromObj(interp, objv[1 + i], number[i]) != TCL_OK) {
            return TCL_ERROR;
        }
    }
    frame = read_numbers(interp, objv[5], &two);
    if (frame == NULL) {
        return TCL_ERROR;
    }
    s->frame[0] = two == 2 ? frame[0] : 0;
    s->frame[1] = two == 2 ? frame[1] : 0;
    ckfree((char *)frame);
    if (Tcl_GetDoubleFromObj(interp, objv[6], &s->scale) != TCL_OK) {
        return TCL_ERROR;
    }
    if (!(s->wide > 0 && s->high > 0 && s->frame[0] > 0 && s->frame[1] > 0
            && s->scale > 0)) {
        return svgphoto_fail(interp, "SIZE", Tcl_NewStringObj(
                "words, frame and scale are larger than nothing", -1));
    }
    return read_taken(interp, objv[7], s);
}

int
svgphoto_room(ClientData data, Tcl_Interp *interp, int objc,
        Tcl_Obj *const objv[])
{
    Search s = { .count = 0 };
    double best[2], *shape = NULL;
    int code = TCL_ERROR;
    (void)data;

    if (objc != 9) {
        Tcl_WrongNumArgs(interp, 1, objv,
                "x y wide high frame scale taken shape");
        return TCL_ERROR;
    }
    if (read_search(interp, objv, &s) == TCL_OK
            && (shape = read_numbers(interp, objv[8], &s.corners)) != NULL) {
        Tcl_Obj *told[4];

        s.corners /= 2;
        s.shape = shape;
        told[3] = Tcl_NewBooleanObj(!search(&s, best)
                && !is_inside(&s, best[0], best[1]));
        told[0] = Tcl_NewDoubleObj(best[0]);
        told[1] = Tcl_NewDoubleObj(best[1]);
        told[2] = Tcl_NewDoubleObj(covered(&s, best[0], best[1]));
        Tcl_SetObjResult(interp, Tcl_NewListObj(4, told));
        code = TCL_OK;
    }
    if (shape != NULL) {
        ckfree((char *)shape);
    }
    if (s.taken != NULL) {
        ckfree((char *)s.taken);
    }
    return code;
}
