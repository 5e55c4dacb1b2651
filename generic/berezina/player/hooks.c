/*
 * hooks.c --
 *
 *      Napoleon at the Berezina as a computer player has it: see playing.h.
 */

#include "player.h"

/* Where they begin is good enough for those who do not plan. */
static bool
is_sensible(const Game *g, const WgAction *a)
{
    (void)g;
    return a->verb != PLACE && a->verb != DECIDE;
}

/* A side's movement phases: one plan holds for all of the match, and is thought
   over each turn. */
static int
phase(const Game *g)
{
    return g->flow.decision == ASK_MOVE || g->flow.decision == ASK_RUSSIAN_MOVE
            ? 1 + phasing(g) : 0;
}

static int
stage(const Game *g)
{
    return g->turn;
}

static int
turns(const Game *g)
{
    return g->turn;
}

/* Until the bridges are nearly built there is nothing to decide; then how all
   of it will end.  A match is played on in a tenth of a second. */
static bool
is_worth_planning(const Game *g)
{
    enum { FIRST = 10, LAST = 23 };

    return g->turn >= FIRST && g->turn <= LAST;
}

/* A combat phase: at whom to fire, and whether to wait for it.  What it brings
   to stay unnoticed is not seen within a turn. */
static bool
is_fight(const Game *g)
{
    return g->alarm && (g->flow.decision == ASK_FIRE
            || g->flow.decision == ASK_EVADE);
}

enum { TOIL = 25, PLANS = 6, MORE_PLANS = 12, MOST = 100, FIGHTS = 5 };

/* The later, the shorter is what is left of the match, and the more a plan
   tells of how it ends. */
static int
ease(const Game *g)
{
    enum { WHOLE = 100 };

    return g->turn < 13 ? WHOLE : g->turn < 16 ? WHOLE * 3 / 2
            : g->turn < 19 ? WHOLE * 2 : g->turn < 22 ? WHOLE * 4 : WHOLE * 7;
}

/* What a step or a place in the set-up brings is not seen at once. */
static bool
is_plain(const Game *g)
{
    return g->flow.decision != ASK_FRENCH_SETUP
            && g->flow.decision != ASK_RUSSIAN_SETUP;
}

/* A movement phase; what a side fires with one rating; the work of engineers;
   the set-up.  The Russians' own if somebody plays them. */
static int
together(const Game *g)
{
    enum { MOVES = 1, FIRES = 3, BUILDS = 5, SETS_UP = 7 };  /* of the French */
    bool is_played = g->scenario == TWO_PLAYERS;

    switch (g->phase) {
    case SET_UP:
        return g->flow.side < 0 ? 0 : SETS_UP + g->flow.side;
    case FRENCH_MOVEMENT:
        return MOVES + FRENCH;
    case RUSSIAN_MOVEMENT:
        return is_played ? MOVES + RUSSIAN : 0;
    case FIRST_COMBAT:
    case SECOND_COMBAT:
        return g->firing == FRENCH || is_played ? FIRES + g->firing : 0;
    case ENGINEERING:
        return BUILDS + FRENCH;
    default:
        return 0;
    }
}

/* To fire: retreats, and who makes room for them; what is lost to cold and
   hunger. */
static int
answering(const Game *g)
{
    enum { ANSWERS = 4, LOSES };

    switch (g->flow.decision) {
    case ASK_EVADE:
    case ASK_DISPLACE:
        return ANSWERS;
    case ASK_TREASURE:
    case ASK_STEP:
        return LOSES;
    default:
        return 0;
    }
}

/* What was moved, and where all began, is not seen within a turn. */
static int
foresight(const Game *g)
{
    enum { TURNS = 3 };

    return g->phase == FRENCH_MOVEMENT || g->phase == RUSSIAN_MOVEMENT
            || g->phase == SET_UP ? TURNS : 0;
}

enum { LOOKS = 64 };

const WgPlayer berezina_player = {
    .remember = ber_remember,
    .recall = ber_recall,
    .believe = ber_believe,
    .is_sensible = is_sensible,
    .terms = ber_terms,
    .term = ber_term,
    .chance = ber_chance,
    .is_plain = is_plain,
    .phase = phase,
    .stage = stage,
    .weights = ber_weights,
    .balance = ber_balance,
    .plan = ber_plan,
    .mutate = ber_mutate,
    .is_worth_planning = is_worth_planning,
    .toil = TOIL,
    .plans = PLANS,
    .more_plans = MORE_PLANS,
    .ease = ease,
    .most = MOST,
    .turns = turns,
    .ahead = LAST_TURN,
    .is_fight = is_fight,
    .fights = FIGHTS,
    .looks = LOOKS,
    .together = together,
    .answering = answering,
    .foresight = foresight,
    .policy = ber_policy,
    .reason = ber_reason,
};
