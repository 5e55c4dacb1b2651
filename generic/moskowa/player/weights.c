/*
 * weights.c --
 *
 *      What computers play La Bataille de la Moskowa by.
 *
 *      Of 29 November 2026, `tune moskowa shewardino,fleches 160 29`: what the
 *      Russians have of "nearness" (4 before, by hand) and "together" (2).  Of
 *      30 November, `tune moskowa shewardino,fleches,afternoon,uvarov 240 311`,
 *      then `160 312`, both broken off: "spread" 22 for the French (8), and
 *      "closeness" (0 for both).  With these an officer won 13 duels of 24 from
 *      one without in fleches, lost 6, in shewardino 10 and 3, in afternoon 23
 *      and 0 (seeds 720001 to 720024); in fleches 35 of 40 matches from a
 *      sergeant instead of 13, in shewardino 34 instead of 26 (730001 on).
 *
 *      "Taking" and "riding" are of that evening, by hand: doc/ladder.md.
 */

#include "player.h"

/* ORDER MskWeight */
const WgWeight msk_weights[] = {
    { "nearness", 1, 20, { 4, 1 } },
    { "take", 0, 100, { 20, 20 } },
    { "spread", 0, 100, { 22, 8 } },
    { "keep", 0, 100, { 0, 0 } },
    { "together", 0, 12, { 2, 0 } },
    { "boldness", -2, 6, { 0, 0 } },
    { "closeness", 0, 8, { 2, 4 } },
    { "dash", 0, 2, { 0, 0 } },
    { "prudence", 0, 1, { 0, 0 } },
    { "taking", 0, 100, { 60, 60 } },
    { "riding", 0, 8, { 4, 4 } },
    {0}
};

const int msk_one_by_one[MSK_WEIGHTS] = {0};
