/*
 * bench.c --
 *
 *      How fast the rules are: random actions a second of one core, with all
 *      that is legal found at each; also with the position copied at each, as
 *      a search would.  "bench 2000" plays 2000 matches of each scenario.
 */

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fuzz.h"

enum { TARGET = 770000, TARGET_COPY = 400000 };

static double
now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void
print_rate(const char *what, long actions, double seconds, int target)
{
    double rate = (double)actions / seconds;

    printf("%-34s %10.0f a second   target %7d   x %.2f\n", what, rate, target,
            rate / target);
}

static void
bench_play(const WgRules *rules, const char *scenario, int matches)
{
    WgText what = {0};
    WgError err;
    double began = now();
    char *result = wg_simulate(rules->name, scenario, "", matches, 1812, &err);
    long actions = 0;

    sscanf(result, "matches %*d actions %ld", &actions);
    wg_print(&what, "%s %s", rules->name, scenario);
    print_rate(what.text, actions, now() - began, TARGET);
    free(what.text);
    free(result);
}

/* walk_step() keeps the position before each action: a copy a step. */
static void
bench_copies(const WgRules *rules, int matches)
{
    Walk w = { .name = "bench" };
    WgText what = {0};
    double began = now();
    long actions = 0;

    for (int i = 0; i < matches; i++) {
        walk_begin(&w, rules, i % walk_scenarios(rules), 0,
                (uint64_t)i + 1);
        while (walk_step(&w)) {
        }
        actions += w.n;
        walk_end(&w);
    }
    wg_print(&what, "%s, a copy a step", rules->name);
    print_rate(what.text, actions, now() - began, TARGET_COPY);
    printf("%-34s %10zu bytes\n%-34s %10zu bytes an action\n", "a position",
            rules->size, "the history of a match", sizeof(Done));
    free(what.text);
    free(w.offer);
    free(w.done);
}

static void
bench_game(const WgRules *rules, int matches)
{
    for (const char *s = rules->scenarios; *s; s += *s == ' ') {
        char scenario[40];
        size_t length = strcspn(s, " ");

        snprintf(scenario, sizeof scenario, "%.*s", (int)length, s);
        bench_play(rules, scenario, matches);
        s += length;
    }
    bench_copies(rules, matches);
}

int
main(int argc, char **argv)
{
    static const char *const games[] = { "borodino", "monday" };
    int matches = argc > 1 ? atoi(argv[1]) : 1000;

    printf("In C, one core, what is legal found at each action:\n");
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        bench_game(wg_find_rules(games[i]), matches);
    }
    return 0;
}
