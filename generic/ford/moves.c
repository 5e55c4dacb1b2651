/*
 * moves.c --
 *
 *      Chapter 3 of "The Ford": the ground, and moving on it.
 */

#include <stdlib.h>

#include "../core/map/hex.h"
#include "ford.h"

/* Distance in hexes; odd rows are shifted half a hex to the right. */
int
ford_distance(int hex, int other)
{
    int ya = hex / COLUMNS, xa = hex % COLUMNS - ya / 2;
    int yb = other / COLUMNS, xb = other % COLUMNS - yb / 2;
    int dx = xb - xa, dy = yb - ya;

    return (abs(dx) + abs(dy) + abs(dx + dy)) / 2;
}

/* The hex that lies from `hex` as `to` lies from `from`; OFF_MAP. */
int
ford_shifted(int hex, int from, int to)
{
    static const WgHexGrid grid = { ROWS, COLUMNS, 1, NULL };

    return wg_hex_shifted(&grid, hex, from, to);
}

int
ford_unit_at(const Game *g, int hex)
{
    for (int u = 0; u < UNITS; u++) {
        if (g->unit[u].hex == hex) {
            return u;
        }
    }
    return UNKNOWN;
}

/* 3.1 One unit at a time, one hex, never onto another unit. */
const char *
ford_judge_move(const Game *g, const WgAction *a)
{
    const Unit *unit;

    if (a->verb == PASS) {
        return NULL;
    }
    if (a->verb != MOVE) {
        return "3.1 not-now";
    }
    unit = &g->unit[a->arg[0]];
    if (ford_side(a->arg[0]) != g->phasing || unit->hex < 0) {
        return "3.1 not-yours";
    }
    if (unit->moved) {
        return "3.1 moved-already";
    }
    if (ford_distance(unit->hex, a->arg[1]) != 1) {
        return "3.1 too-far";
    }
    if (ford_unit_at(g, a->arg[1]) >= 0) {
        return "3.2 occupied";
    }
    return NULL;
}

/* For each unit of the phasing side, the verb with each hex about it. */
void
ford_propose_near(const Game *g, WgOffer *out, int verb)
{
    for (int u = 0; u < UNITS; u++) {
        int hex = g->unit[u].hex;

        if (ford_side(u) != g->phasing || hex < 0) {
            continue;
        }
        for (int i = 0; i < 9; i++) {
            int to = hex + (i / 3 - 1) * COLUMNS + i % 3 - 1;

            if (to >= 0 && to < HEXES) {
                wg_propose(out, verb, u, to, 0);
            }
        }
    }
}

void
ford_propose_moves(const Game *g, WgOffer *out)
{
    wg_may(out, PASS, 0, 0, 0);
    ford_propose_near(g, out, MOVE);
}

void
ford_apply_move(Game *g, const WgAction *a)
{
    if (a->verb == MOVE) {
        g->unit[a->arg[0]].hex = a->arg[1];
        g->unit[a->arg[0]].moved = 1;
        wg_tell(g, MOVED, a->arg[0], a->arg[1], 0, 0);
        wg_again(g);
    }
}
