/*
 * balance.c --
 *
 *      How the scenarios of Bloody Monday stood between officers, of 30
 *      November 2026: two officers, from seed 610001 and 611001; a general and
 *      an officer, from 620001 and 622001: doc/ladder.md.
 */

#include "player.h"

const WgBalance mon_balance[] = {
    { "monday",     400, 242, 158, 100, 98, 85 },
    { "last_blood", 400, 352, 48, 100, 99, 77 },
    {0}
};

const WgBalance *
mon_balance_of(const Game *g)
{
    static const char *const name[] = { MONDAY_SCENARIOS(WG_NAME) NULL };

    return wg_balance_of(mon_balance, name[g->scenario]);
}
