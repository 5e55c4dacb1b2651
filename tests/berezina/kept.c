/*
 * kept.c --
 *
 *      A computer's plan at the Berezina keeps how far it is to the exit from
 *      one answer to the next.  Whoever has kept it answers as one who measures
 *      anew each time, though meanwhile bridges, queues, Russians and the
 *      match have become others.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/berezina/player/player.h"
#include "../../generic/core/player/player.h"

enum { MATCHES = 2, MOST_ACTIONS = 20000 };

static void
check(bool holds, const Game *g, const char *what)
{
    if (!holds) {
        fprintf(stderr, "kept: turn %d: %s\n", g->turn, what);
        exit(1);
    }
}

/* Does this plan know something now that it could use? */
static bool
compare(const WgRules *rules, const Weights *weights, const Game *g,
        const Plan *plan)
{
    Plan kept = *plan, anew = *plan;
    BerPlan k, a;
    uint64_t before;
    WgLots lots = { 1 }, same = { 1 };
    WgAction action, other;

    memcpy(&k, plan->text, sizeof k);
    before = k.out.made_of;
    k.out.made_of = 0;
    memcpy(anew.text, &k, sizeof k);
    action = wg_play_by(rules, weights, g, &kept, &lots);
    other = wg_play_by(rules, weights, g, &anew, &same);
    memcpy(&k, kept.text, sizeof k);
    memcpy(&a, anew.text, sizeof a);
    check(memcmp(&action, &other, sizeof action) == 0, g, "another answer");
    check(memcmp(k.goes, a.goes, sizeof k.goes) == 0, g, "another end");
    check(k.left == a.left && memcmp(k.route, a.route,
                (size_t)k.left * sizeof k.route[0]) == 0, g, "another way");
    return before != 0 && before == a.out.made_of;
}

/* The plan goes on from match to match. */
static int
play(const WgRules *rules, const char *scenario, int seed, Plan *plan,
        int *others)
{
    Weights weights = wg_usual_weights(rules);
    WgLots lots = { (uint64_t)seed };
    WgError err;
    char secret[17];
    WgMatch *m;
    Game *g = wg_alloc(rules->size);
    Plan russian;
    int same = 0;

    memset(&russian, 0, sizeof russian);
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
        if (g->flow.decision == ASK_MOVE) {
            bool use = compare(rules, &weights, g, plan);

            same += use;
            *others += !use;
        }
        action = wg_play_by(rules, &weights, g, g->flow.side == FRENCH ? plan
                : &russian, &lots);
        wg_do(rules, g, &action);
    }
    free((void *)g);
    return same;
}

int
main(void)
{
    const WgRules *rules = wg_find_rules("berezina");
    int same = 0, others = 0;
    Plan plan;

    memset(&plan, 0, sizeof plan);
    for (int seed = 1; seed <= MATCHES; seed++) {
        same += play(rules, "solitaire", seed, &plan, &others);
        same += play(rules, "two_players", seed, &plan, &others);
    }
    if (same == 0 || others == 0) {
        fprintf(stderr, "kept: %d times the same, %d another\n", same, others);
        return 1;
    }
    return 0;
}
