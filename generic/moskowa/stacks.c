/*
 * stacks.c --
 *
 *      The list of who is on the map, in the order of their hexes.
 */

#include <assert.h>
#include <string.h>

#include "stacks.h"

/* Among those of its 64 hexes, by bisection without branches. */
int
msk_first_at(const Game *g, int hex)
{
    const int16_t *first = g->stack + g->begins[hex / 64];
    int count = g->begins[hex / 64 + 1] - g->begins[hex / 64];

    while (count > 1) {
        int half = count / 2;

        first += g->unit[first[half - 1]].hex < hex ? half : 0;
        count -= half;
    }
    return (int)(first - g->stack)
            + (count == 1 && g->unit[*first].hex < hex);
}

Stack
msk_stack_there(const Game *g, int hex)
{
    int first = msk_first_at(g, hex), end = g->begins[hex / 64 + 1];
    int count = 0;

    while (first + count < end && g->unit[g->stack[first + count]].hex == hex) {
        count++;
    }
    return (Stack){ g->stack + first, count };
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
    for (int i = hex / 64 + 1; i < AREA_WORDS + 2; i++) {
        g->begins[i] = (int16_t)(g->begins[i] + more);
    }
}

void
msk_put(Game *g, int u, int hex, int below)
{
    int at = msk_first_at(g, hex) + below;

    assert(g->unit[u].hex == OFF_MAP && below <= msk_stack(g, hex).count);
    memmove(&g->stack[at + 1], &g->stack[at],
            (size_t)(g->placed - at) * sizeof g->stack[0]);
    g->stack[at] = (int16_t)u;
    g->placed++;
    count(g, hex, 1);
    g->unit[u].hex = (int16_t)hex;
    mark(g, side_of(u), hex, true);
}

void
msk_take(Game *g, int u)
{
    int hex = g->unit[u].hex, at = msk_first_at(g, hex);
    bool left = false;
    Stack stack;

    while (g->stack[at] != u) {
        at++;
    }
    g->placed--;
    memmove(&g->stack[at], &g->stack[at + 1],
            (size_t)(g->placed - at) * sizeof g->stack[0]);
    g->stack[g->placed] = 0;
    count(g, hex, -1);
    g->unit[u].hex = OFF_MAP;
    stack = msk_stack(g, hex);
    for (int i = 0; i < stack.count; i++) {
        left |= side_of(stack.slot[i]) == side_of(u);
    }
    mark(g, side_of(u), hex, left);
}

void
msk_mark_held(Game *g)
{
    memset(g->held, 0, sizeof g->held);
    memset(g->begins, 0, sizeof g->begins);
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (g->unit[u].hex != OFF_MAP) {
            mark(g, side_of(u), g->unit[u].hex, true);
            count(g, g->unit[u].hex, 1);
        }
    }
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
