/*
 * morale.c --
 *
 *      Morale: who must check, and what comes of it.
 */

#include "outcomes.h"

void
msk_must_check(Game *g, int u, int added)
{
    (void)g;
    (void)u;
    (void)added;
}

void
msk_must_check_hex(Game *g, int hex, int added)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        msk_must_check(g, stack.slot[i], added);
    }
}

void
msk_must_rout(Game *g, int u)
{
    (void)g;
    (void)u;
}

void
msk_settle(Game *g)
{
    (void)g;
}

void
msk_must_retreat(Game *g, int hex, int hexes, int from)
{
    (void)g;
    (void)hex;
    (void)hexes;
    (void)from;
}
