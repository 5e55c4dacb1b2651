/*
 * computer.c --
 *
 *      A computer player as its client has it: made, asked, and what it says.
 */

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "player.h"

/* ---- made and freed ---- */

static Weights
weights_of(const WgRules *rules, const Level *level)
{
    const WgPlayer *player = rules->player;
    Weights weights = wg_usual_weights(rules);

    if (player && player->greedy_weights && level->mind == GREEDY) {
        for (int i = 0; player->weights[i].name; i++) {
            weights.of[0][i] = weights.of[1][i] = player->greedy_weights[i];
        }
    }
    return weights;
}

static Search *
new_search(const WgRules *rules)
{
    Search *s = wg_alloc(sizeof *s);

    s->rules = rules;
    s->scratch = wg_alloc(rules->size);
    for (int i = 0; i < WORLDS; i++) {
        s->world[i] = wg_alloc(rules->size);
    }
    return s;
}

static void
free_search(Search *s)
{
    if (s) {
        for (int i = 0; i < WORLDS; i++) {
            free((void *)s->world[i]);
        }
        free((void *)s->scratch);
        free(s);
    }
}

WgComputer *
wg_computer_new(const char *game, int side, const char *level, int seed,
        WgError *err)
{
    const WgRules *rules = wg_find_rules(game);
    const Level *found = wg_find_level(level);
    WgComputer *c;

    err->code = WG_OK;
    if (rules == NULL) {
        wg_fail(err, WG_UNKNOWN, "no game \"%.40s\"", game);
        return NULL;
    }
    if (found == NULL || !wg_has_level(rules, found)
            || (side != WG_FIRST && side != WG_SECOND)) {
        wg_fail(err, WG_UNKNOWN, "%s has no computer player \"%.40s\"",
                rules->name, level);
        return NULL;
    }
    c = wg_alloc(sizeof *c);
    c->asked = NOT_ASKED;
    c->rules = rules;
    c->player = rules->player;
    c->level = found;
    c->side = side;
    c->searches = wg_searches_of(rules, found);
    c->budget = wg_budget_of(rules, found);
    c->seed = (uint64_t)(unsigned)seed;
    c->weights = weights_of(rules, found);
    c->ahead = c->player && c->player->ahead ? c->player->ahead : 1;
    c->seen = wg_alloc(rules->size);
    c->world = wg_alloc(rules->size);
    c->search = found->mind == SEARCHING ? new_search(rules) : NULL;
    return c;
}

void
wg_computer_free(WgComputer *c)
{
    if (c) {
        free_search(c->search);
        free((void *)c->seen);
        free((void *)c->world);
        free(c);
    }
}

void
wg_computer_set_budget(WgComputer *c, int iterations)
{
    /* Shares of it are calculated, three quarters for one. */
    enum { MOST = INT_MAX / 4 };

    c->budget = iterations < 0 ? 0 : iterations > MOST ? MOST : iterations;
}

/* ---- asked ---- */

int
wg_computer_begin(WgComputer *c, const WgMatch *m, WgError *err)
{
    err->code = WG_OK;
    if (m->rules != c->rules || wg_match_side(m) != c->side) {
        return wg_fail(err, WG_TURN, "this computer player is not asked");
    }
    wg_remember(&c->memory, m, c->side, INT_MAX);
    c->asked = wg_match_length(m);
    return wg_computer_consider(c, m->game);
}

char *
wg_computer_answer(const WgComputer *c, const WgMatch *m)
{
    WgText out = {0};

    if (m->rules != c->rules || c->asked == NOT_ASKED) {
        wg_print(&out, "%s", "");
    } else {
        wg_print_action(&out, m, m->rules->verbs, &c->answer);
    }
    return out.text;
}

/* The next action with that piece in a position after others; false: none. */
static bool
goes_on(const WgComputer *c, Game *then, Plan *plan, WgLots *lots,
        WgAction *action)
{
    if (((const WgFlow *)then)->side != c->side) {
        return false;
    }
    *action = wg_play_by(c->rules, &c->weights, then, plan, lots);
    return c->player->goes_on(action);
}

char *
wg_computer_follows(const WgComputer *c, const WgMatch *m)
{
    enum { MOST = 40 };
    WgLots lots = { c->seed };
    WgText out = {0};
    WgAction action = c->answer;
    Plan plan = c->plan;
    Game *then;

    wg_print(&out, "%s", "");
    if (m->rules != c->rules || c->asked == NOT_ASKED || !c->imagined
            || c->player == NULL || c->player->goes_on == NULL) {
        return out.text;
    }
    then = wg_alloc(c->rules->size);
    memcpy((void *)then, (const void *)c->world, c->rules->size);
    wg_do(c->rules, then, &action);
    for (int n = 0; n < MOST && goes_on(c, then, &plan, &lots, &action); n++) {
        wg_print(&out, n ? " {" : "{");
        wg_print_action(&out, m, m->rules->verbs, &action);
        wg_print(&out, "}");
        wg_do(c->rules, then, &action);
    }
    free((void *)then);
    return out.text;
}
