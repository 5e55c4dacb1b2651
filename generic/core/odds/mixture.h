/*
 * mixture.h --
 *
 *      What may stand in some slots when all that is known is a list of
 *      pieces of which each may stand in any: every choice of kinds, with its
 *      chance, the more probable first.  Pieces of a kind are alike to the
 *      caller; so there are as many cases as there are ways to choose kinds,
 *      weighted by binomials, and none is drawn at random.
 */

#ifndef MIXTURE_H
#define MIXTURE_H

#include <stdbool.h>
#include <stdint.h>

enum { WG_MIX_SLOTS = 16, WG_MIX_PIECES = 128 };

typedef struct WgMixture {
    int slots;                          /* to be filled */
    int side;                           /* of the pieces that fill them */
    int pieces;                         /* of which each may be in any */
    int16_t piece[WG_MIX_PIECES];
    int16_t kind[WG_MIX_PIECES];        /* of each of them: any number that
                                           those alike share */
} WgMixture;

/* One more slot, for a piece of this side: its number, or -1 if there are too
   many or another is for the other side. */
int wg_mix_slot(WgMixture *, int side);

/* Leave out the pieces of which this is said; unless too few are left for the
   slots, for then it cannot be so. */
void wg_mix_without(WgMixture *, bool (*is_excluded)(int piece));

/* Give the pieces of which this is said one kind. */
void wg_mix_kinds(WgMixture *, bool (*is_same)(int piece, int other));

/* One case: the piece for each slot.  Return false to see no more. */
typedef bool WgMixed(void *about, const int16_t *piece, double chance);

/* Every case with its chance: together 1, if none was refused. */
void wg_mix(const WgMixture *, WgMixed *, void *about);

#endif /* MIXTURE_H */
