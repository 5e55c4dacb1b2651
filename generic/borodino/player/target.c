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

/* So many steps around an area. */
static Areas
around(const Game *g, int area, int steps)
{
    Areas near = bit(area);

    while (steps-- > 0) {
        for (Areas edge = near; edge;) {
            near |= g->paths[FOOT][take_area(&edge)] & (bit(AREAS) - 1);
        }
    }
    return near;
}

/* Where most of its own can come to, to those who hold it and may help. */
int
bor_main_target(const Outlook *o)
{
    enum { STEPS = 2, SOMEBODY = 50, HUNDRED = 100 };
    int best = NONE, most = 0;

    for (Areas left = bor_redoubts(o->g, !o->side); left;) {
        int area = take_area(&left), own = 0, theirs, odds;

        for (Areas from = around(o->g, area, STEPS) & o->g->held[o->side];
                from;) {
            own += o->force.fire[o->side][take_area(&from)];
        }
        theirs = 2 * o->force.fire[!o->side][area]
                + o->near[area] / 4;
        odds = own * HUNDRED / (theirs + SOMEBODY);
        if (odds > most) {
            most = odds;
            best = area;
        }
    }
    return best;
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
