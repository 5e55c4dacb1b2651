/*
 * svg-own.c --
 *
 *      SVG drawn by our own means: the colour of a point of small pictures, and
 *      what is no SVG.
 */

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "generic/art/svg-own.h"
#include "generic/art/svg.h"

enum { SIDE = 20, NEAR = 3 };

typedef struct Case {
    const char *what, *svg;
    int x, y;
    uint32_t is;                /* 0xAARRGGBB, multiplied by its alpha */
} Case;

static const Case cases[] = {
    { "a colour", "<rect width='20' height='20' fill='#102030'/>", 5, 5,
        0xff102030 },
    { "a short colour", "<rect width='20' height='20' fill='#f08'/>", 5, 5,
        0xffff0088 },
    { "half through", "<rect width='20' height='20' fill='red' "
        "fill-opacity='0.5'/>", 5, 5, 0x80800000 },
    { "nothing beside it", "<rect width='5' height='5'/>", 10, 10, 0 },
    { "a group's paint", "<g fill='blue'><circle cx='10' cy='10' r='5'/></g>",
        10, 10, 0xff0000ff },
    { "transforms, the last first", "<rect width='2' height='2' fill='red' "
        "transform='translate(10 10) scale(2)'/>", 13, 13, 0xffff0000 },
    { "a line", "<path d='M0,10h20' stroke='#00ff00' stroke-width='4'/>",
        10, 10, 0xff00ff00 },
    { "relative lines, closed", "<path d='m2,2 l16,0 0,16 -16,0z' "
        "fill='red'/>", 10, 16, 0xffff0000 },
    { "curves", "<path d='M0,0C0,20 20,20 20,0S40,0 40,0z' fill='red'/>",
        10, 10, 0xffff0000 },
    { "an arc, its flags without spaces", "<path d='M0 10A10 10 0 0120 10z' "
        "fill='red'/>", 10, 5, 0xffff0000 },
    { "a hole", "<path fill-rule='evenodd' fill='red' d='M0,0H20V20H0z"
        "M5,5H15V15H5z'/>", 10, 10, 0 },
    { "a round corner", "<rect width='20' height='20' rx='10' fill='red'/>",
        0, 0, 0 },
    { "dashes, from where the upper edge begins", "<rect x='2' y='2' "
        "width='16' height='16' rx='4' fill='none' stroke='red' "
        "stroke-width='4' stroke-dasharray='4 90'/>", 8, 2, 0xffff0000 },
    { "a clip", "<clipPath id='c'><rect width='10' height='20'/></clipPath>"
        "<rect width='20' height='20' fill='red' clip-path='url(#c)'/>",
        15, 10, 0 },
    { "a gradient", "<linearGradient id='g'><stop offset='0' "
        "stop-color='#000'/><stop offset='1' stop-color='#f00'/>"
        "</linearGradient><rect width='20' height='20' fill='url(#g)'/>",
        10, 10, 0xff860000 },
    { "a pattern", "<pattern id='p' width='4' height='4' "
        "patternUnits='userSpaceOnUse'><rect width='2' height='4' "
        "fill='red'/></pattern><rect width='20' height='20' "
        "fill='url(#p)'/>", 13, 10, 0xffff0000 },
    { "used again, turned", "<path id='m' d='M0,0H5V5H0z' fill='red'/>"
        "<use href='#m' transform='translate(20 0) scale(-1 1)'/>", 17, 2,
        0xffff0000 },
    { "bytes that are no letter hide nothing", "<text y='9'>\xED\xA0\xBD "
        "\xED\xB8\x80</text><rect width='20' height='20' fill='red'/>",
        5, 5, 0xffff0000 },
    { "one within it, in its place", "<svg x='10' y='10' width='5' height='5' "
        "viewBox='0 0 1 1'><rect width='1' height='1' fill='red'/></svg>",
        13, 13, 0xffff0000 },
    { "one within it, cut off", "<svg x='10' y='10' width='5' height='5' "
        "viewBox='0 0 1 1'><rect width='9' height='9' fill='red'/></svg>",
        17, 17, 0 },
    { "drawn as one, then faded", "<g opacity='0.5'><rect width='20' "
        "height='20' fill='red'/><rect width='20' height='20' "
        "fill='blue'/></g>", 5, 5, 0x80000080 },
};

static int
draw(const char *svg, cairo_surface_t *picture)
{
    char why[SVG_WHY];
    int drawn = svgphoto_svg(svg, strlen(svg), picture, why);

    cairo_surface_flush(picture);
    return drawn;
}

static cairo_surface_t *
blank(void)
{
    return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIDE, SIDE);
}

static uint32_t
point(cairo_surface_t *picture, int x, int y)
{
    const unsigned char *row = cairo_image_surface_get_data(picture)
            + y * cairo_image_surface_get_stride(picture);
    uint32_t word;

    memcpy(&word, row + 4 * x, sizeof word);
    return word;
}

