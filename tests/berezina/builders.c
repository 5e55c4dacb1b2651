/*
 * builders.c --
 *
 *      11.3, 8.1: the French leave the engineers where they stand at first,
 *      behind others, and a computer takes over.  In the first turn they come
 *      nearer to Veselovo, though the guns that come on turn 3 could fire
 *      where they pass.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/berezina/player/player.h"
#include "../../generic/core/player/player.h"

/* The sum of both ways, in hexes. */
static int
far_from_site(const Game *g)
{
    int sum = 0;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (piece_of(g, u)->kind == ENGINEER) {
            sum += distance(g->unit[u].place, berezina_ford[SITE].east);
        }
    }
    return sum;
}

static int
come_nearer(const WgRules *rules, const char *scenario)
{
    Weights weights = wg_usual_weights(rules);
    WgLots lots = { 1 };
    WgError err;
    WgMatch *m = wg_match_new("berezina", scenario, "", "0000000000000001",
            &err);
    Game *g = wg_alloc(rules->size);
    Plan plans[2];
    int before, after;

    memset(plans, 0, sizeof plans);
    memcpy((void *)g, (const void *)m->game, rules->size);
    wg_match_free(m);
    before = far_from_site(g);
    while (g->turn < 2 && g->flow.side != WG_NOBODY) {
        WgAction action = { .verb = DONE };

        if (g->flow.side == WG_CHANCE) {
            wg_throw_lots(rules, g, &lots);
            continue;
        }
        if (g->flow.decision != ASK_FRENCH_SETUP) {
            action = wg_play_by(rules, &weights, g, &plans[g->flow.side],
                    &lots);
        }
        wg_do(rules, g, &action);
    }
    after = far_from_site(g);
    free((void *)g);
    if (after >= before) {
        fprintf(stderr, "builders: %s: %d hexes, then %d\n", scenario, before,
                after);
        return 1;
    }
    return 0;
}

int
main(void)
{
    const WgRules *rules = wg_find_rules("berezina");

    return come_nearer(rules, "solitaire") + come_nearer(rules, "two_players");
}
