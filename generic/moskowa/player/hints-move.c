/*
 * hints-move.c --
 *
 *      Of the query "hints", what an officer would do in a movement phase, and
 *      what that promises:
 *
 *      rally       unit hex victim before chance: a leader goes to a hex, where
 *                  a routed unit rallies with that chance instead of the one
 *                  before
 *      charge      unit hex odds victim chance: cavalry can charge that hex
 *      assault     unit hex at wins beaten loses kills: from the hex to which
 *                  the unit goes a melee with those beside it could take the
 *                  hex `at`, no less often than it is beaten;
 *      assault_empty   the same, but nobody could enter that hex
 *      guns        unit hex apart: the nearest enemy is then so far away
 *      lead        unit hex: a leader goes to others
 *      advance     unit hex apart: so many hexes nearer to an objective
 *
 *      The best first, one of a kind but of assaults, at most six.
 */

#include "../cavalry.h"
#include "../dice.h"
#include "../ways.h"
#include "hints.h"

static bool
may_take_up(const Game *g, int u)
{
    WgAction take = { TAKE_UP, { (int16_t)u, 0, 0 } };

    return msk_judge_unit(g, &take) == NULL;
}

/* ---- rally ---- */

static int
cells_of_rally(const Game *g, int u)
{
    int count = 0, added = msk_check_modifier(g, u);

    for (int cell = 0; cell < CELLS; cell++) {
        count += roll_with(number_of(cell), added) > piece_of(g, u)->morale;
    }
    return count;
}

typedef struct Rally {
    int leader, routed, before, after, value;
} Rally;

/* A leader who could come to that one. */
static void
try_rally(const Game *g, int leader, int routed, Rally *best)
{
    int before = cells_of_rally(g, routed), after, value;
    Game then = *g;

    put_there(&then, leader, g->unit[routed].hex);
    after = cells_of_rally(&then, routed);
    value = (after - before) * points_of(g, routed);
    if (value > best->value) {
        *best = (Rally){ leader, routed, before, after, value };
    }
}

static void
rallies(const Game *g, WgText *out)
{
    Rally best = { .leader = NONE };
    WgWays ways;

    for (int i = 0; i < g->placed; i++) {
        int leader = g->stack[i];

        if (side_of(leader) != g->phasing || !is_person(piece_of(g, leader))
                || !may_take_up(g, leader)) {
            continue;
        }
        msk_ways(g, leader, &ways);
        for (int k = 0; k < g->placed; k++) {
            int u = g->stack[k];

            for (int w = 0; side_of(u) == g->phasing
                    && (g->unit[u].state & ROUTING) && w < ways.count; w++) {
                if (ways.way[w].place == g->unit[u].hex
                        && ways.way[w].within) {
                    try_rally(g, leader, u, &best);
                }
            }
        }
    }
    if (best.leader != NONE) {
        msk_print_hint("rally", best.leader, g->unit[best.routed].hex, out);
        wg_print(out, "victim %d before %d chance %d} ", best.routed,
                msk_chance_of(best.before), msk_chance_of(best.after));
    }
}

/* ---- charges ---- */

typedef struct Ride {
    int unit, hex, value;
    ChargeProspect of;
} Ride;

/* From the first hex of its ways from which it may declare a charge there. */
static void
try_ride(const Game *g, int u, int hex, const WgWays *ways, Ride *best)
{
    enum { NEAR = 2, OUT_OF = 3, HALF = 2 };

    for (int i = 0; i < ways->count; i++) {
        const WgWay *way = &ways->way[i];
        ChargeProspect of;
        Game then;

        if (!way->within || way->step.verb != STEP
                || msk_distance(way->place, hex) > NEAR) {
            continue;
        }
        then = *g;
        then.hand = (int16_t)u;
        then.flow.events = 0;
        put_there(&then, u, way->place);
        if (msk_bar_to_declare(&then, u, hex) != NULL) {
            continue;
        }
        if (msk_foresee_charge(&then, hex, &of) && of.count > 0
                && of.routs[0] * HALF >= CELLS
                && of.worth > best->value) {
            *best = (Ride){ u, hex, of.worth, of };
        }
        return;
    }
}

static void
rides(const Game *g, WgText *out)
{
    enum { FAR = 16 };
    Ride best = { .unit = NONE };
    WgWays ways;

    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (side_of(u) != g->phasing || !is_mounted(g, u)
                || !may_take_up(g, u)) {
            continue;
        }
        msk_ways(g, u, &ways);
        for (int k = 0; k < g->placed; k++) {
            int v = g->stack[k];

            if (side_of(v) != g->phasing && v == msk_top(g, g->unit[v].hex)
                    && msk_distance(g->unit[u].hex, g->unit[v].hex) <= FAR) {
                try_ride(g, u, g->unit[v].hex, &ways, &best);
            }
        }
    }
    if (best.unit != NONE) {
        msk_print_hint("charge", best.unit, best.hex, out);
        msk_print_charge(g, &best.of, out);
        wg_add(out, "} ");
    }
}

void
msk_hints_of_move(const Game *now, WgText *out)
{
    Game g = *now;

    if (g.flow.decision == ASK_STEP) {
        g.flow.decision = ASK_UNIT;
        g.hand = NONE;
    }
    rallies(&g, out);
    rides(&g, out);
    msk_hints_of_march(&g, out);
}
