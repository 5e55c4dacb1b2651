/*
 * ground.h --
 *
 *      2.1.1, 6.1.2, 6.1.3 What a step costs, in half points.  It is inline,
 *      since the searches of the automaton ask for little else.
 */

#ifndef BEREZINA_GROUND_H
#define BEREZINA_GROUND_H

#include "chapters.h"

enum {
    ROAD = 1, TRAIL = 2, UP = 2, STREAM = 2, BRIDGE = 2, UNBRIDGED = 4,
    THROUGH_RABBLE = 6
};

/* What each way costs somebody: by road where there is one, or where a road is
   of no use. */
typedef struct Tariff {
    int8_t cost[2][WAYS];
} Tariff;

/* ground.c */
void ber_make_tariff(const Path *, Tariff *);
int ber_cost_over(const Path *, int ford);

/* 6.3.3 Tchlaplatz and his do not cross the river before the French do. */
static inline bool
ber_keeps_bank(const Game *g, int u)
{
    return piece_of(g, u)->corps == TCHLAPLATZ && !g->crossed;
}

static inline Path
ber_path_of(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return (Path){ .game = g, .side = side_of(u), .mounted = is_mounted(p),
            .alone = p->kind == LEADER, .dry = false,
            .keeps_bank = ber_keeps_bank(g, u),
            .home = g->unit[u].place };
}

/* Of a terrain alone. */
static inline int
ground_cost(const Path *path, int terrain)
{
    int cost = berezina_cost[terrain][path->mounted];

    if (terrain == SWAMP && path->game->frost) {
        cost = path->game->frost > 0 ? 2 : cost + 2;
    }
    return cost;
}

/* Of a way, but for the river.  Towns have no road rate (R-B10). */
static inline int
cost_of_ground(const Path *path, int way, bool by_road)
{
    int terrain = way & (WAY_UP - 1);
    int up = way & WAY_UP ? UP : 0;

    if (by_road && way & (WAY_ROAD | WAY_TRAIL) && terrain != TOWN) {
        return up + (way & WAY_ROAD ? ROAD : TRAIL);
    }
    return up + ground_cost(path, terrain) + (way & WAY_STREAM ? STREAM : 0);
}

/* Of a ford from that bank, if the river adds so much (ber_cost_over()): by a
   ford without a bridge no road is of use. */
static inline int
cost_of_crossing(const Path *path, int ford, int from, int over,
        bool by_road)
{
    return over < 0 ? -1 : over + cost_of_ground(path,
            berezina_ford_way[ford][from], by_road && over != UNBRIDGED);
}

/* Of a way over the Berezina: only by a bridge that is Finis, or by a ford
   that is not for those who keep dry. */
static inline int
cost_of_ford(const Path *path, int way, bool by_road)
{
    int ford = (way - WAY_FORD) / 2, from = (way - WAY_FORD) % 2;

    return cost_of_crossing(path, ford, from, ber_cost_over(path, ford),
            by_road);
}

/* 3.1.2, R-B06 Road and trail rates are for those who meet no other combat unit
   at either end of the step: is there one? */
static inline bool
is_crowded(const Path *path, int hex, int to)
{
    const uint8_t *stack = path->game->stack[path->side];

    return !path->alone && (stack[hex] > (hex == path->home)
            || stack[to] > 0);
}

/* -1 where nobody may go. */
static inline int
cost_of_step(const Path *path, int hex, int side, int to)
{
    int way = berezina_way[hex][side];
    bool by_road = !is_crowded(path, hex, to);

    return way == NO_WAY ? -1
            : way >= WAY_FORD ? cost_of_ford(path, way, by_road)
            : cost_of_ground(path, way, by_road);
}

/* The sides of a hex, a bit each, over which a step costs no more than `left`,
   WG_HEX_DEAREST at most, and comes to the hex there for so much `less` than is
   `known`, at least; and what each step costs: by the first tariff, but into a
   hex where one of the `others` is by the second; NULL: they do not matter.
   Without a way a step costs, without a sign, more than any.  All six are
   compared without a branch, since none of them is likely or unlikely. */
static inline unsigned
sides_to_go(const int8_t *const cost[2], const uint8_t *others,
        const int16_t *known, int hex, int left, int less,
        int8_t step[WG_HEX_SIDES])
{
    const int16_t *next = berezina_next[hex];
    const uint8_t *way = berezina_way[hex];
    int here = known[hex] + less;
    unsigned sides = 0;

    for (int d = WG_HEX_SIDES - 1; d >= 0; d--) {
        int to = next[d], most = known[to] - here;
        int8_t price = cost[others && others[to] > 0][way[d]];

        step[d] = price;
        sides += sides + ((uint8_t)price <= (most < left ? most : left));
    }
    return sides;
}

#endif /* BEREZINA_GROUND_H */
