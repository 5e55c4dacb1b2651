/*
 * bits.h --
 *
 *      Sets of up to 64 things, a bit each; part of rules.h.
 */

#ifndef BITS_H
#define BITS_H

#include <stdint.h>

/* The lowest of a set that is not empty. */
static inline int
wg_lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

/* Takes it out. */
static inline int
wg_take_lowest(uint64_t *set)
{
    int lowest = wg_lowest(*set);

    *set &= *set - 1;
    return lowest;
}

static inline int
wg_count_bits(uint64_t set)
{
    int count = 0;

    for (; set != 0; set &= set - 1) {
        count++;
    }
    return count;
}

/* The faces of a die from this one on, and up to that one. */
static inline uint8_t
wg_faces(int from, int to)
{
    int faces = 0;

    for (int face = from < 1 ? 1 : from; face <= 6 && face <= to; face++) {
        faces |= 1 << face;
    }
    return (uint8_t)faces;
}

#endif /* BITS_H */
