/*
 * balance.c --
 *
 *      How the scenarios of Bloody Monday stood between officers, of 27
 *      November 2026: `grognard ladder -levels officer`, from seed 1.
 */

#include "player.h"

const WgBalance mon_balance[] = {
    { "monday",     400, 314, 86 },
    { "last_blood", 400, 356, 44 },
    {0}
};
