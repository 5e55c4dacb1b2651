/*
 * fuzz-odds.c --
 *
 *      Exact odds against two other computations: every throw followed face by
 *      face, without knowing which faces mean the same; and some hundred
 *      rounds fought with random dice.
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/borodino/chapters.h"
#include "fuzz.h"

extern const WgRules borodino_rules;

enum { ONE_IN = 60, ROUNDS = 400, FEW_DICE = 9, STEPS = 80, LEAST = 5 };

/* Steps of both sides together that one end has lost. */
static int
lost(const Game *before, const Game *g)
{
    int sum = 0;

    for (int u = 0; u < BLOCKS; u++) {
        if (before->unit[u].place == before->battle.area) {
            sum += (g->unit[u].place == LOST ? block_of(before, u)->faces
                    : g->unit[u].face) - before->unit[u].face;
        }
    }
    return sum;
}

/* The chance of each number of steps; together 1. */
static void
spread(Walk *w, const WgOdds *odds, double *chance)
{
    double all = 0;

    for (int i = 0; i < odds->count; i++) {
        chance[lost(w->g, wg_odds_game(w->rules, odds, i))] +=
                odds->chance[i];
        all += odds->chance[i];
    }
    if (fabs(all - 1) > 1e-9) {
        walk_fail(w, "all ends together have chance %g", all);
    }
}

static double
chance_of(const WgRules *rules, const WgOdds *odds, const Game *end)
{
    for (int i = 0; i < odds->count; i++) {
        if (memcmp((const void *)wg_odds_game(rules, odds, i),
                (const void *)end, rules->size) == 0) {
            return odds->chance[i];
        }
    }
    return 0;
}

/* The same ends with the same chances, whether faces are told apart or not. */
static void
check_faces(Walk *w, const WgOdds *odds)
{
    WgRules plain = *w->rules;
    WgOdds ends;

    plain.equivalent_faces = NULL;
    wg_odds(&plain, w->g, bor_fight_on, 0, bor_is_past_round,
            w->g->battle.round, NULL, &ends);
    for (int i = 0; i < ends.count; i++) {
        double chance = chance_of(w->rules, odds,
                wg_odds_game(w->rules, &ends, i));

        if (fabs(chance - ends.chance[i]) > 1e-9) {
            walk_fail(w, "an end has chance %g face by face, else %g",
                    ends.chance[i], chance);
        }
    }
    if (ends.count != odds->count) {
        walk_fail(w, "%d ends face by face, else %d", ends.count,
                odds->count);
    }
    wg_odds_free(&ends);
}

/* Fight the round with random dice; the steps lost. */
static int
fight_round(Walk *w, Game *g, WgOffer *offer)
{
    int round = g->battle.round;

    while (!bor_is_past_round(g, round)) {
        uint8_t dice[WG_DICE];

        if (g->flow.side == WG_CHANCE) {
            for (int i = 0; i < g->flow.dice; i++) {
                dice[i] = (uint8_t)(1 + walk_chance(w, 6));
            }
            wg_throw(w->rules, g, dice);
        } else {
            wg_offer(w->rules, g, offer);
            wg_do(w->rules, g, &offer->action[bor_fight_on(g, offer, 0)]);
        }
    }
    return lost(w->g, g);
}

/* Chi-square over the numbers of steps that are not too rare, these together;
   its bound is exceeded by chance once in some millions. */
static void
check_luck(Walk *w, const double *chance)
{
    WgOffer *offer = malloc(sizeof *offer);
    int count[STEPS] = { 0 }, classes = 0, rare = ROUNDS;
    double sum = 0, left = ROUNDS;

    for (int i = 0; i < ROUNDS; i++) {
        Game g = *w->g;

        count[fight_round(w, &g, offer)]++;
    }
    free(offer);
    for (int n = 0; n < STEPS; n++) {
        double mean = ROUNDS * chance[n];

        if (mean >= LEAST) {
            sum += (count[n] - mean) * (count[n] - mean) / mean;
            left -= mean;
            rare -= count[n];
            classes++;
        }
    }
    sum += left > 1e-6 ? (rare - left) * (rare - left) / fmax(left, LEAST)
            : rare * 1e6;
    if (sum > classes + 8 * sqrt(2.0 * classes) + 16) {
        walk_fail(w, "chi-square of the steps lost is %g in %d classes", sum,
                classes);
    }
}

static int
dice_to_come(const Game *g)
{
    int dice = 0;

    for (int u = 0; u < BLOCKS; u++) {
        dice += bor_in_battle(g, u) && !g->unit[u].acted
                ? strength_of(g, u) : 0;
    }
    return dice;
}

static void
watch(Walk *w)
{
    WgOdds odds;
    double chance[STEPS] = { 0 };

    if (w->g->battle.area == NONE || w->g->battle.winner != NONE
            || walk_flow(w)->side < 0 || walk_chance(w, ONE_IN)
            || bor_is_past_round(w->g, w->g->battle.round)) {
        return;
    }
    w->looked++;
    wg_odds(w->rules, w->g, bor_fight_on, 0, bor_is_past_round,
            w->g->battle.round, NULL, &odds);
    spread(w, &odds, chance);
    check_luck(w, chance);
    if (dice_to_come(w->g) <= FEW_DICE) {
        check_faces(w, &odds);
    }
    wg_odds_free(&odds);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 30, &borodino_rules, watch);
}
