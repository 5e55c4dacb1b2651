/*
 * impulse.c --
 *
 *      4.0: an impulse, and the actions that it may be: tactical (5.0), of
 *      initiative (6.0), or a pass (7.0).
 */

#include "chapters.h"

/* 6.0 The disc goes to the other player. */
void
mon_spend_disc(Game *g)
{
    g->disc = !g->disc;
    wg_tell(g, DISC_WENT, g->disc, 0, 0, 0);
}

/* ---- IMPULSE ---- */

static void
stand_still(Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        g->unit[u].moved = g->unit[u].inspires = false;
        g->unit[u].crossed = g->unit[u].inspired = false;
    }
    g->mobile = NONE;
    g->moves = g->logistics = g->left = 0;
    g->command = (Command){ .foot = { { { 0, 0 } } } };
}

static void
begin_impulse(Game *g)
{
    stand_still(g);
    g->phase = IMPULSES;
    g->impulse = NO_IMPULSE;
    g->offensive = false;
    g->activated = g->engagements = g->battles = 0;
    g->old = contested(g);
    g->fresh = g->fought = (Areas){ { 0, 0 } };
}

static void ask_impulse(Game *g) { wg_ask(g, g->mover, ASK_IMPULSE); }

static void
carry_out(Game *g)
{
    wg_call(g, g->impulse == TACTICAL ? TACTICAL_ACTION
            : g->impulse == CALL ? CALL_ACTION
            : g->impulse == MARCH ? MARCH_ACTION : PASS_ACTION);
}

static void
end_impulse(Game *g)
{
    stand_still(g);
    g->phase = IMPULSES;
    g->impulse = NO_IMPULSE;
    g->offensive = false;
}

const WgStep monday_impulse[] = {
    { "4.0", "impulse",          begin_impulse },
    { "4.1", "Isolation Check",  mon_check_isolation },
    { "4.0", "action",           ask_impulse },
    { "4.0", "action",           carry_out },
    { "4.0", "end of impulse",   end_impulse },
    {0}
};

static const char *
judge_initiative(const Game *g)
{
    return g->disc != g->mover ? "6.0 no-disc" : NULL;
}

static const char *
judge_offensive(const Game *g)
{
    return !uses(g, OFFENSIVE) ? "9.8 not-in-use"
            : g->disc != g->mover ? "6.0 no-disc"
            : mon_has_leader(g) ? NULL : "5.1 no-leader";
}

const char *
mon_judge_impulse(const Game *g, const WgAction *a)
{
    switch (a->verb) {
    case GO_PASS:
        return NULL;
    case GO_TACTICAL:
        return mon_stars(g, g->mover) == 0 ? "2.6.3 exhausted-commander"
                : mon_has_leader(g) ? NULL : "5.1 no-leader";
    case GO_OFFENSIVE:
        return judge_offensive(g);
    case GO_CALL:
        return judge_initiative(g) ? judge_initiative(g)
                : mon_can_reinforce(g) ? NULL : "3.3 no-reinforcements";
    case GO_MARCH:
        return judge_initiative(g);
    default:
        return "4.0 not-now";
    }
}

void
mon_propose_impulse(const Game *g, WgOffer *out)
{
    for (int verb = GO_TACTICAL; verb <= GO_PASS; verb++) {
        WgAction a = { .verb = (int16_t)verb };

        if (mon_judge_impulse(g, &a) == NULL) {
            wg_may(out, verb, 0, 0, 0);
        }
    }
}

void
mon_apply_impulse(Game *g, const WgAction *a)
{
    /* ORDER VERB, from GO_TACTICAL */
    static const struct { int8_t impulse; int16_t event; } meant[] = {
        { TACTICAL, CHOSE_TACTICAL }, { TACTICAL, CHOSE_OFFENSIVE },
        { CALL, CHOSE_CALL }, { MARCH, CHOSE_MARCH }, { PASS, CHOSE_PASS },
    };
    int chosen = a->verb - GO_TACTICAL;

    g->impulse = meant[chosen].impulse;
    g->offensive = a->verb == GO_OFFENSIVE;
    g->passes = (int8_t)(a->verb == GO_PASS ? g->passes + 1 : 0);
    wg_tell(g, meant[chosen].event, g->mover, 0, 0, 0);
    if (a->verb != GO_TACTICAL && a->verb != GO_PASS) {
        mon_spend_disc(g);
    }
}

