/*
 * movement.c --
 *
 *      The movement phase: which unit is taken up, and what it may do: step,
 *      turn, change how it stands, be put down.
 */

#include "cavalry.h"
#include "commanders.h"
#include "exchange.h"
#include "formations.h"
#include "messages.h"
#include "movement.h"
#include "scenarios.h"

/* ---- which unit ---- */

static const char *
bar_to_taking(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    return side_of(u) != g->phasing ? "Movement.7 not-yours"
            : !msk_obeys(g, u) ? "Miscellaneous.3 not-your-command"
            : unit->hex == OFF_MAP ? "Movement.1 not-there"
            : unit->state & (ROUTING | DISPERSED) ? "Movement.9 may-not-move"
            : NULL;
}

/* Movement.1, Movement.7, Movement.9. */
const char *
msk_judge_unit(const Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        return msk_bar_of_charge(g, a);
    }
    if (a->verb == CHARGE) {
        return msk_bar_to_charge(g);
    }
    if (a->verb != TAKE_UP) {
        return "Movement.1 not-now";
    }
    return bar_to_taking(g, a->arg[0]);
}

bool
msk_has_moved(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    return (g->flow.decision == ASK_UNIT || g->flow.decision == ASK_STEP)
            && unit->hex != OFF_MAP && unit->state & MOVED;
}

bool
msk_is_spent(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    if (!msk_has_moved(g, u)) {
        return false;
    }
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[unit->hex][side];

        if (to >= 0 && msk_bar_to_step(g, u, to) == NULL) {
            return false;
        }
    }
    return true;
}

/* All others that may be taken up; with a unit that charges in hand perhaps
   none. */
static void
propose_taking(const Game *g, WgOffer *out)
{
    static const WgAction take = { TAKE_UP, { 0, 0, 0 } };

    if (msk_bar_of_charge(g, &take)) {
        return;
    }
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (u != g->hand && bar_to_taking(g, u) == NULL) {
            wg_may(out, TAKE_UP, u, 0, 0);
        }
    }
}

void
msk_propose_units(const Game *g, WgOffer *out)
{
    wg_propose(out, DONE, 0, 0, 0);
    wg_propose(out, CHARGE, 0, 0, 0);
    propose_taking(g, out);
}

void
msk_apply_unit(Game *g, const WgAction *a)
{
    if (a->verb == TAKE_UP) {
        g->hand = a->arg[0];
        wg_again(g);
        wg_call(g, MOVE_ONE);
    } else if (a->verb == CHARGE) {
        wg_again(g);
        wg_call(g, CHARGE_HOME);
    } else if (msk_next_commander(g)) {
        wg_again(g);
    }
}

/* ---- what it does ---- */

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
   stopped him; R-M179: not from whom he charged.  Facing.1, Facing.4: all in
   the hex turn, leaders have no facing. */
const char *
msk_judge_turn(const Game *g, int u, int facing)
{
    int hex = g->unit[u].hex;
    Stack stack = msk_stack(g, hex);
    bool stopped = false;
    uint8_t owed;

    if (is_person(piece_of(g, u))) {
        return "Facing.4 no-facing";
    }
    if (msk_is_gun_of_borodino(g, top_of(g, stack))) {
        return "Scenario.4 guns-of-borodino";
    }
    if (facing < 0 || facing >= FACINGS || facing == g->unit[u].facing) {
        return "Facing.1 as-it-is";
    }
    for (int i = 0; i < stack.count; i++) {
        stopped |= (g->unit[stack.slot[i]].state & STOPPED) != 0;
    }
    owed = msk_owed_sides(g, hex) & (uint8_t)~msk_front_of(facing);
    if (owed && (owed & msk_front(g, hex))) {
        return "Charge.7 has-charged";
    }
    return stopped && !is_faced(g, hex, !side_of(u), msk_front_of(facing))
            ? "R-M23 toward-enemy" : NULL;
}

/* R-M102: whoever is taken up may go to the top of his hex; R-M137 but not
   above a square. */
static const char *
judge_raise(const Game *g, int u)
{
    int hex = g->unit[u].hex;

    return is_person(piece_of(g, u)) || msk_top(g, hex) == u ? "R-M102 on-top"
            : msk_is_square(g, hex) && !(g->unit[u].state & SQUARE)
            ? "R-M137 in-square" : NULL;
}

const char *
msk_judge_step(const Game *g, const WgAction *a)
{
    const char *bar = msk_bar_of_charge(g, a);

    if (bar) {
        return bar;
    }
    if (msk_is_change(a->verb)) {
        return msk_bar_to_change(g, g->hand, a->verb);
    }
    if (msk_is_writing(a->verb)) {
        return msk_judge_talk(g, a);
    }
    if (msk_is_carrying(a->verb)) {
        return msk_judge_carrying(g, a);
    }
    switch (a->verb) {
    case PUT_DOWN:
        return NULL;
    case DONE:
    case CHARGE:
    case TAKE_UP:
        return a->verb == TAKE_UP && a->arg[0] == g->hand
                ? "Movement.3 in-hand" : msk_judge_unit(g, a);
    case STEP:
        return msk_bar_to_step(g, g->hand, a->arg[0]);
    case TURN:
        return msk_judge_turn(g, g->hand, a->arg[0]);
    case RAISE:
        return judge_raise(g, g->hand);
    case BREAK_UP:
        return msk_bar_to_break_up(g, g->hand, a->arg[0]);
    case JOIN:
        return msk_bar_to_join(g, g->hand);
    case STEAL:
        return msk_bar_to_steal(g, a->arg[0]);
    default:
        return "Movement.3 not-now";
    }
}

void
msk_propose_steps(const Game *g, WgOffer *out)
{
    msk_propose_going(g, out);
    for (int verb = LIMBER; verb <= RAISE; verb++) {
        wg_propose(out, verb, 0, 0, 0);
    }
    msk_propose_break_up(g, g->hand, out);
    wg_propose(out, JOIN, 0, 0, 0);
    if (has_several(g, g->phasing)) {
        msk_propose_talk(g, out);
        msk_propose_carrying(g, out);
        msk_propose_stealing(g, out);
    }
    msk_propose_units(g, out);
}
