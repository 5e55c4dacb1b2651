/*
 * target.c --
 *
 *      An area that all go against, in this phase and those that follow:
 *      whoever can attacks it, the others come up.  Only a plan that varies
 *      begins it.
 */

#include "outlook.h"

int
bor_turns(const Game *g)
{
    return g->day * (LAST_HOUR + 1) + g->hour;
}

/* Any that the enemy holds, not far from where its own stand; a redoubt rather
   than others. */
static int
any_target(const Outlook *o)
{
    enum { STEPS = 3, REDOUBTS = 3 };
    Areas near = o->g->held[o->side] & (bit(AREAS) - 1), left;
    int found = 0, chosen = NONE;

    for (int n = 0; n < STEPS; n++) {
        for (left = near; left;) {
            near |= o->g->paths[FOOT][take_area(&left)];
        }
    }
    for (left = near & o->g->held[!o->side] & (bit(AREAS) - 1); left;) {
        int area = take_area(&left);
        int times = borodino_area[area].terrain == REDOUBT ? REDOUBTS : 1;

        for (int n = 0; n < times; n++) {
            if (wg_lot(o->lots, (unsigned)++found) == 0) {
                chosen = area;
            }
        }
    }
    return chosen;
}

/* The enemy is gone from there, or it has taken too long. */
static bool
is_over(const Outlook *o, const BorPlan *plan, int turn)
{
    enum { LONGEST = 3 };

    return !(o->g->held[!o->side] & bit(plan->target - 1))
            || turn > plan->since + LONGEST;
}

void
bor_choose_target(Outlook *o, BorPlan *plan, bool vary)
{
    enum { ANOTHER, NO_MORE, CASES = 3 };
    int turn = bor_turns(o->g);
    int lot = vary ? (int)wg_lot(o->lots, CASES) : CASES;

    if (lot == ANOTHER) {
        plan->target = (int8_t)(1 + any_target(o));
        plan->since = (int16_t)turn;
    }
    if (lot == NO_MORE || (plan->target && is_over(o, plan, turn))) {
        plan->target = 0;
    }
    o->target = plan->target - 1;
}
