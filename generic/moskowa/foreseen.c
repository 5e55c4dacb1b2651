/*
 * foreseen.c --
 *
 *      A charge and what follows from it in one: no procedure of a match, but
 *      one by which it is foretold.
 */

#include "cavalry.h"
#include "melee.h"
#include "movement.h"
#include "noted.h"

static void
try_square(Game *g)
{
    if (g->tries != OFF_MAP) {
        wg_call(g, TRY_SQUARE);
    }
}

/* Forming.4: who is to attack a square turns to it, as who charges does. */
static void
face_square(Game *g, int u)
{
    int from = g->unit[u].hex, side = msk_side_to(from, g->target);

    if (charged_hex(g, u) == g->target && side >= 0
            && !has_side(msk_front(g, from), side)) {
        msk_turn(g, from, side);
    }
}

/* Where it comes near, facing them, or as those who are there. */
static void
come_near(Game *g)
{
    int u = g->hand, to = g->going, top = msk_top(g, to);

    if (g->unit[u].hex != to && (g->unit[u].state & CHARGES)) {
        msk_take(g, u);
        msk_put(g, u, to, 0);
        g->unit[u].facing = top >= 0 ? g->unit[top].facing
                : (int8_t)msk_side_to(to, g->target);
    }
    msk_meet_answer(g);
    face_square(g, u);
}

static void
charge(Game *g)
{
    if (g->charged != OFF_MAP && msk_bar_to_charge(g) == NULL) {
        wg_call(g, CHARGE_HOME);
    }
}

/* Melee.5 As it will be in that phase. */
static void
attack(Game *g)
{
    bool carried = g->vacated == g->target;

    g->hand = NONE;
    msk_end_charges(g);
    msk_forget_parts(g);
    msk_begin_phase(g);
    if (carried) {
        g->vacated = g->target;
    } else if (msk_is_duty(g, g->target)) {
        msk_begin_attack(g, g->target);
        wg_call(g, MELEE);
    }
}

const WgStep msk_foreseen[] = {
    { "Forming.7",  "square attempt",   try_square },
    { "Forming.4",  "come near",        come_near },
    { "Charge.5",   "charge",           charge },
    { "Charge.7",   "melee",            attack },
    {0}
};
