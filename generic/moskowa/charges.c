/*
 * charges.c --
 *
 *      Cavalry Charge: who may be charged by whom, what is declared, and what
 *      that obliges to.
 */

#include "cavalry.h"
#include "melee.h"
#include "movement.h"
#include "noted.h"

enum { DECLARED_FROM = 2 };

/* ---- who ---- */

/* Charge.13, R-M15: foot, limbered guns, and whoever routs. */
bool
msk_is_chargeable(const Game *g, int u)
{
    Piece p = msk_counter(g, u);

    return p.type <= DISMOUNTED || (!is_person(&p)
                && (g->unit[u].state & ROUTING))
            || (is_guns(&p) && !(g->unit[u].state & UNLIMBERED));
}

/* Charge.14 Not in woods, orchards, towns, villages and works; R-M38 nor over
   wolf-pits. */
static bool
is_chargeable_ground(int hex)
{
    return moskowa_hex[hex].terrain == CLEAR;
}

/* Charge.15 Nor squares. */
const char *
msk_bar_to_be_charged(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);

    if (!is_held(g, !g->phasing, hex)) {
        return "Charge.13 nobody";
    }
    if (!is_chargeable_ground(hex)) {
        return moskowa_hex[hex].terrain == WOLF_PITS ? "R-M38 wolf-pits"
                : "Charge.14 terrain";
    }
    if (msk_is_square(g, hex)) {
        return "Charge.15 square";
    }
    for (int i = 0; i < stack.count; i++) {
        if (msk_is_chargeable(g, stack.slot[i])) {
            return NULL;
        }
    }
    return "Charge.13 not-to-be-charged";
}

/* Over this side cavalry comes at those in the hex beyond: not over a river
   but by its fords and bridges, and not out of wolf-pits. */
bool
msk_may_charge_from(int from, int hex)
{
    const Hex *here = &moskowa_hex[from];
    int side = msk_side_to(from, hex);

    return side >= 0 && here->terrain != WOLF_PITS
            && (!has_side(here->river, side)
                || has_side(here->ford | here->bridge, side));
}

/* Charge.1 The next hex to those charged, beyond this side of where a unit is,
   that it can step to; OFF_MAP. */
static int
approach(const Game *g, int u, int side, int hex)
{
    int to = moskowa_near[g->unit[u].hex][side];

    return to >= 0 && msk_may_charge_from(to, hex)
            && msk_bar_to_step(g, u, to) == NULL ? to : OFF_MAP;
}

static bool
can_come_near(const Game *g, int u, int hex)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (approach(g, u, side, hex) != OFF_MAP) {
            return true;
        }
    }
    return false;
}

/* ---- declaring ---- */

/* Charge.11 Is there somebody who can occupy the hex that was vacated? */
static bool
must_occupy(const Game *g)
{
    for (int i = 0; g->vacated != OFF_MAP && i < g->placed; i++) {
        int u = g->stack[i];

        if (followed_hex(g, u) == g->vacated
                && msk_bar_to_step(g, u, g->vacated) == NULL) {
            return true;
        }
    }
    return false;
}

/* Has somebody declared a charge on others? */
static bool
is_another_declared(const Game *g, int hex)
{
    for (int i = 0; g->charged != OFF_MAP && g->charged != hex
            && i < g->placed; i++) {
        if (g->unit[g->stack[i]].state & CHARGES) {
            return true;
        }
    }
    return false;
}

const char *
msk_bar_to_declare(const Game *g, int u, int hex)
{
    int state = g->unit[u].state, from = g->unit[u].hex;
    const char *bar;

    if (!is_mounted(g, u) || (state & (CHARGES | MUST_ATTACK | FOLLOWS))) {
        return "Charge.1 not-now";
    }
    if (state & ROAD_MODE) {
        return "Roads in-road-mode";
    }
    if (must_occupy(g) || is_another_declared(g, hex)) {
        return "Charge.11 another-first";
    }
    if (msk_distance(from, hex) > DECLARED_FROM) {
        return "Forming.2 too-far";
    }
    bar = msk_bar_to_be_charged(g, hex);
    return bar ? bar
            : msk_may_charge_from(from, hex) || can_come_near(g, u, hex) ? NULL
            : "Charge.1 no-way";
}

void
msk_declare(Game *g, int u, int hex)
{
    g->charged = (int16_t)hex;
    g->unit[u].state |= CHARGES;
    wg_tell(g, CHARGE_DECLARED, u, hex, msk_face(g, hex), 0);
}

/* ---- what it obliges to ---- */

/* Has a unit that declared a charge yet to come near, and can? */
static bool
must_come_near(const Game *g, int u)
{
    return (g->unit[u].state & CHARGES)
            && !msk_may_charge_from(g->unit[u].hex, g->charged)
            && can_come_near(g, u, g->charged);
}

/* Is a charge declared that somebody beside its target can do? */
static bool
is_charge_ready(const Game *g)
{
    for (int i = 0; g->charged != OFF_MAP && i < g->placed; i++) {
        if ((g->unit[g->stack[i]].state & CHARGES)
                && msk_may_charge_from(g->unit[g->stack[i]].hex, g->charged)) {
            return true;
        }
    }
    return false;
}

/* Is this one of those who charge now? */
bool
msk_is_charging(const Game *g, int u)
{
    return (g->unit[u].state & CHARGES)
            && msk_may_charge_from(g->unit[u].hex, g->charged);
}

const char *
msk_bar_to_charger(const Game *g, int u, int to)
{
    return !(g->unit[u].state & CHARGES) ? NULL
            : must_come_near(g, u) ? msk_may_charge_from(to, g->charged) ? NULL
                : "Charge.1 come-near"
            : msk_may_charge_from(g->unit[u].hex, g->charged)
            ? "Forming.4 must-charge" : NULL;
}

/* Of a unit in hand that declared a charge: it may turn, and go to the top. */
static const char *
bar_of_hand(const Game *g, const WgAction *a)
{
    bool ends = a->verb == PUT_DOWN || a->verb == TAKE_UP || a->verb == DONE
            || a->verb == CHARGE;

    return a->verb == STEP ? msk_bar_to_charger(g, g->hand, a->arg[0])
            : a->verb == TURN || a->verb == RAISE ? NULL
            : must_come_near(g, g->hand) ? "Charge.1 come-near"
            : !ends && msk_is_charging(g, g->hand) ? "Forming.4 must-charge"
            : NULL;
}

const char *
msk_bar_of_charge(const Game *g, const WgAction *a)
{
    const char *bar = g->hand >= 0 && (g->unit[g->hand].state & CHARGES)
            ? bar_of_hand(g, a) : NULL;

    return bar ? bar
            : a->verb != DONE ? NULL
            : is_charge_ready(g) ? "Forming.4 must-charge"
            : must_occupy(g) ? "Charge.11 must-occupy" : NULL;
}

const char *
msk_bar_to_charge(const Game *g)
{
    return is_charge_ready(g) ? NULL : "Charge.1 nobody-charges";
}

void
msk_forget_charge(Game *g)
{
    bool any = false;

    for (int i = 0; g->charged != OFF_MAP && i < g->placed; i++) {
        any |= (g->unit[g->stack[i]].state & CHARGES) != 0;
    }
    g->charged = any ? g->charged : OFF_MAP;
}

void
msk_drop_charge(Game *g, int u)
{
    if ((g->unit[u].state & CHARGES) && !msk_is_charging(g, u)) {
        g->unit[u].state &= (uint16_t)~CHARGES;
        msk_forget_charge(g);
    }
}
