/*
 * public.c --
 *
 *      3.4 When two players may look at the same card of a fire.
 */

#include "outside.h"

static bool
has_hidden(const Game *g, int hex)
{
    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        if (g->unit[u].piece < 0) {
            return true;
        }
    }
    return false;
}

/* One who might help the fire. */
static bool
has_hidden_leader(const Game *g, int hex)
{
    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        if (g->unit[u].piece == HIDDEN_LEADER) {
            return true;
        }
    }
    return false;
}

/* Are they known who lead those who may fire now? */
static bool
are_known_leaders(const Game *g)
{
    for (int u = first_of(g->firing); u < end_of(g->firing); u++) {
        if (ber_is_ready(g, u) && ber_has_target(g, u)
                && has_hidden_leader(g, g->unit[u].place)) {
            return false;
        }
    }
    return true;
}

/* Of a position as the public sees it: is all known that counts in the fire
   which is asked for or rolled, or before it?  A leader below a gun that fires
   from afar is not, nor who retreats from there. */
bool
ber_is_open(const Game *g)
{
    int firer = g->shot.firer, target = g->shot.target;

    if (!is_combat(g)) {
        return false;
    }
    switch (g->flow.side == WG_CHANCE ? -1 : g->flow.decision) {
    case ASK_FIRE:
        return are_known_leaders(g);
    case ASK_EVADE:
        return !has_hidden(g, g->shot.hex);
    case ASK_DISPLACE:
        return on_map(g, target)
                && !has_hidden(g, g->unit[target].place);
    default:
        return firer != NONE && target != NONE && on_map(g, firer)
                && !has_hidden_leader(g, g->unit[firer].place);
    }
}
