/*
 * svg-own.c --
 *
 *    SVG drawn by our own means: the elements in their order.
 */

#include <string.h>

#include "svg-own.h"

enum { DEEPEST = 40, DASHES = 16 };

static int
is(const Element *element, const char *name)
{
    return strcmp(element->name, name) == 0;
}

static void
set_dash(cairo_t *cairo, const char *list)
{
    double dash[DASHES], sum = 0;
    int count = 0;

    while (count < DASHES && svg_next(&list, &dash[count])) {
        sum += dash[count++];
    }
    cairo_set_dash(cairo, dash, sum > 0 ? count : 0, 0);
}

/* Fill the path and draw its line. */
static void
paint_shape(cairo_t *cairo, const Element *root, const Element *element,
        const Style *style)
{
    const char *rule = svg_value(element, "fill-rule");

    cairo_set_fill_rule(cairo, rule && *rule == 'e'
            ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    if (svg_source(cairo, root, &style->fill, style->fill_opacity)) {
        cairo_fill_preserve(cairo);
    }
    if (style->width > 0 && svg_source(cairo, root, &style->stroke,
            style->stroke_opacity)) {
        cairo_set_line_width(cairo, style->width);
        cairo_set_line_join(cairo, style->join);
        cairo_set_line_cap(cairo, style->cap);
        cairo_set_miter_limit(cairo, svg_number(element, "stroke-miterlimit",
                4));
        set_dash(cairo, style->dash);
        cairo_stroke_preserve(cairo);
    }
    cairo_new_path(cairo);
}

/* Only what is within the shapes that are named is drawn from here on. */
static void
clip(cairo_t *cairo, const Element *root, const Element *element)
{
    const char *value = svg_value(element, "clip-path");
    const Element *named = value && strncmp(value, "url(", 4) == 0
            ? svg_named(root, value + 4) : NULL;

    if (named == NULL) {
        return;
    }
    cairo_new_path(cairo);
    for (const Element *e = named->child; e; e = e->next) {
        cairo_matrix_t was, matrix;

        cairo_get_matrix(cairo, &was);
        matrix = was;
        svg_transform(&matrix, svg_value(e, "transform"));
        cairo_set_matrix(cairo, &matrix);
        svg_shape(cairo, e);
        cairo_set_matrix(cairo, &was);
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING);
    cairo_clip(cairo);
}

static void
draw_used(cairo_t *cairo, const Element *root, const Element *element,
        const Style *style, int depth)
{
    const char *href = svg_value(element, "href");
    const Element *used = href ? svg_named(root, href) : NULL;

    if (used) {
        cairo_translate(cairo, svg_number(element, "x", 0),
                svg_number(element, "y", 0));
        svg_draw(cairo, root, used, *style, depth);
    }
}

/* What the SVG is drawn for, fitted into the picture, in the middle. */
static void
fit(cairo_t *cairo, const Element *svg, double width, double height)
{
    const char *box = svg_value(svg, "viewBox");
    const char *ratio = svg_value(svg, "preserveAspectRatio");
    double x = 0, y = 0, w = svg_number(svg, "width", width);
    double h = svg_number(svg, "height", height), scale;

    if (box && (!svg_next(&box, &x) || !svg_next(&box, &y)
            || !svg_next(&box, &w) || !svg_next(&box, &h))) {
        return;
    }
    if (w <= 0 || h <= 0) {
        return;
    }
    if (ratio && strcmp(ratio, "none") == 0) {
        cairo_scale(cairo, width / w, height / h);
    } else {
        scale = width / w < height / h ? width / w : height / h;
        cairo_translate(cairo, (width - w * scale) / 2,
                (height - h * scale) / 2);
        cairo_scale(cairo, scale, scale);
    }
    cairo_translate(cairo, -x, -y);
}

/* One that stands within another has a place and a size there. */
static void
place_inner(cairo_t *cairo, const Element *svg)
{
    double width = svg_number(svg, "width", 0);
    double height = svg_number(svg, "height", 0);

    if (width > 0 && height > 0) {
        cairo_rectangle(cairo, svg_number(svg, "x", 0),
                svg_number(svg, "y", 0), width, height);
        cairo_clip(cairo);
        cairo_translate(cairo, svg_number(svg, "x", 0),
                svg_number(svg, "y", 0));
        fit(cairo, svg, width, height);
    }
}

static void
draw_one(cairo_t *cairo, const Element *root, const Element *element,
        const Style *style, int depth)
{
    cairo_new_path(cairo);
    if (is(element, "use")) {
        draw_used(cairo, root, element, style, depth);
    } else if (is(element, "text")) {
        svg_words(cairo, root, element, style);
    } else if (is(element, "image")) {
        svg_image(cairo, element);
    } else if (svg_shape(cairo, element)) {
        paint_shape(cairo, root, element, style);
    } else if (is(element, "g") || is(element, "svg") || is(element, "a")) {
        if (is(element, "svg") && element->parent != NULL) {
            place_inner(cairo, element);
        }
        for (const Element *e = element->child; e; e = e->next) {
            svg_draw(cairo, root, e, *style, depth);
        }
    }
}

void
svg_draw(cairo_t *cairo, const Element *root, const Element *element,
        Style style, int depth)
{
    double opacity = svg_number(element, "opacity", 1);
    cairo_matrix_t matrix;

    if (depth > DEEPEST) {
        return;
    }
    svg_style(&style, element);
    cairo_save(cairo);
    cairo_get_matrix(cairo, &matrix);
    svg_transform(&matrix, svg_value(element, "transform"));
    cairo_set_matrix(cairo, &matrix);
    clip(cairo, root, element);
    if (opacity < 1) {
        cairo_push_group(cairo);
    }
    draw_one(cairo, root, element, &style, depth + 1);
    if (opacity < 1) {
        cairo_pop_group_to_source(cairo);
        cairo_paint_with_alpha(cairo, opacity);
    }
    cairo_restore(cairo);
}

void
svg_paint_tree(const Tree *tree, cairo_surface_t *picture)
{
    cairo_t *cairo = cairo_create(picture);

    fit(cairo, tree->root, cairo_image_surface_get_width(picture),
            cairo_image_surface_get_height(picture));
    svg_draw(cairo, tree->root, tree->root, svg_first_style, 0);
    cairo_destroy(cairo);
}
