/*
 * stragglers.c --
 *
 *      5.7: units without command move by a roll.
 */

#include "chapters.h"

enum { COSTS_STEP = 3, COSTS_STEP_ATTACKING = 4 };      /* on this or less */

/* ---- ASK_STRAGGLE: a unit and where it goes, or done ---- */

const char *
bor_judge_straggle(const Game *g, const WgAction *a)
{
    const char *why;

    if (a->verb == DONE) {
        return bor_judge_stacks(g, ASK_STRAGGLE);
    }
    if (a->verb != STRAGGLE) {
        return "5.7 not-now";
    }
    why = bor_judge_straggler(g, a->arg[0]);
    why = why ? why : bor_judge_route(g, a->arg[0], a->arg[1]);
    return why ? why
            : bor_judge_stacking(g, ASK_STRAGGLE, a->arg[0], a->arg[1]);
}

void
bor_propose_straggle(const Game *g, WgOffer *out)
{
    bor_propose_going(g, ASK_STRAGGLE, STRAGGLE, bor_judge_straggler, out);
    wg_propose(out, DONE, 0, 0, 0);
}

/* 5.7 The highest die that costs a step on the way there. */
int
bor_straggler_penalty(const Game *g, int to)
{
    return is_open(g, g->mover, to) ? COSTS_STEP : COSTS_STEP_ATTACKING;
}

void
bor_apply_straggle(Game *g, const WgAction *a)
{
    if (a->verb == STRAGGLE) {
        g->straggler = (Mover){ (int8_t)a->arg[0], (int8_t)a->arg[1],
                (int8_t)bor_straggler_penalty(g, a->arg[1]) };
        wg_again(g);
        wg_call(g, STRAGGLER);
    }
}

static void roll_straggler(Game *g) { wg_roll(g, 1); }

/* 5.7 The step is lost before the move, and may be the last. */
static void
go_straggler(Game *g)
{
    int u = g->straggler.unit, to = g->straggler.to;
    bool loss = wg_die(g, 0) <= g->straggler.penalty;

    g->straggler = (Mover){ NONE, NONE, 0 };
    wg_tell(g, STRAGGLED, u, to, loss, 0);
    if (!loss || bor_lose_step(g, u)) {
        bor_move(g, u, to);
        bor_capture(g, g->battle.area);
    }
}

const WgStep borodino_straggler[] = {
    { "5.7", "straggler roll",  roll_straggler },
    { "5.7", "straggler moves", go_straggler },
    {0}
};
