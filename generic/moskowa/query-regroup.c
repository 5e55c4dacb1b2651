/*
 * query-regroup.c --
 *
 *      For the table: who is on the regroup chart of the side that asks, and
 *      who comes to leave for it.
 */

#include "noted.h"
#include "query.h"
#include "regrouping.h"

void
msk_query_regroup(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;

    for (int u = 0; u < PIECES; u++) {
        if (is_on_chart(g, u) && side_of(u) == q->viewer
                && points_of(g, u) > 0) {
            wg_print(out, "{slot %d section %d points %d printed %d} ", u,
                    msk_third(left_at(g, u)), points_of(g, u),
                    piece_of(g, u)->points);
        }
    }
}

void
msk_query_losing(const Game *g, WgText *out)
{
    Stack stack;

    if (g->flow.side < 0 || g->flow.decision != ASK_LOSSES) {
        return;
    }
    stack = msk_stack(g, g->struck);
    wg_print(out, "due %d worn {", g->due);
    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i], lost = known_loss(g, u);

        if (msk_is_worn(piece_of(g, u), lost + 1)
                && lost + 1 < piece_of(g, u)->points
                && !msk_is_worn(piece_of(g, u), lost)) {
            wg_print(out, "%d ", u);
        }
    }
    wg_add(out, "}");
}
