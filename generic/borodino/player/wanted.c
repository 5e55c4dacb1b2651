/*
 * wanted.c --
 *
 *      8.5: where a side wants to come to.
 */

#include "player.h"

Areas
bor_redoubts(const Game *g, int side)
{
    Areas found = 0;

    for (int area = 0; area < AREAS; area++) {
        if (borodino_area[area].terrain == REDOUBT
                && is_friendly(g, side, area)) {
            found |= bit(area);
        }
    }
    return found;
}

/* Redoubts that it has not, and those of its own that are in danger. */
Areas
bor_wanted(const Game *g, int side)
{
    Areas found = 0, enemies = g->held[!side];

    for (int area = 0; area < AREAS; area++) {
        if (borodino_area[area].terrain == REDOUBT
                && (!is_friendly(g, side, area)
                    || (enemies & borodino_beside[area]))) {
            found |= bit(area);
        }
    }
    return found ? found : enemies & (bit(AREAS) - 1);
}

void
bor_measure_from(const Game *g, Areas edge, int8_t far[PLACES])
{
    Areas seen = edge;

    for (int area = 0; area < PLACES; area++) {
        far[area] = 15;
    }
    for (int8_t n = 0; edge; n++) {
        Areas next = 0;

        while (edge) {
            int area = take_area(&edge);

            far[area] = n;
            next |= g->paths[FOOT][area];
        }
        edge = next & ~seen & (bit(AREAS) - 1);
        seen |= edge;
    }
}
