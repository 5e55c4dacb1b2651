/*
 * balance.c --
 *
 *      How the scenarios of Bloody Monday stood between officers, of 29
 *      November 2026: two officers, from seed 144001.
 */

#include "player.h"

const WgBalance mon_balance[] = {
    { "monday",     400, 265, 135 },
    { "last_blood", 400, 335, 65 },
    {0}
};
