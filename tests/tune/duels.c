/*
 * duels.c --
 *
 *      Generals who compare positions by other weights, against those who do
 *      as they are.
 */

#include <math.h>
#include <stdio.h>

#include "evaluate.h"

/* By which the challenger plays: terms() is given nothing but a position. */
static struct {
    const WgPlayer *usual;
    const int *percent;
} by;

static void
weigh_so(const Game *g, int term[WG_TERMS])
{
    bool over = ((const WgFlow *)g)->side == WG_NOBODY;

    by.usual->terms(g, term);
    for (int i = 0; !over && by.usual->term[i].name; i++) {
        term[i] = (int)((int64_t)term[i] * by.percent[i] / 100);
    }
}

static int
play(const Scenarios *s, const WgRules *challenger, int side, int iterations,
        int n)
{
    WgContest *c = begin_contest(s, "general", n);
    int margin;

    wg_contest_value(c, side, challenger);
    for (int i = 0; i < 2 && iterations > 0; i++) {
        wg_contest_set_budget(c, i, iterations);
    }
    while (wg_contest_side(c) != WG_NOBODY) {
        wg_contest_decide(c);
    }
    margin = margin_of(wg_contest_match(c));
    wg_contest_free(c);
    return side == WG_FIRST ? margin : -margin;
}

void
play_duels(const Scenarios *s, int iterations, int pairs, int seed,
        const int percent[WG_TERMS])
{
    WgPlayer player = *s->rules->player;
    WgRules rules = *s->rules;
    int won = 0, lost = 0;
    double sum = 0, squares = 0;

    by.usual = s->rules->player;
    by.percent = percent;
    player.terms = weigh_so;
    rules.player = &player;
    for (int n = 0; n < pairs; n++) {
        int first = play(s, &rules, WG_FIRST, iterations, seed + n);
        int second = play(s, &rules, WG_SECOND, iterations, seed + n);
        int margin = first + second;

        won += margin > 0;
        lost += margin < 0;
        sum += margin;
        squares += margin * margin;
        fprintf(stderr, "%d: %d %d\n", seed + n, first, second);
    }
    printf("duels won %d, lost %d, equal %d; points %.2f (%.2f)\n", won, lost,
            pairs - won - lost, sum / pairs,
            sqrt((squares - sum * sum / pairs) / (pairs > 1
                ? pairs * (pairs - 1.0) : 1)));
}
