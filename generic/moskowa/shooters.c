/*
 * shooters.c --
 *
 *      Fire Combat: who can fire at all, and the hexes at which they may.
 */

#include <string.h>

#include "fire.h"
#include "sight.h"

/* Guns alone fire farther. */
enum { REACH_OF_FOOT = 3 };

/* ---- who can fire ---- */

/* In a hex that has fired only those of a square may fire again. */
static void
add_shooters(const Game *g, int hex, bool is_close, Shooters *out)
{
    Stack stack = msk_stack_there(g, hex);
    int top = top_of(g, stack);

    if (top < 0 || (msk_is_used(g, hex)
                && !(g->unit[top].state & SQUARE))) {
        return;
    }
    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i], range = msk_range(g, u);

        if (side_of(u) == g->firing && (is_close || range > REACH_OF_FOOT)
                && msk_bar_to_firing_of(g, u, stack, top) == NULL) {
            out->unit[out->count++] = (Shooter){ .slot = (int16_t)u,
                .hex = (int16_t)hex, .column = (int8_t)(hex / ROWS),
                .row = (int8_t)(hex % ROWS), .range = (int8_t)range,
                .over = msk_fires_over_by(g, u, top),
                .is_howitzer = piece_of(g, u)->type == HOWITZER };
        }
    }
}

/* Where there may be some: few have an enemy about who has not been fired
   at. */
typedef struct Near {
    uint64_t enemies[AREA_WORDS];       /* at whom somebody may fire yet */
    uint64_t close[AREA_WORDS], about[AREA_WORDS];
} Near;

static void
find_near(const Game *g, Near *out)
{
    for (int i = 0; i < AREA_WORDS; i++) {
        out->enemies[i] = g->held[!g->firing][i] & ~g->fired[i];
    }
    msk_spread(out->enemies, REACH_OF_FOOT, out->close);
    msk_spread(out->close, FARTHEST - REACH_OF_FOOT, out->about);
    for (int i = 0; i < AREA_WORDS; i++) {
        out->about[i] &= g->held[g->firing][i];
    }
}

static void
find_shooters(const Game *g, const Near *near, Shooters *out)
{
    out->count = 0;
    for (int hex = msk_next_hex(near->about, 0); hex < HEXES;
            hex = msk_next_hex(near->about, hex + 1)) {
        add_shooters(g, hex, is_in_set(near->close, hex), out);
    }
}

/* ---- at whom ---- */

/* A hex, and where it lies. */
typedef struct Aim {
    int hex, column, row;
} Aim;

static bool
is_in_range(int apart, int range)
{
    return apart <= range && apart >= -range;
}

/* Over most hexes the ground hides. */
static bool
sees_ground(const Shooter *s, Aim at)
{
    int line = msk_line_over(s->column, s->row, at.column, at.row);

    return s->is_howitzer || is_marked(moskowa_seen[s->hex], line);
}

static bool
bears_on(const Game *g, const Shooter *s, Aim at)
{
    return is_in_range(s->column - at.column, s->range)
            && is_in_range(s->row - at.row, s->range)
            && msk_distance(s->hex, at.hex) <= s->range
            && sees_ground(s, at)
            && msk_bar_to_aiming(g, s->slot, s->over, at.hex) == NULL;
}

/* ---- all targets ---- */

/* The first enemy, from a hex on, on whom a shooter bears; HEXES. */
static int
next_hit(const Game *g, const Shooter *s, const uint64_t *enemies, int first)
{
    int at = msk_next_about(enemies, s->hex, s->range, first);

    while (at < HEXES && !bears_on(g, s, (Aim){ at, at / ROWS, at % ROWS })) {
        at = msk_next_about(enemies, s->hex, s->range, at + 1);
    }
    return at;
}

void
msk_find_targets(const Game *g, Targets *out)
{
    uint64_t hit[AREA_WORDS] = {0};
    Near near;

    out->count = out->pairs = 0;
    find_near(g, &near);
    find_shooters(g, &near, &out->shooters);
    for (int i = 0; i < out->shooters.count; i++) {
        const Shooter *s = &out->shooters.unit[i];

        for (int at = next_hit(g, s, near.enemies, 0); at < HEXES;
                at = next_hit(g, s, near.enemies, at + 1)) {
            hit[at / 64] |= (uint64_t)1 << at % 64;
            if (out->pairs < MOST_PAIRS) {
                out->pair[out->pairs].slot = s->slot;
                out->pair[out->pairs++].hex = (int16_t)at;
            }
        }
    }
    for (int hex = msk_next_hex(hit, 0); hex < HEXES;
            hex = msk_next_hex(hit, hex + 1)) {
        out->hex[out->count++] = (int16_t)hex;
    }
}

void
msk_bearing_of(const Game *g, const Targets *targets, int hex, Firing *out)
{
    Aim at = { hex, hex / ROWS, hex % ROWS };

    out->count = 0;
    if (targets->pairs < MOST_PAIRS) {
        for (int i = 0; i < targets->pairs; i++) {
            if (targets->pair[i].hex == hex) {
                out->slot[out->count++] = targets->pair[i].slot;
            }
        }
        return;
    }
    for (int i = 0; i < targets->shooters.count; i++) {
        if (bears_on(g, &targets->shooters.unit[i], at)) {
            out->slot[out->count++] = targets->shooters.unit[i].slot;
        }
    }
}

int
msk_targets(const Game *g, int16_t out[])
{
    Targets targets;

    msk_find_targets(g, &targets);
    memcpy(out, targets.hex, (size_t)targets.count * sizeof out[0]);
    return targets.count;
}

/* One after another, until somebody has one. */
bool
msk_has_target(const Game *g)
{
    Near near;
    Shooters here;

    find_near(g, &near);
    for (int hex = msk_next_hex(near.about, 0); hex < HEXES;
            hex = msk_next_hex(near.about, hex + 1)) {
        here.count = 0;
        add_shooters(g, hex, is_in_set(near.close, hex), &here);
        for (int i = 0; i < here.count; i++) {
            if (next_hit(g, &here.unit[i], near.enemies, 0) < HEXES) {
                return true;
            }
        }
    }
    return false;
}
