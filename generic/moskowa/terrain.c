/*
 * terrain.c --
 *
 *      The Terrain Effects Chart, row by row: Movement.2, Stacking.4.
 *      The printed chart is lost: what its cells rest on is in doc/moskowa.md.
 */

#include "terrain.h"

#define P PROHIBITED
#define PLAIN { 1, 1 }

/* ORDER TERRAIN, and those of terrain.h after them. */
const Effect moskowa_effect[EFFECTS] = {
    /* name              source  foot horse guns  stack defence
            attacker, attacking cavalry, defender */
    { "clear",              "S", {  2,  2,  2 },  18,  7,
            PLAIN, PLAIN, PLAIN },
    { "orchard",            "S", {  4,  4,  8 },  12,  9,
            PLAIN, PLAIN, PLAIN },
    { "woods",              "S", {  4,  8,  P },   6, 10,
            PLAIN, { 1, 2 }, PLAIN },
    { "village",            "S", {  4,  6,  6 },   9, 10,
            PLAIN, PLAIN, { 3, 2 } },
    { "town",               "S", {  4,  6,  6 },  12, 12,
            PLAIN, PLAIN, { 2, 1 } },
    { "fleche, front",      "C", {  8, 14,  P },   9, 11,
            PLAIN, PLAIN, { 3, 2 } },
    { "redoubt, protected", "C", { 10,  P,  P },  12, 13,
            PLAIN, PLAIN, { 2, 1 } },
    { "wolf-pits",          "C", {  4,  8,  P },   6,  7,
            PLAIN, { 1, 2 }, PLAIN },
    { "fleche, rear",       "C", {  2,  2,  2 },   9,  7,
            PLAIN, PLAIN, PLAIN },
    { "redoubt, open",      "C", {  2,  4,  4 },  12,  8,
            PLAIN, PLAIN, PLAIN },
    { "slope, up",          "S", {  2,  4,  4 },  18,  7,
            { 2, 3 }, PLAIN, PLAIN },
    { "slope, down",        "S", {  0,  2,  2 },  18,  7,
            PLAIN, PLAIN, PLAIN },
    { "river slope",        "S", {  4,  6,  8 },   9,  8,
            { 2, 3 }, PLAIN, PLAIN },
    { "stream",             "S", {  2,  4,  6 },   0,  0,
            { 2, 3 }, PLAIN, PLAIN },
    { "river",              "S", {  P,  P,  P },   0,  0,
            { 0, 1 }, PLAIN, PLAIN },
    { "ford",               "S", {  4,  6,  8 },   6,  0,
            { 1, 2 }, PLAIN, PLAIN },
    { "bridge",             "S", {  2,  2,  2 },   6,  5,
            { 1, 2 }, PLAIN, PLAIN },
    { "road or path",       "S", {  1,  1,  1 },   6,  4,
            PLAIN, PLAIN, PLAIN },
};

int
msk_row(int hex, int side)
{
    const Hex *h = &moskowa_hex[hex];
    bool is_protected = side >= 0 && has_side(h->protective, side);

    return h->terrain == FLECHE && !is_protected ? FLECHE_REAR
            : h->terrain == REDOUBT && !is_protected ? REDOUBT_OPEN
            : h->terrain;
}

bool
msk_is_works(int hex)
{
    return moskowa_hex[hex].terrain == FLECHE
            || moskowa_hex[hex].terrain == REDOUBT;
}

bool
msk_bars_large(bool road_mode, int from, int side)
{
    int to = moskowa_near[from][side];

    return !road_mode && to >= 0 && moskowa_hex[to].terrain == WOODS;
}
