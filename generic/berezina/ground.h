/*
 * ground.h --
 *
 *      6.1.2, 6.1.3 What a step costs, in half points.  It is inline, since
 *      the searches of the automaton ask for little else.
 */

#ifndef BEREZINA_GROUND_H
#define BEREZINA_GROUND_H

#include "chapters.h"

enum { UP = 2, STREAM = 2, BRIDGE = 2, UNBRIDGED = 4, THROUGH_RABBLE = 6 };

static inline int
ground_cost(const Path *path, int to)
{
    int terrain = berezina_hex[to].terrain;
    int cost = berezina_cost[terrain][path->mounted];

    if (terrain == SWAMP && path->game->frost) {
        cost = path->game->frost > 0 ? 2 : cost + 2;
    }
    return cost;
}

/* 3.1.2 Road and trail rates are for those who meet no other combat unit at
   either end of the step; a town has none (R-B10). */
static inline bool
may_use_road(const Path *path, int hex, int to)
{
    int own = hex == path->home;

    return berezina_hex[to].terrain != TOWN && (path->alone
            || (path->game->stack[path->side][hex] <= own
                && path->game->stack[path->side][to] == 0));
}

/* -1 where nobody may go.  Over the Berezina only by a bridge that is Finis,
   or by a ford, which is not for those who keep dry. */
static inline int
cost_of_step(const Path *path, int hex, int side, int to)
{
    const Hex *from = &berezina_hex[hex];
    int over = has_side(from->river, side) ? ber_cost_over(path, hex, side)
            : 0;
    int cost;

    if (over < 0) {
        return -1;
    }
    if (has_side(from->road | from->trail, side) && over != UNBRIDGED
            && may_use_road(path, hex, to)) {
        cost = has_side(from->road, side) ? 1 : 2;
    } else {
        cost = ground_cost(path, to)
                + (has_side(from->stream, side) ? STREAM : 0);
    }
    return cost + over + (berezina_hex[to].level > from->level ? UP : 0);
}

#endif /* BEREZINA_GROUND_H */
