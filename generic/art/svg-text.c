/*
 * svg-text.c --
 *
 *    The words of an SVG, in a font of the system.
 */

#include <stdio.h>
#include <string.h>

#include "svg-own.h"

enum { FAMILY = 128, LETTER = 8 };

/* The first family of a list, without quotes. */
static void
set_font(cairo_t *cairo, const Style *style)
{
    cairo_font_options_t *options = cairo_font_options_create();
    const char *start = style->family + strspn(style->family, "'\" ");
    char family[FAMILY];

    snprintf(family, sizeof family, "%.*s", (int)strcspn(start, ",'\""),
            start);
    cairo_select_font_face(cairo, family, style->italic
            ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL, style->bold
            ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, style->size);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(cairo, options);
    cairo_font_options_destroy(options);
}

/* The next character of UTF-8; false at the end. */
static int
next_letter(const char **words, char letter[LETTER])
{
    int n = 0;

    do {
        letter[n++] = *(*words)++;
    } while (n < LETTER - 1 && (**words & 0xC0) == 0x80);
    letter[n] = '\0';
    return letter[0] != '\0';
}

static double
width_of(cairo_t *cairo, const char *words, double spacing)
{
    cairo_text_extents_t extents;
    double width = 0;
    char letter[LETTER];

    if (spacing == 0) {
        cairo_text_extents(cairo, words, &extents);
        return extents.x_advance;
    }
    while (*words && next_letter(&words, letter)) {
        cairo_text_extents(cairo, letter, &extents);
        width += extents.x_advance + spacing;
    }
    return width;
}

static void
trace_words(cairo_t *cairo, const char *words, double x, double y,
        double spacing)
{
    cairo_text_extents_t extents;
    char letter[LETTER];

    cairo_move_to(cairo, x, y);
    if (spacing == 0) {
        cairo_text_path(cairo, words);
        return;
    }
    while (*words && next_letter(&words, letter)) {
        cairo_move_to(cairo, x, y);
        cairo_text_path(cairo, letter);
        cairo_text_extents(cairo, letter, &extents);
        x += extents.x_advance + spacing;
    }
}

/* Spaces at the ends go, and line breaks are spaces. */
static void
tidy(char *out, size_t room, const char *words)
{
    size_t n = 0;

    for (; *words && n + 1 < room; words++) {
        char c = strchr(" \t\r\n", *words) ? ' ' : *words;

        if (c != ' ' || (n > 0 && out[n - 1] != ' ')) {
            out[n++] = c;
        }
    }
    n -= n > 0 && out[n - 1] == ' ';
    out[n] = '\0';
}

void
svg_words(cairo_t *cairo, const Element *root, const Element *element,
        const Style *style)
{
    double x = svg_number(element, "x", 0), y = svg_number(element, "y", 0);
    char words[512];
    double width;

    tidy(words, sizeof words, element->text);
    set_font(cairo, style);
    width = width_of(cairo, words, style->spacing);
    x -= *style->anchor == 'm' ? width / 2 : *style->anchor == 'e' ? width : 0;
    trace_words(cairo, words, x, y, style->spacing);
    if (svg_source(cairo, root, &style->fill, style->fill_opacity)) {
        cairo_fill_preserve(cairo);
    }
    cairo_set_line_width(cairo, style->width);
    cairo_set_line_join(cairo, style->join);
    if (svg_source(cairo, root, &style->stroke, style->stroke_opacity)) {
        cairo_stroke_preserve(cairo);
    }
    cairo_new_path(cairo);
}
