/*
 * contest.c --
 *
 *      Matches of computers, so that anyone can measure how well they play.
 */

#include <stdlib.h>
#include <string.h>

#include "player.h"

struct WgContest {
    WgMatch *match;
    WgComputer *player[2];
    WgLots dice;
};

static WgMatch *
begin(const char *game, const char *scenario, const char *options,
        WgLots *dice, WgError *err)
{
    char secret[17];

    for (int i = 0; i < 16; i++) {
        secret[i] = "0123456789abcdef"[wg_lot(dice, 16)];
    }
    secret[16] = '\0';
    return wg_match_new(game, scenario, options, secret, err);
}

WgContest *
wg_contest_new(const char *game, const char *scenario, const char *options,
        const char *first, const char *second, int seed, WgError *err)
{
    WgContest *c = wg_alloc(sizeof *c);

    c->dice.state = (uint64_t)(unsigned)seed;
    c->match = begin(game, scenario, options, &c->dice, err);
    if (c->match) {
        c->player[0] = wg_computer_new(game, WG_FIRST, first, seed, err);
    }
    if (c->player[0]) {
        c->player[1] = wg_computer_new(game, WG_SECOND, second, seed, err);
    }
    if (c->player[1] == NULL) {
        wg_contest_free(c);
        return NULL;
    }
    return c;
}

void
wg_contest_free(WgContest *c)
{
    if (c) {
        wg_match_free(c->match);
        wg_computer_free(c->player[0]);
        wg_computer_free(c->player[1]);
        free(c);
    }
}

void
wg_contest_set_budget(WgContest *c, int side, int iterations)
{
    if (side == WG_FIRST || side == WG_SECOND) {
        wg_computer_set_budget(c->player[side], iterations);
    }
}

static void
roll(WgContest *c)
{
    Entry entry = { .side = WG_CHANCE, .barrier = true,
            .dice = wg_flow(c->match)->dice };

    for (int i = 0; i < entry.dice; i++) {
        entry.die[i] = (uint8_t)(1 + wg_lot(&c->dice, 6));
    }
    wg_push(c->match, entry);
}

void
wg_contest_weigh(WgContest *c, int side, const int *weights)
{
    memcpy(c->player[side]->weights.of[side], weights,
            sizeof c->player[side]->weights.of[side]);
}

void
wg_contest_value(WgContest *c, int side, const WgRules *rules)
{
    if (c->player[side]->search) {
        c->player[side]->search->rules = rules;
    }
}

int
wg_contest_side(WgContest *c)
{
    while (wg_match_side(c->match) == WG_CHANCE) {
        roll(c);
    }
    return wg_match_side(c->match);
}

int
wg_contest_decide(WgContest *c)
{
    int side = wg_contest_side(c), left;
    WgError err;

    if (side < 0) {
        return 0;
    }
    left = wg_computer_begin(c->player[side], c->match, &err);
    while (left > 0 && c->player[side]->searching) {
        left = wg_computer_think(c->player[side], left);
    }
    wg_push(c->match, (Entry){ .side = (int8_t)side,
            .action = c->player[side]->answer });
    return c->player[side]->iterations;
}

const WgMatch *
wg_contest_match(const WgContest *c)
{
    return c->match;
}
