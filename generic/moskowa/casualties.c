/*
 * casualties.c --
 *
 *      Casualties.1 to 5, Fire.11: points lost, from the top of a hex, and what
 *      they take of fire and melee.
 */

#include "outcomes.h"
#include "scenarios.h"

void
msk_begin_phase(Game *g)
{
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].before = g->unit[u].lost;
        g->unit[u].did = 0;
    }
    g->worn = OFF_MAP;
    g->worn_points = 0;
}

/* R-M27: a battalion that is all of its regiment is a battalion. */
static bool
is_infantry_regiment(const Piece *p)
{
    return p->type <= LIGHT && p->battalions > 0;
}

/* The option: in proportion, as of guns; of regiments of infantry as
   printed. */
static bool
is_proportional(const Game *g, const Piece *p)
{
    return g->option[OPT_PROPORTIONAL] && !is_infantry_regiment(p);
}

/* Effects on Combat.1, Effects on Combat.2: what a unit of foot or horse fires
   with. */
static long
fire_of(const Game *g, int u)
{
    const Piece counter = msk_counter(g, u), *p = &counter;
    bool whole = p->type == MILITIA || is_infantry_regiment(p);
    int fire = p->fire[NEAR_BAND] - (whole ? 0 : 2 * known_loss(g, u));

    return !whole && is_proportional(g, p)
            ? (long)PARTS * p->fire[NEAR_BAND] * points_of(g, u) / p->points
            : fire < 0 ? 0 : (long)PARTS * fire;
}

long
msk_fire_value(const Game *g, int u, int range)
{
    const Piece counter = msk_counter(g, u), *p = &counter;
    int band = range <= 2 ? NEAR_BAND : range <= 5 ? MIDDLE_BAND : FAR_BAND;

    if (is_person(p) || range < 1 || range > p->range) {
        return 0;
    }
    if (is_guns(p)) {
        return (long)PARTS * p->fire[band] * points_of(g, u) / p->points;
    }
    return fire_of(g, u) / (range > 1 ? 2 : 1);
}

long
msk_melee_value(const Game *g, int u)
{
    const Piece counter = msk_counter(g, u), *p = &counter;
    int melee = p->melee - (is_guns(p) ? 1 : 2) * known_loss(g, u);

    if (is_proportional(g, p) && p->points > 0) {
        long value = (long)PARTS * p->melee * points_of(g, u) / p->points;

        return value < PARTS ? PARTS : value;
    }
    return (long)PARTS * (melee < 1 ? 1 : melee);
}

/* What it had when the phase began. */
static int
points_before(const Game *g, int u)
{
    return is_person(piece_of(g, u)) ? 0
            : piece_of(g, u)->points - g->unit[u].before;
}

/* Its hex has lost it: the hex is the last where somebody was eliminated. */
static void
wear(Game *g, int u)
{
    if (g->worn != g->unit[u].hex) {
        g->worn = g->unit[u].hex;
        g->worn_points = 0;
    }
    g->worn_points = (int16_t)(g->worn_points + points_before(g, u));
}

void
msk_eliminate(Game *g, int u)
{
    wear(g, u);
    g->unit[u].lost = g->told[u] = piece_of(g, u)->points;
    msk_forget(g, u);
    msk_take(g, u);
    msk_count_losses(g);
    wg_tell(g, ELIMINATED, u, 0, 0, 0);
}

/* When to check.1; R-M14: more than a third of what the hex had when the phase
   began. */
static void
check_losses(Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    int had = g->worn == hex ? g->worn_points : 0, lost = had;

    for (int i = 0; i < stack.count; i++) {
        had += points_before(g, stack.slot[i]);
        lost += points_before(g, stack.slot[i]) - points_of(g, stack.slot[i]);
    }
    if (3 * lost > had) {
        msk_must_check_hex(g, hex, 0);
    }
}

int
msk_lose_from(Game *g, int u, int points)
{
    int left = points_of(g, u), hex = g->unit[u].hex;
    int lost = points < left ? points : left;

    wg_tell(g, LOST, u, lost, 0, 0);
    if (lost < left) {
        g->unit[u].lost = (int8_t)(g->unit[u].lost + lost);
        g->told[u] = (int8_t)(g->told[u] + lost);
        msk_count_losses(g);
    } else {
        msk_eliminate(g, u);
    }
    check_losses(g, hex);
    return points - lost;
}

void
msk_lose(Game *g, int hex, int points)
{
    int top;

    while (points > 0 && (top = msk_top(g, hex)) >= 0) {
        points = msk_lose_from(g, top, points);
    }
}
