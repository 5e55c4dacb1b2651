/*
 * balance.c --
 *
 *      How the scenarios of Borodino 1812 stood between officers, of 30
 *      November 2026: `grognard ladder -levels officer`, from seed 1.  Generals
 *      beside officers of that evening from seeds 770001, 771001 and 772001:
 *      doc/ladder.md.
 */

#include "player.h"

const WgBalance bor_balance[] = {
    { "shevardino", 400, 37, 363, 50, 41, 48 },
    { "borodino",   400, 133, 267, 50, 49, 48 },
    { "campaign",   400, 41, 359, 50, 40, 49 },
    {0}
};
