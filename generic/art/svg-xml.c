/*
 * svg-xml.c --
 *
 *    The text of an SVG as a tree of elements.  A copy of the text is cut
 *    into the strings of the tree where it stands.
 */

#include <stdlib.h>
#include <string.h>

#include "svg-own.h"

enum { BLOCK = 64, DEEPEST = 200 };

typedef struct Block {
    struct Block *next;
    int used;
    Element element[BLOCK];
} Block;

static Element *
new_element(Tree *tree, Element *parent)
{
    Element *element;

    if (tree->blocks == NULL || tree->blocks->used == BLOCK) {
        Block *block = calloc(1, sizeof *block);

        if (block == NULL) {
            return NULL;
        }
        block->next = tree->blocks;
        tree->blocks = block;
    }
    element = &tree->blocks->element[tree->blocks->used++];
    element->text = "";
    element->parent = parent;
    if (parent != NULL) {
        *(parent->last ? &parent->last->next : &parent->child) = element;
        parent->last = element;
    }
    return element;
}

void
svg_free(Tree *tree)
{
    while (tree->blocks) {
        Block *block = tree->blocks;

        tree->blocks = block->next;
        free(block);
    }
    free(tree->text);
}

/* ---- characters ---- */

static int
is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static char *
skip_space(char *at)
{
    while (is_space(*at)) {
        at++;
    }
    return at;
}

static char *
put_utf8(char *out, unsigned long code)
{
    if (code < 0x80) {
        *out++ = (char)code;
    } else if (code < 0x800) {
        *out++ = (char)(0xC0 | code >> 6);
        *out++ = (char)(0x80 | (code & 63));
    } else {
        *out++ = (char)(0xE0 | (code >> 12 & 15));
        *out++ = (char)(0x80 | (code >> 6 & 63));
        *out++ = (char)(0x80 | (code & 63));
    }
    return out;
}

/* What stands for characters in a string becomes these, in place. */
static void
decode(char *string)
{
    static const struct { const char *name; char is; } known[] = {
        { "&amp;", '&' }, { "&lt;", '<' }, { "&gt;", '>' }, { "&quot;", '"' },
        { "&apos;", '\'' },
    };
    char *in = string, *out = string;

    while (*in) {
        size_t k = 0, count = sizeof known / sizeof *known;

        while (*in == '&' && k < count
                && strncmp(in, known[k].name, strlen(known[k].name)) != 0) {
            k++;
        }
        if (*in != '&') {
            *out++ = *in++;
        } else if (k < count) {
            *out++ = known[k].is;
            in += strlen(known[k].name);
        } else if (in[1] == '#') {
            int hex = in[2] == 'x';

            out = put_utf8(out, strtoul(in + 2 + hex, &in, hex ? 16 : 10));
            in += *in == ';';
        } else {
            *out++ = *in++;
        }
    }
    *out = '\0';
}

/* ---- tags ---- */

static int
is_name(char c)
{
    return c && !is_space(c) && !strchr("=/>\"'<", c);
}

/* A name begins here: cuts off its prefix, and returns where it ends. */
static char *
read_name(char *at, const char **name)
{
    *name = at;
    for (; is_name(*at); at++) {
        if (*at == ':') {
            *name = at + 1;
        }
    }
    return at;
}

/* The attributes up to the end of the tag; NULL if they are none. */
static char *
read_attributes(char *at, Element *element)
{
    for (at = skip_space(at); is_name(*at); at = skip_space(at)) {
        const char *name;
        char *end = read_name(at, &name), *equals = skip_space(end), quote;

        if (*equals != '=') {
            return NULL;
        }
        at = skip_space(equals + 1);
        quote = *at++;
        if ((quote != '"' && quote != '\'') || !strchr(at, quote)) {
            return NULL;
        }
        *end = '\0';
        if (element->attributes < SVG_ATTRIBUTES) {
            element->attribute[element->attributes].name = name;
            element->attribute[element->attributes++].value = at;
        }
        end = strchr(at, quote);
        *end = '\0';
        decode(at);
        at = end + 1;
    }
    return at;
}

/* What is no element: a comment, a declaration.  Where it ends, or NULL. */
static char *
skip_other(char *at)
{
    char *end = strncmp(at, "<!--", 4) == 0 ? strstr(at, "-->")
            : strchr(at, '>');

    return end == NULL ? NULL : end + (*end == '>' ? 1 : 3);
}

/* A tag that opens an element, which is *now from here on unless it closes
   itself. */
static char *
open_tag(Tree *tree, Element **now, char *at)
{
    Element *element = new_element(tree, *now);
    char *end;

    if (element == NULL || (*now == NULL && tree->root != NULL)) {
        return NULL;
    }
    if (*now == NULL) {
        tree->root = element;
    }
    end = read_name(at + 1, &element->name);
    at = read_attributes(end, element);
    if (at == NULL || (*at != '>' && *at != '/')) {
        return NULL;
    }
    if (*at == '/') {
        at++;
    } else {
        *now = element;
    }
    if (*at != '>') {
        return NULL;
    }
    *end = '\0';
    return at + 1;
}

/* Words between tags: those of an element before its first child. */
static char *
read_words(Element *now, char *at)
{
    char *end = at + strcspn(at, "<");

    if (now != NULL && now->child == NULL && end > at) {
        now->text = at;
    }
    return end;
}

int
svg_read(Tree *tree, const char *text, size_t length)
{
    Element *now = NULL;
    char *at;
    int depth = 0;

    *tree = (Tree){ .text = malloc(length + 1) };
    if (tree->text == NULL) {
        return 0;
    }
    memcpy(tree->text, text, length);
    tree->text[length] = '\0';
    at = tree->text;
    while (at != NULL && *at) {
        if (*at != '<') {
            at = read_words(now, at);
        } else if (at[1] == '/') {
            *at = '\0';                 /* the words before end here */
            if (now == NULL || (at = strchr(at + 1, '>')) == NULL) {
                return 0;
            }
            at++;
            if (now->child == NULL && *now->text) {
                decode((char *)now->text);
            }
            now = now->parent;
            depth--;
        } else if (at[1] == '!' || at[1] == '?') {
            at = skip_other(at);
        } else {
            Element *before = now;

            *at = '\0';
            at = open_tag(tree, &now, at);
            depth += now != before;
            if (depth > DEEPEST) {
                return 0;
            }
        }
    }
    return at != NULL && now == NULL && tree->root != NULL
            && strcmp(tree->root->name, "svg") == 0;
}
