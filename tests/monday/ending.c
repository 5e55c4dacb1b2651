/*
 * ending.c --
 *
 *      What is left of an army is not lost because a match of Bloody Monday
 *      ends, though it counts no more then: the parts in which the analysis
 *      tells what a decision cost say so.
 */

#include <stdio.h>

#include "../../generic/core/computer.h"
#include "../../generic/core/match/match.h"
#include "../../generic/monday/player/player.h"

enum { SEED = 5 };

/* The same losses where it goes on and where it has ended, of another worth. */
static int
try_scenario(const char *scenario)
{
    WgError err;
    WgContest *contest = wg_contest_new("monday", scenario, "", "officer",
            "officer", SEED, &err);
    const Game *now = wg_contest_match(contest)->game;
    int goes_on[WG_PARTS], ended[WG_PARTS], wrong = 0;
    Game g;

    wg_contest_side(contest);
    g = *now;
    g.phase = FINISHED;
    g.winner = NONE;
    wg_parts_of(&monday_player, now, goes_on);
    wg_parts_of(&monday_player, &g, ended);
    for (WgPart part = WG_GROUND; part < WG_PROSPECT; part++) {
        if (ended[part] != goes_on[part]) {
            fprintf(stderr, "ending: %s: %d in part %d, and %d at the end\n",
                    scenario, goes_on[part], part, ended[part]);
            wrong = 1;
        }
    }
    if (ended[WG_PROSPECT] == goes_on[WG_PROSPECT]) {
        fprintf(stderr, "ending: %s: what is left counts on\n", scenario);
        wrong = 1;
    }
    wg_contest_free(contest);
    return wrong;
}

int
main(void)
{
    int wrong = try_scenario("monday");

    return try_scenario("last_blood") || wrong;
}
