/*
 * parts.c --
 *
 *      What a position is worth, told in parts for a reason in words, is all of
 *      it: no term is without a name and a part, in every position of matches of
 *      officers, their ends, too.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/player/player.h"
#include "../fuzz/fuzz.h"

enum { MATCHES = 2, MOST = 6000 };  /* actions, of the longest */

static void
check(const WgRules *rules, const Game *g, int n)
{
    int part[WG_PARTS], term[WG_TERMS] = {0}, sum = 0, value = 0;

    rules->player->terms(g, term);
    for (int i = 0; i < WG_TERMS; i++) {
        value += term[i];
    }
    wg_parts_of(rules->player, g, part);
    for (int i = 0; i < WG_PARTS; i++) {
        sum += part[i];
    }
    if (sum != value || wg_worth_of(rules->player, g) != value) {
        fprintf(stderr, "%s: %d in parts, %d in all, after %d actions\n",
                rules->name, sum, value, n);
        exit(1);
    }
}

/* Two officers who see all. */
static int
play(const WgRules *rules, Game *g, WgLots lots)
{
    const WgFlow *f = (const WgFlow *)g;
    Weights weights = wg_usual_weights(rules);
    Plan plans[2];
    int n = 0;

    memset(plans, 0, sizeof plans);
    for (; n < MOST && f->side != WG_NOBODY; n++) {
        check(rules, g, n);
        wg_play_action(rules, &weights, g, plans, &lots);
    }
    check(rules, g, n);
    return f->side == WG_NOBODY;
}

static int
play_scenario(Walk *w, const WgRules *rules, int scenario)
{
    int ended = 0;

    for (int i = 1; i <= MATCHES; i++) {
        walk_begin(w, rules, scenario, i, (uint64_t)i);
        ended += play(rules, w->g, (WgLots){ (uint64_t)i });
        walk_end(w);
    }
    return ended;
}

int
main(void)
{
    Walk w = { .name = "parts" };

    for (int game = 0; wg_all_rules[game]; game++) {
        const WgRules *rules = wg_all_rules[game];
        int ended = 0;

        if (rules->player == NULL || rules->player->terms == NULL) {
            continue;
        }
        for (int i = 0; i < walk_scenarios(rules); i++) {
            ended += play_scenario(&w, rules, i);
        }
        if (ended == 0) {
            fprintf(stderr, "%s: no match came to its end\n", rules->name);
            return 1;
        }
    }
    free(w.offer);
    free(w.entry);
    return 0;
}
