/*
 * hints-move.c --
 *
 *      Of the query "hints", what a beginner might do with a move of the
 *      French, in this order:
 *
 *      crowded             hex count most: more stand there than may stay
 *      leave               unit hex points: can leave the map, the most points
 *                          first
 *      cross               unit hex left: over a ford with crossings left, who
 *                          would bring most
 *      enter               unit hex: the first who waits
 *      engineers           unit hex far chance: to where a die builds much more
 *                          probably
 *      command             units: who is out of command
 *      march_exit, march_bridge, march_ford
 *                          hex: where to go, the exit that was chosen, a
 *                          bridge, or where one is best built
 */

#include "hints.h"

enum { MOST_LEAVING = 2, MOST_NAMED = 3, MUCH_BETTER = SURE / 3 };

bool
ber_is_movable(const Game *g, int u)
{
    return side_of(u) == FRENCH && g->unit[u].piece >= 0 && !g->unit[u].moved
            && piece_of(g, u)->kind != RABBLE
            && (on_map(g, u) || g->unit[u].place == ARRIVING);
}

/* ---- 10.1 ---- */

/* Who can leave and is not lost by it; who brings more than `most`, or as much
   and comes after `last`, comes later. */
static int
next_leaving(const Game *g, const WgOffer *offer, int last, int most)
{
    int best = NONE, best_points = 0;

    for (int i = 0; i < offer->count; i++) {
        int u = offer->action[i].arg[0], points = ber_points_out(g, u);

        if (offer->action[i].verb == LEAVE
                && !ber_is_lost_at(g, ber_exit_at(g->unit[u].place))
                && (points < most || (points == most && u > last))
                && (best == NONE || points > best_points)) {
            best = u;
            best_points = points;
        }
    }
    return best;
}

static void
leaving(const Game *g, const WgOffer *offer, WgText *out)
{
    int u = NONE, points = SURE;

    for (int i = 0; i < MOST_LEAVING; i++) {
        u = next_leaving(g, offer, u, points);
        if (u == NONE) {
            return;
        }
        points = ber_points_out(g, u);
        wg_print(out, "{kind leave unit %s hex %s points %d} ",
                ber_unit_word(g, u), berezina_hex[g->unit[u].place].key,
                points);
    }
}

/* ---- 9.0 ---- */

static int
crossings_left(const Game *g, int ford)
{
    return ber_crossings_left(&g->bridge[ford][0])
            + ber_crossings_left(&g->bridge[ford][1]);
}

/* Can it come to the west bank of this ford over it? */
static bool
can_cross(const Game *g, int u, const Ford *ford)
{
    WgWays ways;

    ber_ways_now(g, u, &ways);
    for (int i = 0; i < ways.count; i++) {
        const WgWay *way = &ways.way[i];
        int from = way->before < 0 ? g->unit[u].place
                : ways.way[way->before].place;

        if (way->within && way->place == ford->west && from == ford->east) {
            return true;
        }
    }
    return false;
}

static void
crossing(const Game *g, int f, WgText *out)
{
    const Ford *ford = &berezina_ford[f];
    int best = NONE;

    for (int u = 0; crossings_left(g, f) > 0 && u < FRENCH_PIECES; u++) {
        if (ber_is_movable(g, u) && (best == NONE
                    || ber_points_out(g, u) > ber_points_out(g, best))
                && can_cross(g, u, ford)) {
            best = u;
        }
    }
    if (best != NONE) {
        wg_print(out, "{kind cross unit %s hex %s left %d} ",
                ber_unit_word(g, best), berezina_hex[ford->west].key,
                crossings_left(g, f));
    }
}

static void
entering(const Game *g, WgText *out)
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (ber_is_movable(g, u) && g->unit[u].place == ARRIVING) {
            wg_print(out, "{kind enter unit %s hex %s} ", ber_unit_word(g, u),
                    berezina_hex[ber_stand_of(g, u)].key);
            return;
        }
    }
}

/* ---- 8.0 ---- */

static int
chance_at(const Game *g, int f)
{
    return ber_chance_to_build(ber_enemy_distance(g, FRENCH,
                berezina_ford[f].east));
}

/* 10.1 How far it is from its west bank to the way out: that to Zembin, from
   where no Russians come, until one is chosen. */
static int
way_out(const Game *g, int f)
{
    return distance(berezina_ford[f].west,
            berezina_exit[g->exit < 0 ? EXIT_1013 : g->exit]);
}

/* Of the fords where engineers build about as probably as anywhere that from
   which the way out is shortest. */
static int
best_ford(const Game *g)
{
    int most = 0, best = NONE;

    for (int f = 0; f < FORDS; f++) {
        most = chance_at(g, f) > most ? chance_at(g, f) : most;
    }
    for (int f = 0; f < FORDS; f++) {
        if (chance_at(g, f) + MUCH_BETTER >= most
                && (best == NONE || way_out(g, f) < way_out(g, best))) {
            best = f;
        }
    }
    return best;
}

static bool
is_begun(const Bridge *b)
{
    return b->half[EAST] > 0 || b->half[WEST] > 0;
}

/* Who is at a ford stays, unless another is much better and nothing is begun at
   his. */
static bool
should_go(const Game *g, int hex, int to)
{
    int f = ber_ford_of(hex);

    return f == NONE || (f != to && !is_begun(&g->bridge[f][0])
                && !is_begun(&g->bridge[f][1])
                && chance_at(g, f) + MUCH_BETTER < chance_at(g, to));
}

static void
engineers(const Game *g, WgText *out)
{
    int to = best_ford(g), east = berezina_ford[to].east;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (ber_is_movable(g, u) && piece_of(g, u)->kind == ENGINEER
                && (!on_map(g, u) || should_go(g, g->unit[u].place, to))) {
            wg_print(out, "{kind engineers unit %s hex %s far %d chance %d} ",
                    ber_unit_word(g, u), berezina_hex[east].key,
                    ber_enemy_distance(g, FRENCH, east), chance_at(g, to));
            return;
        }
    }
}

/* ---- 5.2, and where to ---- */

static void
commanded(const Game *g, WgText *out)
{
    int named = 0;

    for (int u = 0; named < MOST_NAMED && u < FRENCH_PIECES; u++) {
        if (ber_is_movable(g, u) && g->unit[u].out) {
            wg_print(out, named++ ? "%s " : "{kind command units {%s ",
                    ber_unit_word(g, u));
        }
    }
    if (named > 0) {
        wg_add(out, "}} ");
    }
}

static void
where_to(const Game *g, WgText *out)
{
    if (g->exit >= 0) {
        wg_print(out, "{kind march_exit hex %s} ",
                berezina_hex[berezina_exit[g->exit]].key);
        return;
    }
    for (int f = 0; f < FORDS; f++) {
        if (crossings_left(g, f) > 0) {
            wg_print(out, "{kind march_bridge hex %s} ",
                    berezina_hex[berezina_ford[f].east].key);
            return;
        }
    }
    wg_print(out, "{kind march_ford hex %s} ",
            berezina_hex[berezina_ford[best_ford(g)].east].key);
}

void
ber_hints_of_move(const Game *g, const WgOffer *offer, WgText *out)
{
    ber_print_crowded(g, "kind crowded ", out);
    leaving(g, offer, out);
    for (int f = 0; f < FORDS; f++) {
        crossing(g, f, out);
    }
    entering(g, out);
    engineers(g, out);
    commanded(g, out);
    where_to(g, out);
}
