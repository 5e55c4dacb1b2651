/*
 * shooters.c --
 *
 *      Fire Combat: who can fire at all, and the hexes at which they may.
 */

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

/* The first whose column is this or one farther east. */
static int
first_from(const Shooters *shooters, int column)
{
    int first = 0, end = shooters->count;

    while (first < end) {
        int middle = (first + end) / 2;

        if (shooters->unit[middle].column < column) {
            first = middle + 1;
        } else {
            end = middle;
        }
    }
    return first;
}

void
msk_bearing_of(const Game *g, const Shooters *shooters, int hex, Firing *out)
{
    Aim at = { hex, hex / ROWS, hex % ROWS };

    out->count = 0;
    for (int i = first_from(shooters, at.column - FARTHEST);
            i < shooters->count
            && shooters->unit[i].column <= at.column + FARTHEST; i++) {
        if (bears_on(g, &shooters->unit[i], at)) {
            out->slot[out->count++] = shooters->unit[i].slot;
        }
    }
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

/* Nobody looks at whom another bears on. */
int
msk_find_targets(const Game *g, Shooters *shooters, int16_t out[])
{
    uint64_t hit[AREA_WORDS] = {0};
    int count = 0;
    Near near;

    find_near(g, &near);
    find_shooters(g, &near, shooters);
    for (int i = 0; i < shooters->count; i++) {
        int at = -1;

        while ((at = next_hit(g, &shooters->unit[i], near.enemies, at + 1))
                < HEXES) {
            near.enemies[at / 64] &= ~((uint64_t)1 << at % 64);
            hit[at / 64] |= (uint64_t)1 << at % 64;
        }
    }
    for (int hex = msk_next_hex(hit, 0); hex < HEXES;
            hex = msk_next_hex(hit, hex + 1)) {
        out[count++] = (int16_t)hex;
    }
    return count;
}

int
msk_targets(const Game *g, int16_t out[])
{
    Shooters shooters;

    return msk_find_targets(g, &shooters, out);
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
