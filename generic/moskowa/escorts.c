/*
 * escorts.c --
 *
 *      Regrouping.9: who has been regrouped moves with a leader in its first
 *      movement phase.
 */

#include <string.h>

#include "regrouping.h"

/* R-M158: any leader who is not wounded, in the hex that it leaves, at each of
   its steps. */
const char *
msk_bar_to_escorted(const Game *g, int u)
{
    Stack stack;

    if (!is_escorted(g, u)) {
        return NULL;
    }
    stack = msk_stack(g, g->unit[u].hex);
    for (int i = 0; i < stack.count; i++) {
        if (piece_of(g, stack.slot[i])->type == LEADER
                && g->unit[stack.slot[i]].lost == 0) {
            return NULL;
        }
    }
    return "Regrouping.9 no-escort";
}

void
msk_end_escorts(Game *g)
{
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        clear_mark(g->escorted, u);
    }
}
