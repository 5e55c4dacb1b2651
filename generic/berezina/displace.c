/*
 * displace.c --
 *
 *      3.1.4 Who was in a hex makes room for cavalry that retreats into it.
 */

#include "chapters.h"

/* R-B05 One hex with room, without enemies or their zone, not over the
   river. */
static const char *
judge_room(const Game *g, int side, int hex, int to)
{
    int d = wg_hex_side(&berezina_grid, hex, to);

    return d < 0 ? "3.1.4 not-beside"
            : ber_has_enemy(g, side, to) || g->rabble[to] > 0
                || ber_in_zone(g, side, to) ? "3.2.5 enemy"
            : has_side(berezina_hex[hex].river, d) ? "3.1.4 river"
            : g->stack[side][to] >= MOST_STACKED ? "3.1.1 full" : NULL;
}

/* Is there room about a hex for so many of those who are in it? */
bool
ber_can_displace(const Game *g, int side, int hex, int count)
{
    int room = 0;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];

        if (to >= 0 && judge_room(g, side, hex, to) == NULL) {
            room += MOST_STACKED - g->stack[side][to];
        }
    }
    return room >= count;
}

/* Those who were there before the cavalry came on top of them. */
static bool
makes_room(const Game *g, int u)
{
    int fled = g->shot.fled;

    for (int v = g->top[g->unit[g->shot.target].place]; v != NONE;
            v = g->unit[v].below) {
        if (is_combat_unit(piece_of(g, v)) && fled-- <= 0 && v == u) {
            return true;
        }
    }
    return false;
}

void
ber_propose_displace(const Game *g, WgOffer *out)
{
    int hex = g->unit[g->shot.target].place;

    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            if (berezina_near[hex][d] >= 0) {
                wg_propose(out, DISPLACE, u, berezina_near[hex][d], 0);
            }
        }
    }
}

const char *
ber_judge_displace(const Game *g, const WgAction *a)
{
    return a->verb != DISPLACE ? "3.1.4 not-now"
            : !makes_room(g, a->arg[0]) ? "3.1.4 not-in-the-way"
            : a->arg[1] >= HEXES ? "3.1.4 not-beside"
            : judge_room(g, side_of(a->arg[0]), g->unit[a->arg[0]].place,
                a->arg[1]);
}

void
ber_apply_displace(Game *g, const WgAction *a)
{
    int u = a->arg[0], from = g->unit[u].place;

    ber_put(g, u, a->arg[1]);
    wg_tell(g, DISPLACED, u, from, a->arg[1], 0);
    ber_watch(g, u);
}

/* The automaton's: to where the fewest friends are. */
static void
displace_one(Game *g, int side, int hex)
{
    WgAction a = { DISPLACE, { NONE, NONE, 0 } };

    for (int u = g->top[hex]; u != NONE && a.arg[0] == NONE;
            u = g->unit[u].below) {
        a.arg[0] = (int16_t)(makes_room(g, u) ? u : NONE);
    }
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];

        if (to >= 0 && judge_room(g, side, hex, to) == NULL
                && (a.arg[1] == NONE
                    || g->stack[side][to] < g->stack[side][a.arg[1]])) {
            a.arg[1] = (int16_t)to;
        }
    }
    ber_apply_displace(g, &a);
}

/* Who is displaced, and where to, is its owner's choice. */
void
ber_make_room(Game *g)
{
    int hex = g->unit[g->shot.target].place, side = side_of(g->shot.target);

    if (hex >= HEXES || g->stack[side][hex] <= MOST_STACKED) {
        g->shot.fled = 0;
        return;
    }
    wg_repeat(g);
    if (side == RUSSIAN && g->scenario == SOLITAIRE) {
        displace_one(g, side, hex);
    } else {
        wg_ask(g, side, ASK_DISPLACE);
    }
}
