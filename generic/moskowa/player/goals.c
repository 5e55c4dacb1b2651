/*
 * goals.c --
 *
 *      Victory Conditions: where a side wants to come to.
 */

#include "player.h"
#include "../scenarios.h"

/* By number, as Game.held_last has them. */
bool
msk_is_wanted(const Game *g, int side, int number)
{
    return scenario_of(g)->aim == AIM_CROSSING || g->held_last[number] != side;
}

int
msk_goal_hex(const Game *g, int number)
{
    const Area *area = msk_objective(g, number);

    return area ? area->first : HEXES;
}

/* ---- how far ---- */

Goals
msk_goal(const Game *g, int number)
{
    int first = moskowa_first_objective[g->scenario];
    Goals goals = {0};

    if (msk_objective(g, number)) {
        goals.count = 1;
        goals.far[0] = moskowa_far[first + number];
    }
    return goals;
}

/* Those that are wanted, or all. */
static Goals
gather(const Game *g, bool all)
{
    int first = moskowa_first_objective[g->scenario];
    Goals goals = {0};

    for (int i = 0; msk_objective(g, i); i++) {
        if (all || msk_is_wanted(g, g->phasing, i)) {
            goals.far[goals.count++] = moskowa_far[first + i];
        }
    }
    return goals;
}

Goals
msk_goals_for(const Game *g, int goal)
{
    Goals goals = {0};

    if (goal > 0) {
        goals = msk_goal(g, goal - 1);
    }
    if (goals.count == 0) {
        goals = gather(g, false);
    }
    return goals.count ? goals : gather(g, true);
}

/* Horse comes closer where one place alone decides. */
Goals
msk_goals_by(const Game *g, const MskPlan *plan, int goal)
{
    Goals goals = msk_goals_for(g, goal);
    int aim = scenario_of(g)->aim;

    goals.closeness = plan->manner[CLOSENESS];
    goals.riding = aim == AIM_HOLDS || aim == AIM_CROSSING ? plan->riding : 0;
    goals.taking = plan->taking;
    return goals;
}

/* To the first hex of each, so that it costs little. */
int
msk_to_objective(const Game *g, int from)
{
    const Area *area;
    int least = TOO_FAR;

    for (int i = 0; (area = msk_objective(g, i)) != NULL; i++) {
        int apart = msk_distance(from, area->first);

        least = apart < least ? apart : least;
    }
    return least;
}
