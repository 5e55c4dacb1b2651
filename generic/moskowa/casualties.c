/*
 * casualties.c --
 *
 *      Casualties.1 to 5, Fire.11: points lost, from the top of a hex, and what
 *      they take of fire and melee.
 */

#include "noted.h"
#include "outcomes.h"
#include "scenarios.h"

void
msk_begin_phase(Game *g)
{
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].before = g->unit[u].lost;
        g->unit[u].did &= CAPTURED;
    }
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

/* Of guns, and of all by the option: as of its points are left. */
static long
share_of(const Game *g, int u, const Piece *p, long value, Account *how)
{
    return acc_times(how, BY_SHARE, "Casualties.2", points_of(g, u), p->points,
            value);
}

/* Effects on Combat.1, Effects on Combat.2: what a unit of foot or horse fires
   with. */
static long
fire_of(const Game *g, int u, const Piece *p, Account *how)
{
    int printed = p->fire[NEAR_BAND], lost = 2 * known_loss(g, u);
    long value = acc_add(how, BY_PRINT, "Fire.1", printed, PARTS, 0);

    return p->type == MILITIA || is_infantry_regiment(p) ? value
            : is_proportional(g, p) ? share_of(g, u, p, value, how)
            : acc_add(how, BY_LOSSES, "Casualties.2",
                -(lost < printed ? lost : printed), PARTS, value);
}

long
msk_account_fire(const Game *g, int u, int range, Account *how)
{
    const Piece counter = msk_counter(g, u), *p = &counter;
    int band = range <= 2 ? NEAR_BAND : range <= 5 ? MIDDLE_BAND : FAR_BAND;

    if (is_person(p) || range < 1 || range > p->range) {
        return 0;
    }
    if (is_guns(p)) {
        return share_of(g, u, p, acc_add(how, BY_PRINT, "Fire.6",
                    p->fire[band], PARTS, 0), how);
    }
    return acc_times(how, BY_RANGE, "Fire.6", 1, range > 1 ? 2 : 1,
            fire_of(g, u, p, how));
}

long
msk_fire_value(const Game *g, int u, int range)
{
    return msk_account_fire(g, u, range, NULL);
}

long
msk_account_melee(const Game *g, int u, Account *how)
{
    const Piece counter = msk_counter(g, u), *p = &counter;
    long value = acc_add(how, BY_PRINT, "Melee.1", p->melee, PARTS, 0);

    value = is_proportional(g, p) && p->points > 0
            ? share_of(g, u, p, value, how)
            : acc_add(how, BY_LOSSES, "Casualties.2",
                (is_guns(p) ? -1 : -2) * known_loss(g, u), PARTS, value);
    if (value < PARTS) {
        acc_note(how, (Step){ BY_LEAST, 0, 1, "Casualties.2" });
        return PARTS;
    }
    return value;
}

long
msk_melee_value(const Game *g, int u)
{
    return msk_account_melee(g, u, NULL);
}

/* What it had when the phase began. */
static int
points_before(const Game *g, int u)
{
    return is_person(piece_of(g, u)) ? 0
            : piece_of(g, u)->points - g->unit[u].before;
}

/* What those had who were eliminated in a hex this phase. */
static int
points_fallen(const Game *g, int hex)
{
    int points = 0;

    for (int u = 0; u < PIECES; u++) {
        points += fell_at(g, u) == hex ? points_before(g, u) : 0;
    }
    return points;
}

void
msk_eliminate(Game *g, int u)
{
    set_fell_at(g, u, g->unit[u].hex);
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
    int had = points_fallen(g, hex), lost = had;

    for (int i = 0; i < stack.count; i++) {
        had += points_before(g, stack.slot[i]);
        lost += points_before(g, stack.slot[i]) - points_of(g, stack.slot[i]);
    }
    if (3 * lost > had) {
        msk_must_check_hex(g, hex, 0);
    }
}

/* It loses so many points, at most all; how many. */
static int
lose(Game *g, int u, int points)
{
    int left = points_of(g, u);
    int lost = points < left ? points : left;

    wg_tell(g, LOST, u, lost, 0, 0);
    if (lost < left) {
        g->unit[u].lost = (int8_t)(g->unit[u].lost + lost);
        g->told[u] = (int8_t)(g->told[u] + lost);
        msk_count_losses(g);
    } else {
        msk_eliminate(g, u);
    }
    return lost;
}

int
msk_lose_from(Game *g, int u, int points)
{
    int hex = g->unit[u].hex, lost = lose(g, u, points);

    check_losses(g, hex);
    return points - lost;
}

void
msk_lose_alone(Game *g, int u, int points)
{
    int had = points_before(g, u);

    lose(g, u, points);
    /* R-M203: who passes by is none of the hex, eliminated or not. */
    g->unit[u].did &= (uint8_t)~FELL;
    if (3 * (had - points_of(g, u)) > had) {
        msk_must_check(g, u, 0);
    }
}

void
msk_lose(Game *g, int hex, int points)
{
    int top;

    while (points > 0 && (top = msk_top(g, hex)) >= 0) {
        points = msk_lose_from(g, top, points);
    }
}
