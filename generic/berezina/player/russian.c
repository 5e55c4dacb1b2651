/*
 * russian.c --
 *
 *      12.0: how a second player's Russians go at the French: each beside the
 *      nearest of them, where the ground shelters it, and leaders with the men
 *      of their army.
 */

#include "player.h"

static int
worth_of_hunt(const Game *g, int u, int hex)
{
    enum { FARTHEST = 60, SHELTER = 2 };
    int near = ber_nearest(g, FRENCH, hex);

    (void)u;
    near = near < FARTHEST ? near : FARTHEST;
    return 4 * (near < 1 ? 1 : near)
            - SHELTER * (berezina_hex[hex].terrain == WOODS
                || berezina_hex[hex].terrain == TOWN
                || berezina_hex[hex].earthwork)
            + g->stack[RUSSIAN][hex];
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
ber_russian_end(const Game *g, int u, const WgWays *ways)
{
    bool leader = piece_of(g, u)->kind == LEADER;
    int home = g->unit[u].place, best = home, least = INT16_MAX;

    if (on_map(g, u)) {
        least = leader ? worth_for_leader(g, u, home)
                : worth_of_hunt(g, u, home) - 1;
    }
    for (int i = 0; i < ways->count; i++) {
        const WgWay *way = &ways->way[i];
        int value = leader ? worth_for_leader(g, u, way->place)
                : worth_of_hunt(g, u, way->place);

        if (way->within && !way->ends && value < least && (leader
                || g->stack[RUSSIAN][way->place] < MOST_STACKED)) {
            least = value;
            best = way->place;
        }
    }
    return best;
}
