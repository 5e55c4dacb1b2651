/*
 * casualties.c --
 *
 *      Casualties: points lost, and what they take of fire and melee.
 */

#include "outcomes.h"

void
msk_begin_phase(Game *g)
{
    (void)g;
}

/* Effects on Combat 1, 2: what a unit of foot or horse fires with. */
static int
fire_of(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    bool whole = p->type == MILITIA || (p->type <= LIGHT && !is_battalion(p));
    int fire = p->fire[NEAR_BAND] - (whole ? 0 : 2 * g->unit[u].lost);

    return fire < 0 ? 0 : fire;
}

long
msk_fire_value(const Game *g, int u, int range)
{
    const Piece *p = piece_of(g, u);
    int band = range <= 2 ? NEAR_BAND : range <= 5 ? MIDDLE_BAND : FAR_BAND;

    if (is_person(p) || range < 1 || range > p->range) {
        return 0;
    }
    if (is_guns(p)) {
        return (long)PARTS * p->fire[band] * points_of(g, u) / p->points;
    }
    return (long)PARTS * fire_of(g, u) / (range > 1 ? 2 : 1);
}

long
msk_melee_value(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int melee = p->melee - (is_guns(p) ? 1 : 2) * g->unit[u].lost;

    return (long)PARTS * (melee < 1 ? 1 : melee);
}

int
msk_lose_from(Game *g, int u, int points)
{
    int left = points_of(g, u);

    if (points < left) {
        g->unit[u].lost = (int8_t)(g->unit[u].lost + points);
        return 0;
    }
    g->unit[u].lost = piece_of(g, u)->points;
    msk_take(g, u);
    return points - left;
}

void
msk_lose(Game *g, int hex, int points)
{
    int top;

    while (points > 0 && (top = msk_top(g, hex)) >= 0) {
        points = msk_lose_from(g, top, points);
    }
}
