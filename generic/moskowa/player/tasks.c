/*
 * tasks.c --
 *
 *      A plan by formations: each division, with its guns, has an objective to
 *      take or to hold; shared out by how far they are and by how many
 *      enemies are known there.
 */

#include <string.h>

#include "player.h"
#include "../commanders.h"
#include "../stacks.h"

/* A formation: its points on the map, and how far these are in the mean from
   each objective. */
typedef struct Muster {
    int points;
    int far[OBJECTIVES];
} Muster;

/* An objective: the points of enemies near, and of the side's who go there. */
typedef struct Task {
    bool wanted;
    int needed, sent;
} Task;

/* ---- who is there ---- */

static bool
is_of(const Game *g, int u, int side)
{
    return side_of(u) == side && !is_person(piece_of(g, u));
}

static void
muster(const Game *g, int objectives, Muster *all)
{
    memset(all, 0, FORMATIONS * sizeof *all);
    for (int o = 0; o < objectives; o++) {
        Goals goal = msk_goal(g, o);

        for (int i = 0; i < g->placed; i++) {
            int u = g->stack[i];

            if (is_of(g, u, g->phasing)) {
                Muster *m = &all[piece_of(g, u)->formation];

                m->points += o == 0 ? points_of(g, u) : 0;
                m->far[o] += points_of(g, u) * far_from(&goal, g->unit[u].hex);
            }
        }
    }
    for (int f = 0; f < FORMATIONS; f++) {
        for (int o = 0; o < objectives && all[f].points; o++) {
            all[f].far[o] /= all[f].points;
        }
    }
}

static Task
task(const Game *g, int number)
{
    enum { NEAR = 6, LEAST = 10 };
    int hex = msk_goal_hex(g, number);
    Task t = { msk_is_wanted(g, g->phasing, number), LEAST, 0 };

    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (is_of(g, u, !g->phasing)
                && msk_distance(hex, g->unit[u].hex) <= NEAR) {
            t.needed += points_of(g, u);
        }
    }
    return t;
}

/* ---- who goes where ---- */

static int
worth_of(const Muster *m, const Task *tasks, int o, bool before,
        const int *weights)
{
    return (tasks[o].wanted ? weights[TAKE] : 0)
            + (before ? weights[KEEP] : 0)
            - weights[NEARNESS] * m->far[o]
            - weights[SPREAD] * tasks[o].sent / tasks[o].needed;
}

/* Whoever gains most by an objective has it, and so on until all have one. */
static void
share_out(Muster *all, Task *tasks, int objectives, const int *weights,
        const int8_t *before, int8_t *goal)
{
    int f = 0, o = 0, most;

    do {
        most = INT16_MIN;
        for (int i = 0; i < FORMATIONS; i++) {
            for (int n = 0; n < objectives && all[i].points; n++) {
                int worth = worth_of(&all[i], tasks, n, before[i] == 1 + n,
                        weights);

                if (worth > most) {
                    most = worth;
                    f = i;
                    o = n;
                }
            }
        }
        if (most > INT16_MIN) {
            goal[f] = (int8_t)(1 + o);
            tasks[o].sent += all[f].points;
            all[f].points = 0;
        }
    } while (most > INT16_MIN);
}

/* Where there is one objective alone, all go there as they can. */
void
msk_share_goals(const Game *g, const int *given, MskPlan *plan)
{
    int weights[MSK_WEIGHTS];
    Muster all[FORMATIONS];
    Task tasks[OBJECTIVES];
    int8_t before[FORMATIONS];
    int objectives = 0;

    assert(moskowa_formations <= FORMATIONS);
    memcpy(before, plan->goal, sizeof before);
    memset(plan->goal, 0, sizeof plan->goal);
    plan->together = 0;
    if (given[NEARNESS] == 0) {
        return;
    }
    memcpy(weights, given, sizeof weights);
    weights[SPREAD] = plan->manner[CROWDING] ? 0 : given[SPREAD];
    weights[TOGETHER] += plan->manner[CLOSED_UP];
    while (objectives < OBJECTIVES && msk_goal_hex(g, objectives) < HEXES) {
        tasks[objectives] = task(g, objectives);
        objectives++;
    }
    if (objectives < 2) {
        return;
    }
    plan->together = (int16_t)weights[TOGETHER];
    muster(g, objectives, all);
    share_out(all, tasks, objectives, weights, before, plan->goal);
}

/* ---- whose goal ---- */

/* Of a leader that of the first of his corps. */
int
msk_goal_of(const Game *g, const MskPlan *plan, int u)
{
    int corps;

    if (!is_person(piece_of(g, u))) {
        return plan->goal[piece_of(g, u)->formation];
    }
    corps = msk_corps_in_front(g->unit[u].piece);
    for (int i = 0; i < g->placed; i++) {
        int man = g->stack[i];

        if (is_of(g, man, side_of(u))
                && msk_corps_in_front(g->unit[man].piece) == corps) {
            return msk_goal_of(g, plan, man);
        }
    }
    return 0;
}
