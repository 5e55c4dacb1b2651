/*
 * balance.c --
 *
 *      How the scenarios of Borodino 1812 stood between officers, of 26
 *      and 27 November 2026: `grognard ladder -levels officer`, from seed 1.
 *      The campaign of 29 November, from seed 4001.  Generals of 27 and 29
 *      November, from seeds 54001, 96001 and 98001: doc/ladder.md.
 */

#include "player.h"

const WgBalance bor_balance[] = {
    { "shevardino", 400, 0, 400, 332, 175, 331 },
    { "borodino",   400, 59, 341, 50, 44, 48 },
    { "campaign",   200, 0, 200, 50, 38, 50 },
    {0}
};
