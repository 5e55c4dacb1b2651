/*
 * stacks.c --
 *
 *      The list of who is on the map, in the order of their hexes.
 */

#include <assert.h>
#include <string.h>

#include "stacks.h"

/* The hexes of a strip that somebody holds. */
static uint32_t
held_in(const Game *g, int strip)
{
    int word = strip * STRIP / 64, bit = strip * STRIP % 64;

    return (uint32_t)((g->held[WG_FIRST][word] | g->held[WG_SECOND][word])
            >> bit);
}

/* The uppermost of a hex from this place on, after as many as there are bits;
   their places are counted together. */
static int
next_top(const Game *g, int from, uint32_t skipped)
{
    int word = from / 64;
    uint64_t tops = g->tops[word] & ~(uint64_t)0 << from % 64;

    for (;; tops &= tops - 1, skipped &= skipped - 1) {
        while (tops == 0) {
            tops = g->tops[++word];
        }
        if (skipped == 0) {
            return 64 * word + wg_lowest(tops);
        }
    }
}

int
msk_first_at(const Game *g, int hex)
{
    int strip = hex / STRIP;
    uint32_t before = ((uint32_t)1 << hex % STRIP) - 1;

    return next_top(g, g->begins[strip], held_in(g, strip) & before);
}

Stack
msk_stack_there(const Game *g, int hex)
{
    int first = msk_first_at(g, hex);

    return (Stack){ g->stack + first, next_top(g, first + 1, 0) - first };
}

int
msk_face(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    int top = top_of(g, stack);

    return top >= 0 || stack.count == 0 ? top : stack.slot[0];
}

static void
mark(Game *g, int side, int hex, bool held)
{
    uint64_t bit = (uint64_t)1 << hex % 64, *word = &g->held[side][hex / 64];

    *word = held ? *word | bit : *word & ~bit;
}

/* One more, or one less, is in a hex. */
static void
count(Game *g, int hex, int more)
{
    for (int i = hex / STRIP + 1; i < STRIPS; i++) {
        g->begins[i] = (int16_t)(g->begins[i] + more);
    }
}

/* Places from this one on are one farther, and this one is a top or not. */
static void
insert_place(Game *g, int at, bool is_top)
{
    int word = at / 64;
    uint64_t kept = g->tops[word] & (((uint64_t)1 << at % 64) - 1);
    uint64_t moved = g->tops[word] ^ kept, over = moved >> 63;

    g->tops[word] = kept | moved << 1 | (uint64_t)is_top << at % 64;
    while (++word < TOP_WORDS) {
        uint64_t out = g->tops[word] >> 63;

        g->tops[word] = g->tops[word] << 1 | over;
        over = out;
    }
}

/* This place is none any more. */
static void
remove_place(Game *g, int at)
{
    int word = at / 64;
    uint64_t kept = g->tops[word] & (((uint64_t)1 << at % 64) - 1);
    uint64_t moved = (g->tops[word] ^ kept) >> 1 >> at % 64 << at % 64;

    g->tops[word] = kept | moved;
    for (; word + 1 < TOP_WORDS; word++) {
        g->tops[word] |= g->tops[word + 1] << 63;
        g->tops[word + 1] >>= 1;
    }
}

void
msk_put(Game *g, int u, int hex, int below)
{
    int first = msk_first_at(g, hex), at = first + below;
    bool alone = is_empty(g, hex);

    assert(g->unit[u].hex == OFF_MAP && below <= msk_stack(g, hex).count);
    memmove(&g->stack[at + 1], &g->stack[at],
            (size_t)(g->placed - at) * sizeof g->stack[0]);
    g->stack[at] = (int16_t)u;
    g->placed++;
    count(g, hex, 1);
    insert_place(g, alone ? first : first + 1, alone);
    g->unit[u].hex = (int16_t)hex;
    mark(g, side_of(u), hex, true);
}

void
msk_take(Game *g, int u)
{
    int hex = g->unit[u].hex;
    Stack stack = msk_stack(g, hex);
    int first = (int)(stack.slot - g->stack), at = first;
    bool left = false;

    while (g->stack[at] != u) {
        at++;
    }
    g->placed--;
    memmove(&g->stack[at], &g->stack[at + 1],
            (size_t)(g->placed - at) * sizeof g->stack[0]);
    g->stack[g->placed] = 0;
    count(g, hex, -1);
    remove_place(g, stack.count == 1 ? first : first + 1);
    g->unit[u].hex = OFF_MAP;
    for (int i = 0; i < stack.count - 1; i++) {
        left |= side_of(stack.slot[i]) == side_of(u);
    }
    mark(g, side_of(u), hex, left);
}

void
msk_mark_held(Game *g)
{
    int last = OFF_MAP;

    memset(g->held, 0, sizeof g->held);
    memset(g->begins, 0, sizeof g->begins);
    memset(g->tops, 0, sizeof g->tops);
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i], hex = g->unit[u].hex;

        if (hex != OFF_MAP) {
            mark(g, side_of(u), hex, true);
            count(g, hex, 1);
        }
        if (hex != last) {
            set_mark(g->tops, i);
        }
        last = hex;
    }
    set_mark(g->tops, g->placed);
}

bool
msk_is_listed(const Game *g)
{
    uint64_t listed[SLOT_WORDS] = {0};
    int placed = 0;

    for (int u = 0; u < PIECES; u++) {
        placed += g->unit[u].hex != OFF_MAP;
    }
    if (placed != g->placed) {
        return false;
    }
    for (int i = 0, last = 0; i < placed; i++) {
        int u = g->stack[i], hex = g->unit[u].hex;

        if (hex < last || is_marked(listed, u)) {
            return false;
        }
        set_mark(listed, u);
        last = hex;
    }
    return true;
}

int
msk_points(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    int points = 0;

    for (int i = 0; i < stack.count; i++) {
        points += points_of(g, stack.slot[i]);
    }
    return points;
}

bool
msk_has_units(const Game *g, int side)
{
    for (int i = 0; i < g->placed; i++) {
        if (side_of(g->stack[i]) == side
                && !is_person(piece_of(g, g->stack[i]))) {
            return true;
        }
    }
    return false;
}
