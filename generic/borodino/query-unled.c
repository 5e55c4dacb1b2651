/*
 * query-unled.c --
 *
 *      5.2: who could not be commanded in this turn, whichever headquarters
 *      were activated now: tried on copies of the position.
 */

#include "chapters.h"

/* Who is commanded by those who are active in the copy. */
static void
mark_commanded(Game *copy, bool *commanded)
{
    bor_trace_command(copy);
    for (int u = first_of(copy->mover); u < end_of(copy->mover); u++) {
        if (copy->unit[u].place < PLACES && bor_commanded(copy, u)) {
            commanded[u] = true;
        }
    }
}

static void
set_active(Game *copy, const WgAction *a)
{
    Unit *unit = &copy->unit[a->arg[0]];
    bool army = a->verb == LEAD || block_of(copy, a->arg[0])->kind == ARMY_HQ;

    if (a->verb == ADVANCE) {
        bor_place(copy, a->arg[0], a->arg[1]);
    }
    unit->active = army ? 2 : 1;
    unit->orders = (int8_t)(army ? strength_of(copy, a->arg[0]) : 0);
}

/* Each that may be activated is, alone. */
static void
try_activations(const WgRules *rules, const Game *g, bool *commanded,
        bool *acts)
{
    WgOffer offer;

    wg_offer(rules, g, &offer);
    for (int i = 0; i < offer.count; i++) {
        const WgAction *a = &offer.action[i];
        Game copy = *g;

        if (a->verb == ACTIVATE || a->verb == LEAD || a->verb == ADVANCE) {
            acts[a->arg[0]] = true;
            set_active(&copy, a);
            mark_commanded(&copy, commanded);
        }
    }
}

void
bor_query_unled(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;
    bool commanded[BLOCKS] = { false }, acts[BLOCKS] = { false };
    Game copy = *g;

    mark_commanded(&copy, commanded);
    try_activations(q->rules, g, commanded, acts);
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        bool can = acts[u] || g->unit[u].active || commanded[u];

        if (g->unit[u].place < PLACES && (!can || bor_judge_mover(g, u))) {
            wg_print(out, "%d ", u);
        }
    }
}
