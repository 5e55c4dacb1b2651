/*
 * alarm.c --
 *
 *      How near the enemy is: of whom a march, and a flight, has to beware.
 */

#include "stacks.h"
#include "ways.h"

int
msk_nearest_enemy(const Game *g, int side, int hex, int *away)
{
    int best = NONE;

    *away = HEXES;
    for (int i = 0; i < g->placed; i++) {
        int v = g->stack[i], far;

        if (side_of(v) == side || is_person(piece_of(g, v))) {
            continue;
        }
        far = msk_distance(hex, g->unit[v].hex);
        if (far < *away) {
            *away = far;
            best = v;
        }
    }
    return best;
}

int
msk_enemy_within(const Game *g, int side, int hex, int most)
{
    const uint64_t *held = g->held[!side];
    int best = OFF_MAP, least = most + 1;

    /* Once there is one, only nearer ones are looked at. */
    for (int at = msk_next_about(held, hex, most, 0); at < HEXES && least > 0;
            at = msk_next_about(held, hex, least - 1, at + 1)) {
        int away = msk_distance(hex, at);

        if (away < least && msk_top(g, at) >= 0) {
            least = away;
            best = at;
        }
    }
    return best;
}

int
msk_nearness(int hex, int16_t *them, int count, int most)
{
    int least = FAR_AWAY;

    for (int i = 0; i < count && -least <= most; i++) {
        int distance = msk_distance(hex, them[i]);

        if (distance < least) {
            int16_t near = them[i];

            least = distance;
            them[i] = them[0];
            them[0] = near;
        }
    }
    return -least;
}

bool
msk_is_near(const Game *g, int side, int hex, int within)
{
    int away;

    return msk_nearest_enemy(g, side, hex, &away) != NONE && away < within;
}
