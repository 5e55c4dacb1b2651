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

/* ---- sets ---- */

/* Add the hexes whose numbers are so much more than those of a set, as far as
   its words go. */
static void
add_beyond(uint64_t *set, int count, int more)
{
    int words = more / 64, bits = more % 64;

    for (int i = count - 1; i > words; i--) {
        set[i] |= set[i - words] << bits
                | set[i - words - 1] >> 1 >> (63 - bits);
    }
    if (words < count) {
        set[words] |= set[0] << bits;
    }
}

/* So much less. */
static void
add_before(uint64_t *set, int count, int less)
{
    int words = less / 64, bits = less % 64, last = count - 1 - words;

    for (int i = 0; i < last; i++) {
        set[i] |= set[i + words] >> bits
                | set[i + words + 1] << 1 << (63 - bits);
    }
    if (last >= 0) {
        set[last] |= set[count - 1] >> bits;
    }
}

/* By whole columns, or rows.  What reaches so far already reaches as far again
   and one more by one shift. */
static void
spread_by(int unit, int away, uint64_t *set, int count)
{
    uint64_t before[AREA_WORDS];

    memcpy(before, set, (size_t)count * sizeof *set);
    for (int reached = 0, more; reached < away; reached += more) {
        more = away - reached < reached + 1 ? away - reached : reached + 1;
        add_beyond(set, count, more * unit);
        add_before(before, count, more * unit);
    }
    for (int i = 0; i < count; i++) {
        set[i] |= before[i];
    }
}

/* In no more words than it can come to. */
void
msk_spread(const uint64_t set[AREA_WORDS], int away, uint64_t out[AREA_WORDS])
{
    int first = 0, end = AREA_WORDS, far = away * (ROWS + 1) / 64 + 1;

    memcpy(out, set, AREA_WORDS * sizeof *out);
    while (first < end && set[first] == 0) {
        first++;
    }
    while (end > first && set[end - 1] == 0) {
        end--;
    }
    first = first < far ? 0 : first - far;
    end = end > AREA_WORDS - far ? AREA_WORDS : end + far;
    spread_by(1, away, out + first, end - first);
    spread_by(ROWS, away, out + first, end - first);
    out[AREA_WORDS - 1] &= ~(uint64_t)0 >> (64 * AREA_WORDS - HEXES);
}

/* ---- directions ---- */

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
