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

/* Of one on the map, if it stands and has not lost everything. */
static int
strength_of(const Game *g, int u)
{
    enum { A_POINT = 12, ROUTS = 20 };

    return A_POINT * points_of(g, u)
            - (g->unit[u].state & ROUTING ? ROUTS : 0);
}

/* How near it is to where it counts. */
static int
nearness_of(const Game *g, int u)
{
    enum { NEAR = 40 };
    int away = msk_to_objective(g, g->unit[u].hex);

    return away < NEAR ? NEAR - away : 0;
}

void
msk_parts(const Game *g, int part[WG_PARTS])
{
    int aim = scenario_of(g)->aim;

    part[WG_LEFT_FIRST] = part[WG_LEFT_SECOND] = 0;
    part[WG_GROUND] = HELD * lead_in_objectives(g)
            + (aim == AIM_CROSSING || aim == AIM_ARMY ? POINT * lead(g) : 0);
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i], sign = side_of(u) == WG_FIRST ? 1 : -1;

        if (!is_person(piece_of(g, u))) {
            part[sign > 0 ? WG_LEFT_FIRST : WG_LEFT_SECOND]
                    += sign * strength_of(g, u);
            part[WG_GROUND] += sign * nearness_of(g, u);
        }
    }
}

int
msk_evaluate(const Game *g)
{
    int part[WG_PARTS];

    msk_parts(g, part);
    return part[WG_GROUND] + part[WG_LEFT_FIRST] + part[WG_LEFT_SECOND];
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
