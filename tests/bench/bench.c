/*
 * bench.c --
 *
 *      How fast the rules are: random actions a second of one core, with all
 *      that is legal found at each; also with the position copied at each, as
 *      a search would; and the choices of players alone, without the throws of
 *      dice, as they are, with a redacted copy for each, and with a view as
 *      text.  "bench 2000 berezina" plays 2000 matches of each of its
 *      scenarios.
 */

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../fuzz/fuzz.h"

/* What is wanted: actions a second, and with a copy at each. */
typedef struct Wanted {
    const char *game;
    int actions, copies;
    int longer;                 /* so many times fewer matches are played */
} Wanted;

static const Wanted wanted[] = {
    { "borodino", 770000, 400000, 1 },
    { "monday", 770000, 400000, 1 },
    { "berezina", 160000, 120000, 1 },  /* with an automaton on a side */
    { "moskowa", 160000, 50000, 100 },
};

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
bench_play(const WgRules *rules, const char *scenario, int matches,
        int target)
{
    WgText what = {0};
    WgError err;
    double began = now();
    char *result = wg_simulate(rules->name, scenario, "", matches, 1812, &err);
    long actions = 0;

    sscanf(result, "matches %*d actions %ld", &actions);
    wg_print(&what, "%s %s", rules->name, scenario);
    print_rate(what.text, actions, now() - began, target);
    free(what.text);
    free(result);
}

/* walk_step() keeps the position before each action: a copy a step. */
static void
bench_copies(const WgRules *rules, int matches, int target)
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
    print_rate(what.text, actions, now() - began, target);
    printf("%-34s %10zu bytes\n%-34s %10zu bytes an action\n", "a position",
            rules->size, "the history of a match", sizeof(Entry));
    free(what.text);
    free(w.offer);
    free(w.entry);
}

/* What is done for each choice of a player. */
typedef enum Extra { NOTHING, REDACTED, VIEW } Extra;

static void
look(const WgRules *rules, const Game *g, Game *seen, int side, Extra extra)
{
    WgText out = {0};

    memcpy((void *)seen, (const void *)g, rules->size);
    rules->redact(seen, side);
    if (extra == VIEW) {
        wg_write_members(&out, rules, seen);
        free(out.text);
    }
}

/* Choices a second: throws of dice take their time, but do not count. */
static void
bench_choices(const WgRules *rules, int matches, Extra extra)
{
    static const char *const words[] = {
        "choices alone", "choices, a redacted copy each",
        "choices, a view as text each"
    };
    Walk w = { .name = "bench" };
    Game *seen = malloc(rules->size);
    WgText what = {0};
    double began = now();
    long choices = 0;

    for (int i = 0; i < matches; i++) {
        walk_begin(&w, rules, i % walk_scenarios(rules), 0, (uint64_t)i + 1);
        do {
            if (walk_flow(&w)->side >= 0) {
                choices++;
                if (extra != NOTHING) {
                    look(rules, w.g, seen, walk_flow(&w)->side, extra);
                }
            }
        } while (walk_step(&w));
        walk_end(&w);
    }
    wg_print(&what, "%s, %s", rules->name, words[extra]);
    printf("%-42s %10.0f a second\n", what.text,
            (double)choices / (now() - began));
    free(what.text);
    free((void *)seen);
    free(w.offer);
    free(w.entry);
}

static void
bench_game(const Wanted *game, int matches)
{
    const WgRules *rules = wg_find_rules(game->game);

    matches = 1 + (matches - 1) / game->longer;
    for (const char *s = rules->scenarios; *s; s += *s == ' ') {
        char scenario[40];
        size_t length = strcspn(s, " ");

        snprintf(scenario, sizeof scenario, "%.*s", (int)length, s);
        bench_play(rules, scenario, matches, game->actions);
        s += length;
    }
    bench_copies(rules, matches, game->copies);
    for (Extra extra = NOTHING; extra <= VIEW; extra++) {
        bench_choices(rules, 1 + matches / 10, extra);
    }
}

/* An umpire goes back so often, each time to where little is kept. */
static void
bench_back(const WgRules *rules, int lines)
{
    Walk w = { .name = "bench" };
    WgMatch *m;
    char *text;
    WgError err;
    double began;

    walk_begin(&w, rules, walk_scenarios(rules) - 1, 0, 1);
    while (w.n < 500 && walk_step(&w)) {
    }
    m = wg_match_at(walk_match(&w), w.n);
    walk_end(&w);
    for (int i = 0; i < lines; i++) {
        char back[40];

        snprintf(back, sizeof back, "back %d", w.n - 1 - i % 16);
        wg_match_apply(m, WG_UMPIRE, back, &err);
    }
    text = wg_match_save(m);
    wg_match_free(m);
    began = now();
    m = wg_match_load(text, &err);
    printf("%s, %d times back, loaded in %.2f s\n", rules->name, lines,
            now() - began);
    wg_match_free(m);
    free(text);
    free(w.offer);
    free(w.entry);
}

int
main(int argc, char **argv)
{
    int matches = argc > 1 ? atoi(argv[1]) : 1000;

    printf("In C, one core, what is legal found at each action:\n");
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        if (argc <= 2 || strcmp(argv[2], wanted[i].game) == 0) {
            bench_game(&wanted[i], matches);
        }
    }
    for (int i = 0; argc <= 2 && wg_all_rules[i]; i++) {
        bench_back(wg_all_rules[i], 20000);
    }
    return 0;
}
