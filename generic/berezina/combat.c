/*
 * combat.c --
 *
 *      7.1 The joint combat phases: A to D, the French before the Russians,
 *      fire by fire.
 */

#include "chapters.h"

/* ---- a player's fire ---- */

const char *
ber_judge_fire(const Game *g, const WgAction *a)
{
    if (a->verb == BOMBARD) {
        return ber_unseen_target(g, a->arg[0], a->arg[1]) == NONE
                ? "7.1 no-target" : NULL;
    }
    return a->verb == DONE ? NULL
            : a->verb == DECIDE ? ber_judge_decider(g, a)
            : a->verb != FIRE ? "7.1 not-now"
            : ber_judge_shot(g, a->arg[0], a->arg[1]);
}

/* Who of the other side is so near to a hex, but not in it, by slots; how many.
   Rabble may be under its enemies. */
static int
enemies_about(const Game *g, int hex, int range, int16_t found[PIECES])
{
    Span rows = rows_about(hex, range);
    int count = 0;

    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_about(hex, range, row);

        for (int near = span.first; near < span.end; near++) {
            for (int u = near == hex ? NONE : g->top[near]; u != NONE;
                    u = g->unit[u].below) {
                int i = count;

                if (side_of(u) == g->firing) {
                    continue;
                }
                for (; i > 0 && found[i - 1] > u; i--) {
                    found[i] = found[i - 1];
                }
                found[i] = (int16_t)u;
                count++;
            }
        }
    }
    return count;
}

/* The targets of a unit that is ready; "bombard" those whose names it does not
   know. */
static void
propose_shots(const Game *g, WgOffer *out, int u)
{
    int16_t enemy[PIECES];
    int count = enemies_about(g, g->unit[u].place, ber_range(g, u), enemy);

    for (int i = 0; i < count; i++) {
        int target = enemy[i], hex = g->unit[target].place;

        if (ber_is_seen(g, target)) {
            if (ber_judge_aim(g, u, target) == NULL) {
                wg_may(out, FIRE, u, target, 0);
            }
        } else if (ber_unseen_target(g, u, hex) == target) {
            wg_may(out, BOMBARD, u, hex, 0);
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
ber_apply_fire(Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        return;
    }
    wg_again(g);
    if (a->verb == DECIDE) {
        ber_apply_decider(g, a);
    } else {
        ber_shoot(g, a->arg[0], a->verb == FIRE ? a->arg[1]
                : ber_unseen_target(g, a->arg[0], a->arg[1]));
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

/* The fire before it is over; 12.0 a second player fires freely. */
static void
next_fire(Game *g)
{
    g->shot = (Shot){ NONE, NONE, NONE, 0 };
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
