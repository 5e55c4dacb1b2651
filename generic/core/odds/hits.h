/*
 * hits.h --
 *
 *      How many hits some dice score, exactly and in whole numbers: for a
 *      computer's policy, which has a few microseconds.
 */

#ifndef HITS_H
#define HITS_H

enum { WG_HITS = 64 };          /* so many at most; dice beyond are left out */

/* The chance of each number of hits, in 1,048,576ths. */
typedef struct WgHits {
    int dice;
    unsigned chance[WG_HITS + 1];
} WgHits;

/* No dice yet. */
void wg_no_hits(WgHits *);
/* So many dice more, of which so many of the six faces hit. */
void wg_add_dice(WgHits *, int dice, int faces);

/* What is left of the hits when so many are absorbed, and the rest are no more
   than `most`: the mean in hundredths; and the mean of the square of its part
   of `most`, in ten-thousandths. */
typedef struct WgMeans {
    int mean, square;
} WgMeans;
WgMeans wg_mean_hits(const WgHits *, int absorbed, int most);

#endif /* HITS_H */
