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

/* Where a hex lies from another, in half columns east and half hexes south:
   even columns lie half a hex farther south. */
static void
offset(int from, int to, int out[2])
{
    out[0] = to / ROWS - from / ROWS;
    out[1] = 2 * (to % ROWS - from % ROWS)
            + (to / ROWS % 2) - (from / ROWS % 2);
}

/* How much a side looks that way: a column is narrower than a hex is high. */
static int
looks(int side, int east, int south)
{
    static const int8_t way[WG_HEX_SIDES][2] = {
        { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 }, { -1, 1 }
    };

    return 3 * way[side][0] * east + way[side][1] * south;
}

/* Across the line to the side where the third hex lies; of two sides that look
   there alike, that which looks more to it. */
int
msk_front_toward(int first, int last, int toward)
{
    enum { MORE = 4096 };       /* than any look at it */
    int along[2], to[2], sign, best = SOUTH, most = 0;

    offset(first, last, along);
    offset(first, toward, to);
    sign = along[0] * to[1] < along[1] * to[0] ? -MORE : MORE;
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int far = sign * looks(side, -along[1], 3 * along[0])
                + looks(side, to[0], to[1]);

        if (side == 0 || far > most) {
            best = side;
            most = far;
        }
    }
    return best;
}

bool
msk_is_square(const Game *g, int hex)
{
    int top = msk_top(g, hex);

    return top >= 0 && (g->unit[top].state & SQUARE);
}

/* Facing.2 The top unit's; Facing.4 leaders and aides have none.  Effects of
   Rout.12 Nor has who routs, nor those beneath (R-M196).  Towns and Villages,
   Square.10: all six. */
uint8_t
msk_front_by(const Game *g, int hex, int top)
{
    int terrain = moskowa_hex[hex].terrain;

    return top < 0 || (g->unit[top].state & ROUTING) ? 0
            : terrain == TOWN || terrain == VILLAGE
                || (g->unit[top].state & SQUARE)
            ? ALL_SIDES : msk_front_of(g->unit[top].facing);
}

uint8_t
msk_front(const Game *g, int hex)
{
    return msk_front_by(g, hex, msk_top(g, hex));
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
