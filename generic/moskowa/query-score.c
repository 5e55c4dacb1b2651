/*
 * query-score.c --
 *
 *      For the table: what the scenario counts, and who is eliminated, as both
 *      sides see it.
 */

#include "determinize.h"
#include "query.h"
#include "scenarios.h"

void
msk_query_gone(const Game *g, WgText *out)
{
    for (int u = 0; u < PIECES; u++) {
        if (msk_has_gone(g, u)) {
            wg_print(out, "%d ", u);
        }
    }
}

void
msk_query_score(const Game *g, WgText *out)
{
    static const char *const kind[] = {
        [AIM_LAST_HELD] = "holds", [AIM_HOLDS] = "holds",
        [AIM_CROSSING] = "points", [AIM_ARMY] = "inflicted"
    };
    static const char *const level[] = {
        "none", "marginal", "tactical", "strategic"
    };
    int aim = scenario_of(g)->aim;

    for (int side = 0; side < 2; side++) {
        wg_print(out, "%d {kind %s count %d of %d level %s} ", side,
                kind[aim], msk_score(g, side), msk_objectives(g),
                level[msk_level(g, side)]);
    }
}

void
msk_query_extra(const Game *g, WgText *out)
{
    for (int side = 0; side < 2 && scenario_of(g)->aim == AIM_ARMY; side++) {
        wg_print(out, "%d {leaders %d dearer %d} ", side,
                msk_lost_by_leaders(g, side), msk_dearer(g, side));
    }
}
