/*
 * leaders.c --
 *
 *      Leaders: their bonuses and their casualties.
 */

#include "outcomes.h"

int
msk_bonus(const Game *g, int hex, int kind, int *leader)
{
    (void)g;
    (void)hex;
    (void)kind;
    *leader = NONE;
    return 0;
}

void
msk_use_leader(Game *g, int leader)
{
    (void)g;
    (void)leader;
}

void
msk_risk_leaders(Game *g, int hex, int odds)
{
    (void)g;
    (void)hex;
    (void)odds;
}
