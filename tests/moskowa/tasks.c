/*
 * tasks.c --
 *
 *      Which objective a computer gives each formation of La Bataille de la
 *      Moskowa.
 */

#include "generic/moskowa/stacks.h"
#include "paragraph.h"
#include "usual.h"

static const char of[] = "formations";

/* How many formations go to each objective. */
static void
count(const MskPlan *plan, int *sent)
{
    memset(sent, 0, (OBJECTIVES + 1) * sizeof *sent);
    for (int f = 0; f < FORMATIONS; f++) {
        sent[plan->goal[f]]++;
    }
}

static void
try_sharing(int side)
{
    MskPlan plan, again;
    int sent[OBJECTIVES + 1];

    g.phasing = (int8_t)side;
    plan = planned_by(usual);
    count(&plan, sent);
    expect(sent[1] > 0 && sent[2] > 0, of, "both objectives have some");
    for (int i = 0; i < g.placed; i++) {
        int u = g.stack[i];

        if (side_of(u) == side && !is_person(piece_of(&g, u))) {
            expect(msk_goal_of(&g, &plan, u) > 0, of, "all have a goal");
        }
    }
    again = plan;
    msk_plan(&g, usual, &again, false, NULL);
    expect(memcmp(&plan, &again, sizeof plan) == 0, of, "kept if all is so");
}

/* A sergeant's go one by one. */
static void
try_without(void)
{
    MskPlan plan = planned_by(msk_one_by_one);
    int sent[OBJECTIVES + 1];

    count(&plan, sent);
    expect_equal(sent[0], FORMATIONS, of, "without weights");
}

/* Where the first goal is as good as the other, weight keeps it. */
static void
try_keeping(void)
{
    MskPlan plan = planned_by(usual), other = plan;
    int weights[MSK_WEIGHTS];

    memcpy(weights, usual, sizeof weights);
    weights[KEEP] = 1000;
    for (int f = 0; f < FORMATIONS; f++) {
        other.goal[f] = plan.goal[f] ? (int8_t)(3 - plan.goal[f]) : 0;
    }
    plan = other;
    msk_plan(&g, weights, &plan, false, NULL);
    expect(memcmp(plan.goal, other.goal, sizeof plan.goal) == 0, of,
            "the goal of the phase before is kept");
}

int
main(void)
{
    find_usual_weights();
    begin();
    try_sharing(WG_FIRST);
    try_keeping();
    try_sharing(WG_SECOND);
    try_without();
    return outcome();
}
