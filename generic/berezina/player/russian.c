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
to_aim(const Posts *french, int aim, int hex)
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
        return ber_nearest_post(french, hex);
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
worth_of_hunt(const Game *g, int aim, const int *weight, const Posts *french,
        int hex)
{
    enum { FARTHEST = 60 };
    int near = to_aim(french, aim, hex);

    if (aim == AT_FRENCH && near < weight[CLOSE]) {
        near = 2 * weight[CLOSE] - near;
    }
    return 4 * (near < FARTHEST ? near : FARTHEST)
            - weight[SHELTER] * (berezina_hex[hex].terrain == WOODS
                || berezina_hex[hex].terrain == TOWN
                || berezina_hex[hex].earthwork)
            + weight[CROWD] * g->stack[RUSSIAN][hex];
}

/* The combat units of a leader's army. */
static Posts
men_of(const Game *g, int u)
{
    int army = army_of(piece_of(g, u));
    Posts men;

    men.count = 0;
    for (int v = FRENCH_PIECES; v < PIECES; v++) {
        if (is_fighting(g, v) && army_of(piece_of(g, v)) == army) {
            ber_add_post(&men, g->unit[v].place);
        }
    }
    return men;
}

static int
worth_for_leader(const Game *g, const Posts *men, const Posts *french, int hex)
{
    enum { WITHIN = 4, ALONE = 40, MOST = 20 };
    int row = row_of(hex), across = across_of(hex), value = 0;

    for (int i = 0; i < men->count; i++) {
        int apart = ber_apart(men, i, row, across);

        value += (apart < MOST ? apart : MOST) - MOST * (apart <= WITHIN);
    }
    return value + (g->stack[RUSSIAN][hex] == 0
            && ber_nearest_post(french, hex) < WITHIN ? ALONE : 0);
}

int
ber_russian_end(const Game *g, int u, const int *weight, const Posts *french,
        const WgWays *ways)
{
    bool leader = piece_of(g, u)->kind == LEADER;
    int home = g->unit[u].place, best = home, least = INT16_MAX;
    int aim = aim_of(g, u, weight);
    Posts men;

    men.count = 0;
    if (leader) {
        men = men_of(g, u);
    }
    if (on_map(g, u)) {
        least = leader ? worth_for_leader(g, &men, french, home)
                : worth_of_hunt(g, aim, weight, french, home) - 1;
    }
    for (int i = 0; i < ways->count; i++) {
        const WgWay *way = &ways->way[i];
        int value;

        if (!way->within || way->ends || (!leader
                && g->stack[RUSSIAN][way->place] >= MOST_STACKED)) {
            continue;
        }
        value = leader ? worth_for_leader(g, &men, french, way->place)
                : worth_of_hunt(g, aim, weight, french, way->place);
        if (value < least) {
            least = value;
            best = way->place;
        }
    }
    return best;
}
