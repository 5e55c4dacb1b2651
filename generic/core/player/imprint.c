/*
 * imprint.c --
 *
 *      A number of the players of a game, so that measurements of others are
 *      not added to theirs: from their numbers, and from what they do in the
 *      beginning of two matches.
 */

#include "../fnv.h"
#include "player.h"

enum { OFFICERS = 120, GENERALS = 60, ITERATIONS = 8, SEED = 1812 };

/* The lowest byte first, whatever the machine's order. */
static void
press(uint32_t *print, int64_t number)
{
    uint64_t bits = (uint64_t)number;
    uint8_t byte[8];

    for (int i = 0; i < 8; i++) {
        byte[i] = (uint8_t)(bits >> 8 * i);
    }
    *print = wg_fnv32(*print, byte, sizeof byte);
}

static void
press_numbers(uint32_t *print, const char *game, const WgPlayer *p,
        int version)
{
    const int number[] = { version, p->more_than_points, p->toil, p->plans,
        p->swift, p->more_plans, p->most, p->ahead, p->phases, p->searches,
        p->fights };
    int count = 0;

    for (size_t i = 0; i < sizeof number / sizeof number[0]; i++) {
        press(print, number[i]);
    }
    press(print, wg_level_iterations(game, "general"));
    press(print, wg_level_iterations(game, "marshal"));
    for (; p->weights && p->weights[count].name; count++) {
        press(print, p->weights[count].usual[0]);
        press(print, p->weights[count].usual[1]);
    }
    for (int i = 0; p->greedy_weights && i < count; i++) {
        press(print, p->greedy_weights[i]);
    }
}

static void
press_deeds(uint32_t *print, const char *game, const char *scenario,
        const char *const level[2], int decisions)
{
    WgError err;
    WgContest *c = wg_contest_new(game, scenario, "", level[0], level[1], SEED,
            &err);
    const WgMatch *m = c ? wg_contest_match(c) : NULL;

    for (int side = 0; c && side < 2; side++) {
        wg_contest_set_budget(c, side, ITERATIONS);
    }
    for (int i = 0; c && i < decisions && wg_contest_side(c) >= 0; i++) {
        wg_contest_decide(c);
    }
    for (int i = 0; m && i < m->length; i++) {
        const WgAction *action = &m->entry[i].action;

        press(print, action->verb);
        for (int k = 0; k < WG_ARGS; k++) {
            press(print, action->arg[k]);
        }
    }
    wg_contest_free(c);
}

int
wg_imprint(const char *game, const char *scenario)
{
    static const char *const fast[] = { "officer", "sergeant" },
            *const slow[] = { "officer", "general" };
    const WgRules *rules = wg_find_rules(game);
    uint32_t print = FNV_32;

    if (rules == NULL || rules->player == NULL) {
        return 0;
    }
    press_numbers(&print, game, rules->player, rules->version);
    press_deeds(&print, game, scenario, fast, OFFICERS);
    press_deeds(&print, game, scenario, slow, GENERALS);
    return (int)(print % 1000000000u);
}
