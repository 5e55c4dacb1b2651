/*
 * ends.c --
 *
 *      Movement: where it is good for a unit to end, by its arm.
 */

#include "player.h"
#include "../scenarios.h"
#include "../stacks.h"
#include "../ways.h"

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

/* Does the enemy hold one of those no more columns and rows away? */
static bool
is_anybody_about(const Game *g, int side, int hex, int away)
{
    return msk_next_about(g->held[!side], hex, away, 0) < HEXES;
}

/* ---- over the Kalotcha ---- */

/* So many hexes apart they are out of the way; each is worth so much. */
enum { ROOM = 4, A_HEX_OF_ROOM = 5 };

/* Scenario 4: has it brought the points for crossing? */
static bool
is_over(const Game *g, int u)
{
    return scenario_of(g)->aim == AIM_CROSSING && is_marked(g->crossed, u);
}

/* How far it would be out of the way of those who are still to cross. */
static int
room_for_others(const Game *g, int u, int hex)
{
    int least = ROOM;

    for (int i = 0; i < g->placed; i++) {
        int other = g->stack[i], apart;

        if (side_of(other) == side_of(u) && !is_person(piece_of(g, other))
                && !is_marked(g->crossed, other)) {
            apart = msk_distance(hex, g->unit[other].hex);
            least = apart < least ? apart : least;
        }
    }
    return A_HEX_OF_ROOM * least;
}

/* ---- worth ---- */

/* A hex away from a goal; to guns, to be close to an enemy, or in range of
   one; to men, the first enemy beside them, each more of them, shelter, and
   what they are worth more to who wants to come closer; to a leader, to be
   without men. */
enum { AWAY = 4, CLOSE = 30, GOOD = 24, ALONE = 40 };
enum { FIRST = 2, MORE = 3, SHELTER = 2, CLOSER = 4 };

static int
worth_for_guns(const Game *g, int u, int hex, const Goals *goals)
{
    int enemy = msk_enemy_within(g, side_of(u), hex, GUNS_LIKE);
    int apart = enemy == OFF_MAP ? HEXES : msk_distance(hex, enemy);

    return AWAY * far_from(goals, hex) + (apart <= 1 ? CLOSE
            : apart <= GUNS_LIKE ? apart - GOOD : 0);
}

static int
closeness_of(const Goals *goals, bool horse)
{
    return goals->closeness + (horse ? goals->riding : 0);
}

/* Beside one enemy rather than two, or, the closer they are to come, the more
   of them the better; in shelter; not behind friends. */
static int
worth_for_men(const Game *g, int u, int hex, const Goals *goals)
{
    bool horse = is_mounted(g, u);
    int beside = enemies_beside(g, side_of(u), hex);
    int close = closeness_of(goals, horse);

    return AWAY * far_from(goals, hex) + msk_peril_of_column(g, u, hex)
            - (beside > 0 ? FIRST + CLOSER * close : 0)
            + (beside > 1 ? (MORE - close) * (beside - 1) : 0)
            - (!horse && moskowa_hex[hex].terrain != CLEAR ? SHELTER : 0)
            - msk_worth_of_holding(g, u, hex, goals->taking);
}

/* With men, rather those in front; alone never near the enemy. */
static int
worth_for_leader(const Game *g, int u, int hex, const Goals *goals)
{
    enum { IN_DANGER = 200, NEAR = 4, HOT = 6 };
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
            : (is_guns(p) ? worth_for_guns(g, u, hex, goals)
                : worth_for_men(g, u, hex, goals))
                - (is_over(g, u) ? room_for_others(g, u, hex) : 0);
}

/* ---- at best ---- */

Best
msk_best_worth(const Game *g, int u, int reach, const Goals *goals)
{
    const Piece *p = piece_of(g, u);
    int hex = g->unit[u].hex, side = side_of(u);
    int close = closeness_of(goals, is_mounted(g, u));
    int more = close > MORE ? (close - MORE) * (WG_HEX_SIDES - 1) : 0;
    int room = is_over(g, u) ? A_HEX_OF_ROOM * ROOM : 0;
    int near;
    Best best;

    if (is_person(p)) {
        return (Best){ .away = 1, .alone = ALONE };
    }
    if (is_guns(p)) {
        near = is_anybody_about(g, side, hex, reach + GUNS_LIKE) ? GOOD : 0;
        return (Best){ .away = AWAY, .gains = room + near, .near = near,
            .within = GUNS_LIKE };
    }
    near = is_anybody_about(g, side, hex, reach + 1)
            ? FIRST + CLOSER * close + more : 0;
    best = (Best){ .away = AWAY, .near = near > 0 ? near : 0, .within = 1,
        .shelter = is_mounted(g, u) ? 0 : SHELTER };
    best.holding = msk_most_by_holding(g, u, reach, goals->taking, &best.held);
    best.gains = room + best.shelter + near + best.holding;
    return best;
}
