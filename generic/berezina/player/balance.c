/*
 * balance.c --
 *
 *      How Napoleon at the Berezina for two players stood between officers, of
 *      30 November 2026: seeds 770001 to 770100, twice.
 */

#include "player.h"

const WgBalance ber_balance[] = {
    { "two_players", 200, 8, 171 },
    {0}
};