/* ---- TACTICAL_ACTION ---- */

static void
ask_activate(Game *g)
{
    g->phase = ACTIVATION;
    wg_ask(g, g->mover, ASK_ACTIVATE);
}

static void
ask_move(Game *g)
{
    g->phase = MOVEMENT;
    wg_ask(g, g->mover, ASK_MOVE);
}

/* Asked even if there is nobody to inspire: the enemy is not to learn whom a
   contested area hides. */
static void
ask_inspire(Game *g)
{
    g->phase = INSPIRATION;
    wg_ask(g, g->mover, ASK_INSPIRE);
}

static void
fight(Game *g)
{
    g->phase = COMBAT;
    wg_call(g, ALL_BATTLES);
}

/* 2.6.2, 5.4 Leaders tire; all go back behind the fog.  9.7: exhausted
   leaders do not tire further. */
static void
deactivate(Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active) {
            g->unit[u].active = false;
            if (block_of(g, u)->kind == LEADER && !at_last_face(g, u)) {
                g->unit[u].face++;
                wg_tell(g, TIRED, u, IMPULSE_OVER, 0, 0);
            }
        }
    }
}

/* 6.3 Also after a General Offensive, if a retreat has given the disc back. */
static void
ask_raid(Game *g)
{
    if (g->disc == g->mover) {
        wg_ask(g, g->mover, ASK_RAID);
    }
}

const WgStep monday_tactical_action[] = {
    { "5.1",   "leaders",            ask_activate, "activation" },
    { "5.1.1", "command",            mon_trace_command, "activation" },
    { "5.2",   "movement",           ask_move, "movement" },
    { "5.2.2", "inspiration",        ask_inspire, "inspiration" },
    { "5.3",   "combat",             fight, "combat" },
    { "5.4",   "deactivation",       deactivate },
    { "6.3",   "Cavalry Raid",       ask_raid, "raid" },
    {0}
};

/* ---- CALL_ACTION, MARCH_ACTION, PASS_ACTION ---- */

static void
call(Game *g)
{
    g->logistics = (int8_t)mon_logistic_value(g, g->mover);
    wg_call(g, DEPLOY_REINFORCEMENTS);
}

static void
march(Game *g)
{
    g->phase = MOVEMENT;
    if (g->moves == 0) {
        g->logistics = (int8_t)mon_logistic_value(g, g->mover);
    }
    wg_ask(g, g->mover, ASK_MARCH);
}

static void
pass(Game *g)
{
    g->phase = MOVEMENT;
    wg_ask(g, g->mover, ASK_PASS);
}

const WgStep monday_call_action[] = {
    { "6.1", "call for reinforcements", call },
    {0}
};

const WgStep monday_march_action[] = {
    { "6.2", "movement",         march, "movement" },
    { "6.2", "combat",           fight, "combat" },
    {0}
};

const WgStep monday_pass_action[] = {
    { "7.0", "one unit moves",   pass },
    {0}
};

/* ---- RAID_ACTION ---- */

const char *
mon_judge_raid(const Game *g, const WgAction *a)
{
    (void)g;
    return a->verb == GO_RAID || a->verb == DONE ? NULL : "6.3 not-now";
}

void
mon_propose_raid(const Game *g, WgOffer *out)
{
    (void)g;
    wg_may(out, GO_RAID, 0, 0, 0);
    wg_may(out, DONE, 0, 0, 0);
}

void
mon_apply_raid(Game *g, const WgAction *a)
{
    if (a->verb == GO_RAID) {
        wg_call(g, RAID_ACTION);
    }
}

/* 6.3 Cavalry may ride again that has moved in the tactical action. */
static void
mount(Game *g)
{
    wg_tell(g, CHOSE_RAID, g->mover, 0, 0, 0);
    mon_spend_disc(g);
    stand_still(g);
    g->phase = RAID;
    g->impulse = CAVALRY_RAID;
    g->logistics = (int8_t)mon_logistic_value(g, g->mover);
}

static void raid(Game *g) { wg_ask(g, g->mover, ASK_RAIDERS); }

const WgStep monday_raid_action[] = {
    { "4.1", "Isolation Check",  mon_check_isolation },
    { "6.3", "cavalry mounts",   mount },
    { "6.3", "Cavalry Raid",     raid },
    {0}
};
