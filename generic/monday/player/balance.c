/*
 * balance.c --
 *
 *      How the scenarios of Bloody Monday stood between officers, of 29
 *      November 2026: two officers, from seed 1.
 */

#include "player.h"

const WgBalance mon_balance[] = {
    { "monday",     400, 255, 141 },
    { "last_blood", 400, 329, 70 },
    {0}
};
