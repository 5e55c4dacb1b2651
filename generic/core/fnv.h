/*
 * fnv.h --
 *
 *      Hashes of bytes by FNV-1a, the same on every machine: they tell what was
 *      changed by accident, not what somebody has forged.  A hash goes on from
 *      FNV_32 or FNV_64, or from that of the bytes before.
 */

#ifndef FNV_H
#define FNV_H

#include <stddef.h>
#include <stdint.h>

#define FNV_32 2166136261u
#define FNV_64 14695981039346656037u

static inline uint32_t
wg_fnv32(uint32_t hash, const void *bytes, size_t count)
{
    const unsigned char *byte = bytes;

    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ byte[i]) * 16777619u;
    }
    return hash;
}

static inline uint64_t
wg_fnv64(uint64_t hash, const void *bytes, size_t count)
{
    const unsigned char *byte = bytes;

    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ byte[i]) * 1099511628211u;
    }
    return hash;
}

#endif /* FNV_H */
