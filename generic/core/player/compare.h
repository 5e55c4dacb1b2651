/*
 * compare.h --
 *
 *      What was done in a match beside what might have been, and what dice
 *      brought: what its analysis asks.
 */

#ifndef COMPARE_H
#define COMPARE_H

#include "player.h"

/* ---- compare.c: what was done beside what might have been done ---- */

/* What the ways to go on from a decision are worth on the same worlds and
   dice, to its side, in hundredths of a victory point. */
typedef struct Compared {
    int samples;
    int played, best;
    int chance, could;          /* of its side to win, so or so */
    int doubt;                  /* standard error of the cost */
    int part[WG_PARTS];         /* by how much the best is ahead in each */
    WgAction action;            /* the best of single ones, and its plan */
    Plan plan;
} Compared;

/* The computer has thought about what its side was asked, and this was done
   instead; by what it comes to so many turns on. */
Compared wg_compare(WgComputer *, const WgAction *played, int turns,
        uint64_t seed);

/* ---- stretch.c: all of a phase beside what might have been done in it ---- */

enum { DEEDS = 4096 };          /* of a side in a phase, at most */

typedef struct Deeds {
    int count;
    WgAction action[DEEDS];
} Deeds;

/* The computer has thought about the first question of that phase, in which its
   side did this; `instead` is what it would have done that was not. */
Compared wg_compare_stretch(WgComputer *, const Deeds *, uint64_t seed,
        Deeds *instead);

/* ---- instead.c: what would have been done that was not ---- */

void wg_find_instead(const WgRules *, const Deeds *would, const Deeds *done,
        Deeds *out);

/* ---- luck.c ---- */

/* What the dice brought the first side, in hundredths of a victory point, and
   the standard error of that. */
typedef struct Luck {
    int brought, doubt;
} Luck;

/* Where chance must throw, and throws these. */
Luck wg_luck_of(const WgRules *, const Weights *, const Game *before,
        const uint8_t *die, uint64_t seed);

#endif /* COMPARE_H */
