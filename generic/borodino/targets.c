/*
 * targets.c --
 *
 *      6.62: at which of the enemy's units in a battle one fires, where some
 *      of them are squares.
 */

#include "chapters.h"

/* 6.62 What there is to aim at: bits 1 squares, 2 others. */
static int
enemy_groups(const Game *g, int side)
{
    int groups = 0;

    for (int u = first_of(!side); u < end_of(!side); u++) {
        if (bor_in_battle(g, u)) {
            const Unit *unit = &g->unit[u];

            groups |= unit->square || unit->shelter != NONE ? 1 : 2;
        }
    }
    return groups;
}

/* 6.62 Infantry, and who fights like it, cannot target. */
static bool
is_targeting(const Game *g, int u)
{
    return !is_infantry(block_of(g, u)) && g->unit[u].shelter == NONE;
}

/* The group at which this verb aims, or NONE if that is not its choice. */
int
bor_target(const Game *g, int u, int verb)
{
    int groups = enemy_groups(g, side_of(u));

    if (!is_targeting(g, u)) {
        return verb == FIRE || verb == CHARGE ? AT_ALL : NONE;
    }
    switch (verb) {
    case FIRE:
        return groups == 3 ? NONE : groups == 1 ? AT_SQUARES : AT_ALL;
    case FIRE_AT_SQUARES:
        return groups == 3 ? AT_SQUARES : NONE;
    case FIRE_AT_LINE:
        return groups == 3 ? AT_LINE : NONE;
    default:
        return NONE;
    }
}
