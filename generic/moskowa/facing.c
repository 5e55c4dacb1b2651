/*
 * facing.c --
 *
 *      Facing: the front of a unit, of a stack, of a town and of a square.
 */

#include "zones.h"

/* Sides are numbered against the clock. */
static int
clockwise(int side)
{
    return (side + WG_HEX_SIDES - 1) % WG_HEX_SIDES;
}

/* Three sides; Facing.3 two for who is placed toward a corner. */
uint8_t
msk_front_of(int facing)
{
    int side = facing % CORNER, next = clockwise(side);
    int other = (side + 1) % WG_HEX_SIDES;

    return (uint8_t)(1 << side | 1 << next
            | (facing < CORNER ? 1 << other : 0));
}

/* Sides are numbered from the south. */
int
msk_degrees(int facing)
{
    int side = facing % CORNER;

    return (540 - 60 * side + (facing >= CORNER ? 30 : 0)) % 360;
}

bool
msk_is_square(const Game *g, int hex)
{
    int top = msk_top(g, hex);

    return top >= 0 && (g->unit[top].state & SQUARE);
}

/* Facing.2 The top unit's; Facing.4 leaders and aides have none.  Effects of
   Rout.12 Nor has who routs.  Towns and Villages, Square.10: all six. */
uint8_t
msk_front(const Game *g, int hex)
{
    int top = msk_top(g, hex), terrain = moskowa_hex[hex].terrain;

    return top < 0 || (g->unit[top].state & ROUTING) ? 0
            : terrain == TOWN || terrain == VILLAGE || msk_is_square(g, hex)
            ? ALL_SIDES : msk_front_of(g->unit[top].facing);
}

/* Facing.1 All of a hex together. */
void
msk_turn(Game *g, int hex, int facing)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        if (!is_person(piece_of(g, stack.slot[i]))) {
            g->unit[stack.slot[i]].facing = (int8_t)facing;
        }
    }
}
