/*
 * balance.c --
 *
 *      How the scenarios of La Bataille de la Moskowa stood between officers,
 *      of 30 November 2026: matches from seed 740001.
 */

#include "player.h"

const WgBalance msk_balance[] = {
    { "shewardino", 200, 150, 8 },
    { "fleches",    200, 14, 53 },
    { "utitsa",     200, 16, 157 },
    { "morning",    200, 196, 0 },
    { "afternoon",  200, 102, 57 },
    { "uvarov",     200, 0, 197 },
    {0}
};
