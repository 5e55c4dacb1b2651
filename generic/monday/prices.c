/*
 * prices.c --
 *
 *      "prices": what an answer in a battle costs,
 *      {ACTION {WORD ?NUMBER?}...}...
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
        wg_print(out, " step%s", side_of(u) == mon_defender(g)
                && defenders(g, false) == 1 ? " ground" : "");
        break;
    case HIT:
        wg_print(out, " %s", mon_is_shielded(g, u) ? "shield"
                : is_support(block_of(g, u)) || at_last_face(g, u)
                ? "lost" : "step");
        break;
    default:
        wg_print(out, " disc");
        if (defenders(g, true) > 0) {
            wg_print(out, " {stranded %d}", defenders(g, true));
        }
    }
}

/* Of a position that the side which is asked may see. */
void
mon_query_prices(const WgRules *rules, const Game *g, WgText *out)
{
    WgOffer offer;

    if (g->flow.side < 0 || (g->flow.decision != ASK_JAGERS
                && g->flow.decision != ASK_HIT
                && g->flow.decision != ASK_STAND)) {
        return;
    }
    wg_offer(rules, g, &offer);
    for (int i = 0; i < offer.count; i++) {
        const WgAction *a = &offer.action[i];
        const char *args = monday_verbs[a->verb].args;

        if (a->verb != SKIRMISH && a->verb != HIT && a->verb != RETREAT) {
            continue;
        }
        wg_print(out, "{{%s", monday_verbs[a->verb].name);
        if (args[0] == 'u') {
            wg_print(out, " %s", block_of(g, a->arg[0])->key);
        }
        if (args[0] == 'u' && args[1] == 'p') {
            wg_print(out, " %s", mon_place_key(a->arg[1]));
        }
        wg_print(out, "}");
        print_price(g, a, out);
        wg_print(out, "} ");
    }
}
