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

#include <glib.h>

#include "drawn.h"
#include "kept.h"

/* So many bytes of pixels are kept: some maps with all that stands on them. */
enum { KEPT = 16 * 1024 * 1024 };

struct Drawn {
    GHashTable *pictures;       /* key -> Picture, which it owns */
    GQueue order;               /* of all Pictures, the one used last first */
    size_t bytes;
    int count;                  /* of all that were ever drawn */
    Kept *kept;                 /* the interpreter's */
};

typedef struct Picture {
    char *key;
    cairo_surface_t *pixels;
    GList in_order;             /* its link there */
} Picture;

static void
free_picture(gpointer data)
{
    Picture *picture = data;

    cairo_surface_destroy(picture->pixels);
    g_free(picture->key);
    g_free(picture);
}

static char *
digest_of(const char *svg)
{
    return g_compute_checksum_for_string(G_CHECKSUM_SHA256, svg, -1);
}

static char *
key_of(const char *digest, int width, int height)
{
    return g_strdup_printf("%s %d %d", digest, width, height);
}

static size_t
bytes_of(cairo_surface_t *pixels)
{
    return (size_t)cairo_image_surface_get_stride(pixels)
            * (size_t)cairo_image_surface_get_height(pixels);
}

static void
forget(Drawn *drawn, Picture *picture)
{
    drawn->bytes -= bytes_of(picture->pixels);
    g_queue_unlink(&drawn->order, &picture->in_order);
    g_hash_table_remove(drawn->pictures, picture->key);
}

/* The Drawn owns the pixels from now on. */
static void
add(Drawn *drawn, const char *digest, cairo_surface_t *pixels)
{
    Picture *picture = g_new0(Picture, 1);
    Picture *old;

    picture->key = key_of(digest, cairo_image_surface_get_width(pixels),
            cairo_image_surface_get_height(pixels));
    picture->pixels = pixels;
    picture->in_order.data = picture;
    old = g_hash_table_lookup(drawn->pictures, picture->key);
    if (old != NULL) {
        forget(drawn, old);
    }
    g_hash_table_insert(drawn->pictures, picture->key, picture);
    g_queue_push_head_link(&drawn->order, &picture->in_order);
    drawn->bytes += bytes_of(pixels);
    while (drawn->bytes > KEPT) {
        forget(drawn, g_queue_peek_tail(&drawn->order));
    }
}

static cairo_surface_t *
find(Drawn *drawn, const char *digest, int width, int height)
{
    char *key = key_of(digest, width, height);
    Picture *picture = g_hash_table_lookup(drawn->pictures, key);

    g_free(key);
    if (picture == NULL) {
        return NULL;
    }
    g_queue_unlink(&drawn->order, &picture->in_order);
    g_queue_push_head_link(&drawn->order, &picture->in_order);
    return picture->pixels;
}

cairo_surface_t *
svgphoto_find(Drawn *drawn, const char *svg, int width, int height)
{
    char *digest = digest_of(svg);
    cairo_surface_t *pixels = find(drawn, digest, width, height);

    if (pixels == NULL) {
        pixels = svgphoto_recall(drawn->kept, digest, width, height);
        if (pixels != NULL) {
            add(drawn, digest, pixels);
        }
    }
    g_free(digest);
    return pixels;
}

void
svgphoto_keep(Drawn *drawn, const char *svg, cairo_surface_t *pixels)
{
    char *digest = digest_of(svg);

    drawn->count++;
    svgphoto_remember(drawn->kept, digest, pixels);
    add(drawn, digest, pixels);
    g_free(digest);
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

    g_hash_table_destroy(drawn->pictures);
    g_free(drawn);
}

Drawn *
svgphoto_drawn(Tcl_Interp *interp)
{
    Drawn *drawn = g_new0(Drawn, 1);

    drawn->kept = svgphoto_kept(interp);
    drawn->pictures = g_hash_table_new_full(g_str_hash, g_str_equal, NULL,
            free_picture);
    g_queue_init(&drawn->order);
    Tcl_SetAssocData(interp, "svgphoto drawn", free_drawn, drawn);
    Tcl_CreateObjCommand(interp, "::svgphoto::drawn", drawn_cmd, drawn, NULL);
    return drawn;
}
