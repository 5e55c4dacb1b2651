/*
 * hits.c --
 *
 *      The hits of some dice beside all that the dice can show, thrown one
 *      after another.
 */

#include <stdio.h>
#include <stdlib.h>

#include "../../generic/core/odds/hits.h"

enum { SIDES = 6, MOST = 7 };

static int
least(int one, int other)
{
    return one < other ? one : other;
}

/* All throws of dice of which the first hit on so many faces, the others on
   as many as that. */
static void
compare(int first, int faces, int dice, int others, int absorbed, int most)
{
    double sum = 0, squares = 0, throws = 1;
    WgHits h;
    WgMeans means;

    for (int i = 0; i < first + dice; i++) {
        throws *= SIDES;
    }
    for (long n = 0; n < (long)throws; n++) {
        long left = n;
        int hits = 0;

        for (int i = 0; i < first + dice; i++, left /= SIDES) {
            hits += left % SIDES < (i < first ? faces : others);
        }
        hits = hits > absorbed ? least(hits - absorbed, most) : 0;
        sum += hits;
        squares += (double)hits * hits / (most * most);
    }
    wg_no_hits(&h);
    wg_add_dice(&h, first, faces);
    wg_add_dice(&h, dice, others);
    means = wg_mean_hits(&h, absorbed, most);
    if (abs(means.mean - (int)(100 * sum / throws)) > 1
            || abs(means.square - (int)(10000 * squares / throws)) > 1) {
        printf("hits: %d dice of %d, %d of %d, %d absorbed, %d at most: "
                "%d %d, not %f %f\n", first, faces, dice, others, absorbed,
                most, means.mean, means.square, sum / throws,
                squares / throws);
        exit(1);
    }
}

int
main(void)
{
    for (int first = 0; first <= MOST / 2; first++) {
        for (int dice = 0; first + dice <= MOST; dice++) {
            for (int faces = 0; faces <= SIDES; faces += 2) {
                compare(first, faces, dice, 1, 0, 4);
                compare(first, faces, dice, 3, 1, 2);
                compare(first, faces, dice, 5, 2, 9);
            }
        }
    }
    return 0;
}
