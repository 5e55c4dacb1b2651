/*
 * crossing.c --
 *
 *      8.0: when the French can cross, what they avoid before they can, and
 *      where engineers are wanted.
 */

#include "player.h"

/* One bridge will do from this turn. */
enum { HURRY = 12 };

/* 8.1 Two bridges; or one, where to wait longer helps the enemy alone. */
bool
ber_can_cross(const Game *g, int ford)
{
    int done = ber_is_finis(&g->bridge[ford][0])
            + ber_is_finis(&g->bridge[ford][1]);

    return done == 2 || (done == 1 && (g->crossed
            || g->released[TCHLAPLATZ] || g->turn >= HURRY));
}

/* 5.3 Who has met nobody does nothing that begins it before there is a
   bridge. */
bool
ber_is_stealthy(const Game *g)
{
    return !g->alarm && !ber_can_cross(g, VESELOVO)
            && !ber_can_cross(g, STUDIANKA);
}

/* 7.4 The hexes at which a Russian could fire by day, whatever is between. */
static void
note_guns(Outlook *o)
{
    enum { GUNS_REACH = 3 };

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int from = o->g->unit[u].place;
        int reach = is_artillery(piece_of(o->g, u)) ? GUNS_REACH : 1;
        int rows = reach * (COLUMNS + 1);

        for (int hex = from < rows ? 0 : from - rows; is_fighting(o->g, u)
                && hex < HEXES && hex <= from + rows; hex++) {
            o->exposed[hex] |= is_within(reach, from, hex);
        }
    }
}

Outlook
ber_look(const Game *g)
{
    Outlook o = { .g = g, .side = FRENCH };

    o.ready = ber_can_cross(g, VESELOVO) || ber_can_cross(g, STUDIANKA);
    if (ber_is_stealthy(g)) {
        note_guns(&o);
    }
    for (int u = 0; u < FRENCH_PIECES; u++) {
        o.left += is_combat_unit(piece_of(g, u))
                && g->unit[u].place < EXITED;
    }
    ber_measure(g, berezina_exit[EXIT_1013], o.ready ? 0 : PRICE, o.far);
    return o;
}

/* ---- engineers ---- */

static bool
is_second_engineer(const Game *g, int u)
{
    for (int v = 0; v < u; v++) {
        if (piece_of(g, v)->kind == ENGINEER && g->unit[v].place < EXITED) {
            return true;
        }
    }
    return false;
}

/* Both build at Veselovo until one can cross, then the first the second bridge
   there, the other at Studianka; at last the first mends the bridges, from the
   far bank. */
int
ber_site(const Game *g, int u)
{
    const Ford *v = &berezina_ford[VESELOVO];
    const Bridge *b = g->bridge[VESELOVO];
    bool both = ber_is_finis(&b[0]) && ber_is_finis(&b[1]);

    return !ber_can_cross(g, VESELOVO) ? v->east
            : is_second_engineer(g, u) ? berezina_ford[STUDIANKA].east
            : both || g->turn >= LATE ? v->west : v->east;
}
