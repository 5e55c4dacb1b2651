/*
 * retreats.c --
 *
 *      6.3.6 How a beaten Russian command retreats.
 */

#include "automaton.h"

/* One hex farther from the French; false where there is none. */
static bool
fall_back(Game *g, int u)
{
    Walk walk = aut_walk_of(g, u, BY_OWN_BANK);
    int hex = g->unit[u].place, best = NONE;
    int most = ber_enemy_distance(g, RUSSIAN, hex);

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];

        if (to >= 0 && aut_cost_of_walk(&walk, hex, d) >= 0
                && !ber_has_enemy(g, RUSSIAN, to)
                && !has_side(berezina_hex[hex].river, d)
                && (piece_of(g, u)->kind == LEADER
                    || g->stack[RUSSIAN][to] < MOST_STACKED)
                && ber_enemy_distance(g, RUSSIAN, to) > most) {
            best = to;
            most = ber_enemy_distance(g, RUSSIAN, to);
        }
    }
    if (best != NONE) {
        aut_note_step(g, u, hex, best, BY_RETREAT);
        ber_put(g, u, best);
    }
    return best != NONE;
}

void
ber_retreat_russians(Game *g)
{
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int from = g->unit[u].place;

        if (on_map(g, u) && g->dead[piece_of(g, u)->corps] >= 2) {
            if (fall_back(g, u)) {
                fall_back(g, u);
                wg_tell(g, RUSSIAN_MOVED, u, from, g->unit[u].place,
                        BY_RETREAT);
                ber_watch(g, u);
            }
            g->unit[u].moved = 1;
        }
    }
}
