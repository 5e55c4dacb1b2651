/*
 * minds.c --
 *
 *      How fast computer players think, on one core: what an officer's answer
 *      takes, what a plan takes of which that is a part, and how many times a
 *      second a position is played on, as a search does, from the plans and
 *      the fights of officers' matches; and to the end of a turn that begins.
 *      "minds 20 monday" plays so many matches of each scenario.
 */

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../generic/core/player/player.h"

enum { MOST = 1 << 20 };        /* samples that are kept */
/* Of so many plans and fights one is played on, where that takes long of so
   few; so many times. */
enum { SHARED = 25, FEW = 5, TIMES = 8 };

/* How long something took each time, in nanoseconds. */
typedef struct Times {
    long count;
    int ns[MOST];
} Times;

/* How often positions were played on, and what that took. */
typedef struct Rate {
    long playouts, begun;
    double seconds;
} Rate;

typedef struct Bench {
    const WgRules *rules;
    Weights weights;
    WgLots lots;
    Times *answer, *plan;
    Rate plans, fights, turns;
    int turn;                   /* the last that was seen to begin */
    Game *g, *scratch;
} Bench;

/* ---- clocks ---- */

static int64_t
now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* What it takes to look twice. */
static int
clock_cost(void)
{
    enum { LOOKS = 10000 };
    int least = 1000000;

    for (int i = 0; i < LOOKS; i++) {
        int64_t began = now();
        int took = (int)(now() - began);

        least = took < least ? took : least;
    }
    return least;
}

static void
note(Times *t, int64_t ns)
{
    t->ns[t->count++ % MOST] = (int)ns;
}

static int
compare(const void *one, const void *other)
{
    return *(const int *)one - *(const int *)other;
}

static void
print_times(const char *what, Times *t)
{
    long kept = t->count < MOST ? t->count : MOST;
    double sum = 0;

    if (kept == 0) {
        return;
    }
    qsort(t->ns, (size_t)kept, sizeof t->ns[0], compare);
    for (long i = 0; i < kept; i++) {
        sum += t->ns[i];
    }
    printf("    %-8s %8ld, microseconds: mean %.2f, 99 %% %.2f, "
            "longest %.1f\n", what, t->count, sum / (double)kept / 1000,
            t->ns[kept * 99 / 100] / 1000.0, t->ns[kept - 1] / 1000.0);
}

/* ---- playing on ---- */

static void
play_on(Bench *b, Rate *rate, Until until, const Plan *plan, int side)
{
    int64_t began = now();

    for (int i = 0; i < TIMES; i++) {
        WgLots lots = { b->lots.state + (uint64_t)i };
        Plan plans[2];

        memset(plans, 0, sizeof plans);
        plans[side] = *plan;
        memcpy((void *)b->scratch, (const void *)b->g, b->rules->size);
        wg_play_out(b->rules, &b->weights, b->scratch, plans, until, &lots);
        rate->playouts++;
    }
    rate->seconds += (double)(now() - began) / 1e9;
}

static bool
is_turn(const Bench *b, Rate *rate)
{
    return rate->begun++ % (b->rules->player->toil > 1 ? FEW : SHARED) == 0;
}

static bool
is_worth_planning(const Bench *b, const Plan *before, const Plan *plan)
{
    const WgPlayer *player = b->rules->player;

    return player->phase && player->phase(b->g)
            && (plan->phase != before->phase || plan->stage != before->stage)
            && (player->is_worth_planning == NULL
                || player->is_worth_planning(b->g));
}

static void
print_rate(const char *what, const Rate *rate)
{
    if (rate->playouts) {
        printf("    played on from %-7s %6ld times, %.0f a second\n", what,
                rate->playouts, (double)rate->playouts / rate->seconds);
    }
}

/* ---- a match of two officers, who see all ---- */

static void
decide(Bench *b, Plan plans[2], int cost)
{
    const WgPlayer *player = b->rules->player;
    int side = ((WgFlow *)b->g)->side;
    Plan before = plans[side];
    int64_t began = now();
    WgAction action = wg_play_by(b->rules, &b->weights, b->g, &plans[side],
            &b->lots);
    int64_t took = now() - began - cost;
    bool is_new = plans[side].phase != before.phase
            || plans[side].stage < before.stage;

    note(is_new ? b->plan : b->answer, took < 0 ? 0 : took);
    if (is_worth_planning(b, &before, &plans[side])
            && is_turn(b, &b->plans)) {
        play_on(b, &b->plans, wg_until(b->rules, b->g,
                player->ahead ? player->ahead : 1, &plans[side]),
                &plans[side], side);
    }
    if (player->turns(b->g) != b->turn && is_turn(b, &b->turns)) {
        play_on(b, &b->turns, (Until){ .turns = player->turns(b->g) },
                &plans[side], side);
    }
    b->turn = player->turns(b->g);
    if (player->is_fight && !(player->phase && player->phase(b->g))
            && player->is_fight(b->g) && is_turn(b, &b->fights)) {
        play_on(b, &b->fights, wg_until(b->rules, b->g, 0, &plans[side]),
                &plans[side], side);
    }
    wg_do(b->rules, b->g, &action);
}

static void
play(Bench *b, const char *scenario, int seed, int cost)
{
    enum { RUNAWAY = 200000 };
    Plan plans[2];
    char secret[17];
    WgError err;
    WgMatch *m;

    snprintf(secret, sizeof secret, "%016d", seed);
    m = wg_match_new(b->rules->name, scenario, "", secret, &err);
    memcpy((void *)b->g, (const void *)m->game, b->rules->size);
    wg_match_free(m);
    memset(plans, 0, sizeof plans);
    for (int n = 0; n < RUNAWAY; n++) {
        int side = ((WgFlow *)b->g)->side;

        if (side == WG_NOBODY) {
            break;
        }
        if (side == WG_CHANCE) {
            wg_throw_lots(b->rules, b->g, &b->lots);
        } else {
            decide(b, plans, cost);
        }
    }
}

static void
bench_scenario(const WgRules *rules, const char *scenario, int matches,
        int cost)
{
    Bench b = { .rules = rules, .weights = wg_usual_weights(rules) };

    b.answer = wg_alloc(sizeof *b.answer);
    b.plan = wg_alloc(sizeof *b.plan);
    b.g = wg_alloc(rules->size);
    b.scratch = wg_alloc(rules->size);
    for (int i = 1; i <= matches; i++) {
        b.lots.state = (uint64_t)i;
        play(&b, scenario, i, cost);
    }
    printf("%s %s, %d matches\n", rules->name, scenario, matches);
    print_times("answers", b.answer);
    print_times("plans", b.plan);
    print_rate("plans", &b.plans);
    print_rate("fights", &b.fights);
    print_rate("turns", &b.turns);
    free(b.answer);
    free(b.plan);
    free((void *)b.g);
    free((void *)b.scratch);
}

int
main(int argc, char **argv)
{
    int matches = argc > 1 ? atoi(argv[1]) : 4, cost = clock_cost();

    for (int i = 0; wg_all_rules[i]; i++) {
        const WgRules *rules = wg_all_rules[i];
        const char *rest = rules->scenarios;

        if (rules->player == NULL || rules->player->policy == NULL
                || (argc > 2 && strcmp(argv[2], rules->name) != 0)) {
            continue;
        }
        while (*rest) {
            char name[40] = "";
            size_t length = strcspn(rest, " ");

            memcpy(name, rest, length);
            rest += length + (rest[length] == ' ');
            if (argc <= 3 || strcmp(argv[3], name) == 0) {
                bench_scenario(rules, name, matches, cost);
            }
        }
    }
    return 0;
}
