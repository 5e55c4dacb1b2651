/*
 * tune.c --
 *
 *      Finds better weights for the computers of a game, by matches of its
 *      officers with themselves:
 *
 *              tune GAME SCENARIO,... TRIES SEED
 *
 *      One side's weights are changed a little, and matches with the same
 *      dice compared; a change is kept if it is better by more than chance.
 *      Against the weights of before, and those found for the other side.
 *      Writes the rows of generic/GAME/player/weights.c, and how both sides do
 *      in matches of other seeds.
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "contests.h"

enum { LEAST = 32, MOST = 256 };

typedef struct Tuning {
    Scenarios scenarios;
    const WgWeight *table;
    int count;
    Weights usual, found;
    WgLots lots;
} Tuning;

/* ---- a match ---- */

/* How well it went for the first side: who won, and a little by how much. */
static double
play(const Tuning *t, const Weights *first, const Weights *second, int n)
{
    enum { FINE = 16 };
    WgContest *c = begin_contest(&t->scenarios, "officer", n);
    double value;
    int winner;

    wg_contest_weigh(c, WG_FIRST, first->of[0]);
    wg_contest_weigh(c, WG_SECOND, second->of[1]);
    while (wg_contest_side(c) != WG_NOBODY) {
        wg_contest_decide(c);
    }
    winner = wg_match_winner(wg_contest_match(c));
    value = wg_match_score(wg_contest_match(c), WG_UMPIRE, WG_FIRST)
            - wg_match_score(wg_contest_match(c), WG_UMPIRE, WG_SECOND);
    value = value / FINE + (winner == WG_FIRST ? 1 : winner == WG_SECOND
            ? 0 : 0.5);
    wg_contest_free(c);
    return value;
}

/* As a side, by these weights; every third match against the usual enemy. */
static double
play_as(const Tuning *t, int side, const Weights *weights, int n)
{
    const Weights *enemy = n % 3 ? &t->found : &t->usual;

    return side == WG_FIRST ? play(t, weights, enemy, n)
            : -play(t, enemy, weights, n);
}

/* ---- a try ---- */

static Weights
changed(Tuning *t, int side)
{
    Weights tried = t->found;
    int changes = 1 + (int)wg_lot(&t->lots, 2);

    for (int n = 0; n < changes; n++) {
        int i = (int)wg_lot(&t->lots, (unsigned)t->count);
        const WgWeight *w = &t->table[i];
        int range = (w->high - w->low) / 4 + 1;
        int to = tried.of[side][i] - range
                + (int)wg_lot(&t->lots, 2 * (unsigned)range + 1);

        tried.of[side][i] = to < w->low ? w->low : to > w->high ? w->high
                : to;
    }
    return tried;
}

/* By how many standard errors it is better; it is given up early. */
static double
compare(const Tuning *t, int side, const Weights *tried, int seed)
{
    double sum = 0, squares = 0, lead = 0;

    for (int n = 1; n <= MOST; n++) {
        double by = play_as(t, side, tried, seed + n)
                - play_as(t, side, &t->found, seed + n);

        sum += by;
        squares += by * by;
        if (n >= LEAST && (n & (n - 1)) == 0) {
            lead = sum / sqrt(squares + 1e-9);
            if (lead < 0.5) {
                return lead;
            }
        }
    }
    return lead;
}

static void
improve(Tuning *t, int tries)
{
    const double enough = 1.8;

    for (int n = 0; n < tries; n++) {
        int side = (int)wg_lot(&t->lots, 2);
        Weights tried = changed(t, side);
        double lead = compare(t, side, &tried, 100000 + n * MOST);

        if (lead > enough) {
            t->found = tried;
            fprintf(stderr, "try %d: side %d better by %.1f errors:", n, side,
                    lead);
            for (int i = 0; i < t->count; i++) {
                fprintf(stderr, " %d", t->found.of[side][i]);
            }
            fprintf(stderr, "\n");
        }
    }
}

/* ---- what was found ---- */

static double
share(const Tuning *t, const Weights *first, const Weights *second)
{
    enum { MATCHES = 400 };
    int won = 0;

    for (int n = 1; n <= MATCHES; n++) {
        won += play(t, first, second, n) > 0.5;
    }
    return 100.0 * won / MATCHES;
}

static void
report(const Tuning *t)
{
    for (int i = 0; i < t->count; i++) {
        printf("    { \"%s\", %d, %d, { %d, %d } },\n", t->table[i].name,
                t->table[i].low, t->table[i].high, t->found.of[0][i],
                t->found.of[1][i]);
    }
    printf("won by the first side, in percent of 400 matches: "
            "%.1f before, %.1f by its new weights, %.1f by the other's, "
            "%.1f by both\n",
            share(t, &t->usual, &t->usual), share(t, &t->found, &t->usual),
            share(t, &t->usual, &t->found), share(t, &t->found, &t->found));
}

int
main(int argc, char **argv)
{
    const WgRules *rules = argc < 5 ? NULL : wg_find_rules(argv[1]);
    Tuning t = { .count = 0 };

    if (rules == NULL || rules->player == NULL
            || rules->player->weights == NULL) {
        fprintf(stderr, "tune GAME SCENARIO,... TRIES SEED\n");
        return 2;
    }
    t.table = rules->player->weights;
    while (t.table[t.count].name) {
        t.count++;
    }
    t.scenarios = read_scenarios(rules, argv[2]);
    t.usual = t.found = wg_usual_weights(rules);
    t.lots.state = (uint64_t)atoi(argv[4]);
    improve(&t, atoi(argv[3]));
    report(&t);
    return 0;
}
