/*
 * banks.c --
 *
 *      How far it is for the French of a computer, as the table of the banks
 *      and the fords have it, is what steps add up to, past whom they hide
 *      from, too: from each hex to the exit and to the end of a ford, at
 *      moments of officers' matches.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/berezina/ground.h"
#include "../../generic/berezina/player/player.h"
#include "../../generic/core/player/player.h"

enum { MATCHES = 2, EACH = 40, MOST_ACTIONS = 20000 };

static int measured, hidden, frozen, tolls;

static int
at_most(int cost, int most)
{
    return cost < most ? cost : most;
}

/* To go that way, by road; -1. */
static int
cost_of_way(const Outlook *o, int way)
{
    Path path = { .game = o->g, .side = FRENCH, .alone = true, .dry = true };
    int ford = (way - WAY_FORD) / 2, cost;

    if (way == NO_WAY || (way >= WAY_FORD && o->toll[ford] < 0)) {
        return -1;
    }
    if (way < WAY_FORD) {
        return cost_of_ground(&path, way, true);
    }
    cost = o->toll[ford] + cost_of_ground(&path,
            berezina_ford_way[ford][(way - WAY_FORD) % 2], true);
    return at_most(cost, WG_HEX_DEAREST);
}

/* Over a side of a hex; past an enemy who has not noticed them it is dear. */
static int
cost_of_side(const Outlook *o, int hex, int side)
{
    enum { PAST = 40 };
    int to = berezina_near[hex][side];
    int cost = to < 0 ? -1 : cost_of_way(o, berezina_way[hex][side]);

    return cost < 0 || !o->hides || !o->beside[to] ? cost
            : at_most(cost + PAST, WG_HEX_DEAREST);
}

/* As long as any step makes it shorter. */
static void
add_up(const Outlook *o, int goal, int far[HEXES])
{
    bool again = true;

    for (int hex = 0; hex < HEXES; hex++) {
        far[hex] = hex == goal ? 0 : WG_HEX_FAR;
    }
    while (again) {
        again = false;
        for (int hex = 0; hex < HEXES; hex++) {
            for (int d = 0; d < WG_HEX_SIDES; d++) {
                int to = berezina_near[hex][d];
                int cost = cost_of_side(o, hex, d);

                if (cost >= 0 && far[to] + cost < far[hex]) {
                    far[hex] = far[to] + cost;
                    again = true;
                }
            }
        }
    }
}

static void
compare(const Outlook *o, int goal, Survey *survey)
{
    int far[HEXES];

    add_up(o, goal, far);
    for (int hex = 0; hex < HEXES; hex++) {
        if (ber_far(survey, hex) != far[hex]
                || ber_leads_there(survey, hex) != (far[hex] < WG_HEX_FAR)) {
            fprintf(stderr, "banks: turn %d: from %s to %s: %d, not %d\n",
                    o->g->turn, berezina_hex[hex].key,
                    berezina_hex[goal].key, ber_far(survey, hex), far[hex]);
            exit(1);
        }
    }
}

static void
measure(const Game *g, const BerPlan *plan)
{
    int goal = ber_end_on(measured % FORDS, measured / FORDS % 2);
    Survey out, work;
    Outlook o;

    ber_look(g, plan->weight, &o, &out, &work);
    measured++;
    hidden += o.hides;
    frozen += g->frost != 0;
    tolls |= 1 << (o.toll[SITE] & 31);
    compare(&o, berezina_exit[OUT], &out);
    ber_measure(&o, goal, &work);
    compare(&o, goal, &work);
}

static void
play(const char *scenario, int seed)
{
    const WgRules *rules = wg_find_rules("berezina");
    Weights weights = wg_usual_weights(rules);
    WgLots lots = { (uint64_t)seed };
    WgError err;
    char secret[17];
    WgMatch *m;
    Game *g = wg_alloc(rules->size);
    Plan plans[2];

    memset(plans, 0, sizeof plans);
    snprintf(secret, sizeof secret, "%016d", seed);
    m = wg_match_new("berezina", scenario, "", secret, &err);
    memcpy((void *)g, (const void *)m->game, rules->size);
    wg_match_free(m);
    for (int n = 0; n < MOST_ACTIONS && g->flow.side != WG_NOBODY; n++) {
        WgAction action;

        if (g->flow.side == WG_CHANCE) {
            wg_throw_lots(rules, g, &lots);
            continue;
        }
        action = wg_play_by(rules, &weights, g, &plans[g->flow.side], &lots);
        if (g->flow.decision == ASK_MOVE && n % EACH == 0) {
            BerPlan plan;

            memcpy(&plan, plans[FRENCH].text, sizeof plan);
            g->frost = (int8_t)(n / EACH % 3 - 1);
            measure(g, &plan);
            g->frost = 0;
        }
        wg_do(rules, g, &action);
    }
    free((void *)g);
}

int
main(void)
{
    for (int seed = 1; seed <= MATCHES; seed++) {
        play("solitaire", seed);
        play("two_players", seed);
    }
    if (frozen == 0 || hidden == 0 || hidden == measured
            || (tolls & (tolls - 1)) == 0) {
        fprintf(stderr, "banks: %d measured, %d hidden, %d with another "
                "ground\n", measured, hidden, frozen);
        return 1;
    }
    printf("banks: %d moments, %d of those who hide, %d after a thaw or a "
            "frost\n", measured, hidden, frozen);
    return 0;
}
