/*
 * foreseen.c --
 *
 *      A charge of cavalry or of the Old Guard and what follows from it up to
 *      the melee: no procedures of a match, but such as it is foretold by.
 *      Whoever is foretold about is noted in `tries`, which nobody reads then;
 *      when it is over `vacated` is that hex if it was emptied before a melee,
 *      and `charged` if it came to one.
 */

#include <string.h>

#include "cavalry.h"
#include "fire.h"
#include "melee.h"
#include "movement.h"
#include "noted.h"
#include "odds/prospects.h"
#include "regrouping.h"

/* ---- cavalry ---- */

static void
try_square(Game *g)
{
    if (g->tries != OFF_MAP) {
        wg_call(g, TRY_SQUARE);
    }
}

static void
answer(Game *g)
{
    g->tries = g->target;
    msk_meet_answer(g);
}

/* Squares that it passes fire. */
static void
come_near(Game *g)
{
    if (g->unit[g->hand].hex != g->going
            && (g->unit[g->hand].state & CHARGES)) {
        wg_call(g, STEP_ON);
    }
}

/* Forming.4: who is to attack a square turns to it, as who charges does. */
static void
face_square(Game *g, int u)
{
    int from = g->unit[u].hex, side = msk_side_to(from, g->tries);

    if (charged_hex(g, u) == g->tries && side >= 0
            && !has_side(msk_front(g, from), side)) {
        msk_turn(g, from, side);
    }
}

static void
meet(Game *g)
{
    msk_forget_charge(g);
    msk_meet_answer(g);
    if (g->unit[g->hand].hex != OFF_MAP) {
        face_square(g, g->hand);
    }
}

static void
charge(Game *g)
{
    if (g->charged != OFF_MAP && msk_bar_to_charge(g) == NULL) {
        wg_call(g, CHARGE_HOME);
    }
}

/* ---- what comes between it and the melee ---- */

static void
note_flight(Game *g)
{
    g->vacated = is_held(g, !g->phasing, g->tries) ? OFF_MAP : g->tries;
}

static void
begin_fire(Game *g, int side)
{
    msk_forget_parts(g);
    msk_begin_phase(g);
    g->firing = (int8_t)side;
    memset(g->fired, 0, sizeof g->fired);
}

static void
end_movement(Game *g)
{
    g->hand = NONE;
    g->going = OFF_MAP;
    msk_end_charges(g);
    note_flight(g);
    begin_fire(g, !g->phasing);
}

/* Sequence.3: at those who charged, where it does most first. */
static void
be_fired_at(Game *g)
{
    int hex = g->vacated == g->tries ? OFF_MAP
            : msk_best_at_chargers(g, g->tries);

    if (hex != OFF_MAP) {
        msk_take_aim(g, hex);
        wg_call_again(g, FIRE_AT);
    } else {
        begin_fire(g, WG_NOBODY);
        msk_leave_for_chart(g);
    }
}

/* Melee.5 As it will be in that phase. */
static void
attack(Game *g)
{
    g->charged = g->target = g->tries;
    g->tries = OFF_MAP;
    msk_begin_attack(g, g->target);
    wg_call(g, MELEE);
}

static void
attack_charged(Game *g)
{
    if (g->vacated != g->tries && msk_is_duty(g, g->tries)) {
        attack(g);
    }
}

const WgStep msk_foreseen[] = {
    { "Forming.7",  "square attempt",   try_square },
    { "Forming.4",  "answer",           answer },
    { "Forming.4",  "come near",        come_near },
    { "Forming.4",  "square met",       meet },
    { "Charge.5",   "charge",           charge },
    { "Sequence.1", "movement ends",    end_movement },
    { "Sequence.3", "defensive fire",   be_fired_at },
    { "Charge.7",   "melee",            attack_charged },
    {0}
};

/* ---- the Old Guard ---- */

static void
charge_with_guard(Game *g)
{
    g->charged = OFF_MAP;
    g->tries = g->target;
    g->unit[g->hand].state &= (uint16_t)~CHARGES;
    msk_call_guard_charge(g, g->hand, g->target);
}

static void
attack_with_guard(Game *g)
{
    Attackers able;

    note_flight(g);
    begin_fire(g, WG_NOBODY);
    msk_able(g, g->tries, &able);
    if (g->vacated != g->tries && able.count > 0) {
        attack(g);
    }
}

const WgStep msk_foreseen_guard[] = {
    { "Guard.1",    "charge",           charge_with_guard },
    { "Melee.5",    "melee",            attack_with_guard },
    {0}
};
