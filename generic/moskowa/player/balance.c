/*
 * balance.c --
 *
 *      How the scenarios of La Bataille de la Moskowa stood between officers,
 *      of 29 November 2026: seeds 105001 to 105200.
 */

#include "player.h"

const WgBalance msk_balance[] = {
    { "shewardino", 200, 136, 14 },
    { "fleches",    200, 3, 57 },
    { "utitsa",     200, 0, 200 },
    { "morning",    200, 186, 8 },
    { "afternoon",  200, 108, 50 },
    { "uvarov",     200, 200, 0 },
    {0}
};
