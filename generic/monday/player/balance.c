/*
 * balance.c --
 *
 *      How the scenarios of Bloody Monday stood between officers, of 26
 *      November 2026: `grognard ladder -levels officer,officer`, from seed 1.
 */

#include "player.h"

const WgBalance mon_balance[] = {
    { "monday",     200, 161 },
    { "last_blood", 200, 180 },
    {0}
};
