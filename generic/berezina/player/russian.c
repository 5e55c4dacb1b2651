/*
 * russian.c --
 *
 *      12.0: how a second player's Russians go at the French: each beside the
 *      nearest of them, or to where its army is sent, where the ground shelters
 *      it, and leaders with the men of their army.
 */

#include "ends.h"
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

/* Less is better; of one that is worth more than `least` it is enough to know
   that.  So near the nearest French can be at most. */
static int
worth_of_hunt(const Game *g, int aim, const int *weight, const Posts *french,
        int hex, int within, int least)
{
    enum { FARTHEST = 60 };
    int value = weight[CROWD] * g->stack[RUSSIAN][hex]
            - weight[SHELTER] * (berezina_hex[hex].terrain == WOODS
                || berezina_hex[hex].terrain == TOWN
                || berezina_hex[hex].earthwork);
    int near = aim == AT_FRENCH ? within : 0;

    if (near > weight[CLOSE]
            && value + 4 * (near < FARTHEST ? near : FARTHEST) > least) {
        return INT16_MAX;
    }
    near = to_aim(french, aim, hex);
    if (aim == AT_FRENCH && near < weight[CLOSE]) {
        near = 2 * weight[CLOSE] - near;
    }
    return value + 4 * (near < FARTHEST ? near : FARTHEST);
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

/* As if all were within reach, and more for each who is not, until it is too
   much. */
static int
worth_for_leader(const Game *g, const Posts *men, const Posts *french, int hex,
        int least)
{
    enum { WITHIN = 4, ALONE = 40, MOST = 20 };
    int row = row_of(hex), across = across_of(hex);
    int value = -MOST * men->count;

    for (int i = 0; i < men->count && value <= least; i++) {
        int apart = ber_apart(men, i, row, across);

        value += (apart < MOST ? apart : MOST) + MOST * (apart > WITHIN);
    }
    return value + (value <= least && g->stack[RUSSIAN][hex] == 0
            && ber_nearest_post(french, hex) < WITHIN ? ALONE : 0);
}

/* A combat unit's: how far the French are from home tells how near they can be
   elsewhere. */
static int
end_of_hunt(const Game *g, int u, const int *weight, const Posts *french,
        const Ends *ends)
{
    int home = g->unit[u].place, aim = aim_of(g, u, weight);
    int centre = ends->march.first, near;
    BestEnd best = { .hex = home, .worth = INT16_MAX };

    if (on_map(g, u)) {
        best.worth = worth_of_hunt(g, aim, weight, french, home, 0,
                INT16_MAX) - 1;
    }
    near = ends->count > 0 && aim == AT_FRENCH
            ? ber_nearest_post(french, centre) : 0;
    for (int i = ends->count; i-- > ends->first; ) {
        int hex = end_of_move(ends, i), value;

        if (g->stack[RUSSIAN][hex] >= MOST_STACKED) {
            continue;
        }
        value = worth_of_hunt(g, aim, weight, french, hex,
                near - distance(hex, centre), best.worth);
        if (is_preferred(&best, ends, hex, value)) {
            prefer(&best, ends, hex, value);
        }
    }
    return best.hex;
}

static int
end_of_leader(const Game *g, int u, const Posts *french, const Ends *ends)
{
    Posts men = men_of(g, u);
    int home = g->unit[u].place;
    BestEnd best = { .hex = home, .worth = INT16_MAX };

    if (on_map(g, u)) {
        best.worth = worth_for_leader(g, &men, french, home, INT16_MAX);
    }
    for (int i = ends->count; i-- > ends->first; ) {
        int hex = end_of_move(ends, i);
        int value = worth_for_leader(g, &men, french, hex, best.worth);

        if (is_preferred(&best, ends, hex, value)) {
            prefer(&best, ends, hex, value);
        }
    }
    return best.hex;
}

int
ber_russian_end(const Game *g, int u, const int *weight, const Posts *french,
        const Ends *ends)
{
    return piece_of(g, u)->kind == LEADER
            ? end_of_leader(g, u, french, ends)
            : end_of_hunt(g, u, weight, french, ends);
}
