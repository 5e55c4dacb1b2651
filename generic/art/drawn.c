/*
 * drawn.c --
 *
 *    What was drawn of SVG lately.  A picture is known by the digest of its
 *    text and by its size; those used longest ago go first.  What is not here
 *    may be in a folder: kept.c.  Part of the package "svgphoto".
 *
 *        svgphoto::drawn
 *            How many pictures were drawn of SVG so far.
 */

#include <stdio.h>
#include <string.h>

#include <sodium.h>

#include "drawn.h"
#include "kept.h"

enum {
    KEPT = 12 * 1024 * 1024,    /* bytes: some maps with all on them */
    DIGITS = 2 * crypto_hash_sha256_BYTES + 1,
    KEY = DIGITS + 24           /* a digest and two sizes */
};

typedef struct Picture {
    Tcl_HashEntry *entry;       /* by which it is found */
    cairo_surface_t *pixels;
    struct Picture *before, *after;     /* in the order of their use */
} Picture;

struct Drawn {
    Tcl_HashTable pictures;     /* key -> Picture */
    Picture *first, *last;      /* the one used last is the first */
    size_t bytes;
    int count;                  /* of all that were ever drawn */
    Kept *kept;                 /* the interpreter's */
};

static void
digest_of(const char *svg, char digits[DIGITS])
{
    unsigned char digest[crypto_hash_sha256_BYTES];

    crypto_hash_sha256(digest, (const unsigned char *)svg, strlen(svg));
    sodium_bin2hex(digits, DIGITS, digest, sizeof digest);
}

static void
make_key(char key[KEY], const char *digest, int width, int height)
{
    snprintf(key, KEY, "%s %d %d", digest, width, height);
}

static size_t
bytes_of(cairo_surface_t *pixels)
{
    return (size_t)cairo_image_surface_get_stride(pixels)
            * (size_t)cairo_image_surface_get_height(pixels);
}

/* ---- the order of use ---- */

static void
unlink_picture(Drawn *drawn, Picture *picture)
{
    *(picture->before ? &picture->before->after : &drawn->first) =
            picture->after;
    *(picture->after ? &picture->after->before : &drawn->last) =
            picture->before;
}

static void
put_first(Drawn *drawn, Picture *picture)
{
    picture->before = NULL;
    picture->after = drawn->first;
    *(drawn->first ? &drawn->first->before : &drawn->last) = picture;
    drawn->first = picture;
}

static void
forget(Drawn *drawn, Picture *picture)
{
    drawn->bytes -= bytes_of(picture->pixels);
    unlink_picture(drawn, picture);
    Tcl_DeleteHashEntry(picture->entry);
    cairo_surface_destroy(picture->pixels);
    ckfree((char *)picture);
}

/* The Drawn owns the pixels from now on. */
static void
add(Drawn *drawn, const char *digest, cairo_surface_t *pixels)
{
    Picture *picture = (Picture *)ckalloc(sizeof *picture);
    char key[KEY];
    int isNew;

    make_key(key, digest, cairo_image_surface_get_width(pixels),
            cairo_image_surface_get_height(pixels));
    picture->entry = Tcl_CreateHashEntry(&drawn->pictures, key, &isNew);
    if (!isNew) {
        forget(drawn, Tcl_GetHashValue(picture->entry));
        picture->entry = Tcl_CreateHashEntry(&drawn->pictures, key, &isNew);
    }
    Tcl_SetHashValue(picture->entry, picture);
    picture->pixels = pixels;
    put_first(drawn, picture);
    drawn->bytes += bytes_of(pixels);
    while (drawn->bytes > KEPT) {
        forget(drawn, drawn->last);
    }
}

static cairo_surface_t *
find(Drawn *drawn, const char *digest, int width, int height)
{
    char key[KEY];
    Tcl_HashEntry *entry;
    Picture *picture;

    make_key(key, digest, width, height);
    entry = Tcl_FindHashEntry(&drawn->pictures, key);
    if (entry == NULL) {
        return NULL;
    }
    picture = Tcl_GetHashValue(entry);
    unlink_picture(drawn, picture);
    put_first(drawn, picture);
    return picture->pixels;
}

cairo_surface_t *
svgphoto_find(Drawn *drawn, const char *svg, int width, int height)
{
    char digest[DIGITS];
    cairo_surface_t *pixels;

    digest_of(svg, digest);
    pixels = find(drawn, digest, width, height);
    if (pixels == NULL) {
        pixels = svgphoto_recall(drawn->kept, digest, width, height);
        if (pixels != NULL) {
            add(drawn, digest, pixels);
        }
    }
    return pixels;
}

void
svgphoto_keep(Drawn *drawn, const char *svg, cairo_surface_t *pixels)
{
    char digest[DIGITS];

    digest_of(svg, digest);
    drawn->count++;
    svgphoto_remember(drawn->kept, digest, pixels);
    add(drawn, digest, pixels);
}

static int
drawn_cmd(ClientData data, Tcl_Interp *interp, int objc, Tcl_Obj *const objv[])
{
    Drawn *drawn = data;

    if (objc != 1) {
        Tcl_WrongNumArgs(interp, 1, objv, NULL);
        return TCL_ERROR;
    }
    Tcl_SetObjResult(interp, Tcl_NewIntObj(drawn->count));
    return TCL_OK;
}

static void
free_drawn(ClientData data, Tcl_Interp *interp)
{
    Drawn *drawn = data;
    (void)interp;

    while (drawn->first) {
        forget(drawn, drawn->first);
    }
    Tcl_DeleteHashTable(&drawn->pictures);
    ckfree((char *)drawn);
}

Drawn *
svgphoto_drawn(Tcl_Interp *interp)
{
    Drawn *drawn = (Drawn *)ckalloc(sizeof *drawn);

    *drawn = (Drawn){ .kept = svgphoto_kept(interp) };
    Tcl_InitHashTable(&drawn->pictures, TCL_STRING_KEYS);
    Tcl_SetAssocData(interp, "svgphoto drawn", free_drawn, drawn);
    Tcl_CreateObjCommand(interp, "::svgphoto::drawn", drawn_cmd, drawn, NULL);
    return drawn;
}
