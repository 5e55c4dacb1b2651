/*
 * weights.c --
 *
 *      What computers play La Bataille de la Moskowa by.
 *
 *      By hand, but what the Russians have of "nearness" (4 before) and
 *      "together" (2): these are of `tune moskowa shewardino,fleches 160 29` of
 *      29 November 2026, broken off after 120 tries.  doc/ladder-history.md
 *      has the matches.
 */

#include "player.h"

/* ORDER MskWeight */
const WgWeight msk_weights[] = {
    { "nearness", 1, 20, { 4, 1 } },
    { "take", 0, 100, { 20, 20 } },
    { "spread", 0, 100, { 8, 8 } },
    { "keep", 0, 100, { 0, 0 } },
    { "together", 0, 12, { 2, 0 } },
    {0}
};

const int msk_one_by_one[MSK_WEIGHTS] = {0};
