/*
 * hits.c --
 *
 *      The hits of some dice, die by die: what hits goes one up.
 */

#include <stdint.h>

#include "hits.h"

enum { CERTAIN = 1 << 20, FACES = 6 };

void
wg_no_hits(WgHits *h)
{
    h->dice = 0;
    h->chance[0] = CERTAIN;
}

void
wg_add_dice(WgHits *h, int dice, int faces)
{
    for (int i = 0; i < dice && h->dice < WG_HITS && faces > 0; i++) {
        unsigned came = 0;

        for (int n = 0; n <= h->dice; n++) {
            unsigned up = h->chance[n] * (unsigned)faces / FACES;

            h->chance[n] += came - up;
            came = up;
        }
        h->chance[++h->dice] = came;
    }
}

WgMeans
wg_mean_hits(const WgHits *h, int absorbed, int most)
{
    enum { HUNDRED = 100 };
    int64_t sum = 0, squares = 0;

    for (int n = absorbed + 1; n <= h->dice; n++) {
        int64_t left = n - absorbed < most ? n - absorbed : most;

        sum += left * h->chance[n];
        squares += left * left * h->chance[n];
    }
    return (WgMeans){ .mean = (int)(sum * HUNDRED / CERTAIN),
            .square = most > 0 ? (int)(squares * HUNDRED * HUNDRED
                    / ((int64_t)most * most * CERTAIN)) : 0 };
}
