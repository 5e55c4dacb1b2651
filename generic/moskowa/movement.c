/*
 * movement.c --
 *
 *      The movement phase: a unit is taken up, steps, turns, limbers or
 *      changes mode, and is put down, or another is taken up.
 */

#include "movement.h"
#include "scenarios.h"

/* Artillery 1, and Roads and Paths: in half points. */
enum { TO_LIMBER = 6, TO_CHANGE_MODE = 4 };

/* ---- which unit ---- */

/* Movement 1, 7, 9. */
const char *
msk_judge_unit(const Game *g, const WgAction *a)
{
    const Unit *unit;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != TAKE_UP) {
        return "Movement.1 not-now";
    }
    unit = &g->unit[a->arg[0]];
    if (side_of(a->arg[0]) != g->phasing) {
        return "Movement.7 not-yours";
    }
    return unit->hex == OFF_MAP ? "Movement.1 not-there"
            : unit->state & (ROUTING | DISPERSED) ? "Movement.9 may-not-move"
            : NULL;
}

void
msk_propose_units(const Game *g, WgOffer *out)
{
    wg_propose(out, DONE, 0, 0, 0);
    for (int i = 0; i < g->placed; i++) {
        wg_propose(out, TAKE_UP, g->stack[i], 0, 0);
    }
}

void
msk_apply_unit(Game *g, const WgAction *a)
{
    if (a->verb == TAKE_UP) {
        g->hand = a->arg[0];
        wg_again(g);
        wg_call(g, MOVE_ONE);
    }
}

/* ---- what it does ---- */

static bool
can_pay(const Game *g, int u, int cost, bool road_mode)
{
    return g->unit[u].spent + cost <= msk_allowance(g, u, road_mode);
}

static const char *
judge_to(const Game *g, int u, int to)
{
    const Unit *unit = &g->unit[u];
    int side = wg_hex_side(&moskowa_grid, unit->hex, to);
    bool road = unit->state & ROAD_MODE;
    const char *bar;

    if (side < 0) {
        return "Movement.3 too-far";
    }
    bar = msk_bar(g, u, unit->hex, side, unit->state & STOPPED);
    return bar ? bar
            : can_pay(g, u, msk_step_cost(g, u, unit->hex, side), road) ? NULL
            : "Movement.5 no-points";
}

/* Does somebody exert a zone over one of these sides of a hex? */
static bool
is_faced(const Game *g, int hex, int enemy, uint8_t front)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int from = moskowa_near[hex][side];

        if (has_side(front, side) && from >= 0 && is_held(g, enemy, from)
                && msk_zone(g, from, wg_hex_back(side)) != NO_ZONE) {
            return true;
        }
    }
    return false;
}

/* R-M23: it costs nothing; whoever has been stopped turns toward one who
   stopped him.  Facing 1, 4: all in the hex turn, leaders have no facing. */
static const char *
judge_turn(const Game *g, int u, int facing)
{
    int hex = g->unit[u].hex;
    Stack stack = msk_stack(g, hex);
    bool stopped = false;

    if (is_person(piece_of(g, u))) {
        return "Facing.4 no-facing";
    }
    if (msk_is_gun_of_borodino(g, msk_top(g, hex))) {
        return "Scenario.4 guns-of-borodino";
    }
    if (facing < 0 || facing >= FACINGS || facing == g->unit[u].facing) {
        return "Facing.1 as-it-is";
    }
    for (int i = 0; i < stack.count; i++) {
        stopped |= (g->unit[stack.slot[i]].state & STOPPED) != 0;
    }
    return stopped && !is_faced(g, hex, !side_of(u), msk_front_of(facing))
            ? "R-M23 toward-enemy" : NULL;
}

static const char *
judge_guns(const Game *g, int u, bool limber)
{
    bool unlimbered = g->unit[u].state & UNLIMBERED;

    if (!is_guns(piece_of(g, u)) || unlimbered != limber) {
        return "Artillery.1 no-guns";
    }
    if (!limber && moskowa_hex[g->unit[u].hex].slope == RIVER_SLOPE) {
        return "Artillery.2 river-slope";
    }
    return g->unit[u].state & ROAD_MODE ? "Roads in-road-mode"
            : can_pay(g, u, TO_LIMBER, false) ? NULL : "Movement.5 no-points";
}

/* Whoever has spent nothing began the phase here. */
static int
cost_of_mode(const Game *g, int u, bool road_mode)
{
    return road_mode && g->unit[u].spent == 0 ? 0 : TO_CHANGE_MODE;
}

