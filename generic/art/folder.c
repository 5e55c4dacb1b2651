/*
 * folder.c --
 *
 *    Pictures in a folder, a file each: some words of a head, then the pixels
 *    as they are shown.  Whatever else lies there is left alone and not read.
 *    Part of the package "svgphoto".
 */

#define _POSIX_C_SOURCE 200809L

#include <string.h>

#include <glib.h>
#include <glib/gstdio.h>

#include "folder.h"

/* The words of a file's head; the stamp and the sum have two each. */
enum { KIND, WIDTH, HEIGHT, STAMP, SUM = STAMP + 2, HEAD = SUM + 2 };

enum {
    OURS = 0x47725031,          /* in KIND: ours, and the bytes in our order */
    LARGEST = 1024 * 1024,      /* bytes of a picture that is kept */
    DIGITS = 64                 /* of a name */
};

uint64_t
svgphoto_hash(const void *bytes, size_t count)
{
    const unsigned char *at = bytes;
    uint64_t sum = 0xcbf29ce484222325u;
    uint32_t word;

    for (; count >= sizeof word; count -= sizeof word, at += sizeof word) {
        memcpy(&word, at, sizeof word);
        sum = (sum ^ word) * 0x100000001b3u;
    }
    for (; count > 0; count--, at++) {
        sum = (sum ^ *at) * 0x100000001b3u;
    }
    return sum;
}

static char *
path_of(const Folder *folder, const char *name, int width, int height)
{
    return g_strdup_printf("%s%c%s-%dx%d", folder->path, G_DIR_SEPARATOR,
            name, width, height);
}

static size_t
bytes_of(int width, int height)
{
    return (size_t)width * (size_t)height * sizeof (uint32_t);
}

static void
make_head(const Folder *folder, const unsigned char *pixels, int width,
        int height, uint32_t head[HEAD])
{
    uint64_t sum = svgphoto_hash(pixels, bytes_of(width, height));

    head[KIND] = OURS;
    head[WIDTH] = (uint32_t)width;
    head[HEIGHT] = (uint32_t)height;
    memcpy(&head[STAMP], &folder->stamp, sizeof folder->stamp);
    memcpy(&head[SUM], &sum, sizeof sum);
}

/* The bytes of a plain file that has so many; NULL if there is none. */
static char *
read_bytes(const char *path, size_t count)
{
    GStatBuf about;
    char *bytes;
    size_t have;

    if (g_lstat(path, &about) != 0 || !S_ISREG(about.st_mode)
            || (size_t)about.st_size != count
            || !g_file_get_contents(path, &bytes, &have, NULL)) {
        return NULL;
    }
    if (have != count) {
        g_free(bytes);
        return NULL;
    }
    return bytes;
}

/* Of rows that have nothing between them, as Cairo has those of words. */
static cairo_surface_t *
make_picture(const unsigned char *pixels, int width, int height)
{
    cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
            width, height);

    if (cairo_surface_status(picture) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(picture);
        return NULL;
    }
    memcpy(cairo_image_surface_get_data(picture), pixels,
            bytes_of(width, height));
    cairo_surface_mark_dirty(picture);
    return picture;
}

cairo_surface_t *
svgphoto_read_file(const Folder *folder, const char *name, int width,
        int height)
{
    uint32_t head[HEAD];
    char *path, *bytes;
    cairo_surface_t *picture = NULL;

    if (bytes_of(width, height) > LARGEST) {
        return NULL;
    }
    path = path_of(folder, name, width, height);
    bytes = read_bytes(path, sizeof head + bytes_of(width, height));
    if (bytes != NULL) {
        unsigned char *pixels = (unsigned char *)bytes + sizeof head;

        make_head(folder, pixels, width, height, head);
        if (memcmp(head, bytes, sizeof head) == 0) {
            picture = make_picture(pixels, width, height);
        }
    }
    g_free(bytes);
    g_free(path);
    return picture;
}

/* ---- no more than there may be ---- */

typedef struct File {
    char *path;
    int64_t written, bytes;
} File;

static void
free_file(gpointer data)
{
    g_free(((File *)data)->path);
    g_free(data);
}

static gint
compare_written(gconstpointer a, gconstpointer b)
{
    const File *one = *(File *const *)a, *two = *(File *const *)b;

    return (one->written > two->written) - (one->written < two->written);
}

/* Also what a program that was killed has left of one, NAME.XXXXXX. */
static int
is_ours(const char *name)
{
    return strspn(name, "0123456789abcdef") == DIGITS && name[DIGITS] == '-';
}

static GPtrArray *
list_files(const Folder *folder)
{
    GPtrArray *files = g_ptr_array_new_with_free_func(free_file);
    GDir *all = g_dir_open(folder->path, 0, NULL);
    const char *name;

    while (all != NULL && (name = g_dir_read_name(all)) != NULL) {
        char *path = g_build_filename(folder->path, name, NULL);
        GStatBuf about;

        if (is_ours(name) && g_lstat(path, &about) == 0
                && S_ISREG(about.st_mode)) {
            File *file = g_new(File, 1);

            *file = (File){ path, about.st_mtime, about.st_size };
            g_ptr_array_add(files, file);
        } else {
            g_free(path);
        }
    }
    if (all != NULL) {
        g_dir_close(all);
    }
    return files;
}

/* Files are as many as they may be: those written longest ago go, a
   quarter. */
static void
make_room(Folder *folder)
{
    GPtrArray *files = list_files(folder);
    int64_t bytes = 0;

    for (guint i = 0; i < files->len; i++) {
        bytes += ((File *)files->pdata[i])->bytes;
    }
    if (bytes > folder->most) {
        g_ptr_array_sort(files, compare_written);
        for (guint i = 0; i < files->len
                && bytes > folder->most - folder->most / 4; i++) {
            File *file = files->pdata[i];

            if (g_remove(file->path) == 0) {
                bytes -= file->bytes;
            }
        }
    }
    g_ptr_array_free(files, TRUE);
    folder->written = 0;
}

int
svgphoto_write_file(Folder *folder, const char *name,
        cairo_surface_t *picture)
{
    int width = cairo_image_surface_get_width(picture);
    int height = cairo_image_surface_get_height(picture);
    uint32_t head[HEAD];
    size_t count = sizeof head + bytes_of(width, height);
    char *path, *bytes;
    int done;

    if (bytes_of(width, height) > LARGEST) {
        return 1;
    }
    if (folder->written < 0 || folder->written > folder->most / 8) {
        make_room(folder);
    }
    folder->written += (int64_t)count;
    path = path_of(folder, name, width, height);
    bytes = g_malloc(count);
    memcpy(bytes + sizeof head, cairo_image_surface_get_data(picture),
            bytes_of(width, height));
    make_head(folder, (unsigned char *)bytes + sizeof head, width, height,
            head);
    memcpy(bytes, head, sizeof head);
    done = g_file_set_contents(path, bytes, (gssize)count, NULL);
    g_free(bytes);
    g_free(path);
    return done;
}
