/*
 * reserve.c --
 *
 *      Russian Reserve Artillery: whose guns wait for Kutaisov.
 */

#include <string.h>

#include "movement.h"

/* Horse artillery is exempt. */
bool
msk_is_reserve(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return side_of(u) == WG_SECOND && (p->type == GUNS || p->type == HOWITZER)
            && strcmp(moskowa_formation[p->formation].corps,
                "Reserve Artillery") == 0;
}

/* R-M111: not while he is wounded. */
static bool
is_kutaisov(const Game *g, int u)
{
    return piece_of(g, u)->type == LEADER && g->unit[u].lost == 0
            && strcmp(piece_of(g, u)->name, "Kutaisov") == 0;
}

const char *
msk_bar_to_reserve(const Game *g, int u)
{
    Stack stack;

    if (!msk_is_reserve(g, u)) {
        return NULL;
    }
    stack = msk_stack(g, g->unit[u].hex);
    for (int i = 0; i < stack.count; i++) {
        if (is_kutaisov(g, stack.slot[i])) {
            return NULL;
        }
    }
    return "Leaders.Kutaisov not-with-him";
}
