/*
 * query-regroup.c --
 *
 *      For the table: who is on the regroup chart of the side that asks.
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
