/*
 * regroup.c --
 *
 *      6.8: the victor's units may go to next areas, friendly or vacant.
 */

#include "chapters.h"

static const char *
judge_regroup(const Game *g, int u, int to)
{
    int side = side_of(u), area = g->battle.area;
    const char *why;

    if (side != g->battle.winner || g->unit[u].place != area
            || g->unit[u].acted) {
        return "6.8 not-of-the-victors";
    }
    if (to >= AREAS) {
        return "3.4 not-off-board";
    }
    why = bor_judge_step(g, u, area, to);
    if (why) {
        return why;
    }
    if (!is_open(g, side, to)) {
        return "6.8 enemy-or-contested";
    }
    if (bor_full(g, side, to)) {
        return "3.31 stack-full";
    }
    return bor_judge_limit(g, area, to);
}

const char *
bor_judge_regroup(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb == REGROUP ? judge_regroup(g, a->arg[0], a->arg[1])
            : "6.8 not-now";
}

/* Offers what can be done, to `out` if there is one.  Is there anything? */
static bool
propose(const Game *g, WgOffer *out)
{
    int side = g->battle.winner;
    bool any = false;

    for (int u = first_of(side); u < end_of(side); u++) {
        Areas next = borodino_beside[g->battle.area];

        while (g->unit[u].place == g->battle.area && next) {
            int to = take_area(&next);

            if (judge_regroup(g, u, to) == NULL) {
                any = true;
                if (out) {
                    wg_may(out, REGROUP, u, to, 0);
                }
            }
        }
    }
    return any;
}

/* Has the victor anybody who could go anywhere? */
bool
bor_may_regroup(const Game *g)
{
    return propose(g, NULL);
}

void
bor_propose_regroup(const Game *g, WgOffer *out)
{
    propose(g, out);
    wg_may(out, DONE, 0, 0, 0);
}

void
bor_apply_regroup(Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        return;
    }
    wg_tell(g, REGROUPED, a->arg[0], g->battle.area, a->arg[1], 0);
    bor_use_border(g, g->battle.area, a->arg[1]);
    bor_place(g, a->arg[0], a->arg[1]);
    g->unit[a->arg[0]].acted = true;
    bor_capture(g, g->battle.area);
    wg_again(g);
}
