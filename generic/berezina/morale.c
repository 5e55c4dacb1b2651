/*
 * morale.c --
 *
 *      5.1 What the French lose of treasure and cohesion, by the French Morale
 *      Effects Table or, 13.1, the alternative one.
 */

#include "chapters.h"

/* ---- 5.1 FMET ---- */

/* 5.1 From the south-east corner west, then north; engineers last; 13.46 then
   IX Corps. */
static int
turn_of(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int last = p->kind == ENGINEER ? 1
            : g->option[OPT_VICTOR] && p->corps == CORPS_IX ? 2 : 0;
    int hex = g->unit[u].place;

    return (last * ROWS + ROWS - 1 - hex / COLUMNS) * COLUMNS + hex % COLUMNS;
}

int
ber_next_to_check(const Game *g)
{
    int next = NONE;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (is_fighting(g, u) && !g->unit[u].checked
                && (next == NONE || turn_of(g, u) < turn_of(g, next))) {
            next = u;
        }
    }
    return next;
}

/* Stacked with its corps' leader or Napoleon?  13.45 The leader without a name
   helps nobody: he is not on the map. */
bool
ber_is_led(const Game *g, int u)
{
    for (int l = g->top[g->unit[u].place]; l != NONE; l = g->unit[l].below) {
        const Piece *p = piece_of(g, l);

        if (side_of(l) == FRENCH && p->kind == LEADER
                && (p->corps == piece_of(g, u)->corps
                    || p->corps == HEADQUARTERS)) {
            return true;
        }
    }
    return false;
}

/* Unit by unit, until a low roll ends it. */
static void
next_check(Game *g)
{
    if (!g->halted && ber_next_to_check(g) != NONE) {
        wg_call_again(g, ONE_CHECK);
    }
}

const WgStep berezina_fmet[] = {
    { "5.1", "the next unit", next_check },
    {0}
};

static void
roll_check(Game *g)
{
    wg_roll(g, 2);
}

/* The greatest natural roll that ends the checks of the turn: 13.42 another. */
int
ber_check_stop(const Game *g)
{
    return g->option[OPT_ORGANISED] ? 5 : 4;
}

static void
read_check(Game *g)
{
    int u = ber_next_to_check(g), natural = wg_die(g, 0) + wg_die(g, 1);
    int roll = natural - ber_is_led(g, u);

    g->unit[u].checked = 1;
    ber_tell(g, FMET_ROLLED, u, roll, natural, 0);
    ber_suffer(g, u, ber_morale_effect(roll, ber_rating(g, u)));
    if (natural <= ber_check_stop(g)) {
        g->halted = 1;
        wg_tell(g, FMET_STOPPED, natural, 0, 0, 0);
    }
}

const WgStep berezina_one_check[] = {
    { "5.1", "two dice",   roll_check },
    { "5.1", "the effect", read_check },
    {0}
};

/* ---- 13.1 AFMET ---- */

/* May this unit bear the next treasure, or the next step, to be lost? */
static bool
can_bear(const Game *g, int u, bool step)
{
    return is_fighting(g, u)
            && (step ? !g->unit[u].checked : g->unit[u].treasure);
}

/* The worst rating that still has one who can: D first. */
static int
worst_rating(const Game *g, bool step)
{
    int worst = NO_RATING;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (can_bear(g, u, step) && ber_rating(g, u) > worst) {
            worst = ber_rating(g, u);
        }
    }
    return worst;
}

static void
propose(const Game *g, WgOffer *out, int verb, bool step)
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (can_bear(g, u, step)
                && ber_rating(g, u) == worst_rating(g, step)) {
            wg_may(out, verb, u, 0, 0);
        }
    }
}

static const char *
judge(const Game *g, const WgAction *a, int verb, bool step)
{
    if (a->verb != verb) {
        return "13.1 not-now";
    }
    if (side_of(a->arg[0]) != FRENCH || !can_bear(g, a->arg[0], step)) {
        return "13.1 cannot-bear";
    }
    return ber_rating(g, a->arg[0]) == worst_rating(g, step)
            ? NULL : "13.1 worst-first";
}

void
ber_propose_treasure(const Game *g, WgOffer *out)
{
    propose(g, out, LOSE_TREASURE, false);
}

const char *
ber_judge_treasure(const Game *g, const WgAction *a)
{
    return judge(g, a, LOSE_TREASURE, false);
}

void
ber_apply_treasure(Game *g, const WgAction *a)
{
    ber_lose_treasure(g, a->arg[0]);
}

void
ber_propose_step(const Game *g, WgOffer *out)
{
    propose(g, out, LOSE_STEP, true);
}

const char *
ber_judge_step_loss(const Game *g, const WgAction *a)
{
    return judge(g, a, LOSE_STEP, true);
}

void
ber_apply_step(Game *g, const WgAction *a)
{
    g->unit[a->arg[0]].checked = 1;
    ber_suffer(g, a->arg[0], (Effect){ 0, 1, 0 });
}

static void
roll_alternative(Game *g)
{
    wg_roll(g, 1);
}

static void
read_alternative(Game *g)
{
    Effect effect = berezina_alternative[wg_die(g, 0)];

    g->owed.treasure = effect.treasure;
    g->owed.steps = effect.steps;
    wg_tell(g, AFMET_ROLLED, effect.treasure, effect.steps, 0, 0);
}

/* Treasures that nobody has left become steps. */
static void
ask_treasure(Game *g)
{
    if (g->owed.treasure > 0) {
        g->owed.treasure--;
        wg_repeat(g);
        if (worst_rating(g, false) == NO_RATING) {
            g->owed.steps++;
        } else {
            wg_ask(g, FRENCH, ASK_TREASURE);
        }
    }
}

/* One step a unit at most. */
static void
ask_step(Game *g)
{
    if (g->owed.steps > 0 && worst_rating(g, true) != NO_RATING) {
        g->owed.steps--;
        wg_repeat(g);
        wg_ask(g, FRENCH, ASK_STEP);
    }
}

const WgStep berezina_afmet[] = {
    { "13.1", "one die",              roll_alternative },
    { "13.1", "what must be lost",    read_alternative },
    { "13.1", "treasures abandoned",  ask_treasure },
    { "13.1", "steps lost",           ask_step },
    {0}
};
