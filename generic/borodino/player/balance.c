/*
 * balance.c --
 *
 *      How the scenarios of Borodino 1812 stood between officers, of 26
 *      November 2026: `grognard ladder -levels officer,officer`, from seed 1.
 */

#include "player.h"

const WgBalance bor_balance[] = {
    { "shevardino", 400, 0 },
    { "borodino",   200, 25 },
    { "campaign",   100, 0 },
    {0}
};
