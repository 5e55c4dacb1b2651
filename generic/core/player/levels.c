/*
 * levels.c --
 *
 *      How well a computer plays: the levels, and how long they think.
 */

#include <string.h>

#include "player.h"

static const Level levels[] = {
    { "recruit",  AT_RANDOM, 0,    false },
    { "sergeant", GREEDY,    0,    false },
    { "officer",  BY_POLICY, 0,    false },
    { "general",  SEARCHING, 1000, false },
    { "marshal",  SEARCHING, 5000, true },
    {0}
};

const Level *
wg_find_level(const char *name)
{
    for (const Level *level = levels; level->name; level++) {
        if (strcmp(level->name, name) == 0) {
            return level;
        }
    }
    return NULL;
}

bool
wg_has_level(const WgRules *rules, const Level *level)
{
    const WgPlayer *player = rules->player;

    switch (level->mind) {
    case AT_RANDOM:
        return true;
    case GREEDY:
        return player && player->terms;
    case BY_POLICY:
        return player && player->policy;
    default:
        return player && player->policy && player->terms && player->turns;
    }
}

int
wg_budget_of(const WgRules *rules, const Level *level)
{
    /* Several searches have twice the iterations in all. */
    int times = wg_searches_of(rules, level) > 1 ? 2 : 1;
    int iterations = level->budget;
    int toil = rules->player ? rules->player->toil : 0;
    int most = rules->player ? rules->player->most : 0;
    int swift = rules->player ? rules->player->swift : 0;
    int count = toil > 1 ? iterations / toil
            : swift > 1 ? iterations * swift : iterations;

    return (most > 0 && count > most ? most : count) * times;
}

int
wg_level_iterations(const char *game, const char *name)
{
    const WgRules *rules = wg_find_rules(game);
    const Level *level = wg_find_level(name);

    return rules == NULL || level == NULL || !wg_has_level(rules, level) ? 0
            : wg_budget_of(rules, level);
}

int
wg_searches_of(const WgRules *rules, const Level *level)
{
    int searches = level->in_rounds && rules->player ? rules->player->searches
            : 0;

    return searches < 1 ? 1 : searches < ROUNDS ? searches : ROUNDS;
}

char *
wg_levels(const char *game)
{
    const WgRules *rules = wg_find_rules(game);
    WgText out = {0};

    wg_print(&out, "");
    for (const Level *level = levels; rules && level->name; level++) {
        if (wg_has_level(rules, level)) {
            wg_print(&out, *out.text ? " %s" : "%s", level->name);
        }
    }
    return out.text;
}

char *
wg_balance(const char *game, const char *scenario)
{
    const WgRules *rules = wg_find_rules(game);
    const WgBalance *row = rules && rules->player
            ? wg_balance_of(rules->player->balance, scenario) : NULL;
    WgText out = {0};

    wg_print(&out, "");
    if (row) {
        wg_print(&out, "matches %d first %d second %d general %d "
                "as_first %d as_second %d", row->matches, row->first,
                row->second, row->general, row->as_first, row->as_second);
    }
    return out.text;
}
