/*
 * contests.c --
 *
 *      Matches of computers for those who play many.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "contests.h"

Scenarios
read_scenarios(const WgRules *rules, char *list)
{
    Scenarios s = { .rules = rules };

    for (char *word = strtok(list, ","); word && s.count < SCENARIOS;
            word = strtok(NULL, ",")) {
        snprintf(s.name[s.count++], sizeof s.name[0], "%s", word);
    }
    return s;
}

WgContest *
begin_contest(const Scenarios *s, const char *level, int n)
{
    WgError err;
    WgContest *c = wg_contest_new(s->rules->name, s->name[n % s->count], "",
            level, level, n, &err);

    if (c == NULL) {
        fprintf(stderr, "%s\n", err.text);
        exit(1);
    }
    return c;
}

int
margin_of(const WgMatch *m)
{
    int winner = wg_match_winner(m);
    int by = wg_match_score(m, WG_UMPIRE, WG_FIRST)
            - wg_match_score(m, WG_UMPIRE, WG_SECOND);

    return winner == WG_FIRST && by < 1 ? 1
            : winner == WG_SECOND && by > -1 ? -1 : by;
}
