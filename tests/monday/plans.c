/*
 * breaking.c --
 *
 *      An officer goes at an enemy who is near to breaking where he would not
 *      at others.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/computer.h"
#include "../../generic/core/match/match.h"
#include "../../generic/monday/player/player.h"

enum { SEED = 5, FRESH = 6, NEAR = MORALE - 1 };

/* How many are to end among the enemy, who has lost so many. */
static int
attackers(const Game *now, int lost)
{
    Game g = *now;
    MonPlan plan;
    int weights[MON_WEIGHTS], first = first_of(g.mover), count = 0;
    WgLots lots = { 1812 };

    memset(&plan, 0, sizeof plan);
    for (int i = 0; i < MON_WEIGHTS; i++) {
        weights[i] = mon_weights[i].usual[g.mover];
    }
    g.lost[!g.mover] = (int8_t)lost;
    mon_plan(&g, weights, &plan, false, &lots);
    for (int i = 0; i < end_of(g.mover) - first; i++) {
        int end = NONE;

        for (int k = 0; k < PATH && plan.path[i][k] != NONE; k++) {
            end = plan.path[i][k];
        }
        count += end != NONE && has_area(&g.held[!g.mover], end);
    }
    return count;
}

int
main(void)
{
    WgError err;
    WgContest *contest = wg_contest_new("monday", "monday", "", "officer",
            "officer", SEED, &err);
    int usual = 0, near = 0, impulses = 0;

    while (wg_contest_side(contest) != WG_NOBODY) {
        const Game *g = wg_contest_match(contest)->game;

        if (g->flow.decision == ASK_IMPULSE) {
            usual += attackers(g, FRESH);
            near += attackers(g, NEAR);
            impulses++;
        }
        wg_contest_decide(contest);
    }
    wg_contest_free(contest);
    if (impulses < 4 || usual == 0 || near <= usual) {
        fprintf(stderr, "breaking: %d attack in %d impulses, %d before\n",
                near, impulses, usual);
        return 1;
    }
    return 0;
}
