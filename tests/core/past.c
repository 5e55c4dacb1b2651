/*
 * past.c --
 *
 *      A history in which an umpire goes back again and again: each line of it
 *      costs no more than some actions done again, whatever it goes back to,
 *      and the position is the one that was there.  Counted, not timed.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../fuzz/fuzz.h"

enum { FORWARD = 600, LINES = 20000, LINES_ELSEWHERE = 2000 };

/* Play a match of up to so many random actions. */
static WgMatch *
long_match(Walk *w, const WgRules *rules, unsigned seed)
{
    WgMatch *m;

    walk_begin(w, rules, walk_scenarios(rules) - 1, 0, seed);
    while (w->n < FORWARD && walk_step(w)) {
    }
    m = wg_match_at(walk_match(w), w->n);
    walk_end(w);
    return m;
}

/* The lines cost no more than that many actions done again, each. */
static void
check_cost(Walk *w, const WgMatch *m, long before, int lines)
{
    if (m->redone - before > (long)lines * PAST_STRIDE) {
        fprintf(stderr, "past: %s: %ld actions done again for %d lines\n",
                w->rules->name, m->redone - before, lines);
        exit(1);
    }
    w->looked += m->redone - before;
}

/* Is the position the one after n actions of another match?  Of the flow, what
   was told last is not a part of it. */
static void
check_position(Walk *w, const WgMatch *m, const WgMatch *played, int n)
{
    WgMatch *there = wg_match_at(played, n);
    char *is = wg_match_view(m, WG_UMPIRE);
    char *was = wg_match_view(there, WG_UMPIRE);

    if (strcmp(is, was) != 0) {
        fprintf(stderr, "past: %s: back to %d is not what was there\n",
                w->rules->name, n);
        exit(1);
    }
    free(is);
    free(was);
    wg_match_free(there);
}

/* Back to anywhere, mostly far from a position that is kept; a branch now and
   then, on which something else is thrown or entry. */
static void
go_back(Walk *w, WgMatch *m, const WgMatch *played, int lines)
{
    long before = m->redone;

    for (int i = 0; i < lines; i++) {
        int n = 1 + (int)walk_chance(w, (unsigned)played->length - 1);
        char text[40];
        WgError err;

        snprintf(text, sizeof text, "back %d", n);
        wg_match_apply(m, WG_UMPIRE, text, &err);
        if (err.code != WG_OK) {
            fprintf(stderr, "past: %s\n", err.text);
            exit(1);
        }
        if (i % 200 == 0) {
            check_position(w, m, played, n);
        }
    }
    check_cost(w, m, before, lines);
}

static void
check_game(Walk *w, const WgRules *rules, int lines, unsigned seed)
{
    WgMatch *m = long_match(w, rules, seed), *again;
    WgMatch *played = wg_match_at(m, m->length);
    char *text, *is, *was;
    WgError err;

    w->rules = rules;
    go_back(w, m, played, lines);
    text = wg_match_save(m);
    again = wg_match_load(text, &err);
    if (again == NULL || *wg_match_fault(again)
            || again->length != m->length) {
        fprintf(stderr, "past: %s: does not load\n", rules->name);
        exit(1);
    }
    check_cost(w, again, 0, lines);
    is = wg_match_view(again, WG_UMPIRE);
    was = wg_match_view(m, WG_UMPIRE);
    if (strcmp(is, was) != 0) {
        fprintf(stderr, "past: %s: loads as something else\n", rules->name);
        exit(1);
    }
    free(is);
    free(was);
    free(text);
    wg_match_free(again);
    wg_match_free(played);
    wg_match_free(m);
}

int
main(int argc, char **argv)
{
    unsigned seed = argc > 1 ? (unsigned)atoi(argv[1]) : 1812;
    Walk w = { .name = "past" };

    for (int i = 0; wg_all_rules[i]; i++) {
        check_game(&w, wg_all_rules[i], i ? LINES_ELSEWHERE : LINES, seed);
    }
    printf("%s: %ld actions done again\n", w.name, w.looked);
    free(w.offer);
    free(w.entry);
    return 0;
}
