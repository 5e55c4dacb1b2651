/*
 * outcomes.c --
 *
 *      What random matches, and some of officers, come to, as a number for each
 *      scenario: "outcomes 300" plays 300 of each, "outcomes 300 berezina" only
 *      those of a game.  A change that is to make the rules or the officers
 *      faster, and nothing else, leaves all numbers as they were.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/player/player.h"
#include "../fuzz/fuzz.h"

enum { SAVED_ONE_IN = 10, OFFICERS_ONE_IN = 20 };

/* Eight bytes at once. */
static uint64_t
add(uint64_t hash, const void *from, size_t size)
{
    const unsigned char *byte = from;

    for (size_t i = 0; i < size; i += sizeof hash) {
        uint64_t word = 0;

        memcpy(&word, byte + i, size - i < sizeof word ? size - i
                : sizeof word);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 32;
    }
    return hash;
}

/* Every position, whole; now and then the saved text, too. */
static uint64_t
play(Walk *w, uint64_t hash, bool saved)
{
    do {
        hash = add(hash, (const void *)w->g, w->rules->size);
    } while (walk_step(w));
    if (saved) {
        char *text = wg_match_save(walk_match(w));

        hash = add(hash, text, strlen(text));
        free(text);
    }
    return hash;
}

/* Two officers, who see all. */
static uint64_t
play_officers(const WgRules *rules, Game *g, uint64_t hash, WgLots lots,
        long *actions)
{
    enum { RUNAWAY = 200000 };
    const WgFlow *f = (const WgFlow *)g;
    Weights weights = wg_usual_weights(rules);
    Plan plans[2];

    memset(plans, 0, sizeof plans);
    for (int n = 0; n < RUNAWAY && f->side != WG_NOBODY; n++) {
        hash = add(hash, (const void *)g, rules->size);
        wg_play_action(rules, &weights, g, plans, &lots);
        ++*actions;
    }
    return hash;
}

/* By chance, or by officers. */
static void
play_scenario(const WgRules *rules, int scenario, int matches, bool officers)
{
    Walk w = { .name = "outcomes" };
    uint64_t hash = 0xcbf29ce484222325u;
    long actions = 0;

    for (int i = 0; i < matches; i++) {
        walk_begin(&w, rules, scenario, i, (uint64_t)i + 1);
        if (officers) {
            hash = play_officers(rules, w.g, hash,
                    (WgLots){ (uint64_t)i + 1 }, &actions);
        } else {
            hash = play(&w, hash, i % SAVED_ONE_IN == 0);
            actions += w.n;
        }
        walk_end(&w);
    }
    printf("%s %d: %d %s, %ld actions, %016llx\n", rules->name, scenario,
            matches, officers ? "of officers" : "matches", actions,
            (unsigned long long)hash);
    free(w.offer);
    free(w.entry);
}

int
main(int argc, char **argv)
{
    int matches = argc > 1 ? atoi(argv[1]) : 100;

    for (int i = 0; wg_all_rules[i]; i++) {
        if (argc > 2 && strcmp(argv[2], wg_all_rules[i]->name) != 0) {
            continue;
        }
        for (int s = 0; s < walk_scenarios(wg_all_rules[i]); s++) {
            play_scenario(wg_all_rules[i], s, matches, false);
            if (wg_all_rules[i]->player && wg_all_rules[i]->player->policy) {
                play_scenario(wg_all_rules[i], s,
                        1 + (matches - 1) / OFFICERS_ONE_IN, true);
            }
        }
    }
    return 0;
}
