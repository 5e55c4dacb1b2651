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
#include "../melee.h"
#include "../movement.h"
#include "../stacks.h"
#include "../ways.h"
#include "hints.h"

enum { MOST_ASSAULTS = 3 };

static void
print_move(const char *kind, int u, int hex, WgText *out)
{
    wg_print(out, "{kind %s unit %d hex %s ", kind, u, moskowa_hex_name[hex]);
}

static bool
may_take_up(const Game *g, int u)
{
    WgAction take = { TAKE_UP, { (int16_t)u, 0, 0 } };

    return msk_judge_unit(g, &take) == NULL;
}

/* It stands there; with whom, is as it was. */
static void
put_there(Game *g, int u, int hex)
{
    msk_take(g, u);
    msk_put(g, u, hex, 0);
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
        print_move("rally", best.leader, g->unit[best.routed].hex, out);
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
        print_move("charge", best.unit, best.hex, out);
        msk_print_charge(g, &best.of, out);
        wg_add(out, "} ");
    }
}

/* ---- where an officer would go ---- */

typedef struct March {
    int unit, hex, at, value;
    bool enters;
    MeleeProspect of;
} March;

/* The enemy hex beside the one where it ends that is taken most often, and no
   less often than the attack is beaten. */
static void
look_for_assault(const Game *g, March *march)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int at = moskowa_near[march->hex][side];
        MeleeProspect of;
        Game then;

        if (at < 0 || !is_held(g, !g->phasing, at)) {
            continue;
        }
        then = *g;
        then.flow.events = 0;
        put_there(&then, march->unit, march->hex);
        then.unit[march->unit].facing = (int8_t)side;
        msk_begin_attack(&then, at);
        msk_foresee_melee(&then, at, &of);
        if (of.defended && of.won >= of.beaten && of.won > march->value) {
            march->value = of.won;
            march->at = at;
            march->enters = msk_could_enter(&then, at);
            march->of = of;
        }
    }
}

/* Of those found the best few first. */
static void
keep_march(March *found, const March *one)
{
    int at = MOST_ASSAULTS - 1;

    if (found[at].value >= one->value) {
        return;
    }
    for (; at > 0 && found[at - 1].value < one->value; at--) {
        found[at] = found[at - 1];
    }
    found[at] = *one;
}

static void
print_assaults(const March *found, WgText *out)
{
    for (int i = 0; i < MOST_ASSAULTS && found[i].value > 0; i++) {
        print_move(found[i].enters ? "assault" : "assault_empty",
                found[i].unit, found[i].hex, out);
        wg_print(out, "at %s wins %d beaten %d loses %d kills %d} ",
                moskowa_hex_name[found[i].at], msk_chance_of(found[i].of.won),
                msk_chance_of(found[i].of.beaten),
                msk_chance_of(found[i].of.loses),
                msk_chance_of(found[i].of.kills));
    }
}

/* The first of its kind; kind by what it is. */
typedef struct First {
    int unit, hex, apart;
} First;

static int
apart_from_enemy(const Game *g, int hex)
{
    int away;

    return msk_nearest_enemy(g, g->phasing, hex, &away) == NONE ? HEXES : away;
}

static void
print_first(const First *first, const char *kind, bool apart, WgText *out)
{
    if (first->unit != NONE) {
        print_move(kind, first->unit, first->hex, out);
        wg_print(out, apart ? "apart %d} " : "} ", first->apart);
    }
}

static void
prefer(First *first, int unit, int hex, int apart, bool more)
{
    if (first->unit == NONE
            || (more ? apart > first->apart : apart < first->apart)) {
        *first = (First){ unit, hex, apart };
    }
}

static void
marches(const Game *g, WgText *out)
{
    March found[MOST_ASSAULTS] = { { .value = 0 } };
    First guns = { .unit = NONE }, lead = guns, advance = guns;
    uint64_t told[SLOT_WORDS] = {0};
    MskPlan plan = { .who = NONE };
    WgAction a;

    /* At its end the plan names again and again who has charged and must go
       through the hex it charged. */
    msk_plan(g, NULL, &plan, false, NULL);
    while ((a = msk_next_mover(g, &plan)).verb == TAKE_UP
            && a.arg[0] == plan.who && !is_marked(told, a.arg[0])) {
        int u = a.arg[0], hex = plan.goes;
        March one = { .unit = u, .hex = hex };

        set_mark(told, u);
        if (hex == OFF_MAP) {
            continue;
        } else if (is_guns(piece_of(g, u))) {
            prefer(&guns, u, hex, apart_from_enemy(g, hex), false);
        } else if (is_person(piece_of(g, u))) {
            prefer(&lead, u, hex, 0, false);
        } else {
            look_for_assault(g, &one);
            keep_march(found, &one);
            prefer(&advance, u, hex, msk_to_objective(g, g->unit[u].hex)
                    - msk_to_objective(g, hex), true);
        }
    }
    print_assaults(found, out);
    print_first(&guns, "guns", true, out);
    print_first(&advance, "advance", advance.apart > 0, out);
    print_first(&lead, "lead", false, out);
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
    marches(&g, out);
}
