/*
 * ends.c --
 *
 *      Movement: where it is good for a unit to end, by its arm.
 */

#include "player.h"
#include "../stacks.h"

/* ---- who is near ---- */

static int
enemies_beside(const Game *g, int side, int hex)
{
    int count = 0;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = moskowa_near[hex][d];

        count += near >= 0 && is_held(g, !side, near);
    }
    return count;
}

/* Of several as near, in the first hex. */
int
msk_enemy_within(const Game *g, int side, int hex, int most)
{
    const uint64_t *held = g->held[!side];
    int best = OFF_MAP, least = most + 1;

    for (int at = msk_next_about(held, hex, most, 0); at < HEXES;
            at = msk_next_about(held, hex, most, at + 1)) {
        int away = msk_distance(hex, at);

        if (away < least && msk_top(g, at) >= 0) {
            least = away;
            best = at;
        }
    }
    return best;
}

/* ---- worth ---- */

static int
worth_for_guns(const Game *g, int u, int hex, const Goals *goals)
{
    enum { AWAY = 4, CLOSE = 30, GOOD = 24 };
    int enemy = msk_enemy_within(g, side_of(u), hex, GUNS_SEE);
    int apart = enemy == OFF_MAP ? GUNS_SEE + 1 : msk_distance(hex, enemy);

    return AWAY * far_from(goals, hex) + (apart <= 1 ? CLOSE
            : apart <= GUNS_LIKE ? apart - GOOD : 0);
}

/* Beside one enemy rather than two, or, the closer they are to come, the more
   of them the better; in shelter; not behind friends. */
static int
worth_for_men(const Game *g, int u, int hex, const Goals *goals)
{
    enum { AWAY = 4, FIRST = 2, MORE = 3, SHELTER = 2, CLOSER = 4 };
    int beside = enemies_beside(g, side_of(u), hex), close = goals->closeness;
    bool horse = is_mounted(g, u);

    return AWAY * far_from(goals, hex)
            - (beside > 0 ? FIRST + CLOSER * close : 0)
            + (beside > 1 ? (MORE - close) * (beside - 1) : 0)
            - (!horse && moskowa_hex[hex].terrain != CLEAR ? SHELTER : 0);
}

/* With men, rather those in front; alone never near the enemy. */
static int
worth_for_leader(const Game *g, int u, int hex, const Goals *goals)
{
    enum { ALONE = 40, IN_DANGER = 200, NEAR = 4, HOT = 6 };
    int side = side_of(u), top = msk_top(g, hex);
    bool men = top >= 0 && side_of(top) == side
            && !(g->unit[top].state & ROUTING);

    return far_from(goals, hex) + (men ? HOT * enemies_beside(g, side, hex)
            : msk_enemy_within(g, side, hex, NEAR) != OFF_MAP
            ? ALONE + IN_DANGER : ALONE);
}

int
msk_worth_of_end(const Game *g, int u, int hex, const Goals *goals)
{
    const Piece *p = piece_of(g, u);

    return is_person(p) ? worth_for_leader(g, u, hex, goals)
            : is_guns(p) ? worth_for_guns(g, u, hex, goals)
            : worth_for_men(g, u, hex, goals);
}
