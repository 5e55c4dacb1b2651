/*
 * scenarios.c --
 *
 *      The scenarios' times and special rules.
 */

#include "scenarios.h"

/* Clocks are turns of twenty minutes after noon. */
enum { NO_NIGHT = 127 };

/* R-M50: what is in the morning.  ORDER SCENARIO */
const Scenario moskowa_scenario[SCENARIOS] = {
    { "Scenario.1", 16, 29, 22, WG_SECOND, WG_FIRST, AIM_LAST_HELD },
    { "Scenario.2", -12, 11, NO_NIGHT, WG_SECOND, WG_FIRST, AIM_LAST_HELD },
    { "Scenario.3", -7, -1, NO_NIGHT, WG_SECOND, WG_FIRST, AIM_HOLDS },
    { "Scenario.4", 0, 8, NO_NIGHT, WG_FIRST, WG_SECOND, AIM_CROSSING },
    { "Scenario.5", 9, 14, NO_NIGHT, WG_SECOND, WG_FIRST, AIM_HOLDS },
    { "Scenario.6", -15, 0, NO_NIGHT, WG_SECOND, WG_FIRST, AIM_LAST_HELD },
    { "Historical", -18, 17, 18, WG_SECOND, WG_FIRST, AIM_ARMY },
};

int
msk_turns(const Game *g)
{
    return scenario_of(g)->ends - scenario_of(g)->begins + 1;
}

bool
msk_is_night(const Game *g)
{
    return g->clock >= scenario_of(g)->night;
}

bool
msk_is_closed(const Game *g, int hex)
{
    int area = moskowa_closed[g->scenario];

    return area >= 0 && is_in_area(&moskowa_area[area], hex);
}

bool
msk_is_gun_of_borodino(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return g->scenario == UVAROV && side_of(u) == WG_FIRST && is_guns(p)
            && p->type != HORSE_GUNS;
}
