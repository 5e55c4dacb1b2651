/*
 * prices.c --
 *
 *      "prices": what an answer to a battle turn costs besides, {ACTION
 *      WORD...}...
 *
 *      roll            6.63 a straggler roll: it may lose a step
 *      risk            the same with its last step
 *      full            6.75 the stack there is full: it loses a step and must
 *                      go on
 *      lost            it is eliminated by it
 */

#include "chapters.h"

/* 6.75 From one too many in that area, is there anywhere to go on to? */
static bool
has_refuge(const Game *g, int u, int area)
{
    Game there = *g;
    Areas next = borodino_beside[area];

    there.unit[u].place = (int8_t)area;
    while (next) {
        if (bor_judge_refuge(&there, u, take_area(&next)) == NULL) {
            return true;
        }
    }
    return false;
}

static void
print_retreat(const Game *g, int u, int to, WgText *out)
{
    bool rolls = g->unit[u].square || g->unit[u].shelter != NONE;
    bool full = to < AREAS && bor_full(g, side_of(u), to);
    bool lost = full && (bor_at_last_step(g, u) || !has_refuge(g, u, to));

    if (to < PLACES) {
        wg_print(out, "{{retreat %s %s}", block_of(g, u)->key,
                bor_place_key(to));
    } else {
        wg_print(out, "{{offboard %s}", block_of(g, u)->key);
    }
    wg_print(out, "%s%s} ",
            !rolls ? "" : bor_at_last_step(g, u) ? " risk" : " roll",
            lost ? " lost" : full ? " full" : "");
}

/* Of units that fight, whose blocks are face up. */
void
bor_query_prices(const Game *g, WgText *out)
{
    WgOffer offer;

    if (g->flow.decision != ASK_TURN || g->flow.side < 0
            || g->battle.area == NONE) {
        return;
    }
    wg_offer(&borodino_rules, g, &offer);
    for (int i = 0; i < offer.count; i++) {
        const WgAction *a = &offer.action[i];
        int u = a->arg[0];

        if (g->unit[u].block < 0) {
            continue;
        } else if (a->verb == RETREAT) {
            print_retreat(g, u, a->arg[1], out);
        } else if (a->verb == OFFBOARD) {
            print_retreat(g, u, GONE, out);
        } else if (a->verb == LOSE) {
            wg_print(out, "{{lose %s} lost} ", block_of(g, u)->key);
        }
    }
}
