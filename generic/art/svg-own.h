/*
 * svg-own.h --
 *
 *    Our own drawing of SVG, in parts: as much of it as our pictures use; svg.h
 *    has what others call.
 *
 *        svg-xml.c       the text as a tree of elements
 *        svg-style.c     what an element looks like, by its attributes
 *        svg-shape.c     the shapes as paths of Cairo
 *        svg-path.c      those that are written as letters and numbers
 *        svg-paint.c     gradients and patterns
 *        svg-text.c      words
 *        svg-harfbuzz.c  the places of their letters, or svg-unkerned.c
 *        svg-image.c     pictures that are in it
 *        svg-own.c       draws the tree
 *        svg-known.c     whether that is all that it asks for
 */

#ifndef SVG_OWN_H
#define SVG_OWN_H

#include <stddef.h>

#include <cairo.h>

#define SVG_PI 3.14159265358979323846

/* ---- the tree ---- */

enum { SVG_ATTRIBUTES = 24 };

typedef struct Element {
    const char *name;           /* without a prefix */
    const char *text;           /* the words in it, or "" */
    struct { const char *name, *value; } attribute[SVG_ATTRIBUTES];
    int attributes;
    struct Element *parent, *child, *last, *next;
} Element;

typedef struct Tree {
    char *text;                 /* a copy, cut into strings */
    Element *root;
    struct Block *blocks;       /* of elements, to be freed */
} Tree;

/* False if that is no tree.  Free it in either case. */
int svg_read(Tree *tree, const char *text, size_t length);
void svg_free(Tree *tree);

/* The value of an attribute, or NULL; as a number, or what it is without. */
const char *svg_value(const Element *element, const char *name);
double svg_number(const Element *element, const char *name, double without);

/* The element that "#id" names, or NULL. */
const Element *svg_named(const Element *root, const char *reference);

/* The next number of a list, or false; *list moves on behind it. */
int svg_next(const char **list, double *number);

/* ---- what it looks like ---- */

typedef struct Paint {
    enum { PAINT_NONE, PAINT_COLOR, PAINT_NAMED } kind;
    double red, green, blue;
    const char *named;          /* "#id)..." of a gradient or a pattern */
} Paint;

typedef struct Style {
    Paint fill, stroke, color;
    double fill_opacity, stroke_opacity, width, size, spacing;
    cairo_line_join_t join;
    cairo_line_cap_t cap;
    const char *dash, *family, *anchor;
    int bold, italic;
} Style;

extern const Style svg_first_style;

/* That of an element in one of the style it is given. */
void svg_style(Style *style, const Element *element);

Paint svg_paint(const char *value, Paint current);
void svg_transform(cairo_matrix_t *matrix, const char *value);

/* ---- drawing ---- */

/* Add the shape of an element to the path of Cairo: has it one? */
int svg_shape(cairo_t *cairo, const Element *element);

/* Add what is written so: "M0,0 l5,5 z". */
void svg_trace_path(cairo_t *cairo, const char *d);

/* Set a paint for the path that is there; false if there is none. */
int svg_source(cairo_t *cairo, const Element *root, const Paint *paint,
        double opacity);

void svg_words(cairo_t *cairo, const Element *root, const Element *element,
        const Style *style);

/*
 * Add letters that the font of Cairo has to its path from there on, with space
 * about each, or only go where they end: pairs moved together if svg_kerns
 * (svg-harfbuzz.c), else each as wide as alone, as in a plain run
 * (svg-unkerned.c).
 */
extern const int svg_kerns;
double svg_run(cairo_t *cairo, const char *run, double x, double y,
        double spacing, int draws);
double svg_plain_run(cairo_t *cairo, const char *run, double x, double y,
        double spacing, int draws);

void svg_image(cairo_t *cairo, const Element *element);

/* All of it, fitted into the picture. */
void svg_paint_tree(const Tree *tree, cairo_surface_t *picture);

/* Would librsvg draw the same?  TEXT: of which the tree was made. */
int svg_known(const Tree *tree, const char *text);

/* An element and all in it. */
void svg_draw(cairo_t *cairo, const Element *root, const Element *element,
        Style style, int depth);

#endif /* SVG_OWN_H */
