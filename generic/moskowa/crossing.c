/*
 * crossing.c --
 *
 *      Scenario 4, Victory Conditions: points for who crosses the Kalotcha, for
 *      who is called from beyond it, and for who is destroyed.
 */

#include "regrouping.h"
#include "scenarios.h"

/* The last two: the least for a draw and for the Russians. */
enum {
    GUNS_DESTROYED = 3, COSSACKS_ACROSS = 1, OTHERS_ACROSS = 2,
    FOOT_CALLED = 1, HORSE_CALLED = 2, GUARD_DESTROYED = -5,
    DRAW_FROM = 11, RUSSIANS_FROM = 21
};

/* R-M152: whoever is there when a player turn ends has crossed; R-M200 leaders
   aside. */
void
msk_note_crossings(Game *g, const Area *area)
{
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (side_of(u) == WG_SECOND && !is_person(piece_of(g, u))
                && is_in_area(area, g->unit[u].hex)) {
            set_mark(g->crossed, u);
        }
    }
}

static bool
is_destroyed(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    return is_marked(g->came, u) && unit->hex == OFF_MAP && !is_on_chart(g, u)
            && !is_person(piece_of(g, u))
            && unit->lost >= piece_of(g, u)->points;
}

static int
points_by_french(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    if (msk_is_gun_of_borodino(g, u)) {
        return is_destroyed(g, u) ? GUNS_DESTROYED : 0;
    }
    /* R-M153: a call counts when they come, for until then it is a secret. */
    return !is_marked(g->called, u) || !is_marked(g->came, u) ? 0
            : p->type == CAVALRY ? HORSE_CALLED
            : p->type <= LIGHT ? FOOT_CALLED : 0;
}

static int
points_by_russians(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int points = 0;

    if (is_marked(g->crossed, u)) {
        points += msk_is_cossack(g->unit[u].piece) ? COSSACKS_ACROSS
                : OTHERS_ACROSS;
    }
    if (p->type == CAVALRY && msk_is_guard(g->unit[u].piece)
            && is_destroyed(g, u)) {
        points += GUARD_DESTROYED;
    }
    return points;
}

int
msk_points_for_crossing(const Game *g)
{
    int points = 0;

    for (int u = 0; u < PIECES; u++) {
        points += side_of(u) == WG_FIRST ? points_by_french(g, u)
                : points_by_russians(g, u);
    }
    return points;
}

int
msk_winner_by_crossing(const Game *g)
{
    return g->losses[WG_FIRST] >= RUSSIANS_FROM ? WG_SECOND
            : g->losses[WG_FIRST] >= DRAW_FROM ? WG_NOBODY : WG_FIRST;
}
