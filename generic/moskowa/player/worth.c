/*
 * worth.c --
 *
 *      What a position of La Bataille de la Moskowa is worth.
 */

#include "player.h"
#include "../scenarios.h"
#include "../stacks.h"

enum { POINT = 100 };           /* a victory point: an objective held */

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
    int value = POINT * (msk_score(g, WG_FIRST) - msk_score(g, WG_SECOND));

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
    int lead = POINT * (msk_score(g, WG_FIRST) - msk_score(g, WG_SECOND));
    int size = lead < 0 ? -lead : lead;

    (void)value;
    return WG_CERTAIN / 2 + WG_CERTAIN / 2 * lead / (size + SOFT);
}
