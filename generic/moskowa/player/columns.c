/*
 * columns.c --
 *
 *      Movement in road mode: a column marches off from its head, so that the
 *      next have room; and it leaves the road before an enemy meets it, for on
 *      it nobody fires or fights.
 */

#include "player.h"
#include "../formations.h"
#include "../ways.h"

static bool
is_in_column(const Game *g, int u)
{
    return (g->unit[u].state & ROAD_MODE) && !is_person(piece_of(g, u));
}

/* Of those who have not been thought of; who stays has no goal to be near. */
int
msk_head_of_column(const Game *g, const MskPlan *plan)
{
    enum { NOT_MEASURED = -2 };
    Goals goals = {0};
    int measured = NOT_MEASURED, head = NONE, least = INT16_MAX;

    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i], goal, far = INT16_MAX - 1;

        if (side_of(u) != g->phasing || !is_in_column(g, u)
                || is_marked(plan->seen, u)) {
            continue;
        }
        goal = msk_goal_of(g, plan, u);
        if (goal != STAY) {
            goals = goal == measured ? goals : msk_goals_for(g, goal);
            measured = goal;
            far = far_from(&goals, g->unit[u].hex);
        }
        if (far < least) {
            least = far;
            head = u;
        }
    }
    return head;
}

/* As it begins its march: later its points are spent. */
bool
msk_wants_off_road(const Game *g, int u)
{
    enum { MEETS = 5 };

    return is_in_column(g, u) && g->unit[u].spent == 0
            && msk_enemy_within(g, side_of(u), g->unit[u].hex, MEETS)
                != OFF_MAP
            && msk_bar_to_change(g, u, LEAVE_ROAD_MODE) == NULL;
}

/* What it is worth less to end in a hex in column. */
int
msk_peril_of_column(const Game *g, int u, int hex)
{
    enum { NEAR = 3, PERIL = 60 };

    return is_in_column(g, u)
            && msk_enemy_within(g, side_of(u), hex, NEAR) != OFF_MAP
            ? PERIL : 0;
}
