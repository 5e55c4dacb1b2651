/*
 * platov.c --
 *
 *      Cossacks: who is one, who of them assaults squares, and Platov, who
 *      makes them fight.
 */

#include <string.h>

#include "melee.h"

bool
msk_is_cossack_unit(const Game *g, int u)
{
    return msk_is_cossack(g->unit[u].piece);
}

static bool
is_platov(const Game *g, int u)
{
    return piece_of(g, u)->type == LEADER
            && strcmp(piece_of(g, u)->name, "Platov") == 0;
}

/* Cossacks.3 */
bool
msk_is_with_platov(const Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    for (int i = 0; i < stack.count; i++) {
        if (is_platov(g, stack.slot[i])) {
            return true;
        }
    }
    return false;
}

/* Cossacks.7 */
bool
msk_assaults_squares(const Game *g, int u)
{
    return !msk_is_cossack_unit(g, u) || msk_is_with_platov(g, u);
}

/* Cossacks.3 Of all Cossacks who attack, wherever he is. */
bool
msk_is_platov_there(const Game *g, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->unit[u].hex != OFF_MAP && is_platov(g, u)) {
            return true;
        }
    }
    return false;
}
