/*
 * evaluate.c --
 *
 *      By which weights what a position is worth foretells how its match ends:
 *
 *              evaluate play GAME SCENARIO,... ITERATIONS MATCHES SEED > rows
 *              evaluate fit GAME < rows
 *              evaluate duels GAME SCENARIO,... ITERATIONS PAIRS SEED \
 *                      TERM=PERCENT,...
 *
 *      The rows of several runs of other seeds can be put one after another.
 *      What is fitted are the terms of what a position is worth, each as it is
 *      weighed there; its percentages say what the constants in
 *      generic/GAME/player/worth.c are to be multiplied by, 100 where they are
 *      as they should be beside the others.  With these `duels` plays.  With 0
 *      iterations `play` has officers, and `duels` generals with as many as
 *      they have.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate.h"

static int
terms_of(const WgPlayer *player)
{
    int count = 0;

    while (player->term[count].name) {
        count++;
    }
    return count;
}

/* ---- rows ---- */

static void
write_rows(const Rows *rows, int terms)
{
    for (int n = 0; n < rows->count; n++) {
        const Row *row = &rows->row[n];

        printf("%d %d %g %g", row->match, row->group, row->end[IN_POINTS],
                row->end[IN_WINS]);
        for (int i = 0; i < terms; i++) {
            printf(" %g", row->term[i]);
        }
        printf("\n");
    }
}

static bool
read_row(Row *row, int terms)
{
    bool read = scanf("%d %d %lf %lf", &row->match, &row->group,
            &row->end[IN_POINTS], &row->end[IN_WINS]) == 4;

    for (int i = 0; read && i < terms; i++) {
        read = scanf("%lf", &row->term[i]) == 1;
    }
    return read;
}

/* ---- what was found ---- */

/* In hundredths of what it is now, where the fit by all terms in their present
   proportions is 100. */
static void
print_fit(const WgPlayer *player, const char *name, const Fit *fit, double one)
{
    printf("%s: %.4f of the squares foretold\n", name, fit->told);
    for (int i = 0; player->term[i].name; i++) {
        printf("  %-22s %6.0f (%.0f)\n", player->term[i].name,
                100 * fit->by[i] / one, 100 * fit->error[i] / one);
    }
    for (int i = 0; player->term[i].name; i++) {
        printf("%s%s=%.0f", i ? "," : "", player->term[i].name,
                100 * fit->by[i] / one);
    }
    printf("\n");
}

/* Terms of both sides that differ in nothing else have one weight. */
static int
bundle_sides(const WgPlayer *player, int bundle[WG_TERMS])
{
    int count = 0;

    for (int i = 0; player->term[i].name; i++) {
        const char *name = player->term[i].name, *end = strstr(name, "_second");

        bundle[i] = count;
        for (int k = 0; end && k < i; k++) {
            const char *other = player->term[k].name;
            size_t length = (size_t)(end - name);

            if (strncmp(name, other, length) == 0
                    && strcmp(other + length, "_first") == 0) {
                bundle[i] = bundle[k];
            }
        }
        count += bundle[i] == count;
    }
    return count;
}

/* The fit with the pull that foretells most. */
static Fit
best_fit(Task *t)
{
    static const double pull[] = { 0.001, 0.01, 0.03, 0.1, 0.3, 1 };
    Fit best = { .told = -1 };
    double of = 0;

    for (size_t i = 0; i < sizeof pull / sizeof pull[0]; i++) {
        Fit fit;

        t->pull = pull[i];
        fit = fit_rows(t);
        if (fit.told > best.told) {
            best = fit;
            of = pull[i];
        }
    }
    printf("with a pull of %g ", of);
    return best;
}

static void
fit_end(const WgPlayer *player, const Rows *rows, End end)
{
    int bundle[WG_TERMS] = {0};
    Task t = { .rows = rows, .end = end, .terms = terms_of(player),
        .bundles = 1, .bundle = bundle };
    Fit fit = fit_rows(&t);

    if (fit.by[0] <= 0) {
        printf("nothing: all end alike, or not by that\n");
        return;
    }
    t.usual = fit.by[0];
    printf("as it is: %.4f of the squares foretold, by %.5f (%.5f)\n",
            fit.told, fit.by[0], fit.error[0]);
    t.bundles = bundle_sides(player, bundle);
    fit = best_fit(&t);
    print_fit(player, "both sides alike", &fit, t.usual);
    for (int i = 0; i < t.terms; i++) {
        bundle[i] = i;
    }
    t.bundles = t.terms;
    fit = best_fit(&t);
    print_fit(player, "each side", &fit, t.usual);
}

static void
fit_all(const WgPlayer *player)
{
    enum { LEAST = 20 };
    Rows rows = { .count = 0 };
    Row row = { .match = 0 };
    int terms = terms_of(player);

    while (read_row(&row, terms)) {
        rows_add(&rows, &row);
    }
    rows_level(&rows, LEAST);
    printf("%d positions\n---- points ----\n", rows.count);
    fit_end(player, &rows, IN_POINTS);
    printf("---- wins ----\n");
    fit_end(player, &rows, IN_WINS);
    rows_free(&rows);
}

/* ---- asked ---- */

/* "held=80,near=120"; what is not named stays. */
static void
read_percent(const WgPlayer *player, char *list, int percent[WG_TERMS])
{
    for (int i = 0; i < WG_TERMS; i++) {
        percent[i] = 100;
    }
    for (char *word = strtok(list, ","); word; word = strtok(NULL, ",")) {
        char *value = strchr(word, '=');
        int i = 0;

        if (value) {
            *value++ = '\0';
        }
        while (player->term[i].name && strcmp(player->term[i].name, word)) {
            i++;
        }
        if (player->term[i].name == NULL || value == NULL) {
            fprintf(stderr, "no term \"%s\"\n", word);
            exit(2);
        }
        percent[i] = atoi(value);
    }
}

static void
play_them(const WgRules *rules, char **argv)
{
    Rows rows = { .count = 0 };
    Scenarios s = read_scenarios(rules, argv[3]);

    play_positions(&s, atoi(argv[4]), atoi(argv[5]), atoi(argv[6]), &rows);
    write_rows(&rows, terms_of(rules->player));
    rows_free(&rows);
}

static void
duel(const WgRules *rules, char **argv)
{
    Scenarios s = read_scenarios(rules, argv[3]);
    int percent[WG_TERMS];

    read_percent(rules->player, argv[7], percent);
    play_duels(&s, atoi(argv[4]), atoi(argv[5]), atoi(argv[6]), percent);
}

int
main(int argc, char **argv)
{
    const WgRules *rules = argc > 2 ? wg_find_rules(argv[2]) : NULL;

    if (rules == NULL || rules->player == NULL
            || rules->player->terms == NULL) {
        argc = 0;
    }
    if (argc == 3 && strcmp(argv[1], "fit") == 0) {
        fit_all(rules->player);
    } else if (argc == 7 && strcmp(argv[1], "play") == 0) {
        play_them(rules, argv);
    } else if (argc == 8 && strcmp(argv[1], "duels") == 0) {
        duel(rules, argv);
    } else {
        fprintf(stderr, "evaluate play GAME SCENARIO,... ITERATIONS MATCHES "
                "SEED\nevaluate fit GAME\nevaluate duels GAME SCENARIO,... "
                "ITERATIONS PAIRS SEED TERM=PERCENT,...\n");
        return 2;
    }
    return 0;
}
