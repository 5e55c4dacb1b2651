/*
 * webp.h --
 *
 *    Pictures of the maps as they are kept: WebP.
 */

#ifndef WEBP_H
#define WEBP_H

#include <stddef.h>

#include <cairo.h>

enum { WEBP_HEAD = 12, WEBP_LARGEST = 64 * 1024 * 1024 };

/* How many bytes a WebP has, by its head; 0 if it is none. */
size_t svgphoto_webp_bytes(const unsigned char head[WEBP_HEAD]);

/* The picture, for who calls to destroy; its status tells of a damaged one. */
cairo_surface_t *svgphoto_webp(const unsigned char *bytes, size_t count);

#endif /* WEBP_H */
