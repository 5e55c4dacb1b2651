/*
 * fuzz-march.c --
 *
 *      How far a Russian of the Berezina can go on dry ground: see
 *      fuzz-march.h.
 */

#include <string.h>

#include "fuzz-march.h"

enum { MOST_CROSSINGS = 5 };

static bool
is_leader(const Ground *ground, int u)
{
    return piece_of(ground->game, u)->kind == LEADER;
}

/* ---- 3.1, 3.2 who is where ---- */

static void
add_french(Ground *ground, int hex)
{
    ground->closed[hex] = true;
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        if (near >= 0 && !has_side(berezina_hex[hex].river, d)
                && !berezina_hex[near].earthwork) {
            ground->zone[near] = true;
        }
    }
}

void
march_ground(const Game *g, const int place[PIECES], Ground *ground)
{
    memset(ground, 0, sizeof *ground);
    ground->game = g;
    for (int u = 0; u < PIECES; u++) {
        const Piece *p = piece_of(g, u);
        int hex = place[u];

        ground->place[u] = hex;
        if (hex < HEXES && p->kind == RABBLE) {
            ground->closed[hex] = true;
        } else if (hex < HEXES && p->kind != LEADER && u < FRENCH_PIECES) {
            add_french(ground, hex);
        } else if (hex < HEXES && p->kind != LEADER) {
            ground->stack[hex]++;
        }
    }
}

/* But for the unit itself. */
static int
others_in(const Ground *ground, int u, int hex)
{
    return ground->stack[hex]
            - (!is_leader(ground, u) && ground->place[u] == hex);
}

bool
march_has_room(const Ground *ground, int u, int hex)
{
    return is_leader(ground, u) || others_in(ground, u, hex) < 2;
}

/* ---- 6.1.2, 6.1.3 what a step costs ---- */

static int
cost_of_terrain(const Ground *ground, int u, int terrain)
{
    static const int foot[] = { 2, 4, 6, 6 }, horse[] = { 2, 6, 8, 6 };
    int frost = ground->game->frost;

    if (terrain == SWAMP && frost > 0) {
        return foot[CLEAR];
    }
    return (is_mounted(piece_of(ground->game, u)) ? horse : foot)[terrain]
            + (terrain == SWAMP && frost < 0 ? 2 : 0);
}

/* 8.3 Is there a bridge that bears one more?  6.3.3 Tchlaplatz waits. */
static bool
can_cross(const Ground *ground, int u, int hex)
{
    const Game *g = ground->game;

    if (piece_of(g, u)->corps == TCHLAPLATZ && !g->crossed) {
        return false;
    }
    for (int f = 0; f < FORDS; f++) {
        if (berezina_ford[f].east != hex && berezina_ford[f].west != hex) {
            continue;
        }
        for (int i = 0; i < 2; i++) {
            const Bridge *b = &g->bridge[f][i];

            if (b->half[EAST] == FINIS && b->half[WEST] == FINIS
                    && (is_leader(ground, u)
                        || b->crossed < MOST_CROSSINGS)) {
                return true;
            }
        }
    }
    return false;
}

/* -1 where there is no way. */
static int
cost_of_step(const Ground *ground, int u, int hex, int side)
{
    int to = berezina_near[hex][side], cost;
    const Hex *from = &berezina_hex[hex], *h;
    bool river = has_side(from->river, side), free;

    if (to < 0 || ground->closed[to] || (river
            && (!has_side(from->ford, side) || !can_cross(ground, u, hex)))) {
        return -1;
    }
    h = &berezina_hex[to];
    cost = (h->level > from->level ? 2 : 0) + (river ? 2 : 0);
    free = h->terrain != TOWN && (is_leader(ground, u)
            || others_in(ground, u, hex) + others_in(ground, u, to) == 0);
    return cost + (free && has_side(from->road, side) ? 1
            : free && has_side(from->trail, side) ? 2
            : cost_of_terrain(ground, u, h->terrain)
                + (has_side(from->stream, side) ? 2 : 0));
}

static int
cost_of_entry(const Ground *ground, int u, int hex)
{
    const Hex *h = &berezina_hex[hex];
    bool free = is_leader(ground, u) || others_in(ground, u, hex) == 0;

    return free && h->road ? 1 : free && h->trail ? 2
            : cost_of_terrain(ground, u, h->terrain);
}

/* ---- 3.2.4, 6.1.7 how far ---- */

/* One round over the map; false if nothing has become cheaper. */
static bool
spread(const Ground *ground, int u, int from, int points, int cost[HEXES])
{
    bool cheaper = false;

    for (int hex = 0; hex < HEXES; hex++) {
        if (cost[hex] > points || (hex != from && ground->zone[hex])) {
            continue;
        }
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int step = cost_of_step(ground, u, hex, d);
            int to = berezina_near[hex][d];

            if (step >= 0 && cost[hex] + step <= points
                    && cost[hex] + step < cost[to]
                    && !(ground->zone[hex] && ground->zone[to]
                        && others_in(ground, u, to) == 0)) {
                cost[to] = cost[hex] + step;
                cheaper = true;
            }
        }
    }
    return cheaper;
}

void
march_reach(const Ground *ground, int u, int from, bool enters, int points,
        int cost[HEXES])
{
    int entry = enters ? cost_of_entry(ground, u, from) : 0;

    for (int hex = 0; hex < HEXES; hex++) {
        cost[hex] = MARCH_FAR;
    }
    cost[from] = entry < points ? entry : points;
    while (spread(ground, u, from, points, cost)) {
    }
    for (int d = 0; !enters && d < WG_HEX_SIDES; d++) {
        int to = berezina_near[from][d];

        if (cost_of_step(ground, u, from, d) >= 0 && cost[to] == MARCH_FAR
                && !(ground->zone[from] && ground->zone[to]
                    && others_in(ground, u, to) == 0)) {
            cost[to] = MARCH_FAR - 1;           /* a hex always */
        }
    }
}
