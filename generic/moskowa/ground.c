/*
 * ground.c --
 *
 *      Where hexes are: names, directions, thirds of the field.  From one to
 *      the next leads any of its six sides (Movement.3, Movement.4).
 */

#include <string.h>

#include "ground.h"

/* Columns of the map are the rows of hex.h; even ones, counted from 1, lie half
   a hex farther south. */
const WgHexGrid moskowa_grid = { COLUMNS, ROWS, 1, moskowa_near };

int
msk_hex(const char *name)
{
    int number = 0;

    if (strlen(name) != 5) {
        return OFF_MAP;
    }
    for (int i = 0; i < 5; i++) {
        if (name[i] < '0' || name[i] > '9') {
            return OFF_MAP;
        }
        number = 10 * number + name[i] - '0';
    }
    return number / 100 < 1 || number / 100 > COLUMNS
            || number % 100 < 1 || number % 100 > ROWS ? OFF_MAP
            : (number / 100 - 1) * ROWS + number % 100 - 1;
}

int
msk_place(const char *name)
{
    for (int i = 0; i < moskowa_places; i++) {
        if (strcmp(moskowa_place[i].name, name) == 0) {
            return i;
        }
    }
    return -1;
}

int
msk_way(const char *name)
{
    for (int i = 0; i < moskowa_ways; i++) {
        if (strcmp(moskowa_way[i].name, name) == 0) {
            return i;
        }
    }
    return -1;
}

/* The corners of a hex lie due east and west, and 60 degrees from there.  A
   column lies 3/2 of a side from the next, half a row sqrt(3)/2: so a line
   leaves by a corner where it comes three halves down or up a column. */
uint8_t
msk_leaves_by(int from, int to)
{
    int column = from / ROWS, other = to / ROWS;
    int east = other - column, steep = 3 * (east < 0 ? -east : east);
    int south = 2 * (to % ROWS - from % ROWS) + (other & 1) - (column & 1);
    uint8_t sides = 0;

    if (south >= steep && from != to) {
        sides |= 1 << SOUTH;
    }
    if (-south >= steep && from != to) {
        sides |= 1 << NORTH;
    }
    if (east && south >= 0 && south <= steep) {
        sides |= east > 0 ? 1 << SOUTH_EAST : 1 << SOUTH_WEST;
    }
    if (east && south <= 0 && -south <= steep) {
        sides |= east > 0 ? 1 << NORTH_EAST : 1 << NORTH_WEST;
    }
    return sides;
}

/* M4.9 of the order of battle's notes: rows 1 to 29, 30 to 58, 59 to 87. */
int
msk_third(int hex)
{
    return hex % ROWS / (ROWS / 3);
}
