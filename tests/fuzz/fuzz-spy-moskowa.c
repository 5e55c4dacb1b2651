/*
 * fuzz-spy-moskowa.c --
 *
 *      A spy in La Bataille de la Moskowa: see fuzz-spy.h.
 */

#include "../../generic/moskowa/moskowa.h"
#include "../../generic/moskowa/commanders.h"
#include "../../generic/moskowa/ground.h"
#include "fuzz-spy.h"

/* What enemies of a side have lost, in each hex and beside it. */
static void
look_beneath(const Game *g, int side, int16_t lost[HEXES])
{
    for (int hex = 0; hex < HEXES; hex++) {
        lost[hex] = 0;
    }
    for (int u = 0; u < PIECES; u++) {
        int hex = g->unit[u].hex;

        if (side_of(u) == side || hex < 0 || hex >= HEXES) {
            continue;
        }
        lost[hex] = (int16_t)(lost[hex] + g->unit[u].lost);
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int near = moskowa_near[hex][d];

            if (near >= 0) {
                lost[near] = (int16_t)(lost[near] + g->unit[u].lost);
            }
        }
    }
}

/* Has it lost more than all have seen; or, where the enemy has several
   commanders, does it obey the second? */
static bool
is_worth_a_visit(const Game *g, int u)
{
    return has_several(g, side_of(u)) ? msk_commander_of(g, u) == 1
            : g->unit[u].lost > g->told[u];
}

/* Where such enemies are on the map. */
static int
find_weak(const Game *g, int side, int16_t weak[PIECES])
{
    int count = 0;

    for (int u = 0; u < PIECES; u++) {
        if (side_of(u) != side && g->unit[u].hex >= 0
                && g->unit[u].hex < HEXES && is_worth_a_visit(g, u)) {
            weak[count++] = g->unit[u].hex;
        }
    }
    return count;
}

/* To go nearer to one of them is worth more. */
static void
draw_near(const int16_t weak[], int count, int16_t lost[HEXES])
{
    enum { FAR = 200 };

    for (int hex = 0; hex < HEXES; hex++) {
        int nearest = FAR;

        for (int i = 0; i < count; i++) {
            int distance = msk_distance(hex, weak[i]);

            nearest = distance < nearest ? distance : nearest;
        }
        lost[hex] = (int16_t)(FAR - nearest);
    }
}

static int
worth(const Game *g, const char *args, const WgAction *a,
        const int16_t lost[HEXES])
{
    int most = 0;

    for (int i = 0; args[i]; i++) {
        int hex = args[i] == 'p' ? a->arg[i]
                : args[i] == 'u' && a->arg[i] >= 0 ? g->unit[a->arg[i]].hex
                : NONE;

        if (hex >= 0 && hex < HEXES && lost[hex] > most) {
            most = lost[hex];
        }
    }
    return most;
}

int
spy_moskowa(const WgRules *rules, const Game *g, const WgOffer *offer)
{
    int16_t lost[HEXES], weak[PIECES];
    int best = 0, most = -1, count = find_weak(g, g->flow.side, weak);

    look_beneath(g, g->flow.side, lost);
    if (count > 0) {
        draw_near(weak, count, lost);
    }
    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];
        int value = worth(g, rules->verbs[a->verb].args, a, lost);

        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best;
}
