/*
 * flight-enemies.c --
 *
 *      Effects of Rout: how near the enemy and his zones are to where a flight
 *      may end.
 */

#include <string.h>

#include "flight.h"
#include "ways.h"

void
msk_find_enemies(const Game *g, int side, Enemies *out)
{
    const uint64_t *held = g->held[!side];

    out->g = g;
    out->count = 0;
    memset(out->asked, 0, sizeof out->asked);
    for (int hex = msk_next_hex(held, 0); hex < HEXES;
            hex = msk_next_hex(held, hex + 1)) {
        if (msk_top(g, hex) >= 0) {
            out->hex[out->count++] = (int16_t)hex;
        }
    }
}

int
msk_nearness_of_enemies(Enemies *enemies, int hex, int most)
{
    return msk_nearness(hex, enemies->hex, enemies->count, most);
}

/* Few of them are asked for. */
static uint8_t
sides_of(Enemies *enemies, int hex)
{
    if (!is_in_set(enemies->asked, hex)) {
        enemies->asked[hex / 64] |= (uint64_t)1 << hex % 64;
        enemies->sides[hex] = msk_zone_sides(enemies->g, hex);
    }
    return enemies->sides[hex];
}

/* No zone reaches farther than a hex. */
int
msk_nearness_of_zones(Enemies *enemies, int hex, int most)
{
    int least = FAR_AWAY;

    for (int i = 0; i < enemies->count && -least <= most; i++) {
        int enemy = enemies->hex[i];
        uint8_t sides = msk_distance(hex, enemy) - 1 < least
                ? sides_of(enemies, enemy) : 0;

        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int away = has_side(sides, side)
                    ? msk_distance(hex, moskowa_near[enemy][side]) : least;

            least = away < least ? away : least;
        }
    }
    return -least;
}
