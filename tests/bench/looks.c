/*
 * looks.c --
 *
 *      How long La Bataille de la Moskowa takes to find where one counter may
 *      go and whether one hex sees another, in random matches of the whole
 *      battle: in the mean, and of the longest one, each the least of some
 *      tries.  At most 0.2 ms are wanted.
 */

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "generic/moskowa/sight.h"
#include "generic/moskowa/stacks.h"
#include "../fuzz/fuzz.h"

enum { TRIES = 5, POSITIONS = 40, APART = 25, SIGHTS = 200 };

/* Microseconds: how many times, their sum, the longest. */
typedef struct Spent {
    long count;
    double sum, longest;
} Spent;

static double
now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void
add(Spent *spent, double least)
{
    spent->count++;
    spent->sum += least;
    spent->longest = least > spent->longest ? least : spent->longest;
}

static double
reach_of(const WgRules *rules, const Game *g, int u, WgWays *ways)
{
    double least = 1e9;

    for (int i = 0; i < TRIES; i++) {
        double began = now();

        ways->count = 0;
        rules->ways(g, u, ways);
        began = now() - began;
        least = began < least ? began : least;
    }
    return least;
}

/* Of all who stand there, that have where to go. */
static void
try_reaches(const WgRules *rules, const Game *g, WgWays *ways, Spent *spent)
{
    for (int i = 0; i < g->placed; i++) {
        double least = reach_of(rules, g, g->stack[i], ways);

        if (ways->count > 1) {
            add(spent, least);
        }
    }
}

/* As far as fire goes, on no straight line; or less far, at the edge. */
static int
far_from(int hex, int side)
{
    for (int i = 0; i < FARTHEST; i++) {
        int to = moskowa_near[hex][(side + i % 2) % WG_HEX_SIDES];

        hex = to >= 0 ? to : hex;
    }
    return hex;
}

/* So many at once, for one is shorter than a clock can tell. */
static void
try_sights(const Game *g, Spent *spent, long *seen)
{
    for (int i = 0; i < g->placed; i++) {
        int from = g->unit[g->stack[i]].hex, to = far_from(from, i);
        double least = 1e9;

        for (int n = 0; n < TRIES; n++) {
            double began = now();

            for (int k = 0; k < SIGHTS; k++) {
                *seen += msk_sees(g, from, to);
            }
            began = (now() - began) / SIGHTS;
            least = began < least ? began : least;
        }
        add(spent, least);
    }
}

static void
print_spent(const char *what, const Spent *spent)
{
    printf("%-34s %8ld, in the mean %8.3f us, the longest %8.3f us   target "
            "200\n", what, spent->count, spent->sum
                / (double)(spent->count ? spent->count : 1), spent->longest);
}

int
main(void)
{
    const WgRules *rules = wg_find_rules("moskowa");
    WgWays *ways = malloc(sizeof *ways);
    Walk w = { .name = "looks" };
    Spent reach = {0}, sight = {0};
    int left = POSITIONS;
    long seen = 0;

    walk_begin(&w, rules, walk_scenarios(rules) - 1, 0, 1812);
    while (left > 0 && walk_step(&w)) {
        if (w.n % APART == 0) {
            try_reaches(rules, w.g, ways, &reach);
            try_sights(w.g, &sight, &seen);
            left--;
        }
    }
    walk_end(&w);
    print_spent("moskowa, where a counter may go", &reach);
    print_spent("moskowa, a line of sight", &sight);
    printf("%-34s %8.0f in a hundred are seen\n", "",
            100.0 * (double)seen / TRIES / SIGHTS / (double)sight.count);
    free(ways);
    free(w.offer);
    free(w.entry);
    return 0;
}
