/*
 * folder.c --
 *
 *    Pictures in a folder, a file each: some words of a head, then the pixels
 *    as they are shown.  Whatever else lies there is left alone and not read.
 *    Part of the package "svgphoto".
 */

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <sodium.h>

#include "folder.h"
#include "svgphoto.h"

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

/* A path of ours has one reference, which who made it lets go. */
static Tcl_Obj *
path_of(const Folder *folder, const char *name, int width, int height)
{
    Tcl_Obj *path = Tcl_ObjPrintf("%s/%s-%dx%d", Tcl_GetString(folder->path),
            name, width, height);

    Tcl_IncrRefCount(path);
    return path;
}

/* Is it a plain file?  Then how large, and when was it written. */
static int
about_file(Tcl_Obj *path, int64_t *bytes, int64_t *written)
{
    Tcl_StatBuf *about = Tcl_AllocStatBuf();
    int plain = Tcl_FSLstat(path, about) == 0
            && S_ISREG(Tcl_GetModeFromStat(about));

    if (plain) {
        *bytes = (int64_t)Tcl_GetSizeFromStat(about);
        *written = (int64_t)Tcl_GetModificationTimeFromStat(about);
    }
    ckfree((char *)about);
    return plain;
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

/* All bytes of a channel, from or to memory: did it go well? */
static int
transfer(Tcl_Channel channel, char *bytes, size_t count, int out)
{
    int done = channel != NULL
            && Tcl_SetChannelOption(NULL, channel, "-translation", "binary")
                == TCL_OK
            && (out ? Tcl_Write(channel, bytes, (int)count)
                : Tcl_Read(channel, bytes, (int)count)) == (int)count;

    return (channel == NULL || Tcl_Close(NULL, channel) == TCL_OK) && done;
}

/* The bytes of a plain file that has so many; NULL if there is none. */
static char *
read_bytes(Tcl_Obj *path, size_t count)
{
    int64_t size, written;
    char *bytes;

    if (!about_file(path, &size, &written) || size != (int64_t)count) {
        return NULL;
    }
    bytes = ckalloc((unsigned)count);
    if (!transfer(Tcl_FSOpenFileChannel(NULL, path, "r", 0), bytes, count,
            0)) {
        ckfree(bytes);
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
    Tcl_Obj *path;
    char *bytes;
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
        ckfree(bytes);
    }
    Tcl_DecrRefCount(path);
    return picture;
}

/* ---- no more than there may be ---- */

typedef struct File {
    Tcl_Obj *path;
    int64_t written, bytes;
} File;

static int
compare_written(const void *a, const void *b)
{
    const File *one = a, *two = b;

    return (one->written > two->written) - (one->written < two->written);
}

/* Also what a program that was killed has left of one, NAME.XXXXXX. */
static int
is_ours(Tcl_Obj *path)
{
    const char *whole = Tcl_GetString(path), *slash = strrchr(whole, '/');
    const char *name = slash ? slash + 1 : whole;

    return strspn(name, "0123456789abcdef") == DIGITS && name[DIGITS] == '-';
}

/* All that are ours, for who calls to free; `names` holds their paths. */
static File *
list_files(const Folder *folder, Tcl_Obj *names, int *count)
{
    Tcl_GlobTypeData plain = { .type = TCL_GLOB_TYPE_FILE };
    Tcl_Obj **path;
    File *files;
    int all = 0;

    *count = 0;
    if (Tcl_FSMatchInDirectory(NULL, names, folder->path, "*", &plain)
            != TCL_OK
            || svgphoto_words(NULL, names, &all, &path) != TCL_OK) {
        all = 0;
    }
    files = (File *)ckalloc((unsigned)((size_t)(all + 1) * sizeof *files));
    for (int i = 0; i < all; i++) {
        File *file = &files[*count];

        file->path = path[i];
        if (is_ours(path[i])
                && about_file(path[i], &file->bytes, &file->written)) {
            ++*count;
        }
    }
    return files;
}

/* Files are as many as they may be: those written longest ago go, a
   quarter. */
static void
make_room(Folder *folder)
{
    Tcl_Obj *names = Tcl_NewListObj(0, NULL);
    int64_t bytes = 0;
    int count;
    File *files;

    Tcl_IncrRefCount(names);
    files = list_files(folder, names, &count);
    for (int i = 0; i < count; i++) {
        bytes += files[i].bytes;
    }
    if (bytes > folder->most) {
        qsort(files, (size_t)count, sizeof *files, compare_written);
        for (int i = 0; i < count
                && bytes > folder->most - folder->most / 4; i++) {
            if (Tcl_FSDeleteFile(files[i].path) == 0) {
                bytes -= files[i].bytes;
            }
        }
    }
    ckfree((char *)files);
    Tcl_DecrRefCount(names);
    folder->written = 0;
}

/* The file is there whole, or is what it was before. */
static int
write_bytes(Tcl_Obj *path, char *bytes, size_t count)
{
    Tcl_Obj *part = Tcl_ObjPrintf("%s.%08x", Tcl_GetString(path),
            (unsigned)randombytes_random());
    int done;

    Tcl_IncrRefCount(part);
    done = transfer(Tcl_FSOpenFileChannel(NULL, part, "w", 0600), bytes,
            count, 1) && Tcl_FSRenameFile(part, path) == 0;
    if (!done) {
        Tcl_FSDeleteFile(part);
    }
    Tcl_DecrRefCount(part);
    return done;
}

int
svgphoto_write_file(Folder *folder, const char *name,
        cairo_surface_t *picture)
{
    int width = cairo_image_surface_get_width(picture);
    int height = cairo_image_surface_get_height(picture);
    uint32_t head[HEAD];
    size_t count = sizeof head + bytes_of(width, height);
    Tcl_Obj *path;
    char *bytes;
    int done;

    if (bytes_of(width, height) > LARGEST) {
        return 1;
    }
    if (folder->written < 0 || folder->written > folder->most / 8) {
        make_room(folder);
    }
    folder->written += (int64_t)count;
    path = path_of(folder, name, width, height);
    bytes = ckalloc((unsigned)count);
    memcpy(bytes + sizeof head, cairo_image_surface_get_data(picture),
            bytes_of(width, height));
    make_head(folder, (unsigned char *)bytes + sizeof head, width, height,
            head);
    memcpy(bytes, head, sizeof head);
    done = write_bytes(path, bytes, count);
    ckfree(bytes);
    Tcl_DecrRefCount(path);
    return done;
}
