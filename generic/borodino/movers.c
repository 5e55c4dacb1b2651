/*
 * movers.c --
 *
 *      5.2, 5.4, 5.7: who may move in each decision of the movement phase,
 *      wherever to.
 */

#include "chapters.h"

/* 5.4 May it move in this player turn? */
const char *
bor_judge_mover(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    if (side_of(u) != g->mover || unit->place >= PLACES) {
        return "5.4 not-yours";
    }
    if (unit->moved) {
        return "5.4 moved-already";
    }
    if (unit->fired) {
        return "5.4 bombarded";
    }
    return NULL;
}

const char *
bor_judge_commanded(const Game *g, int u)
{
    const char *why = bor_judge_mover(g, u);

    if (why) {
        return why;
    }
    if (g->unit[u].active) {
        return "5.2 headquarters-move-last";
    }
    return bor_judge_command_of(g, u, "5.2 not-commanded");
}

const char *
bor_judge_hq_mover(const Game *g, int u)
{
    const char *why = bor_judge_mover(g, u);

    return why ? why
            : g->unit[u].active ? NULL : "5.2 not-an-active-headquarters";
}

/* 5.7 Those without command, as it was when the moves ended; and who leaves a
   battle. */
const char *
bor_judge_straggler(const Game *g, int u)
{
    const char *why = bor_judge_mover(g, u);

    if (why) {
        return why;
    }
    if (g->unit[u].active) {
        return "5.7 had-its-move";
    }
    return bor_commanded(g, u) && !is_contested(g, g->unit[u].place)
            ? "5.7 under-command" : NULL;
}

/* 5.23 Where active HQs would command that have given all their orders: for the
   reason of a refusal. */
void
bor_trace_orderless(Game *g)
{
    bor_forget_orderless(g);
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        const Unit *unit = &g->unit[u];
        int army = unit->active == 2 && unit->orders == 0
                && unit->place < PLACES ? bor_army_led(g, u) : NONE;

        if (army != NONE) {
            g->orderless[army] |= bor_range(g, g->mover, unit->place,
                    block_of(g, u)->range);
        }
    }
}

void
bor_forget_orderless(Game *g)
{
    for (int army = 0; army < ARMIES; army++) {
        g->orderless[army] = 0;
    }
}

bool
bor_needs_orderless(const Game *g)
{
    return g->flow.decision == ASK_BOMBARD || g->flow.decision == ASK_MOVE;
}
