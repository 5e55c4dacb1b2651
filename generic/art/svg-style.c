/*
 * svg-style.c --
 *
 *    What an element of an SVG looks like: its attributes, and what it has from
 *    those around it.
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "svg-own.h"

const Style svg_first_style = {
    .fill = { .kind = PAINT_COLOR }, .color = { .kind = PAINT_COLOR },
    .fill_opacity = 1, .stroke_opacity = 1, .width = 1, .size = 16,
    .cap = CAIRO_LINE_CAP_BUTT, .join = CAIRO_LINE_JOIN_MITER,
    .dash = "none", .family = "serif", .anchor = "start",
};

const char *
svg_value(const Element *element, const char *name)
{
    for (int i = 0; i < element->attributes; i++) {
        if (strcmp(element->attribute[i].name, name) == 0) {
            return element->attribute[i].value;
        }
    }
    return NULL;
}

int
svg_next(const char **list, double *number)
{
    char *end;

    *list += strspn(*list, " ,\t\r\n");
    *number = strtod(*list, &end);
    if (end == *list) {
        return 0;
    }
    *list = end;
    return 1;
}

double
svg_number(const Element *element, const char *name, double without)
{
    const char *value = svg_value(element, name);
    double number;

    if (value == NULL || !svg_next(&value, &number)) {
        return without;
    }
    return *value == '%' ? number / 100 : number;
}

const Element *
svg_named(const Element *root, const char *reference)
{
    const char *id = svg_value(root, "id");
    size_t length = strcspn(reference + 1, ")\"' ");

    if (*reference != '#') {
        return NULL;
    }
    if (id && strlen(id) == length
            && strncmp(id, reference + 1, length) == 0) {
        return root;
    }
    for (const Element *e = root->child; e; e = e->next) {
        const Element *found = svg_named(e, reference);

        if (found) {
            return found;
        }
    }
    return NULL;
}

/* ---- colours ---- */

static double
channel(unsigned long color, int shift)
{
    return (double)(color >> shift & 255) / 255;
}

static Paint
plain(unsigned long color)
{
    return (Paint){ PAINT_COLOR, channel(color, 16), channel(color, 8),
            channel(color, 0), NULL };
}

Paint
svg_paint(const char *value, Paint current)
{
    static const struct { const char *name; unsigned long color; } known[] = {
        { "black", 0 }, { "white", 0xffffff }, { "red", 0xff0000 },
        { "green", 0x8000 }, { "blue", 0xff }, { "gray", 0x808080 },
        { "grey", 0x808080 },
    };
    unsigned long color;

    value += strspn(value, " ");
    if (*value == '#') {
        color = strtoul(value + 1, NULL, 16);
        if (strspn(value + 1, "0123456789abcdefABCDEF") == 3) {
            color = (color >> 8) * 0x110000 + (color >> 4 & 15) * 0x1100
                    + (color & 15) * 0x11;
        }
        return plain(color);
    }
    if (strncmp(value, "url(", 4) == 0) {
        return (Paint){ .kind = PAINT_NAMED, .named = value + 4
                + strspn(value + 4, "\"' ") };
    }
    if (strcmp(value, "currentColor") == 0) {
        return current;
    }
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (strcmp(value, known[i].name) == 0) {
            return plain(known[i].color);
        }
    }
    return (Paint){ .kind = PAINT_NONE };
}

/* ---- transforms ---- */

static void
apply(cairo_matrix_t *matrix, const char *kind, const double n[6], int count)
{
    cairo_matrix_t one;

    cairo_matrix_init_identity(&one);
    if (strncmp(kind, "translate", 9) == 0) {
        cairo_matrix_init_translate(&one, n[0], n[1]);
    } else if (strncmp(kind, "scale", 5) == 0) {
        cairo_matrix_init_scale(&one, n[0], count > 1 ? n[1] : n[0]);
    } else if (strncmp(kind, "rotate", 6) == 0) {
        cairo_matrix_translate(&one, n[1], n[2]);
        cairo_matrix_rotate(&one, n[0] * SVG_PI / 180);
        cairo_matrix_translate(&one, -n[1], -n[2]);
    } else if (strncmp(kind, "skewX", 5) == 0) {
        one.xy = tan(n[0] * SVG_PI / 180);
    } else if (strncmp(kind, "skewY", 5) == 0) {
        one.yx = tan(n[0] * SVG_PI / 180);
    } else if (strncmp(kind, "matrix", 6) == 0 && count == 6) {
        cairo_matrix_init(&one, n[0], n[1], n[2], n[3], n[4], n[5]);
    }
    cairo_matrix_multiply(matrix, &one, matrix);
}

void
svg_transform(cairo_matrix_t *matrix, const char *value)
{
    const char *open;

    while (value && (open = strchr(value, '(')) != NULL) {
        const char *kind = value + strspn(value, " ,)\t\r\n");
        double n[6] = { 0 };
        int count = 0;

        open++;
        while (count < 6 && svg_next(&open, &n[count])) {
            count++;
        }
        apply(matrix, kind, n, count);
        value = strchr(open, ')');
    }
}

/* ---- the attributes that count ---- */

static void
set_line(Style *s, const char *name, const char *value)
{
    if (strcmp(name, "stroke-linejoin") == 0) {
        s->join = *value == 'r' ? CAIRO_LINE_JOIN_ROUND
                : *value == 'b' ? CAIRO_LINE_JOIN_BEVEL
                : CAIRO_LINE_JOIN_MITER;
    } else if (strcmp(name, "stroke-linecap") == 0) {
        s->cap = *value == 'r' ? CAIRO_LINE_CAP_ROUND
                : *value == 's' ? CAIRO_LINE_CAP_SQUARE
                : CAIRO_LINE_CAP_BUTT;
    } else if (strcmp(name, "stroke-dasharray") == 0) {
        s->dash = value;
    }
}

static void
set_words(Style *s, const char *name, const char *value)
{
    if (strcmp(name, "font-family") == 0) {
        s->family = value;
    } else if (strcmp(name, "font-weight") == 0) {
        s->bold = strcmp(value, "bold") == 0 || atoi(value) >= 600;
    } else if (strcmp(name, "font-style") == 0) {
        s->italic = *value == 'i' || *value == 'o';
    } else if (strcmp(name, "text-anchor") == 0) {
        s->anchor = value;
    }
}

void
svg_style(Style *style, const Element *element)
{
    for (int i = 0; i < element->attributes; i++) {
        const char *name = element->attribute[i].name;
        const char *value = element->attribute[i].value;

        if (strcmp(name, "fill") == 0) {
            style->fill = svg_paint(value, style->color);
        } else if (strcmp(name, "stroke") == 0) {
            style->stroke = svg_paint(value, style->color);
        } else if (strcmp(name, "color") == 0) {
            style->color = svg_paint(value, style->color);
        } else {
            set_line(style, name, value);
            set_words(style, name, value);
        }
    }
    style->fill_opacity = svg_number(element, "fill-opacity",
            style->fill_opacity);
    style->stroke_opacity = svg_number(element, "stroke-opacity",
            style->stroke_opacity);
    style->width = svg_number(element, "stroke-width", style->width);
    style->size = svg_number(element, "font-size", style->size);
    style->spacing = svg_number(element, "letter-spacing", style->spacing);
}
