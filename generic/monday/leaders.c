/*
 * leaders.c --
 *
 *      5.1: the activation of tactical leaders, who move first and keep a
 *      movement point to be revealed with.
 *
 *      Until their player is done the enemy sees nothing of it but who moves,
 *      so that it can be taken back; then all are revealed together.
 */

#include "chapters.h"

/* 5.1, 9.7 May this leader be activated, wherever it goes to be?  Whoever is
   on the move is activated first. */
static const char *
judge_leader(const Game *g, int u)
{
    int activated = g->activated + (g->mobile != NONE && g->mobile != u);

    if (side_of(u) != g->mover || block_of(g, u)->kind != LEADER
            || !on_map(g, u)) {
        return "5.1 no-leader-of-yours";
    }
    if (g->unit[u].active) {
        return "5.1 already-active";
    }
    if (face_of(g, u)->strength == 0) {
        if (!uses(g, EXHAUSTED)) {
            return "2.6.2 exhausted-leader";
        }
        if (activated == 0) {
            return "9.7 another-first";
        }
    }
    return activated >= mon_limit(g) ? "2.6.3 no-more-leaders" : NULL;
}

/* 5.1 Is there a leader who could be activated first? */
bool
mon_has_leader(const Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (on_map(g, u) && block_of(g, u)->kind == LEADER
                && face_of(g, u)->strength > 0) {
            return true;
        }
    }
    return false;
}

/* 5.2 Who is no leader moves later, wherever it goes. */
static const char *
judge_early(const Game *g, int u)
{
    return side_of(u) == g->mover && on_map(g, u)
            && block_of(g, u)->kind != LEADER ? "5.2 moves-later" : NULL;
}

/* 1.2.4 Who moves keeps the point that activation costs. */
const char *
mon_judge_activate(const Game *g, const WgAction *a)
{
    const char *why;

    switch (a->verb) {
    case DONE:
        return g->activated == 0 && g->mobile == NONE ? "5.1 one-leader" : NULL;
    case ACTIVATE:
        return judge_leader(g, a->arg[0]);
    case MOVE:
        why = judge_early(g, a->arg[0]);
        why = why ? why : judge_leader(g, a->arg[0]);
        return why ? why : mon_judge_step(g, a->arg[0], a->arg[1],
                mon_left(g, a->arg[0]) - 1);
    default:
        return "5.1 not-now";
    }
}

void
mon_propose_activate(const Game *g, WgOffer *out)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (judge_leader(g, u) == NULL) {
            wg_may(out, ACTIVATE, u, 0, 0);
            mon_propose_steps(g, u, mon_left(g, u) - 1, out);
        }
    }
    wg_propose(out, DONE, 0, 0, 0);
}

static void
reveal_active(Game *g)
{
    g->phase = MOVEMENT;
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active) {
            wg_tell_others(g, g->mover, ACTIVATED, u, g->unit[u].place, 0, 0);
        }
    }
}

static void
activate(Game *g, int u)
{
    g->unit[u].active = g->unit[u].moved = true;
    g->mobile = NONE;
    g->activated++;
    wg_tell_side(g, g->mover, ACTIVATED, u, g->unit[u].place, 0, 0);
}

/* 5.1 Who has begun to move is activated before anything else is done. */
void
mon_apply_activate(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (g->mobile != NONE && (a->verb == DONE || u != g->mobile)) {
        activate(g, g->mobile);
    }
    if (a->verb == DONE) {
        reveal_active(g);
    } else if (a->verb == MOVE) {
        mon_take_step(g, a);
    } else if (a->verb == ACTIVATE) {
        activate(g, u);
        wg_again(g);
    }
}
