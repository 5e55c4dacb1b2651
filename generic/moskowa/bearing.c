/*
 * bearing.c --
 *
 *      Who bears on a hex, and who takes part in firing at it.
 */

#include "fire.h"
#include "lines.h"
#include "noted.h"

/* From this place in the list of stacks on, hexes no farther west than any
   range; and up to before that, no farther east. */
static int
first_near(const Game *g, int hex)
{
    int least = hex - hex % ROWS - FARTHEST * ROWS;

    return msk_first_at(g, least < 0 ? 0 : least);
}

static int
end_of_near(const Game *g, int hex)
{
    int most = hex - hex % ROWS + (FARTHEST + 1) * ROWS;

    return msk_first_at(g, most > HEXES ? HEXES : most);
}

/* Dragoons that have dismounted have a counter of their own. */
static int
range_of(const Game *g, int u)
{
    return g->unit[u].state & ON_FOOT ? msk_counter(g, u).range
            : piece_of(g, u)->range;
}

static bool
is_near(const Game *g, int u, int hex)
{
    int south = g->unit[u].hex % ROWS - hex % ROWS;

    return side_of(u) == g->firing && south <= FARTHEST && south >= -FARTHEST
            && !is_person(piece_of(g, u))
            && msk_distance(g->unit[u].hex, hex) <= range_of(g, u);
}

const char *
msk_bar_to_target(const Game *g, int hex)
{
    const char *nearest = "Fire.6 out-of-range";
    int end;

    if (!is_held(g, !g->firing, hex)) {
        return "Fire.1 no-enemy";
    }
    if (msk_is_used(g, hex)) {
        return "Fire.8 fired-at";
    }
    end = end_of_near(g, hex);
    for (int i = first_near(g, hex); i < end; i++) {
        int u = g->stack[i];

        if (is_near(g, u, hex)) {
            const char *bar = msk_bar_to_fire(g, u, hex);

            if (bar == NULL) {
                return NULL;
            }
            nearest = bar;
        }
    }
    return nearest;
}

void
msk_bearing(const Game *g, int hex, Firing *out)
{
    int end = end_of_near(g, hex);

    out->count = 0;
    for (int i = first_near(g, hex); i < end; i++) {
        int u = g->stack[i];

        if (is_near(g, u, hex) && msk_bar_to_fire(g, u, hex) == NULL) {
            out->slot[out->count++] = (int16_t)u;
        }
    }
}

static long
value_at(const Game *g, int u, int target)
{
    return msk_fire_value(g, u, msk_distance(g->unit[u].hex, target));
}

/* Of those of one hex, from `first` to before `end`: the guns, unless the top
   unit has more; in a square, who has most. */
static void
choose(const Game *g, int target, const Firing *all, int first, int end,
        Firing *out)
{
    long guns = 0, most = 0;
    int best = -1;

    for (int i = first; i < end; i++) {
        int u = all->slot[i];
        long value = value_at(g, u, target);

        guns += is_guns(piece_of(g, u)) ? value : 0;
        if (value > most) {
            most = value;
            best = u;
        }
    }
    if (most > guns || msk_is_square(g, g->unit[best].hex)) {
        out->slot[out->count++] = (int16_t)best;
        return;
    }
    for (int i = first; i < end; i++) {
        if (is_guns(piece_of(g, all->slot[i]))) {
            out->slot[out->count++] = all->slot[i];
        }
    }
}

void
msk_best_of(const Game *g, int hex, const Firing *all, Firing *out)
{
    int end;

    out->count = 0;
    for (int first = 0; first < all->count; first = end) {
        end = first + 1;
        while (end < all->count && g->unit[all->slot[end]].hex
                == g->unit[all->slot[first]].hex) {
            end++;
        }
        choose(g, hex, all, first, end, out);
    }
}

void
msk_best_bearing(const Game *g, int hex, Firing *out)
{
    Firing all;

    msk_bearing(g, hex, &all);
    msk_best_of(g, hex, &all, out);
}

void
msk_taking_part(const Game *g, int least, int most, Firing *out)
{
    out->count = 0;
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i], part = fire_part(g, u);

        if (side_of(u) == g->firing && part >= least && part <= most) {
            out->slot[out->count++] = (int16_t)u;
        }
    }
}

