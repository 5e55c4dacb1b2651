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

/* The words from one to before another, of which some are empty at both ends:
   in no more than it can come to. */
static void
spread_words(const uint64_t *set, int away, int first, int end, uint64_t *out)
{
    int from = first, to = end, far = away * (ROWS + 1) / 64 + 1;

    memcpy(out + first, set + first, (size_t)(end - first) * sizeof *out);
    while (from < to && set[from] == 0) {
        from++;
    }
    while (to > from && set[to - 1] == 0) {
        to--;
    }
    from = from - first < far ? first : from - far;
    to = end - to < far ? end : to + far;
    spread_by(1, away, out + from, to - from);
    spread_by(ROWS, away, out + from, to - from);
}

void
msk_spread(const uint64_t set[AREA_WORDS], int away, uint64_t out[AREA_WORDS])
{
    spread_words(set, away, 0, AREA_WORDS, out);
    out[AREA_WORDS - 1] &= ~(uint64_t)0 >> (64 * AREA_WORDS - HEXES);
}

void
msk_spread_about(const uint64_t set[AREA_WORDS], int away, int hex,
        int columns, uint64_t out[AREA_WORDS])
{
    int column = hex / ROWS, far = columns + away + 1;
    int west = column < far ? 0 : column - far;
    int east = column + far < COLUMNS ? column + far : COLUMNS - 1;

    spread_words(set, away, west * ROWS / 64, ((east + 1) * ROWS - 1) / 64 + 1,
            out);
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
