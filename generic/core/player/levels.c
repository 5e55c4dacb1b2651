/*
 * levels.c --
 *
 *      How well a computer plays, and the answers of those who do not search.
 */

#include <stdlib.h>
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
        return player && player->evaluate;
    case BY_POLICY:
        return player && player->policy;
    default:
        return player && player->policy && player->evaluate && player->turns;
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
    const WgBalance *row = rules && rules->player ? rules->player->balance
            : NULL;
    WgText out = {0};

    wg_print(&out, "");
    for (; row && row->scenario; row++) {
        if (strcmp(row->scenario, scenario) == 0) {
            wg_print(&out, "matches %d first %d second %d", row->matches,
                    row->first, row->second);
        }
    }
    return out.text;
}

/* ---- answers without search ---- */

static bool
is_sensible(const WgComputer *c, const WgAction *action)
{
    return !c->rules->verbs[action->verb].back && (c->player == NULL
            || c->player->is_sensible == NULL
            || c->player->is_sensible(c->world, action));
}

/* Any that is sensible; any at all if none is. */
WgAction
wg_random_answer(WgComputer *c, WgLots *lots)
{
    int chosen = -1, found = 0;

    for (int i = 0; i < c->offer.count; i++) {
        if (is_sensible(c, &c->offer.action[i])
                && wg_lot(lots, (unsigned)++found) == 0) {
            chosen = i;
        }
    }
    return c->offer.action[chosen >= 0 ? chosen
            : (int)wg_lot(lots, (unsigned)c->offer.count)];
}

/* What an answer comes to at once, with the dice that follow thrown some
   times. */
static int64_t
at_once(WgComputer *c, Game *g, const WgAction *action, uint64_t seed)
{
    enum { THROWS = 4, LONGEST = 8 };
    int sign = c->side == WG_FIRST ? 1 : -1;
    int64_t sum = 0;

    for (int i = 0; i < THROWS; i++) {
        const WgFlow *f = (const WgFlow *)g;
        WgLots lots = { seed + (uint64_t)i };

        memcpy((void *)g, (const void *)c->world, c->rules->size);
        wg_do(c->rules, g, action);
        if (f->side != WG_CHANCE) {
            return THROWS * sign * (int64_t)c->player->evaluate(g);
        }
        for (int n = 0; f->side == WG_CHANCE && n < LONGEST; n++) {
            wg_throw_lots(c->rules, g, &lots);
        }
        sum += sign * c->player->evaluate(g);
    }
    return sum;
}

/* The best of all offered; of equals one by lot. */
WgAction
wg_greedy_answer(WgComputer *c, WgLots *lots)
{
    Game *g = wg_alloc(c->rules->size);
    uint64_t seed = lots->state;
    int64_t best = INT64_MIN;
    int chosen = 0, found = 0;

    for (int i = 0; i < c->offer.count; i++) {
        const WgAction *action = &c->offer.action[i];
        int64_t value;

        if (!is_sensible(c, action) || wg_judge(c->rules, c->world, action)) {
            continue;
        }
        value = at_once(c, g, action, seed);
        found = value > best ? 0 : found;
        if (value >= best && wg_lot(lots, (unsigned)++found) == 0) {
            chosen = i;
        }
        best = value > best ? value : best;
    }
    free((void *)g);
    return c->offer.action[chosen];
}
