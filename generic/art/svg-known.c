/*
 * svg-known.c --
 *
 *    Whether our own means draw all of an SVG, as librsvg would.
 */

#include <stdlib.h>
#include <string.h>

#include "svg-own.h"

enum {
    FEW = 3,
    FOREIGN = 0xD5              /* where UTF-8 has left Cyrillic behind */
};

static int
is_one_of(const char *name, const char *const list[])
{
    for (; *list; list++) {
        if (strcmp(name, *list) == 0) {
            return 1;
        }
    }
    return 0;
}

/* ---- values ---- */

/* As SVG writes it: C knows nan and 0x5, too. */
static int
is_number(const char *value)
{
    char *end;

    strtod(value, &end);
    return end != value && end[strspn(end, " ")] == '\0'
            && value[strspn(value, "0123456789.eE+- ")] == '\0';
}

static int
is_paint(const char *value)
{
    static const char *const words[] = {
        "none", "currentColor", "black", "white", "red", "green", "blue",
        "gray", "grey", NULL
    };

    if (*value == '#') {
        size_t digits = strspn(value + 1, "0123456789abcdefABCDEF");

        return value[1 + digits] == '\0' && (digits == 3 || digits == 6);
    }
    return strncmp(value, "url(#", 5) == 0
            ? strchr(value, ')') != NULL && strchr(value, ')')[1] == '\0'
            : is_one_of(value, words);
}

static int
is_known_value(const char *name, const char *value)
{
    static const char *const numbers[] = {
        "x", "y", "width", "height", "x1", "y1", "x2", "y2", "cx", "cy", "r",
        "rx", "ry", "fx", "fy", "offset", "opacity", "fill-opacity",
        "stroke-opacity", "stop-opacity", "stroke-width", "stroke-miterlimit",
        "font-size", "letter-spacing", NULL
    };
    static const char *const paints[] = {
        "fill", "stroke", "color", "stop-color", NULL
    };
    static const char *const others[] = {
        "id", "class", "xmlns", "xlink", "version", "d", "points",
        "transform", "viewBox", "gradientTransform", "patternTransform",
        "stroke-linejoin", "stroke-linecap", "stroke-dasharray",
        "fill-rule", "font-style", "text-anchor", NULL
    };
    static const char *const weights[] = { "normal", "bold", NULL };

    if (is_one_of(name, numbers)) {
        return is_number(value);
    }
    if (is_one_of(name, paints)) {
        return is_paint(value);
    }
    if (strcmp(name, "font-weight") == 0) {
        return is_one_of(value, weights) || is_number(value);
    }
    if (strcmp(name, "font-family") == 0) {
        return strchr(value, ',') == NULL;
    }
    if (strcmp(name, "gradientUnits") == 0
            || strcmp(name, "patternUnits") == 0) {
        return strcmp(value, "userSpaceOnUse") == 0;
    }
    if (strcmp(name, "clip-path") == 0) {
        return strncmp(value, "url(#", 5) == 0;
    }
    return is_one_of(name, others) && strcmp(value, "inherit") != 0;
}

/* ---- elements ---- */

/* Letters of Europe and what stands between words; few if pairs are not moved
   together, as librsvg does. */
static int
are_known_words(const char *words)
{
    int letters = 0;

    for (; *words; words++) {
        if ((unsigned char)*words >= FOREIGN
                && strncmp(words, "\xE2\x80", 2) != 0) {
            return 0;
        }
        letters += (*words & 0xC0) != 0x80;
    }
    return svg_kerns || letters <= FEW;
}

/* What is in a clip: bare shapes. */
static int
is_known_clip(const Element *clip)
{
    static const char *const shapes[] = {
        "path", "rect", "circle", "ellipse", "polygon", "polyline", NULL
    };

    for (const Element *e = clip->child; e; e = e->next) {
        if (!is_one_of(e->name, shapes) || svg_value(e, "clip-path")) {
            return 0;
        }
    }
    return 1;
}

static int
is_known_element(const Element *e)
{
    static const char *const names[] = {
        "g", "defs", "title", "desc", "path", "rect", "circle", "ellipse",
        "line", "polyline", "polygon", "linearGradient", "radialGradient",
        "stop", NULL
    };

    if (strcmp(e->name, "svg") == 0) {
        return e->parent == NULL || (svg_value(e, "width") != NULL
                && svg_value(e, "height") != NULL);
    }
    if (strcmp(e->name, "use") == 0) {
        return svg_value(e, "width") == NULL && svg_value(e, "height") == NULL;
    }
    if (strcmp(e->name, "pattern") == 0) {
        return svg_value(e, "patternUnits") != NULL
                && svg_value(e, "viewBox") == NULL;
    }
    if (strcmp(e->name, "clipPath") == 0) {
        return is_known_clip(e);
    }
    if (strcmp(e->name, "text") == 0) {
        return e->child == NULL && are_known_words(e->text);
    }
    return is_one_of(e->name, names);
}

static int
is_known(const Element *e)
{
    if (!is_known_element(e) || e->attributes == SVG_ATTRIBUTES) {
        return 0;
    }
    for (int i = 0; i < e->attributes; i++) {
        const char *name = e->attribute[i].name;
        int refers = strcmp(name, "href") == 0
                && strcmp(e->name, "use") == 0;

        if (!refers && !is_known_value(name, e->attribute[i].value)) {
            return 0;
        }
    }
    for (const Element *child = e->child; child; child = child->next) {
        if (!is_known(child)) {
            return 0;
        }
    }
    return 1;
}

int
svg_known(const Tree *tree, const char *text)
{
    /* No words that the text itself declares. */
    return strstr(text, "<!") == NULL && strstr(text, "<?") == NULL
            && is_known(tree->root);
}
