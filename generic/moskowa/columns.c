/*
 * columns.c --
 *
 *      Roads and Paths: cavalry of more than six points in road mode is in two
 *      hexes, its own and the one behind.
 */

#include "movement.h"

/* R-M160: it faces the way it marches, and the hex behind is on its road. */
int
msk_tail(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];
    const Hex *hex;
    int back;

    if (unit->hex == OFF_MAP || !is_mounted_column(g, u)
            || points_of(g, u) <= MOST_ON_ROAD || unit->facing >= CORNER) {
        return OFF_MAP;
    }
    hex = &moskowa_hex[unit->hex];
    back = wg_hex_back(unit->facing);
    return has_side(hex->road | hex->path, back)
            ? moskowa_near[unit->hex][back] : OFF_MAP;
}

/* Whose tail is in a hex, -1; of others than this unit. */
static int
column_in(const Game *g, int hex, int but)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int from = moskowa_near[hex][side];
        Stack stack;

        if (!has_side(moskowa_hex[hex].road | moskowa_hex[hex].path, side)
                || from < 0) {
            continue;
        }
        stack = msk_stack(g, from);
        for (int i = 0; i < stack.count; i++) {
            int u = stack.slot[i];

            if (u != but && msk_tail(g, u) == hex) {
                return u;
            }
        }
    }
    return -1;
}

/* Six of its points are there; enemies do not enter. */
const char *
msk_bar_by_column(const Game *g, int u, int hex)
{
    int column;

    if ((moskowa_hex[hex].road | moskowa_hex[hex].path) == 0
            || (column = column_in(g, hex, u)) < 0) {
        return NULL;
    }
    return side_of(column) != side_of(u) ? "Movement.4 enemy"
            : !is_person(piece_of(g, u)) && ((g->unit[u].state & ROAD_MODE)
                || msk_points(g, hex) + points_of(g, u) + MOST_ON_ROAD
                > msk_limit(hex)) ? "Roads column-there" : NULL;
}

/* It has come over a side; with nobody whose facing it takes. */
void
msk_face_march(Game *g, int u, int side)
{
    if (is_mounted_column(g, u) && points_of(g, u) > MOST_ON_ROAD
            && msk_top(g, g->unit[u].hex) == u) {
        g->unit[u].facing = (int8_t)side;
    }
}
