/*
 * fortifications.c --
 *
 *      Fire.11, losses of fire: from the top of the stack; in a work, a town or
 *      a village from whom their owner chooses.
 */

#include "fire.h"

/* The units in the hex struck, and whose they are. */
static int
units_struck(const Game *g, int *side)
{
    Stack stack = msk_stack(g, g->struck);
    int units = 0;

    *side = stack.count > 0 ? side_of(stack.slot[0]) : WG_FIRST;
    for (int i = 0; i < stack.count; i++) {
        units += !is_person(piece_of(g, stack.slot[i]));
    }
    return units;
}

/* With one unit, or when all are lost, there is nothing to choose. */
void
msk_take_losses(Game *g)
{
    int side;

    if (g->due == 0) {
        return;
    }
    if (units_struck(g, &side) > 1 && g->due < msk_points(g, g->struck)) {
        wg_ask(g, side, ASK_LOSSES);
        return;
    }
    msk_lose(g, g->struck, g->due);
    g->due = 0;
}

const char *
msk_judge_loss(const Game *g, const WgAction *a)
{
    return a->verb != LOSE ? "Fortifications not-now"
            : g->unit[a->arg[0]].hex != g->struck
                || is_person(piece_of(g, a->arg[0]))
            ? "Fortifications not-there" : NULL;
}

void
msk_propose_losses(const Game *g, WgOffer *out)
{
    Stack stack = msk_stack(g, g->struck);

    for (int i = 0; i < stack.count; i++) {
        wg_propose(out, LOSE, stack.slot[i], 0, 0);
    }
}

/* A point each time. */
void
msk_apply_loss(Game *g, const WgAction *a)
{
    msk_lose_from(g, a->arg[0], 1);
    g->due--;
    wg_again(g);
}
