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

static bool
is_near(const Game *g, int u, int hex)
{
    int south = g->unit[u].hex % ROWS - hex % ROWS;

    return side_of(u) == g->firing && south <= FARTHEST && south >= -FARTHEST
            && !is_person(piece_of(g, u))
            && msk_distance(g->unit[u].hex, hex) <= msk_range(g, u);
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
                && msk_distance(hex, at) <= msk_range(g, u)
                && msk_bar_to_aiming(g, u, over, at) == NULL) {
            return "- stands-ready";
        }
    }
    return NULL;
}
