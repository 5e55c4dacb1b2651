/*
 * dragoons.c --
 *
 *      Dragoons: their two counters (Dragoons.8), and what the change from one
 *      to the other costs.  On foot they may form square (Dragoons.7).
 */

#include "formations.h"
#include "movement.h"

/* Dragoons.5 In half points. */
enum { FOR_HORSE = 6, FOR_FOOT = 4 };

/* Dragoons.1 "All dragoon regiments"; Dragoons.9 whose counter is printed
   dismounted never mounts; Dragoons.2 once, R-M135; Dragoons.6 not on a river
   slope. */
static const char *
bar_to_either(const Game *g, int u, bool mount)
{
    const Unit *unit = &g->unit[u];

    if (piece_of(g, u)->type == DISMOUNTED) {
        return "Dragoons.9 never-mounted";
    }
    if (!msk_may_dismount(unit->piece)) {
        return "Dragoons.1 no-dragoons";
    }
    return ((unit->state & ON_FOOT) != 0) != mount ? "Dragoons.1 as-it-is"
            : unit->state & REMOUNTED ? "Dragoons.2 once"
            : moskowa_hex[unit->hex].slope == RIVER_SLOPE
            ? "Dragoons.6 river-slope"
            : unit->state & ROAD_MODE ? "Roads in-road-mode"
            : unit->state & SQUARE ? "Square.4 in-square" : NULL;
}

const char *
msk_bar_to_mount(const Game *g, int u)
{
    return bar_to_either(g, u, true);
}

/* On foot a large regiment is no cavalry that may be anywhere. */
const char *
msk_bar_to_dismount(const Game *g, int u)
{
    const char *bar = bar_to_either(g, u, false);

    return bar ? bar
            : msk_points(g, g->unit[u].hex) > msk_limit(g->unit[u].hex)
            ? "Stacking.1 too-many" : NULL;
}

/* Dragoons.4 At the beginning whoever it becomes pays, Dragoons.3 at the end
   who it was. */
int
msk_cost_of_mounting(const Game *g, int u)
{
    bool on_foot = g->unit[u].state & ON_FOOT;
    bool begins = g->unit[u].spent == 0;

    return on_foot == begins ? FOR_HORSE : FOR_FOOT;
}

/* Dragoons.2 Whoever has changed at the end of its move does nothing more. */
void
msk_note_mounting(Game *g, int u, bool begins)
{
    g->unit[u].state |= REMOUNTED;
    if (!begins) {
        g->unit[u].spent = (uint8_t)msk_allowance(g, u, false);
    }
}
