/*
 * svg-text.c --
 *
 *    The words of an SVG, in a font of the system.
 */

#include <stdio.h>
#include <string.h>

#include "svg-own.h"

enum { FAMILY = 128, LETTER = 8, WORDS = 512 };

/* What has the letters that a font has not, such as the capitals with accents
   that some bold ones lack; every system has it, or one like it. */
static const char OTHER_FAMILY[] = "Times New Roman";

static const char NO_LETTER[] = "\xCD\xB8";    /* that Unicode has none of */

/* A font of the style, of this family: or of a list the first, without
   quotes. */
static void
set_font(cairo_t *cairo, const Style *style, const char *families)
{
    cairo_font_options_t *options = cairo_font_options_create();
    const char *start = families + strspn(families, "'\" ");
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

/* By which number the font has a letter; -1 of bytes that are none. */
static long
glyph_of(cairo_t *cairo, const char *letter)
{
    cairo_glyph_t *glyphs = NULL;
    long index = -1;
    int count = 0;

    if (cairo_scaled_font_text_to_glyphs(cairo_get_scaled_font(cairo), 0, 0,
            letter, -1, &glyphs, &count, NULL, NULL, NULL)
            == CAIRO_STATUS_SUCCESS && count > 0) {
        index = (long)glyphs[0].index;
    }
    cairo_glyph_free(glyphs);
    return index;
}

/* The next letters that one font has, and that font.  Bytes that are no letter,
   as Tcl has for signs beyond the first 65,536, are passed over: Cairo would
   draw nothing more. */
static void
next_run(cairo_t *cairo, const Style *style, const char **words,
        char run[WORDS])
{
    size_t length = 0;
    long none;
    int own = 1;

    set_font(cairo, style, style->family);
    none = glyph_of(cairo, NO_LETTER);
    while (**words) {
        const char *next = *words;
        char letter[LETTER];
        long glyph;
        int has;

        next_letter(&next, letter);
        glyph = glyph_of(cairo, letter);
        has = glyph != none;
        if (glyph < 0) {
            *words = next;
            continue;
        }
        if (length > 0 && has != own) {
            break;
        }
        own = has;
        memcpy(run + length, letter, (size_t)(next - *words));
        length += (size_t)(next - *words);
        *words = next;
    }
    run[length] = '\0';
    if (!own) {
        set_font(cairo, style, OTHER_FAMILY);
    }
}

double
svg_plain_run(cairo_t *cairo, const char *run, double x, double y,
        double spacing, int draws)
{
    cairo_text_extents_t extents;
    char letter[LETTER];

    if (spacing == 0) {
        if (draws) {
            cairo_move_to(cairo, x, y);
            cairo_text_path(cairo, run);
        }
        cairo_text_extents(cairo, run, &extents);
        return x + extents.x_advance;
    }
    while (*run) {
        next_letter(&run, letter);
        x = svg_plain_run(cairo, letter, x, y, 0, draws) + spacing;
    }
    return x;
}

/* Add the words to the path from there on, or only go where they end. */
static double
trace_words(cairo_t *cairo, const Style *style, const char *words, double x,
        double y, int draws)
{
    char run[WORDS];

    while (*words) {
        next_run(cairo, style, &words, run);
        x = svg_run(cairo, run, x, y, style->spacing, draws);
    }
    return x;
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
    char words[WORDS];
    double width;

    tidy(words, sizeof words, element->text);
    width = trace_words(cairo, style, words, 0, 0, 0);
    x -= *style->anchor == 'm' ? width / 2 : *style->anchor == 'e' ? width : 0;
    x += style->spacing / 2;    /* half of it on either side of a letter */
    trace_words(cairo, style, words, x, y, 1);
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
