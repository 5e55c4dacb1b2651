/*
 * russian.c --
 *
 *      12.0: how a second player's Russians bar the French their bridges: each
 *      goes to the ford where they have built most, before they build beside
 *      the nearest of them, or to where its army is sent, where the ground
 *      shelters it; and leaders with the men of their army.
 */

#include "ends.h"
#include "player.h"

/* 8.1 The ford where the French have built most; NONE: they have not begun. */
static int
most_built(const Game *g)
{
    int best = NONE, most = 0;

    for (int f = 0; f < FORDS; f++) {
        int sections = ber_built_at(g, f);

        if (sections > most) {
            most = sections;
            best = f;
        }
    }
    return best;
}

/* Where its army goes: to bridges by what is built now. */
static int
aim_of(const Game *g, int u, const int *weight)
{
    int army = army_of(piece_of(g, u)), ford;
    int aim = army == NO_ARMY ? TO_BRIDGES : weight[AIM_OF_DANUBE + army];

    if (aim != TO_BRIDGES) {
        return aim;
    }
    ford = most_built(g);
    return ford == NONE ? AT_FRENCH : TO_FORD + ford;
}

static int
nearer_end(const Ford *ford, int hex)
{
    return distance(hex, ford->east) < distance(hex, ford->west) ? ford->east
            : ford->west;
}

/* The place that it goes to; NONE: at the French, or it stays. */
static int
place_of_aim(const Game *g, int aim, int hex)
{
    return aim >= TO_FORD ? nearer_end(&berezina_ford[aim - TO_FORD], hex)
            : aim == TO_EXIT ? berezina_exit[g->exit == NONE ? OUT : g->exit]
            : NONE;
}

/* How far it is from where it goes by that aim. */
static int
to_aim(const Game *g, const Posts *french, int aim, int hex)
{
    int place = place_of_aim(g, aim, hex);

    return place != NONE ? distance(hex, place)
            : aim == STAYS ? 0 : ber_nearest_post(french, hex);
}

int
ber_russian_way(const Game *g, int u, const int *weight, const Posts *french,
        int hex)
{
    return to_aim(g, french, aim_of(g, u, weight), hex);
}

int
ber_goal_of_russian(const Game *g, int u, const int *weight, int hex)
{
    int aim = aim_of(g, u, weight), goal = place_of_aim(g, aim, hex);

    if (aim == AT_FRENCH) {
        ber_find_nearest(g, FRENCH, hex, &goal);
    }
    return goal;
}

enum { FARTHEST = 60 };         /* whoever is farther off is as far */

/* Less is better; of one that is worth more than `least` it is enough to know
   that.  So near the nearest French can be at most. */
static int
worth_of_hunt(const Game *g, int aim, const int *weight, const Posts *french,
        int hex, int within, int least)
{
    int value = weight[CROWD] * g->stack[RUSSIAN][hex]
            - weight[SHELTER] * (berezina_hex[hex].terrain == WOODS
                || berezina_hex[hex].terrain == TOWN
                || berezina_hex[hex].earthwork);
    int near = aim == AT_FRENCH ? within : 0;

    if (near > weight[CLOSE]
            && value + 4 * (near < FARTHEST ? near : FARTHEST) > least) {
        return INT16_MAX;
    }
    near = to_aim(g, french, aim, hex);
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

/* ---- who stays ---- */

static bool
can_cross_anywhere(const Game *g)
{
    bool bridged = false;

    for (int f = 0; f < FORDS && !bridged; f++) {
        bridged = ber_is_bridged(g, f);
    }
    return bridged;
}

/* Could one end there, with others, whatever is on the way? */
static bool
has_room(const Game *g, int hex)
{
    return g->stack[RUSSIAN][hex] < MOST_STACKED
            && g->stack[FRENCH][hex] == 0 && g->rabble[hex] == 0;
}

/* Of hexes that it could reach only those matter that are near enough to the
   place; over a ford by a bridge alone. */
bool
ber_has_better(const Game *g, int u, const int *weight, const Posts *french)
{
    int home = g->unit[u].place, aim = aim_of(g, u, weight);
    int goal = place_of_aim(g, aim, home), points = ber_points_of_move(g, u);
    int reach = points > 1 ? points : 1, least, near;
    bool crosses = can_cross_anywhere(g);
    Span rows;

    if (piece_of(g, u)->kind == LEADER || !on_map(g, u) || goal == NONE) {
        return true;
    }
    least = worth_of_hunt(g, aim, weight, french, home, 0, INT16_MAX) - 1;
    near = 1 + (least + weight[SHELTER]) / 4;   /* 1: of either end of a ford */
    if (near > FARTHEST) {
        return true;
    }
    rows = span_of_both(rows_about(home, reach), rows_about(goal, near));
    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_of_both(span_about(home, reach, row),
                span_about(goal, near, row));

        for (int hex = span.first; hex < span.end; hex++) {
            if ((crosses || bank_of(hex) == bank_of(home))
                    && has_room(g, hex) && worth_of_hunt(g, aim, weight,
                        french, hex, 0, least) <= least) {
                return true;
            }
        }
    }
    return false;
}

/* ---- where who goes ends ---- */

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