/* ---- all targets ---- */

/* Those who can fire at all, in the order of their hexes: guns, and those who
   reach few hexes. */
enum { REACH_OF_FOOT = 3, ARMS = 2 };

typedef struct Ready {
    int count, first;           /* from there on they are near enough */
    Shooter unit[PIECES];
} Ready;

void
msk_find_shooters(const Game *g, Shooters *out)
{
    out->count = 0;
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (side_of(u) == g->firing && msk_bar_to_firing(g, u) == NULL) {
            out->unit[out->count++] = (Shooter){ .slot = (int16_t)u,
                .hex = g->unit[u].hex, .range = (int8_t)range_of(g, u),
                .over = msk_fires_over(g, u) };
        }
    }
}

static bool
bears_on(const Game *g, const Shooter *s, int hex)
{
    int south = s->hex % ROWS - hex % ROWS;

    return south <= s->range && south >= -s->range
            && msk_distance(s->hex, hex) <= s->range
            && msk_bar_to_aiming(g, s->slot, s->over, hex) == NULL;
}

void
msk_bearing_of(const Game *g, const Shooters *shooters, int hex, Firing *out)
{
    int west = hex - hex % ROWS - FARTHEST * ROWS;
    int east = hex - hex % ROWS + (FARTHEST + 1) * ROWS;

    out->count = 0;
    for (int i = 0; i < shooters->count; i++) {
        const Shooter *s = &shooters->unit[i];

        if (s->hex >= west && s->hex < east && bears_on(g, s, hex)) {
            out->slot[out->count++] = s->slot;
        }
    }
}

static void
gather(const Game *g, Ready ready[ARMS])
{
    Shooters all;

    msk_find_shooters(g, &all);
    ready[0].count = ready[0].first = ready[1].count = ready[1].first = 0;
    for (int i = 0; i < all.count; i++) {
        Ready *arm = &ready[all.unit[i].range > REACH_OF_FOOT];

        arm->unit[arm->count++] = all.unit[i];
    }
}

/* Does one of them bear on a hex?  Hexes are asked for in their order. */
static bool
is_hit(const Game *g, Ready *ready, int reach, int hex)
{
    int west = hex - hex % ROWS - reach * ROWS;
    int east = hex - hex % ROWS + (reach + 1) * ROWS;

    while (ready->first < ready->count
            && ready->unit[ready->first].hex < west) {
        ready->first++;
    }
    for (int i = ready->first; i < ready->count
            && ready->unit[i].hex < east; i++) {
        if (bears_on(g, &ready->unit[i], hex)) {
            return true;
        }
    }
    return false;
}

int
msk_targets(const Game *g, int most, int16_t out[])
{
    Ready ready[ARMS];
    int count = 0, before = OFF_MAP;

    gather(g, ready);
    for (int i = 0; i < g->placed && count < most; i++) {
        int hex = g->unit[g->stack[i]].hex;

        if (hex != before && side_of(g->stack[i]) != g->firing
                && !msk_is_used(g, hex)
                && (is_hit(g, &ready[0], REACH_OF_FOOT, hex)
                    || is_hit(g, &ready[1], FARTHEST, hex))) {
            out[count++] = (int16_t)hex;
        }
        before = hex;
    }
    return count;
}

/* ---- who stands ready ---- */

/* Whose turn it is to fire, and who has fired, is not asked. */
const char *
msk_rests(const Game *g, int u)
{
    int state = g->unit[u].state, hex = g->unit[u].hex, end;
    uint8_t over;

    if (!is_guns(piece_of(g, u)) || hex == OFF_MAP || !(state & UNLIMBERED)
            || (state & (ROUTING | DISPERSED))) {
        return NULL;
    }
    over = msk_fires_over(g, u);
    end = end_of_near(g, hex);
    for (int i = first_near(g, hex); i < end; i++) {
        int v = g->stack[i], at = g->unit[v].hex;

        if (side_of(v) != side_of(u) && !is_person(piece_of(g, v))
                && msk_distance(hex, at) <= range_of(g, u)
                && msk_bar_to_aiming(g, u, over, at) == NULL) {
            return "- stands-ready";
        }
    }
    return NULL;
}
