/*
 * moving.c --
 *
 *      The movement phase: what a unit in hand does, done.
 */

#include "cavalry.h"
#include "commanders.h"
#include "exchange.h"
#include "fire.h"
#include "formations.h"
#include "messages.h"
#include "movement.h"
#include "noted.h"
#include "scenarios.h"

/* Facing.1, Facing.2: who comes to others goes beneath them, and faces as they
   do. */
void
msk_step(Game *g, int u, int to)
{
    int from = g->unit[u].hex, top = msk_top(g, to);
    int side = wg_hex_side(&moskowa_grid, from, to);
    int cost = msk_price(g, u, from, side);

    g->unit[u].spent = (uint8_t)(g->unit[u].spent + cost);
    end_following(g, u);
    g->vacated = g->vacated == to ? OFF_MAP : g->vacated;
    msk_take(g, u);
    msk_put(g, u, to, msk_stack(g, to).count);
    if (top >= 0 && !is_person(piece_of(g, u))) {
        g->unit[u].facing = g->unit[top].facing;
    }
    msk_face_march(g, u, side);
    g->unit[u].state |= MOVED;
    if (msk_is_stopped(g, u, to)) {
        g->unit[u].state |= STOPPED;
    }
    wg_tell(g, STEPPED, u, to, 0, 0);
}

/* ---- what cavalry brings about, and squares do ---- */

/* Forming.1: those who see it begin its phase near them. */
void
msk_notify_beginning(Game *g)
{
    Unit *unit = &g->unit[g->hand];

    if (!(unit->state & (NOTIFIED | MOVED)) && msk_is_notice_due(g, g->hand)) {
        unit->state |= NOTIFIED;
        wg_call(g, NOTICES);
    }
}

/* Is there an enemy's square over this side, in whose zone it is? */
static bool
is_fired_at_over(const Game *g, int u, int side)
{
    int from = moskowa_near[g->unit[u].hex][side];

    return from >= 0 && is_held(g, !side_of(u), from)
            && msk_zone(g, from, wg_hex_back(side)) == PARTIAL_ZONE;
}

/* Square.9: whoever leaves a hex of its zone that it came into this phase has
   moved through.  R-M143: it always fires, at who moves first. */
static void
be_fired_at(Game *g)
{
    Unit *unit = &g->unit[g->hand];
    int hex = unit->hex;

    while (unit->hex != OFF_MAP && (unit->state & MOVED)
            && !(unit->state & ROUTING) && !is_person(piece_of(g, g->hand))
            && g->fire_from < WG_HEX_SIDES) {
        int side = g->fire_from++;

        if (is_fired_at_over(g, g->hand, side)) {
            if (!msk_is_square(g, hex)) {
                msk_take(g, g->hand);
                msk_put(g, g->hand, hex, 0);
            }
            wg_repeat(g);
            msk_call_square_fire(g, moskowa_near[hex][side], hex);
            return;
        }
    }
    g->fire_from = 0;
}

/* It may be lost, or rout, or be cut off by those who do. */
static void
go(Game *g)
{
    int to = g->going;

    g->going = OFF_MAP;
    if (g->unit[g->hand].hex == OFF_MAP || (g->unit[g->hand].state & ROUTING)
            || msk_bar_to_step(g, g->hand, to) != NULL) {
        return;
    }
    msk_step(g, g->hand, to);
    if (msk_is_notice_due(g, g->hand)) {
        wg_call(g, NOTICES);
    }
}

const WgStep msk_step_on[] = {
    { "Square.9",   "squares fire",     be_fired_at },
    { "Movement.3", "step",             go },
    {0}
};

static void
raise_up(Game *g)
{
    int hex = g->unit[g->hand].hex;

    msk_take(g, g->hand);
    msk_put(g, g->hand, hex, 0);
    wg_tell(g, RAISED, g->hand, 0, 0, 0);
}

/* Nobody is in hand any more. */
static void
put_down(Game *g, bool done)
{
    g->hand = NONE;
    if (done) {
        end_moving(g);
    }
    msk_arrive(g);
}

/* What who is in hand does on the map, or another who is taken up. */
static void
move_on(Game *g, const WgAction *a)
{
    switch (a->verb) {
    case TAKE_UP:
        g->hand = a->arg[0];
        msk_notify_beginning(g);
        break;
    case STEP:
        g->going = a->arg[0];
        wg_call(g, STEP_ON);
        break;
    case CHARGE:
        wg_call(g, CHARGE_HOME);
        break;
    case TURN:
        msk_turn(g, g->unit[g->hand].hex, a->arg[0]);
        wg_tell(g, TURNED, g->unit[g->hand].hex, a->arg[0], 0, 0);
        break;
    case BREAK_UP:
        g->hand = (int16_t)msk_break_up(g, g->hand, a->arg[0]);
        break;
    case JOIN:
        g->hand = (int16_t)msk_join(g, g->hand);
        break;
    case STEAL:
        msk_steal(g, a->arg[0]);
        break;
    default:
        raise_up(g);
    }
}

void
msk_apply_step(Game *g, const WgAction *a)
{
    if (a->verb == PUT_DOWN || a->verb == DONE || a->verb == TAKE_UP) {
        msk_drop_charge(g, g->hand);
    }
    if (a->verb == PUT_DOWN || a->verb == DONE) {
        put_down(g, a->verb == DONE);
        return;
    }
    wg_again(g);
    if (msk_is_change(a->verb)) {
        msk_change(g, g->hand, a->verb);
    } else if (msk_is_writing(a->verb)) {
        msk_talk(g, a);
    } else if (msk_is_carrying(a->verb)) {
        msk_carry(g, a);
    } else {
        move_on(g, a);
    }
}
