/*
 * left-bare.c --
 *
 *      What a unit that advances after a melee leaves without a combat unit.
 *      No rule forbids it: the table does not propose it, and computers rather
 *      send another.
 */

#include "melee.h"
#include "query.h"
#include "scenarios.h"
#include "standing.h"
#include "terrain.h"

static bool
is_combat_unit(const Game *g, int u)
{
    return !is_person(piece_of(g, u));
}

/* Of those in its hex, leaders aside. */
static bool
is_last(const Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    for (int i = 0; i < stack.count; i++) {
        if (stack.slot[i] != u && is_combat_unit(g, stack.slot[i])) {
            return false;
        }
    }
    return true;
}

/* Is another combat unit of its side in that area? */
static bool
is_kept(const Game *g, const Area *area, int u)
{
    for (int i = 0; i < g->placed; i++) {
        int other = g->stack[i];

        if (other != u && side_of(other) == side_of(u)
                && is_combat_unit(g, other)
                && is_in_area(area, g->unit[other].hex)) {
            return true;
        }
    }
    return false;
}

/* Of the scenario's, the one in which it is. */
static bool
leaves_objective(const Game *g, int u, int to)
{
    int count = msk_objectives(g);

    for (int i = 0; i < count; i++) {
        const Area *area = msk_objective(g, i);

        if (is_in_area(area, g->unit[u].hex) && !is_in_area(area, to)
                && !is_kept(g, area, u)) {
            return true;
        }
    }
    return false;
}

bool
msk_leaves_bare(const Game *g, int u)
{
    int hex = g->unit[u].hex;

    return is_combat_unit(g, u)
            && ((is_last(g, u)
                    && (msk_is_works(hex) || msk_stack(g, hex).count > 1))
                || leaves_objective(g, u, g->target));
}

void
msk_query_leaves_bare(const Game *g, WgText *out)
{
    WgOffer offer;

    if (g->flow.side < 0 || g->flow.decision != ASK_ADVANCE) {
        return;
    }
    wg_offer_of(moskowa_decisions, g, &offer);
    for (int i = 0; i < offer.count; i++) {
        const WgAction *a = &offer.action[i];

        if (a->verb == ADVANCE && msk_leaves_bare(g, a->arg[0])) {
            wg_print(out, "%d ", a->arg[0]);
        }
    }
}
