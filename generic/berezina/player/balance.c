/*
 * balance.c --
 *
 *      How Napoleon at the Berezina for two players stood between officers, of
 *      29 November 2026: seeds 105001 to 105200.
 */

#include "player.h"

const WgBalance ber_balance[] = {
    { "two_players", 200, 42, 139 },
    {0}
};
