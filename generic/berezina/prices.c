/*
 * prices.c --
 *
 *      "prices": what an answer to a fire that is due costs, or may cost,
 *      ACTION {WORD NUMBER...}..., {} for no number (7.5)
 *
 *      fire N          they stand, and are hit with that chance, in millionths
 *      reach N         the fire still reaches them there, with that chance
 *      bridge N        8.3 so many crossings of the bridges are used up
 *      room N          3.1.4 so many of those who are there must make room
 *
 *      A chance that a leader may change whom one does not see is left out.
 */

#include "ground.h"
#include "outside.h"

/* Does one know all who count in that fire? */
static bool
is_known_fire(const Game *g, int firer)
{
    for (int u = g->top[g->unit[firer].place]; u != NONE;
            u = g->unit[u].below) {
        if (g->unit[u].piece < 0) {
            return false;
        }
    }
    return true;
}

static void
print_fire(const Game *g, const char *word, int hex, WgText *out)
{
    int firer = g->shot.firer;

    if (is_known_fire(g, firer)) {
        wg_print(out, " %s %d", word,
                ber_share(ber_faces(g, firer, hex)));
    } else {
        wg_print(out, " %s {}", word);
    }
}

static void
print_evasion(const Game *g, const WgAction *a, WgText *out)
{
    int to = a->arg[0], from = g->shot.hex, side = side_of(g->shot.target);
    int coming = g->stack[side][from], there = g->stack[side][to];
    Game after = *g;

    after.flow.events = 0;
    ber_apply_evade(&after, a);
    if (has_side(berezina_hex[from].river,
                wg_hex_side(&berezina_grid, from, to))) {
        wg_print(out, " bridge %d", coming);
    }
    if (coming + there > MOST_STACKED) {
        wg_print(out, " room %d", coming + there - MOST_STACKED);
    }
    if (ber_in_reach(&after, after.shot.firer, to)) {
        print_fire(&after, "reach", to, out);
    }
}

bool
ber_price(const Game *g, const WgAction *a, WgText *out)
{
    if (g->flow.decision == ASK_EVADE && a->verb == EVADE) {
        print_evasion(g, a, out);
        return true;
    }
    if (g->flow.decision == ASK_EVADE && a->verb == STAND) {
        print_fire(g, "fire", g->shot.hex, out);
        return true;
    }
    return false;
}
