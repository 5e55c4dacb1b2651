/*
 * regroup-ranks.c --
 *
 *      Regrouping.4 to 14: who may be made whole, by whose points, and where
 *      it comes back.
 */

#include <limits.h>

#include "movement.h"
#include "noted.h"
#include "regrouping.h"

/* Regrouping.8, Regrouping.14. */
enum { FROM_ENEMIES = 15 };
/* Regrouping.13. */
enum { HORSE_FOR_FOOT = 2 };

/* ---- who ---- */

/* Regrouping.13: dragoons that are printed on foot are foot. */
static bool
is_horse(const Game *g, int u)
{
    return piece_of(g, u)->type == CAVALRY;
}

/* Regrouping.10: battalions, those too that are alone of their regiment, and
   regiments of cavalry, mounted or not. */
const char *
msk_bar_to_rebuild(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return is_person(p) || is_guns(p) || p->morale == 0
            ? "Regrouping.2 not-regrouped"
            : p->type == MILITIA || p->battalions > 0
            ? "Regrouping.10 no-battalion" : NULL;
}

int
msk_lacks(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int whole = is_on_chart(g, u) ? p->points / 2 + 1 : p->points;

    return points_of(g, u) < whole ? whole - points_of(g, u) : 0;
}

int
msk_price_of_point(const Game *g, int from, int to)
{
    return is_horse(g, from) && !is_horse(g, to) ? HORSE_FOR_FOOT : 1;
}

/* Regrouping.14: who routs is of no use, and who is on the map gives to those
   in its hex; 7: who is on the chart to those of its section. */
static const char *
bar_to_meet(const Game *g, int from, int to)
{
    const Unit *a = &g->unit[from], *b = &g->unit[to];

    return is_on_chart(g, from) != is_on_chart(g, to)
            || (!is_on_chart(g, from) && (a->hex != b->hex
                || a->hex == OFF_MAP || (a->state & ROUTING)))
            ? "Regrouping.14 not-together"
            : is_on_chart(g, from) && msk_third(left_at(g, from))
                != msk_third(left_at(g, to)) ? "Regrouping.7 other-section"
            : NULL;
}

const char *
msk_bar_to_give(const Game *g, int from, int to)
{
    const Piece *a = piece_of(g, from), *b = piece_of(g, to);
    const char *bar = msk_bar_to_rebuild(g, to);

    if (bar || side_of(from) != side_of(to) || from == to) {
        return bar ? bar : "Regrouping.4 not-another";
    }
    return is_person(a) || is_guns(a) || a->morale == 0
            ? "Regrouping.2 not-regrouped"
            : (bar = bar_to_meet(g, from, to)) ? bar
            : a->morale > b->morale ? "Regrouping.11 worse-morale"
            : is_horse(g, to) && !is_horse(g, from)
            ? "Regrouping.13 no-cavalry"
            : a->movement < b->movement ? "Regrouping.12 slower"
            : points_of(g, from) < msk_price_of_point(g, from, to)
            ? "Regrouping.5 used-up" : NULL;
}

int
msk_yield(const Game *g, int from, int to)
{
    return msk_bar_to_give(g, from, to) ? 0
            : points_of(g, from) / msk_price_of_point(g, from, to);
}

/* ---- where ---- */

/* Wounded leaders lead nobody (R-M111), and aides never regroup (Aides). */
static bool
has_leader(const Game *g, int side, int hex)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        if (side_of(u) == side && piece_of(g, u)->type == LEADER
                && g->unit[u].lost == 0) {
            return true;
        }
    }
    return false;
}

/* R-M156: homeward of an enemy is nearer to the own edge than he. */
static bool
is_homeward(int side, int hex, int enemy)
{
    int column = hex / ROWS, his = enemy / ROWS;

    return side == WG_FIRST ? column < his : column > his;
}

bool
msk_is_rallying_point(const Game *g, int side, int hex)
{
    int nearest = INT_MAX;
    bool homeward = true;

    if (!has_leader(g, side, hex)) {
        return false;
    }
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i], away;

        if (side_of(u) == side || is_person(piece_of(g, u))) {
            continue;
        }
        away = msk_distance(hex, g->unit[u].hex);
        if (away < FROM_ENEMIES) {
            return false;
        }
        if (away <= nearest) {
            homeward = (away < nearest || homeward)
                    && is_homeward(side, hex, g->unit[u].hex);
            nearest = away;
        }
    }
    return homeward;
}

const char *
msk_bar_to_return(const Game *g, int u, int hex)
{
    return msk_third(hex) != msk_third(left_at(g, u))
            ? "Regrouping.8 other-section"
            : !msk_is_rallying_point(g, side_of(u), hex)
            ? "Regrouping.8 no-leader-there"
            : !msk_has_room(g, u, hex) ? "Stacking.1 no-room" : NULL;
}
