/*
 * worth.c --
 *
 *      What a position of La Bataille de la Moskowa is worth.
 */

#include "player.h"
#include "../scenarios.h"
#include "../stacks.h"

/* An objective held; a victory point of scenario 4, or a point that the enemy
   lost where losses decide. */
enum { HELD = 1000, POINT = 100 };

static int
lead(const Game *g)
{
    return msk_score(g, WG_FIRST) - msk_score(g, WG_SECOND);
}

static int
lead_in_objectives(const Game *g)
{
    int more = 0;

    for (int i = 0; i < msk_objectives(g); i++) {
        more += (g->held_last[i] == WG_FIRST) - (g->held_last[i] == WG_SECOND);
    }
    return more;
}

/* Of one on the map: its points, and how near it is to where it counts. */
static int
worth_of(const Game *g, int u)
{
    enum { A_POINT = 12, NEAR = 40, ROUTS = 20 };
    int away = msk_to_objective(g, g->unit[u].hex);

    return A_POINT * points_of(g, u) + (away < NEAR ? NEAR - away : 0)
            - (g->unit[u].state & ROUTING ? ROUTS : 0);
}

int
msk_evaluate(const Game *g)
{
    int aim = scenario_of(g)->aim;
    int value = HELD * lead_in_objectives(g)
            + (aim == AIM_CROSSING || aim == AIM_ARMY ? POINT * lead(g) : 0);

    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (!is_person(piece_of(g, u))) {
            value += side_of(u) == WG_FIRST ? worth_of(g, u)
                    : -worth_of(g, u);
        }
    }
    return value;
}

/* Of the first side, by its lead in victory points. */
int
msk_chance(const Game *g, int value)
{
    enum { SOFT = 300 };
    int points = POINT * lead(g), size = points < 0 ? -points : points;

    (void)value;
    return WG_CERTAIN / 2 + WG_CERTAIN / 2 * points / (size + SOFT);
}
