/*
 * movement.c --
 *
 *      5.4-5.6: a side moves its commanded units, then its headquarters.
 */

#include "chapters.h"

/* 3.31, 5.4 May it go there, as the decision's moves go? */
static const char *
judge_going(const Game *g, int decision, const WgAction *a)
{
    const char *why = bor_judge_route(g, a->arg[0], a->arg[1]);

    return why ? why
            : bor_judge_stacking(g, decision, a->arg[0], a->arg[1]);
}

/* ---- ASK_MOVE: commanded units ---- */

const char *
bor_judge_move(const Game *g, const WgAction *a)
{
    const char *why;

    switch (a->verb) {
    case DONE:
        return bor_judge_stacks(g, ASK_MOVE);
    case OCCUPY:
        return bor_judge_occupy(g, a->arg[0]);
    case MOVE:
        why = bor_judge_commanded(g, a->arg[0]);
        return why ? why : judge_going(g, ASK_MOVE, a);
    default:
        return "5.4 not-now";
    }
}

void
bor_propose_move(const Game *g, WgOffer *out)
{
    bor_propose_going(g, ASK_MOVE, MOVE, bor_judge_commanded, out);
    bor_propose_occupy(g, out);
    wg_propose(out, DONE, 0, 0, 0);
}

void
bor_apply_move(Game *g, const WgAction *a)
{
    bor_forget_orderless(g);
    if (a->verb == DONE) {
        return;
    }
    if (a->verb == OCCUPY) {
        bor_apply_occupy(g, a);
    } else {
        bor_obey(g, a->arg[0]);
        bor_move(g, a->arg[0], a->arg[1]);
        bor_capture(g, g->battle.area);
    }
    wg_again(g);
}

/* ---- ASK_HQ_MOVE: 5.2, after commanding; by road too ---- */

const char *
bor_judge_hq_move(const Game *g, const WgAction *a)
{
    const char *why;

    if (a->verb == DONE) {
        return bor_judge_stacks(g, ASK_HQ_MOVE);
    }
    if (a->verb != MOVE) {
        return "5.2 not-now";
    }
    why = bor_judge_hq_mover(g, a->arg[0]);
    return why ? why : judge_going(g, ASK_HQ_MOVE, a);
}

void
bor_propose_hq_move(const Game *g, WgOffer *out)
{
    bor_propose_going(g, ASK_HQ_MOVE, MOVE, bor_judge_hq_mover, out);
    wg_propose(out, DONE, 0, 0, 0);
}

void
bor_apply_hq_move(Game *g, const WgAction *a)
{
    if (a->verb == MOVE) {
        bor_move(g, a->arg[0], a->arg[1]);
        bor_capture(g, g->battle.area);
        wg_again(g);
    }
}
