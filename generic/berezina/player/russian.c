/*
 * russian.c --
 *
 *      12.0: how a second player's Russians go at the French: each beside the
 *      nearest of them, or to where its army is sent, where the ground shelters
 *      it, and leaders with the men of their army.
 */

#include "player.h"

/* How far it is from where its army goes. */
static int
to_aim(const Game *g, int aim, int hex)
{
    const Ford *ford = &berezina_ford[aim == TO_STUDIANKA ? STUDIANKA
            : VESELOVO];
    int east, west;

    switch (aim) {
    case TO_STUDIANKA:
    case TO_VESELOVO:
        east = distance(hex, ford->east);
        west = distance(hex, ford->west);
        return east < west ? east : west;
    case TO_EXIT:
        return distance(hex, berezina_exit[OUT]);
    case STAYS:
        return 0;
    default:
        return ber_nearest(g, FRENCH, hex);
    }
}

static int
aim_of(const Game *g, int u, const int *weight)
{
    int army = army_of(piece_of(g, u));

    return army == NO_ARMY ? AT_FRENCH : weight[AIM_OF_DANUBE + army];
}

/* Less is better. */
static int
worth_of_hunt(const Game *g, int u, const int *weight, int hex)
{
    enum { FARTHEST = 60 };
    int aim = aim_of(g, u, weight), near = to_aim(g, aim, hex);

    if (aim == AT_FRENCH && near < weight[CLOSE]) {
        near = 2 * weight[CLOSE] - near;
    }
    return 4 * (near < FARTHEST ? near : FARTHEST)
            - weight[SHELTER] * (berezina_hex[hex].terrain == WOODS
                || berezina_hex[hex].terrain == TOWN
                || berezina_hex[hex].earthwork)
            + weight[CROWD] * g->stack[RUSSIAN][hex];
}

static int
worth_for_leader(const Game *g, int u, int hex)
{
    enum { WITHIN = 4, ALONE = 40 };
    int army = army_of(piece_of(g, u)), value = 0;

    for (int v = FRENCH_PIECES; v < PIECES; v++) {
        if (is_fighting(g, v) && army_of(piece_of(g, v)) == army) {
            int apart = distance(hex, g->unit[v].place);

            value += apart <= WITHIN ? -20 + apart : apart < 20 ? apart : 20;
        }
    }
    return value + (g->stack[RUSSIAN][hex] == 0
            && ber_nearest(g, FRENCH, hex) < WITHIN ? ALONE : 0);
}

int
ber_russian_end(const Game *g, int u, const int *weight, const WgWays *ways)
{
    bool leader = piece_of(g, u)->kind == LEADER;
    int home = g->unit[u].place, best = home, least = INT16_MAX;

    if (on_map(g, u)) {
        least = leader ? worth_for_leader(g, u, home)
                : worth_of_hunt(g, u, weight, home) - 1;
    }
    for (int i = 0; i < ways->count; i++) {
        const WgWay *way = &ways->way[i];
        int value = leader ? worth_for_leader(g, u, way->place)
                : worth_of_hunt(g, u, weight, way->place);

        if (way->within && !way->ends && value < least && (leader
                || g->stack[RUSSIAN][way->place] < MOST_STACKED)) {
            least = value;
            best = way->place;
        }
    }
    return best;
}
