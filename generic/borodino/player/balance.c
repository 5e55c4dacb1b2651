/*
 * balance.c --
 *
 *      How the scenarios of Borodino 1812 stood between officers, of 26
 *      and 27 November 2026: `grognard ladder -levels officer`, from seed 1.
 *      The campaign of 29 November, from seed 4001.
 */

#include "player.h"

const WgBalance bor_balance[] = {
    { "shevardino", 400, 0, 400 },
    { "borodino",   400, 59, 341 },
    { "campaign",   200, 0, 200 },
    {0}
};
