/*
 * fuzz-odds.c --
 *
 *      Exact odds against two other reckonings: every throw followed face by
 *      face, without knowing which faces mean the same; and some hundred
 *      rounds fought with random dice.
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../generic/borodino/chapters.h"
#include "fuzz.h"

enum { ONE_IN = 60, ROUNDS = 400, FEW_DICE = 9 };

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

static void
moments(const WgRules *rules, const Game *g, const WgOdds *odds,
        double *mean, double *variance)
{
    double all = 0, square = 0;

    *mean = 0;
    for (int i = 0; i < odds->count; i++) {
        int n = lost(g, wg_odds_game(rules, odds, i));

        all += odds->chance[i];
        *mean += odds->chance[i] * n;
        square += odds->chance[i] * n * n;
    }
    *variance = square - *mean * *mean;
    *mean += (all - 1) * 1e6;           /* so that it fails if not 1 */
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

    plain.alike = NULL;
    wg_odds(&plain, w->g, bor_fight_on, bor_is_past_round,
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
            wg_do(w->rules, g, &offer->action[bor_fight_on(g, offer)]);
        }
    }
    return lost(w->g, g);
}

static void
check_luck(Walk *w, double mean, double variance)
{
    WgOffer *offer = malloc(sizeof *offer);
    double sum = 0;

    for (int i = 0; i < ROUNDS; i++) {
        Game g = *w->g;

        sum += fight_round(w, &g, offer);
    }
    free(offer);
    if (fabs(sum / ROUNDS - mean) > 6 * sqrt(variance / ROUNDS) + 1e-6) {
        walk_fail(w, "%g steps a round are lost, not %g", sum / ROUNDS, mean);
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
    double mean, variance;

    if (w->g->battle.area == NONE || w->g->battle.winner != NONE
            || walk_flow(w)->side < 0 || walk_chance(w, ONE_IN)
            || bor_is_past_round(w->g, w->g->battle.round)) {
        return;
    }
    w->looked++;
    wg_odds(w->rules, w->g, bor_fight_on, bor_is_past_round,
            w->g->battle.round, NULL, &odds);
    moments(w->rules, w->g, &odds, &mean, &variance);
    check_luck(w, mean, variance);
    if (dice_to_come(w->g) <= FEW_DICE) {
        check_faces(w, &odds);
    }
    wg_odds_free(&odds);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 60, &borodino_rules, watch);
}
