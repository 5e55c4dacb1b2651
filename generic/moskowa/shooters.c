/*
 * shooters.c --
 *
 *      Fire Combat: who can fire at all, and the hexes at which they may.
 */

#include "fire.h"
#include "lines.h"

/* Guns alone fire farther. */
enum { REACH_OF_FOOT = 3 };

/* ---- who can fire ---- */

static void
add_shooters(const Game *g, int hex, bool is_close, Shooters *out)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i], range = msk_range(g, u);

        if (side_of(u) == g->firing && (is_close || range > REACH_OF_FOOT)
                && msk_bar_to_firing(g, u) == NULL) {
            out->unit[out->count++] = (Shooter){ .slot = (int16_t)u,
                .hex = (int16_t)hex, .range = (int8_t)range,
                .over = msk_fires_over(g, u) };
        }
    }
}

/* Most have no enemy about. */
void
msk_find_shooters(const Game *g, Shooters *out)
{
    uint64_t close[AREA_WORDS], about[AREA_WORDS];

    msk_spread(g->held[!g->firing], REACH_OF_FOOT, close);
    msk_spread(close, FARTHEST - REACH_OF_FOOT, about);
    for (int i = 0; i < AREA_WORDS; i++) {
        about[i] &= g->held[g->firing][i];
    }
    out->count = 0;
    for (int hex = msk_next_hex(about, 0); hex < HEXES;
            hex = msk_next_hex(about, hex + 1)) {
        add_shooters(g, hex, is_in_set(close, hex), out);
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

/* ---- all targets ---- */

/* Guns, and those who reach few hexes. */
enum { ARMS = 2 };

typedef struct Ready {
    int count, first;           /* from there on they are near enough */
    Shooter unit[PIECES];
} Ready;

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