static const char *
judge_mode(const Game *g, int u, bool road_mode)
{
    const Unit *unit = &g->unit[u];
    const Hex *hex = &moskowa_hex[unit->hex];
    bool is_so = unit->state & ROAD_MODE;

    if (is_so == road_mode || (hex->road | hex->path) == 0) {
        return "Roads not-on-road";
    }
    if (unit->state & (UNLIMBERED | SQUARE)) {
        return "Roads in-formation";
    }
    if (road_mode && !msk_has_room_on_road(g, u, unit->hex)) {
        return "Stacking.5 too-large";
    }
    return can_pay(g, u, cost_of_mode(g, u, road_mode), road_mode) ? NULL
            : "Movement.5 no-points";
}

/* R-M102: whoever is taken up may go to the top of his hex. */
static const char *
judge_raise(const Game *g, int u)
{
    return is_person(piece_of(g, u)) || msk_top(g, g->unit[u].hex) == u
            ? "R-M102 on-top" : NULL;
}

const char *
msk_judge_step(const Game *g, const WgAction *a)
{
    switch (a->verb) {
    case PUT_DOWN:
        return NULL;
    case DONE:
    case TAKE_UP:
        return a->verb == TAKE_UP && a->arg[0] == g->hand
                ? "Movement.3 in-hand" : msk_judge_unit(g, a);
    case STEP:
        return judge_to(g, g->hand, a->arg[0]);
    case TURN:
        return judge_turn(g, g->hand, a->arg[0]);
    case LIMBER:
    case UNLIMBER:
        return judge_guns(g, g->hand, a->verb == LIMBER);
    case ENTER_ROAD_MODE:
    case LEAVE_ROAD_MODE:
        return judge_mode(g, g->hand, a->verb == ENTER_ROAD_MODE);
    case RAISE:
        return judge_raise(g, g->hand);
    default:
        return "Movement.3 not-now";
    }
}

void
msk_propose_steps(const Game *g, WgOffer *out)
{
    int hex = g->unit[g->hand].hex;

    wg_may(out, PUT_DOWN, 0, 0, 0);
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (moskowa_near[hex][side] >= 0) {
            wg_propose(out, STEP, moskowa_near[hex][side], 0, 0);
        }
    }
    for (int facing = 0; facing < FACINGS; facing++) {
        wg_propose(out, TURN, facing, 0, 0);
    }
    for (int verb = LIMBER; verb <= RAISE; verb++) {
        wg_propose(out, verb, 0, 0, 0);
    }
    msk_propose_units(g, out);
}

/* ---- doing it ---- */

static void
spend(Game *g, int cost)
{
    g->unit[g->hand].spent = (uint8_t)(g->unit[g->hand].spent + cost);
}

/* Facing 1, 2: who comes to others goes beneath them, and faces as they do. */
static void
step(Game *g, int to)
{
    int u = g->hand, from = g->unit[u].hex, top = msk_top(g, to);

    spend(g, msk_step_cost(g, u, from, wg_hex_side(&moskowa_grid, from, to)));
    msk_take(g, u);
    msk_put(g, u, to, msk_stack(g, to).count);
    if (top >= 0 && !is_person(piece_of(g, u))) {
        g->unit[u].facing = g->unit[top].facing;
    }
    if (msk_is_stopped(g, u, to)) {
        g->unit[u].state |= STOPPED;
    }
    wg_tell(g, STEPPED, u, to, 0, 0);
}

static void
change(Game *g, int bit, bool on, int cost, int event)
{
    Unit *unit = &g->unit[g->hand];

    spend(g, cost);
    unit->state = (uint16_t)(on ? unit->state | bit : unit->state & ~bit);
    wg_tell(g, event, g->hand, 0, 0, 0);
}

static void
raise_up(Game *g)
{
    int hex = g->unit[g->hand].hex;

    msk_take(g, g->hand);
    msk_put(g, g->hand, hex, 0);
    wg_tell(g, RAISED, g->hand, 0, 0, 0);
}

void
msk_apply_step(Game *g, const WgAction *a)
{
    if (a->verb == PUT_DOWN || a->verb == DONE) {
        g->hand = a->verb == DONE ? IS_DONE : NONE;
        msk_arrive(g);
        return;
    }
    wg_again(g);
    switch (a->verb) {
    case TAKE_UP:
        g->hand = a->arg[0];
        break;
    case STEP:
        step(g, a->arg[0]);
        break;
    case TURN:
        msk_turn(g, g->unit[g->hand].hex, a->arg[0]);
        wg_tell(g, TURNED, g->unit[g->hand].hex, a->arg[0], 0, 0);
        break;
    case LIMBER:
        change(g, UNLIMBERED, false, TO_LIMBER, LIMBERED_UP);
        break;
    case UNLIMBER:
        change(g, UNLIMBERED, true, TO_LIMBER, UNLIMBERED_THERE);
        break;
    case ENTER_ROAD_MODE:
        change(g, ROAD_MODE, true, cost_of_mode(g, g->hand, true), ON_ROAD);
        break;
    case LEAVE_ROAD_MODE:
        change(g, ROAD_MODE, false, TO_CHANGE_MODE, OFF_ROAD);
        break;
    default:
        raise_up(g);
    }
}