static int
is_near(uint32_t a, uint32_t b)
{
    for (int shift = 0; shift < 32; shift += 8) {
        int one = (int)(a >> shift & 255), two = (int)(b >> shift & 255);

        if (one - two > NEAR || two - one > NEAR) {
            return 0;
        }
    }
    return 1;
}

static int
try_case(const Case *c)
{
    char svg[1024];
    cairo_surface_t *picture = blank();
    uint32_t is;

    snprintf(svg, sizeof svg, "<svg xmlns='http://www.w3.org/2000/svg' "
            "viewBox='0 0 20 20'>%s</svg>", c->svg);
    is = draw(svg, picture) ? point(picture, c->x, c->y) : 1;
    cairo_surface_destroy(picture);
    if (!is_near(is, c->is)) {
        printf("%s: %08x, not %08x\n", c->what, (unsigned)is,
                (unsigned)c->is);
        return 1;
    }
    return 0;
}

/* How many points words have left on a picture. */
static int
ink_of(const char *font, const char *words, uint32_t points[SIDE * SIDE])
{
    cairo_surface_t *picture = blank();
    char svg[1024];
    int ink = 0;

    snprintf(svg, sizeof svg, "<svg width='20' height='20'><text x='10' y='15' "
            "font-size='20' %s text-anchor='middle' fill='red'>%s</text></svg>",
            font, words);
    draw(svg, picture);
    for (int i = 0; i < SIDE * SIDE; i++) {
        points[i] = point(picture, i % SIDE, i / SIDE);
        ink += points[i] != 0;
    }
    cairo_surface_destroy(picture);
    return ink;
}

/* The middle between the first column that has ink and the last. */
static double
middle_of(const uint32_t points[SIDE * SIDE])
{
    int first = SIDE, last = 0;

    for (int i = 0; i < SIDE * SIDE; i++) {
        if (points[i] != 0) {
            first = i % SIDE < first ? i % SIDE : first;
            last = i % SIDE > last ? i % SIDE : last;
        }
    }
    return (first + last) / 2.0;
}

/* Space between letters leaves a word where it was. */
static int
try_spacing(void)
{
    uint32_t narrow[SIDE * SIDE], wide[SIDE * SIDE];
    double away;

    ink_of("", "I", narrow);
    ink_of("letter-spacing='6'", "I", wide);
    away = middle_of(wide) - middle_of(narrow);
    if (away < -0.6 || away > 0.6) {
        printf("a letter with space about it is %g pixels away\n", away);
        return 1;
    }
    return 0;
}

/* How long letters are, once their places are found. */
static double
length_of(const char *letters)
{
    cairo_surface_t *picture = blank();
    cairo_t *cairo = cairo_create(picture);
    double length;

    cairo_set_font_size(cairo, 100);
    length = svg_run(cairo, letters, 0, 0, 0, 0);
    cairo_destroy(cairo);
    cairo_surface_destroy(picture);
    return length;
}

/* Pairs are moved together. */
static int
try_pairs(void)
{
    double alone = length_of("A") + length_of("V"), pair = length_of("AV");

    if (svg_kerns ? pair > alone - 3 : pair < alone - 0.1) {
        printf("a pair is %g long, its letters %g\n", pair, alone);
        return 1;
    }
    return 0;
}

/* Words leave ink, in their place; so do letters that their font has not, as
   one of symbols has no Cyrillic ones. */
static int
try_words(void)
{
    static const char symbols[] = "font-family='Standard Symbols PS'";
    uint32_t one[SIDE * SIDE], other[SIDE * SIDE];
    int ink = ink_of("", "M&amp;", one), wrong = ink < 20;

    if (wrong) {
        printf("words: %d points\n", ink);
    }
    if (ink_of(symbols, "\xD0\x96", one) < 20
            || ink_of(symbols, "\xD0\x94", other) < 20
            || memcmp(one, other, sizeof one) == 0) {
        printf("letters that a font has not are not drawn\n");
        wrong++;
    }
    return wrong;
}

static int
try_broken(void)
{
    static const char *const broken[] = {
        "", "words", "<svg", "<svg>", "<svg><g></svg", "<svg a=1/>",
        "<html></html>", "</svg>", "<svg/><svg/>", "<svg a='1/>",
    };
    int wrong = 0;

    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        cairo_surface_t *picture = blank();

        if (draw(broken[i], picture)) {
            printf("drawn: %s\n", broken[i]);
            wrong++;
        }
        cairo_surface_destroy(picture);
    }
    return wrong;
}

int
main(void)
{
    int wrong = try_words() + try_pairs() + try_spacing() + try_broken();

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        wrong += try_case(&cases[i]);
    }
    return wrong != 0;
}
