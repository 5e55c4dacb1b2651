/*
 * weights.c --
 *
 *      What computers play La Bataille de la Moskowa by.
 *
 *      Of 27 November 2026, by hand: doc/ladder.md has the matches.  `make
 *      tune` was not run.
 */

#include "player.h"

/* ORDER MskWeight */
const WgWeight msk_weights[] = {
    { "nearness", 1, 20, { 4, 4 } },
    { "take", 0, 100, { 20, 20 } },
    { "spread", 0, 100, { 8, 8 } },
    { "keep", 0, 100, { 0, 0 } },
    { "together", 0, 12, { 2, 2 } },
    {0}
};

const int msk_one_by_one[MSK_WEIGHTS] = {0};
