/*
 * aides.c --
 *
 *      Aides, who come with several commanders alone: where their leaders are.
 */

#include "commanders.h"
#include "scenarios.h"
#include "stacks.h"

static int
leader_of(const Game *g, int aide)
{
    int u = first_of(side_of(aide));

    while (g->unit[u].piece != piece_of(g, aide)->whole) {
        u++;
    }
    return u;
}

static void
bring_aide(Game *g, int u, bool again)
{
    int hex = g->unit[leader_of(g, u)].hex;

    if (is_marked(g->came, u) && !again) {
        return;
    }
    if (g->unit[u].hex != OFF_MAP) {
        msk_take(g, u);
    }
    clear_mark(g->came, u);
    if (hex != OFF_MAP) {
        msk_put(g, u, hex, msk_stack(g, hex).count);
        set_mark(g->came, u);
        if (!again) {
            wg_tell(g, ARRIVED, u, hex, 0, 0);
        }
    }
}

void
msk_bring_aides(Game *g, bool again)
{
    for (int side = 0; side < 2; side++) {
        for (int u = first_of(side); has_several(g, side)
                && u < end_of(side); u++) {
            if (piece_of(g, u)->type == AIDE) {
                bring_aide(g, u, again);
            }
        }
    }
}
