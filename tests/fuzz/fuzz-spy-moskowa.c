/*
 * fuzz-spy-moskowa.c --
 *
 *      A spy in La Bataille de la Moskowa: see fuzz-spy.h.
 */

#include "../../generic/moskowa/moskowa.h"
#include "../../generic/moskowa/commanders.h"
#include "../../generic/moskowa/ground.h"
#include "fuzz-spy.h"

static int
lost_by(const Game *g, int u)
{
    return g->unit[u].lost;
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

/* To go nearer to one of them is worth more; of a hex that is asked for. */
static void
draw_near(const int16_t weak[], int count, const bool asked[HEXES],
        int16_t lost[HEXES])
{
    enum { FAR = 200 };

    for (int hex = 0; hex < HEXES; hex++) {
        int nearest = FAR;

        for (int i = 0; asked[hex] && i < count; i++) {
            int distance = msk_distance(hex, weak[i]);

            nearest = distance < nearest ? distance : nearest;
        }
        lost[hex] = (int16_t)(FAR - nearest);
    }
}

int
spy_moskowa(const WgRules *rules, const Game *g, const WgOffer *offer)
{
    int16_t lost[HEXES], weak[PIECES];
    bool asked[HEXES];
    int count = find_weak(g, g->flow.side, weak);

    if (count > 0) {
        spy_asked(rules, g, offer, asked, HEXES);
        draw_near(weak, count, asked, lost);
    } else {
        spy_beneath(rules, g, moskowa_near, lost_by, lost, HEXES);
    }
    return spy_best(rules, g, offer, lost, HEXES);
}
