/*
 * howitzers.c --
 *
 *      Howitzers: who must roll to hit the hex aimed at, and where shells that
 *      miss it fall.  By night all must who fire farther than the next hex.
 */

#include "charts.h"
#include "fire.h"
#include "noted.h"
#include "scenarios.h"

/* Howitzers: the French from so many hexes on, whatever they see; Scenario 1:
   all by night. */
enum { FAR_FOR_FRENCH = 6, FAR_BY_NIGHT = 2, FACES = 6 };

bool
msk_must_roll(const Game *g, int u, int hex)
{
    int range = msk_distance(g->unit[u].hex, hex);

    return (msk_is_night(g) && range >= FAR_BY_NIGHT)
            || (piece_of(g, u)->type == HOWITZER
                && ((side_of(u) == WG_FIRST && range >= FAR_FOR_FRENCH)
                    || !msk_is_in_sight(g, u, hex)));
}

/* By night both roll on the table of the French. */
static bool
hits(const Game *g, int u, int hex, int die)
{
    return msk_howitzers_hit(msk_is_night(g) ? WG_FIRST : side_of(u),
            msk_distance(g->unit[u].hex, hex), die);
}

int
msk_most_that_hits(const Game *g, int u, int hex)
{
    int die = FACES;

    while (die > 0 && !hits(g, u, hex, die)) {
        die--;
    }
    return die;
}

int
msk_falls(int aimed, int part)
{
    /* Sides are numbered against the clock, from the south. */
    int side = (NORTH + WG_HEX_SIDES - (part - STRAYS)) % WG_HEX_SIDES;

    return moskowa_near[aimed][side];
}

/* ---- the dice: once for those of a hex ---- */

/* The first who is yet to roll, -1. */
static int
next_to_roll(const Game *g)
{
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (fire_part(g, u) == FIRES && msk_must_roll(g, u, g->target)) {
            return u;
        }
    }
    return NONE;
}

/* He and all of his hex who must have rolled. */
static void
set_part(Game *g, int u, int part)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    for (int i = 0; i < stack.count; i++) {
        int other = stack.slot[i];

        if (fire_part(g, other) == FIRES
                && msk_must_roll(g, other, g->target)) {
            set_fire_part(g, other, part);
        }
    }
}

void
msk_roll_howitzers(Game *g)
{
    if (next_to_roll(g) != NONE) {
        wg_call_again(g, ROLL_TO_HIT);
    }
}

static void
roll(Game *g)
{
    wg_roll(g, 1);
}

static void
hit_or_miss(Game *g)
{
    int u = next_to_roll(g), from = g->unit[u].hex;

    if (hits(g, u, g->target, wg_die(g, 0))) {
        wg_tell(g, SHELLS_HIT, from, 0, 0, 0);
        set_part(g, u, HITS);
        wg_leave(g);
        return;
    }
    wg_tell(g, SHELLS_MISSED, from, 0, 0, 0);
    wg_roll(g, 1);
}

static void
scatter(Game *g)
{
    int u = next_to_roll(g), part = STRAYS + wg_die(g, 0) - 1;
    int at = msk_falls(g->target, part);

    if (at == OFF_MAP) {
        wg_tell(g, SHELLS_LOST, g->unit[u].hex, 0, 0, 0);
    } else {
        wg_tell(g, SHELLS_FELL, g->unit[u].hex, at, 0, 0);
    }
    set_part(g, u, part);
}

const WgStep msk_roll_to_hit[] = {
    { "Howitzers",      "die",          roll },
    { "Howitzers",      "hit or miss",  hit_or_miss },
    { "Howitzers",      "scatter",      scatter },
    {0}
};
