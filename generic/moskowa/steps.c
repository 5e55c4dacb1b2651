/*
 * steps.c --
 *
 *      Movement: what a step costs a unit, and what bars it.
 */

#include "commanders.h"
#include "messages.h"
#include "movement.h"
#include "noted.h"
#include "regrouping.h"
#include "scenarios.h"
#include "terrain.h"

/* Scenario 1: by night the French have two points less for all but road
   mode. */
enum { LESS_BY_NIGHT = 4 };

int
msk_allowance(const Game *g, int u, bool road_mode)
{
    int movement = 2 * msk_counter(g, u).movement;

    if (msk_is_halved(g, u)) {
        movement /= 2;
    }
    return side_of(u) == WG_FIRST && !road_mode && msk_is_night(g)
            ? movement - LESS_BY_NIGHT
            : movement;
}

bool
msk_can_pay(const Game *g, int u, int cost, bool road_mode)
{
    return g->unit[u].spent + cost <= msk_allowance(g, u, road_mode);
}

/* A leader or an aide in a body goes with its troops. */
bool
msk_accompanies(const Game *g, int u)
{
    return is_person(piece_of(g, u));
}

/* Movement.6, Movement.9; Square.4; Zones.1. */
const char *
msk_bar_to_leaving(const Game *g, int u, bool stopped)
{
    int state = g->unit[u].state;
    const char *bar;

    return state & (ROUTING | DISPERSED) ? "Movement.9 may-not-move"
            : state & UNLIMBERED ? "Movement.6 unlimbered"
            : state & SQUARE ? "Square.4 in-square"
            : stopped ? "Zones.1 stopped"
            : has_several(g, g->phasing) && side_of(u) == g->phasing
                && msk_remains(g, u) ? "Aides.5 remains"
            : msk_is_astray(g, u) ? "Aides.9 lost"
            : msk_is_gun_of_borodino(g, u) ? "Scenario.4 guns-of-borodino"
            : (bar = msk_bar_to_escorted(g, u)) ? bar
            : msk_bar_to_reserve(g, u);
}

const char *
msk_bar(const Game *g, int u, int from, int side, bool stopped)
{
    const char *bar = msk_bar_to_leaving(g, u, stopped);

    return bar ? bar : msk_bar_over(g, u, from, side,
            msk_is_stopped(g, u, from));
}

/* Charge.10 After a charge first through the hex of those charged, R-M139
   whatever it costs. */
const char *
msk_bar_to_step(const Game *g, int u, int to)
{
    const Unit *unit = &g->unit[u];
    int side = wg_hex_side(&moskowa_grid, unit->hex, to);
    const char *bar;

    if (side < 0) {
        return "Movement.3 too-far";
    }
    if ((unit->state & FOLLOWS) && to != followed_hex(g, u)) {
        return "Charge.10 through-hex";
    }
    bar = msk_bar(g, u, unit->hex, side, unit->state & STOPPED);
    return bar ? bar
            : (unit->state & FOLLOWS)
                || msk_can_pay(g, u, msk_step_cost(g, u, unit->hex, side),
                    unit->state & ROAD_MODE)
            ? NULL : "Movement.5 no-points";
}

void
msk_propose_going(const Game *g, WgOffer *out)
{
    int hex = g->unit[g->hand].hex;

    wg_propose(out, PUT_DOWN, 0, 0, 0);
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (moskowa_near[hex][side] >= 0) {
            wg_propose(out, STEP, moskowa_near[hex][side], 0, 0);
        }
    }
    for (int facing = 0; facing < FACINGS; facing++) {
        wg_propose(out, TURN, facing, 0, 0);
    }
}

int
msk_price(const Game *g, int u, int from, int side)
{
    int cost = msk_step_cost(g, u, from, side);
    int left = msk_allowance(g, u, g->unit[u].state & ROAD_MODE)
            - g->unit[u].spent;

    return (g->unit[u].state & FOLLOWS) && cost > left ? left : cost;
}
