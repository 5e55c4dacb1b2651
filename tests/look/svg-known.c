/*
 * svg-known.c --
 *
 *      Which SVG our own means draw as librsvg would, and which is left to it.
 */

#include <stdio.h>
#include <string.h>

#include "generic/art/svg-own.h"

static const char *const known[] = {
    "<g fill='none' stroke='#f08'><circle r='5' cx='1'/></g>",
    "<g class='a' opacity='0.5' transform='rotate(3)'><use href='#m'/></g>",
    "<linearGradient id='g'><stop offset='0.5' stop-color='#102030'/>"
        "</linearGradient><path d='M0,0h9' fill='url(#g)'/>",
    "<clipPath id='c'><rect width='1' height='1'/></clipPath>"
        "<g clip-path='url(#c)'/>",
    "<text font-family='serif' font-weight='bold'>12</text>",
    "<text>\xD0\x96 2</text>", "<text>l\xE2\x80\x99y</text>",
    "<title>What it is</title>",
    "<svg x='2' y='2' width='5' height='5' viewBox='0 0 9 9'/>",
};

static const char *const unknown[] = {
    "<filter id='f'/>", "<g filter='url(#f)'/>", "<mask/>", "<style>a</style>",
    "<g style='fill:red'/>", "<rect width='50%'/>", "<rect width='5mm'/>",
    "<rect width=''/>", "<rect width='nan'/>", "<rect width='0x5'/>",
    "<rect fill='salmon'/>", "<rect fill='#1234'/>",
    "<rect fill='url(#g) red'/>", "<rect fill='inherit'/>",
    "<g stroke-linecap='inherit'/>", "<svg/>", "<symbol/>",
    "<use href='#m' width='5'/>", "<pattern id='p' width='4'/>",
    "<linearGradient href='#g'/>",
    "<linearGradient gradientUnits='objectBoundingBox'/>",
    "<clipPath><use href='#m'/></clipPath>", "<clipPath><g/></clipPath>",
    "<text><tspan>a</tspan></text>",
    "<text>\xE2\x98\x85</text>", "<text x='1 2'>ab</text>",
    "<text font-family='A, serif'>a</text>", "<text font-weight='bolder'/>",
    "<text text-decoration='underline'>a</text>", "<marker/>",
    "<g a='1' b='2' c='3'/>", "<image href='#m'/>", "<![CDATA[a]]>",
    "<g><g><g><mask/></g></g></g>",
};

static int
is_known(const char *inside)
{
    char svg[512];
    Tree tree;
    int is;

    snprintf(svg, sizeof svg, "<svg xmlns='http://www.w3.org/2000/svg' "
            "viewBox='0 0 20 20'>%s</svg>", inside);
    is = svg_read(&tree, svg, strlen(svg)) && svg_known(&tree, svg);
    svg_free(&tree);
    return is;
}

static int
try_all(const char *const list[], size_t count, int is)
{
    int wrong = 0;

    for (size_t i = 0; i < count; i++) {
        if (is_known(list[i]) != is) {
            printf("%s: %s\n", is ? "not known" : "known", list[i]);
            wrong++;
        }
    }
    return wrong;
}

/* Words, whose pairs of letters librsvg moves together. */
static int
try_words(void)
{
    static const char *const words[] = { "<text>Wood</text>" };

    return try_all(words, 1, svg_kerns);
}

int
main(void)
{
    return try_words()
            + try_all(known, sizeof known / sizeof *known, 1)
            + try_all(unknown, sizeof unknown / sizeof *unknown, 0) != 0;
}
