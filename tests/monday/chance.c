/*
 * chance.c --
 *
 *      How a computer of Bloody Monday thinks that a match stands: first as
 *      officers ended the scenario, in the end by the lead.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/computer.h"
#include "../../generic/core/match/match.h"
#include "../../generic/monday/player/player.h"

enum { SEED = 5, LEAD = 5000 };

static int failed;

static void
expect(bool holds, const char *scenario, const char *what, int chance)
{
    if (!holds) {
        fprintf(stderr, "chance: %s, %s: %d\n", scenario, what, chance);
        failed = 1;
    }
}

/* Whoever leads by much, where so many are lost, in that turn. */
static int
of_leader(const Game *now, int lost, int turn, int lead)
{
    Game g = *now;

    g.lost[RUSSIAN] = (int8_t)lost;
    g.turn = (int8_t)turn;
    return mon_chance(&g, wg_worth_of(&monday_player, &g) + lead);
}

static void
try_scenario(const char *scenario)
{
    WgError err;
    WgContest *contest = wg_contest_new("monday", scenario, "", "officer",
            "officer", SEED, &err);
    const Game *g = wg_contest_match(contest)->game;
    const WgBalance *officers;
    int share, first;

    wg_contest_side(contest);
    officers = mon_balance_of(g);
    share = WG_CERTAIN * officers->first / officers->matches;
    first = mon_chance(g, wg_worth_of(&monday_player, g));
    expect(abs(first - share) < 10, scenario, "what officers made of it",
            first);
    expect(of_leader(g, 0, 1, LEAD) == first, scenario,
            "a lead is still to be held", of_leader(g, 0, 1, LEAD));
    expect(of_leader(g, MORALE, 1, LEAD) > 950, scenario, "a lead at the end",
            of_leader(g, MORALE, 1, LEAD));
    expect(of_leader(g, MORALE, 1, -LEAD) < 50, scenario, "the enemy's",
            of_leader(g, MORALE, 1, -LEAD));
    expect(of_leader(g, 0, LAST_TURN, -LEAD) < share / 2, scenario,
            "the enemy's lead in the last turn",
            of_leader(g, 0, LAST_TURN, -LEAD));
    wg_contest_free(contest);
}

int
main(void)
{
    try_scenario("monday");
    try_scenario("last_blood");
    return failed;
}
