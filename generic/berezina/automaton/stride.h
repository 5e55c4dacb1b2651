/*
 * stride.h --
 *
 *      3.2.4, 6.3.2 The steps of a Russian of the automaton out of one hex.
 *      Inline: the search for destinations spends its time here.
 */

#ifndef BEREZINA_STRIDE_H
#define BEREZINA_STRIDE_H

#include "automaton.h"

/* What the steps out of a hex have in common. */
typedef struct Stride {
    const Walk *walk;
    bool held;                  /* 3.2.4 the enemy controls the hex */
    bool stopped;               /* and it goes no farther */
    const int8_t *cost[2];      /* into an empty hex, and to other men */
} Stride;

static inline Stride
aut_stride_from(const Walk *walk, int hex)
{
    const Game *g = walk->path.game;
    bool alone = walk->path.alone, held = ber_in_zone(g, RUSSIAN, hex);
    bool crowded = !alone
            && g->stack[RUSSIAN][hex] > (hex == walk->path.home);

    return (Stride){ .walk = walk, .held = held,
            .stopped = held && hex != walk->start,
            .cost = { walk->tariff.cost[crowded],
                walk->tariff.cost[!alone] } };
}

/* What a step costs if it may be made; -1 where there is no way. */
static inline int
aut_cost_of_stride(const Stride *stride, int hex, int side)
{
    const Game *g = stride->walk->path.game;
    int way = berezina_way[hex][side];

    return way == NO_WAY ? -1 : stride->cost
            [g->stack[RUSSIAN][berezina_near[hex][side]] > 0][way];
}

/* The sides of a hex whose steps cost no more than `left` and come to their hex
   for less than is known, and what they cost.  Who is alone meets nobody: then
   other men do not count. */
static inline unsigned
aut_cheaper_sides(const Stride *stride, const int16_t *known, int hex, int left,
        int8_t step[WG_HEX_SIDES])
{
    const Path *path = &stride->walk->path;

    return path->alone
            ? sides_to_go(stride->cost, NULL, known, hex, left, 1, step)
            : sides_to_go(stride->cost, path->game->stack[RUSSIAN], known, hex,
                left, 1, step);
}

/* Not through the French or Rabble; 3.2.4 nor, out of a hex that the enemy
   controls, into the next but where friends are. */
static inline bool
aut_is_closed(const Game *g, bool held, int to)
{
    return g->stack[FRENCH][to] > 0 || g->rabble[to] > 0
            || (held && g->zone[FRENCH][to] > 0
                && g->stack[RUSSIAN][to] == 0);
}

/* R-B05 Who wades may have to stay where he comes out, which must not be one
   too many. */
static inline bool
aut_wades_into_crowd(const Walk *walk, int way, int to)
{
    const Game *g = walk->path.game;

    return way >= WAY_FORD && !walk->path.alone
            && g->stack[RUSSIAN][to] >= MOST_STACKED
            && ber_free_bridge(g, (way - WAY_FORD) / 2, false) < 0;
}

/* May it go there, if there is a way at all? */
static inline bool
aut_may_step(const Stride *stride, int hex, int side)
{
    const Walk *walk = stride->walk;
    int way = berezina_way[hex][side], to = berezina_near[hex][side];

    return way != NO_WAY && !stride->stopped
            && !aut_is_closed(walk->path.game, stride->held, to)
            && !aut_wades_into_crowd(walk, way, to);
}

#endif /* BEREZINA_STRIDE_H */
