/*
 * combat.c --
 *
 *      7.1 The joint combat phases: A to D, the French before the Russians,
 *      and who may fire at whom.
 */

#include "chapters.h"

/* ---- who may fire ---- */

bool
ber_is_ready(const Game *g, int u)
{
    return is_fighting(g, u) && !g->unit[u].fired
            && side_of(u) == g->firing && ber_rating(g, u) == g->rating;
}

/* 7.4 Two batteries in a hex fire at one hex: that at which the other has
   fired; NONE. */
static int
shared_target(const Game *g, int u)
{
    if (!is_artillery(piece_of(g, u))) {
        return NONE;
    }
    for (int v = g->top[g->unit[u].place]; v != NONE; v = g->unit[v].below) {
        if (v != u && is_artillery(piece_of(g, v)) && g->unit[v].fired) {
            return g->unit[v].aim;
        }
    }
    return NONE;
}

/* 7.1 No unit of a hex a second time while another has not been fired at. */
static bool
is_next(const Game *g, int target)
{
    for (int v = g->top[g->unit[target].place]; v != NONE;
            v = g->unit[v].below) {
        if (side_of(v) == side_of(target) && is_fighting(g, v)
                && g->unit[v].shot < g->unit[target].shot) {
            return false;
        }
    }
    return true;
}

/* A target is a combat unit; a leader only where no combat unit is with him
   (R-B15); Rabble for the Russians. */
static bool
is_target(const Game *g, int target)
{
    int hex = g->unit[target].place, side = side_of(target);

    return hex < HEXES && side != g->firing && (is_fighting(g, target)
            || g->stack[side][hex] == 0);
}

const char *
ber_judge_shot(const Game *g, int u, int target)
{
    int hex, shared;

    if (!ber_is_ready(g, u)) {
        return "7.1.1 not-ready";
    }
    if (!is_target(g, target)) {
        return "7.1 no-target";
    }
    hex = g->unit[target].place;
    if (distance(g->unit[u].place, hex) > ber_range(g, u)) {
        return is_artillery(piece_of(g, u)) ? "7.4 out-of-range"
                : "7.1 not-beside";
    }
    if (!ber_in_reach(g, u, hex)) {
        return "7.4.1 no-sight";
    }
    if (!is_fighting(g, target) && distance(g->unit[u].place, hex) > 1) {
        return "7.4 no-target-afar";
    }
    shared = shared_target(g, u);
    if (shared != NONE && shared != hex) {
        return "7.4 same-hex";
    }
    return is_next(g, target) ? NULL : "7.1 others-first";
}

/* ---- a player's fire ---- */

const char *
ber_judge_fire(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb == DECIDE ? ber_judge_decider(g, a)
            : a->verb != FIRE ? "7.1 not-now"
            : ber_judge_shot(g, a->arg[0], a->arg[1]);
}

/* The targets of a unit that is ready. */
static void
propose_shots(const Game *g, WgOffer *out, int u)
{
    for (int target = first_of(!g->firing); target < end_of(!g->firing);
            target++) {
        if (on_map(g, target) && distance(g->unit[u].place,
                    g->unit[target].place) <= ber_range(g, u)) {
            wg_propose(out, FIRE, u, target, 0);
        }
    }
}

void
ber_propose_fire(const Game *g, WgOffer *out)
{
    for (int u = first_of(g->firing); u < end_of(g->firing); u++) {
        if (ber_is_ready(g, u)) {
            propose_shots(g, out, u);
        }
    }
    ber_propose_decider(g, out);
    wg_may(out, DONE, 0, 0, 0);
}

static bool
can_fire(const Game *g)
{
    for (int u = first_of(g->firing); u < end_of(g->firing); u++) {
        if (ber_is_ready(g, u) && ber_has_target(g, u)) {
            return true;
        }
    }
    return false;
}

void
ber_shoot(Game *g, int u, int target)
{
    g->unit[u].fired = 1;
    g->unit[target].shot++;
    g->unit[u].aim = g->unit[target].place;
    g->shot = (Shot){ (int16_t)u, (int16_t)target,
            g->unit[target].place, 0 };
    wg_call(g, ONE_FIRE);
}

void
ber_apply_fire(Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        return;
    }
    wg_again(g);
    if (a->verb == DECIDE) {
        ber_apply_decider(g, a);
    } else {
        ber_shoot(g, a->arg[0], a->arg[1]);
    }
}

/* ---- the phase ---- */

static void
begin(Game *g)
{
    g->phase = g->phase == FRENCH_MOVEMENT ? FIRST_COMBAT : SECOND_COMBAT;
    wg_tell(g, PHASE_BEGAN, g->phase, 0, 0, 0);
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].fired = g->unit[u].shot = 0;
    }
    for (int c = 0; g->phase == FIRST_COMBAT && c < CORPS_COUNT; c++) {
        g->dead[c] = 0;
    }
    g->rating = RATING_A;
    g->firing = RUSSIAN;
}

/* 7.1.1 The French of a rating, then the Russians, then the next rating. */
static void
next_rating(Game *g)
{
    g->firing = !g->firing;
    if (g->firing == FRENCH || g->rating < RATING_D) {
        wg_repeat(g);
    }
    wg_call(g, RATING);
}

const WgStep berezina_combat[] = {
    { "7.1",   "combat begins",             begin },
    { "7.1.1", "the next side and rating",  next_rating },
    {0}
};

static void
next_fire(Game *g)
{
    if (g->firing == RUSSIAN && g->scenario == SOLITAIRE) {
        ber_fire_next(g);
    } else if (can_fire(g)) {
        wg_ask(g, g->firing, ASK_FIRE);
    }
}

static void
end_rating(Game *g)
{
    if (g->firing == RUSSIAN) {
        g->rating++;
    }
}

const WgStep berezina_rating[] = {
    { "7.1.1", "fire by fire",       next_fire },
    { "7.1.1", "the next rating",    end_rating },
    {0}
};
