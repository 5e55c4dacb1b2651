/*
 * sequence.c --
 *
 *      The Sequence of Play.
 */

#include "cavalry.h"
#include "commanders.h"
#include "fire.h"
#include "melee.h"
#include "messages.h"
#include "movement.h"
#include "noted.h"
#include "outcomes.h"
#include "regrouping.h"
#include "scenarios.h"
#include "standing.h"

/* The battle that goes on ends at 9:40. */
enum { PROLONGED_END = 29 };
/* Game.prolonged */
enum { GOES_ON = 1, REFUSED };

int
msk_last_turn(const Game *g)
{
    return g->prolonged == GOES_ON ? PROLONGED_END : scenario_of(g)->ends;
}

static void
next_turn(Game *g)
{
    if (g->clock == msk_last_turn(g)) {
        if (msk_may_prolong(g)) {
            wg_ask(g, WG_FIRST, ASK_PROLONG);
        } else if (msk_may_fight_on(g)) {
            wg_call_again(g, END_OF_DAY);
        } else {
            wg_over(g);
        }
        return;
    }
    g->clock++;
    wg_call_again(g, GAME_TURN);
}

const char *
msk_judge_prolonging(const Game *g, const WgAction *a)
{
    (void)g;
    return a->verb == PROLONG || a->verb == DONE ? NULL : "Historical not-now";
}

void
msk_propose_prolonging(const Game *g, WgOffer *out)
{
    (void)g;
    wg_may(out, PROLONG, 0, 0, 0);
    wg_may(out, DONE, 0, 0, 0);
}

void
msk_apply_prolonging(Game *g, const WgAction *a)
{
    g->prolonged = a->verb == PROLONG ? GOES_ON : REFUSED;
    if (a->verb == PROLONG) {
        wg_tell(g, PROLONGED, 0, 0, 0, 0);
    }
    wg_again(g);
}

static void
player_turn(Game *g, int side)
{
    g->phasing = (int8_t)side;
    g->entered = 0;
    wg_tell(g, TURN_BEGAN, side, g->clock, 0, 0);
    for (int u = first_of(side); u < end_of(side); u++) {
        g->unit[u].spent = 0;
    }
    msk_destroy_guns(g, side);
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].state &= (uint16_t)~FOR_A_TURN;
        if (!(g->unit[u].state & TAKEN) && !is_on_chart(g, u)) {
            bind_to(g, u, OFF_MAP);
        }
    }
    msk_begin_phase(g);
    msk_remove_wounded(g, side);
    msk_begin_commands(g, side);
    msk_review_commanders(g, side);
    msk_review_messages(g);
    wg_call(g, PLAYER_TURN);
}

static void first_player(Game *g) { player_turn(g, scenario_of(g)->moves); }
static void second_player(Game *g) { player_turn(g, !scenario_of(g)->moves); }

static void
arrive(Game *g)
{
    msk_expect_called(g);
    msk_deploy(g, AREA_ARRIVAL, g->phasing);
    msk_bring_aides(g, false);
}

/* Who was in hand may have been lost on its way. */
static void
ask_step(Game *g)
{
    msk_forget_charge(g);
    if (g->unit[g->hand].hex == OFF_MAP
            || (g->unit[g->hand].state & ROUTING)) {
        g->hand = NONE;
        return;
    }
    wg_ask(g, g->phasing, ASK_STEP);
}

/* Each phase begins here; its chapter has the procedure that is called. */

static void
rally(Game *g)
{
    msk_begin_phase(g);
    msk_begin_rally(g);
    msk_retake_guns(g);
}

static void
defensive_fire(Game *g)
{
    msk_begin_phase(g);
    msk_call_fire(g, !g->phasing);
}

static void
offensive_fire(Game *g)
{
    msk_begin_phase(g);
    msk_call_fire(g, g->phasing);
}

static void
melee(Game *g)
{
    msk_begin_phase(g);
    msk_begin_commands(g, g->phasing);
    msk_call_melee(g);
}

/* Until the side is done, which it may say with a unit in hand. */
static void
ask_unit(Game *g)
{
    if (have_all_moved(g)) {
        g->hand = NONE;
        if (!msk_next_commander(g)) {
            return;
        }
    }
    wg_ask(g, g->phasing, ASK_UNIT);
}

const WgStep msk_whole_game[] = {
    { "R-M177",     "corps, French",    msk_ask_french_division, "division",
                                        .when = msk_french_divide },
    { "R-M177",     "corps, Russian",   msk_ask_russian_division, "division",
                                        .when = msk_russians_divide },
    { "Setup",      "who places whom",  msk_ask_deployments, "deploy",
                                        DEPLOYMENT },
    { "Scenario.1", "turns of twenty minutes", next_turn, "turns", GAME_TURN },
    {0}
};

const WgStep msk_game_turn[] = {
    { "Sequence",   "first player's turn", first_player },
    { "Sequence",   "second player's turn", second_player },
    {0}
};

const WgStep msk_player_turn[] = {
    { "Scenario.1", "reinforcements",   arrive, "movement" },
    { "Scenario.4", "calls",            msk_ask_calls, "movement" },
    { "Aides.6",    "messages",         msk_ask_messages, "movement" },
    { "Aides.6",    "messages end",     msk_end_messages, "movement" },
    { "Aides.9",    "who goes astray",  msk_roll_messengers, "movement" },
    { "Sequence.1", "movement",         ask_unit, "movement" },
    { "Forming.1",  "who stands near",  msk_notice_standing, "movement" },
    { "Charge.8",   "charges end",      msk_end_charges, "movement" },
    { "Regrouping.9", "escorts end",    msk_end_escorts, "movement" },
    { "Regrouping.1", "worn units leave", msk_leave_for_chart, "movement" },
    { "Sequence.2", "rally",            rally, "rally" },
    { "Rally",      "checks",           msk_settle, "rally" },
    { "Regrouping.4", "regrouping",     msk_ask_regroup, "rally" },
    { "Regrouping.1", "worn units leave", msk_leave_for_chart, "rally" },
    { "Sequence.3", "defensive fire",   defensive_fire, "defence" },
    { "Regrouping.1", "worn units leave", msk_leave_for_chart, "defence" },
    { "Sequence.4", "offensive fire",   offensive_fire, "offence" },
    { "Regrouping.1", "worn units leave", msk_leave_for_chart, "offence" },
    { "Sequence.5", "melee",            melee, "melee" },
    { "Regrouping.1", "worn units leave", msk_leave_for_chart, "melee" },
    { "Scenario.1", "objectives",       msk_note_objectives, "melee" },
    {0}
};

const WgStep msk_move_one[] = {
    { "Forming.1",  "who begins near",  msk_notify_beginning },
    { "Movement.3", "steps",            ask_step },
    {0}
};

const WgStep *const moskowa_procedures[] = { MOSKOWA_PROCEDURES(WG_NAME) NULL };

/* ---- what is asked ---- */

#define DECISION_ROW(id, ...) WG_DECISION_BY(msk, __VA_ARGS__,)

const WgDecision moskowa_decisions[] = { MOSKOWA_DECISIONS(DECISION_ROW) {0} };
