/*
 * stragglers.c --
 *
 *      5.7: units without command move by a roll; 3.31: then the stacks of
 *      the side that ends its action phase must be within their limits.
 */

#include "chapters.h"

enum { COSTS_STEP = 3, COSTS_STEP_ATTACKING = 4 };      /* on this or less */

/* ---- ASK_STRAGGLE: a unit and where it goes, or done ---- */

const char *
bor_judge_straggle(const Game *g, const WgAction *a)
{
    const char *why;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != STRAGGLE) {
        return "5.7 not-now";
    }
    why = bor_judge_mover(g, a->arg[0]);
    if (why == NULL && g->unit[a->arg[0]].active) {
        why = "5.7 had-its-move";
    }
    return why ? why : bor_judge_route(g, a->arg[0], a->arg[1]);
}

void
bor_propose_straggle(const Game *g, WgOffer *out)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (bor_judge_mover(g, u) == NULL && !g->unit[u].active) {
            bor_propose_routes(g, u, STRAGGLE, out);
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

void
bor_apply_straggle(Game *g, const WgAction *a)
{
    if (a->verb == STRAGGLE) {
        bool attack = !is_open(g, g->mover, a->arg[1]);

        g->straggler = (Mover){ (int8_t)a->arg[0], (int8_t)a->arg[1],
                attack ? COSTS_STEP_ATTACKING : COSTS_STEP };
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
    }
}

const WgStep borodino_straggler[] = {
    { "5.7", "straggler roll",  roll_straggler },
    { "5.7", "straggler moves", go_straggler },
    {0}
};

/* ---- ASK_UNSTACK: 3.31, as 6.75 treats a retreat too many ---- */

/* Our reading (doc/borodino.md, 3.31): of a stack that is still too large a
   unit goes to the next friendly or vacant area with room, at a step's cost;
   if none can go, one is eliminated. */
static bool
must_leave(const Game *g, int u)
{
    int area = g->unit[u].place;

    return side_of(u) == g->mover && area < AREAS
            && bor_overstacked(g, g->mover, area);
}

/* Proposes what anybody in a stack too large can do; returns how many. */
static int
propose_leavers(const Game *g, WgOffer *out)
{
    int count = 0;

    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Areas next;

        if (!must_leave(g, u)) {
            continue;
        }
        next = g->paths[FOOT][g->unit[u].place];
        while (next) {
            int to = take_area(&next);

            if (bor_judge_refuge(g, u, to) == NULL) {
                count++;
                if (out) {
                    wg_may(out, RETREAT, u, to, 0);
                }
            }
        }
    }
    return count;
}

const char *
bor_judge_unstack(const Game *g, const WgAction *a)
{
    if (a->verb != RETREAT && a->verb != LOSE) {
        return "3.31 not-now";
    }
    if (!must_leave(g, a->arg[0])) {
        return "3.31 not-overstacked";
    }
    if (a->verb == LOSE) {
        return propose_leavers(g, NULL) ? "6.75 can-still-go" : NULL;
    }
    return bor_judge_refuge(g, a->arg[0], a->arg[1]);
}

void
bor_propose_unstack(const Game *g, WgOffer *out)
{
    if (propose_leavers(g, out) == 0) {
        for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
            if (must_leave(g, u)) {
                wg_may(out, LOSE, u, 0, 0);
            }
        }
    }
}

void
bor_apply_unstack(Game *g, const WgAction *a)
{
    int u = a->arg[0], from = g->unit[u].place;

    if (a->verb == LOSE) {
        bor_eliminate(g, u);
    } else {
        wg_tell(g, OVERSTACKED, u, from, 0, 0);
        if (bor_lose_step(g, u)) {
            wg_tell(g, RETREATED, u, from, a->arg[1], 0);
            bor_place(g, u, a->arg[1]);
        }
    }
    wg_again(g);
}
