/*
 * told-reasons.c --
 *
 *      Matches in which reasons are checked: see told-reasons.h.
 */

#include <stdio.h>

#include "told-reasons.h"

enum { MOST_ACTIONS = 2500 };

void
look_on(const WgRules *rules, const char *scenario, int matches,
        void (*look)(const WgRules *, const Game *))
{
    for (int seed = 1; seed <= matches; seed++) {
        WgError err;
        WgContest *contest = wg_contest_new(rules->name, scenario, "",
                seed % 2 ? "officer" : "recruit", "officer", seed, &err);
        const WgMatch *m = wg_contest_match(contest);

        while (wg_contest_side(contest) != WG_NOBODY
                && m->length < MOST_ACTIONS) {
            look(rules, m->game);
            wg_contest_decide(contest);
        }
        wg_contest_free(contest);
    }
}

bool
were_told(const WgWhy *wanted, size_t count, const long *told)
{
    bool all = true;

    printf("reasons:");
    for (size_t i = 0; i < count; i++) {
        printf(" %ld", told[wanted[i]]);
        if (told[wanted[i]] == 0) {
            fprintf(stderr, "reasons: never %d\n", wanted[i]);
            all = false;
        }
    }
    printf("\n");
    return all;
}
