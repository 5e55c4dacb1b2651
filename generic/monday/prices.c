/*
 * prices.c --
 *
 *      "prices": what an answer in a battle costs,
 *      ACTION {WORD NUMBER...}..., {} for no number:
 *
 *      step            9.1, 5.3.6 a step
 *      ground          9.1 nobody is left to hold the area
 *      disc            5.3.2 the Initiative disc
 *      stranded N      6.4 so many have no area to draw back to, and are lost
 *      shield          9.6 the shield, and no step
 *      lost            5.3.6 it is eliminated by it
 */

#include "chapters.h"

static int
defenders(const Game *g, bool stranded)
{
    int side = mon_defender(g), count = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        count += mon_in_battle(g, u)
                && (!stranded || no_areas(mon_open(g, u)));
    }
    return count;
}

static void
print_price(const Game *g, const WgAction *a, WgText *out)
{
    int u = a->arg[0];

    switch (a->verb) {
    case SKIRMISH:
        wg_print(out, " step {}%s", side_of(u) == mon_defender(g)
                && defenders(g, false) == 1 ? " ground {}" : "");
        break;
    case HIT:
        wg_print(out, " %s {}", mon_is_shielded(g, u) ? "shield"
                : is_support(block_of(g, u)) || at_last_face(g, u)
                ? "lost" : "step");
        break;
    default:
        wg_print(out, " disc {}");
        if (defenders(g, true) > 0) {
            wg_print(out, " stranded %d", defenders(g, true));
        }
    }
}

bool
mon_price(const Game *g, const WgAction *a, WgText *out)
{
    if ((g->flow.decision != ASK_JAGERS && g->flow.decision != ASK_HIT
                && g->flow.decision != ASK_STAND)
            || (a->verb != SKIRMISH && a->verb != HIT && a->verb != RETREAT)) {
        return false;
    }
    print_price(g, a, out);
    return true;
}
