/*
 * stealing.c --
 *
 *      Miscellaneous.5, Miscellaneous.6: a leader in hand fetches a unit of
 *      another commander of his side.
 */

#include "commanders.h"
#include "stacks.h"

const char *
msk_bar_to_steal(const Game *g, int u)
{
    const Unit *unit = &g->unit[u], *leader = &g->unit[g->hand];

    return !has_several(g, g->phasing) || side_of(u) != g->phasing
            || piece_of(g, g->hand)->type != LEADER || leader->lost != 0
            ? "Miscellaneous.5 no-leader"
            : unit->hex == OFF_MAP || unit->hex != leader->hex
            ? "Miscellaneous.5 not-with-leader"
            : is_person(piece_of(g, u)) ? "Miscellaneous.5 no-unit"
            : msk_commander_of(g, u) == msk_commander_of(g, g->hand)
            ? "Miscellaneous.5 own-unit"
            : msk_is_guard(unit->piece) ? "Miscellaneous.6 guard"
            : unit->spent > 0 || (unit->state & MOVED)
            ? "Miscellaneous.5 has-moved" : NULL;
}

void
msk_propose_stealing(const Game *g, WgOffer *out)
{
    Stack stack = has_several(g, g->phasing)
            ? msk_stack(g, g->unit[g->hand].hex) : (Stack){0};

    for (int i = 0; i < stack.count; i++) {
        wg_propose(out, STEAL, stack.slot[i], 0, 0);
    }
}

void
msk_steal(Game *g, int u)
{
    msk_assign(g, u, msk_commander_of(g, g->hand));
    wg_tell_side(g, g->phasing, STOLEN, u, g->hand, 0, 0);
}
