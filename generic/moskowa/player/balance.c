/*
 * balance.c --
 *
 *      How the scenarios of La Bataille de la Moskowa stood between officers,
 *      of 30 November 2026: matches from seed 780001.
 */

#include "player.h"

const WgBalance msk_balance[] = {
    { "shewardino", 100, 80, 6 },
    { "fleches",    100, 15, 26 },
    { "utitsa",     100, 3, 89 },
    { "morning",    100, 100, 0 },
    { "afternoon",  100, 71, 18 },
    { "uvarov",     100, 0, 100 },
    {0}
};

const WgBalance *
msk_balance_of(const Game *g)
{
    static const char *const name[] = { MOSKOWA_SCENARIOS(WG_NAME) NULL };

    return wg_balance_of(msk_balance, name[g->scenario]);
}
