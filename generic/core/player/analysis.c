/*
 * analysis.c --
 *
 *      A match looked at again, action by action, by a general in the place of
 *      each side: what the match would have come to where another had a say,
 *      what decisions cost, and what the dice brought.
 */

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "analysis.h"

enum { LOOKS = 64, FEW_LOOKS = 12 };

/* ---- made and freed ---- */

static bool
add_generals(WgAnalysis *a, int iterations, WgError *err)
{
    for (int side = 0; side < 2; side++) {
        a->general[side] = wg_computer_new(a->match->rules->name, side,
                "general", SEED, err);
        if (a->general[side] == NULL) {
            return false;
        }
        if (iterations > 0) {
            wg_computer_set_budget(a->general[side], iterations);
        }
    }
    return true;
}

/* From the last to the first: an umpire may have gone back. */
static void
find_standing(WgAnalysis *a, int from)
{
    int length = a->match->length;

    a->standing = wg_alloc(((size_t)length + 1) * sizeof *a->standing);
    for (int n = length; n > from; n = wg_action_before(a->match, n)) {
        a->standing[a->count++] = n;
    }
    for (int i = 0; i < a->count / 2; i++) {
        int n = a->standing[i];

        a->standing[i] = a->standing[a->count - 1 - i];
        a->standing[a->count - 1 - i] = n;
    }
}

WgAnalysis *
wg_analysis_new(const WgMatch *match, int viewer, int from, int iterations,
        WgError *err)
{
    WgAnalysis *a;

    err->code = WG_OK;
    if (!wg_may_analyse(match, viewer)) {
        wg_fail(err, WG_TURN, match->snapshot
                ? "a remote seat does not know all"
                : "an analysis during the match is for an umpire, or agreed "
                "by both");
        return NULL;
    }
    if (!wg_has_analysis(match)) {
        wg_fail(err, WG_UNKNOWN, "such matches of %s are not analyzed",
                match->rules->name);
        return NULL;
    }
    a = wg_alloc(sizeof *a);
    a->match = wg_match_at(match, match->length);
    if (!add_generals(a, iterations, err)) {
        wg_analysis_free(a);
        return NULL;
    }
    a->game = wg_alloc(match->rules->size);
    a->one_of = wg_analysis_one_of(match);
    a->at = from < 0 ? 0 : from;
    find_standing(a, a->at);
    return a;
}

void
wg_analysis_free(WgAnalysis *a)
{
    if (a) {
        wg_match_free(a->match);
        wg_computer_free(a->general[0]);
        wg_computer_free(a->general[1]);
        free(a->standing);
        free((void *)a->game);
        free(a->found.text);
        free(a);
    }
}

/* ---- what a position would come to ---- */

/* From there to the end of the match: where a guess by what it is worth at the
   horizon would tell little.  Elsewhere the line has the chance that hints and
   decisions have. */
static int
chance_to_the_end(WgAnalysis *a, int value, Plan plans[2], WgLots *lots)
{
    const WgRules *rules = a->match->rules;
    Until end = { .turns = INT_MAX };

    if (((const WgFlow *)a->game)->side != WG_NOBODY) {
        value = wg_play_out(rules, &a->general[0]->weights, a->game, plans,
                end, lots);
    }
    return wg_chance_there(rules, a->game, value);
}

static void
look(WgAnalysis *a, int n)
{
    const WgRules *rules = a->match->rules;
    Until until = wg_until(rules, a->match->game, a->general[0]->ahead, NULL);
    int64_t sum = 0, chances = 0;
    int looks = a->one_of > 1 ? FEW_LOOKS : rules->player->looks
            ? rules->player->looks : LOOKS;
    int samples = looks;
    bool to_the_end = rules->player->together && a->one_of == 1;

    for (int i = 0; i < looks; i++) {
        WgLots lots = wg_nth_lots((uint64_t)SEED + (uint64_t)n, (uint64_t)i);
        Plan plans[2] = { { .phase = 0 }, { .phase = 0 } };
        int value;

        memcpy((void *)a->game, (const void *)a->match->game, rules->size);
        value = wg_play_out(rules, &a->general[0]->weights, a->game, plans,
                until, &lots);
        sum += value;
        chances += to_the_end ? chance_to_the_end(a, value, plans, &lots)
                : wg_chance_there(rules, a->game, value);
    }
    if (to_the_end && wg_flow(a->match)->side != WG_NOBODY) {
        chances += WG_CERTAIN;  /* what never came may come: one each way */
        samples += 2;
    }
    wg_print_moment(&a->found, n, (int)(sum / looks),
            (int)(chances / samples));
}

/* ---- a throw ---- */

static void
judge_throw(WgAnalysis *a, int n, const Entry *entry)
{
    Luck luck = wg_luck_of(a->match->rules, &a->general[0]->weights,
            a->match->game, entry->die, (uint64_t)SEED * (uint64_t)n);

    wg_print_throw(&a->found, n, &luck);
}

/* ---- a decision ---- */

/* Where phases are judged, an answer beside them, of that kind. */
static void
judge_choice(WgAnalysis *a, int n, const Entry *entry, int kind)
{
    WgComputer *general = a->general[(int)entry->side];
    const WgPlayer *player = general->player;
    Choice choice = { .n = n, .side = entry->side, .played = entry->action,
            .kind = kind };

    wg_think_again(a, general, n - 1);
    if (general->offer.count < 2 || !general->imagined) {
        return;
    }
    choice.plan = player->phase ? player->phase(general->world) : 0;
    choice.stage = player->stage ? player->stage(general->world) : 0;
    choice.compared = wg_compare(general, &entry->action, kind
            ? player->foresight(general->world) : general->ahead,
            (uint64_t)SEED * (uint64_t)n);
    if (wg_is_costly(&choice)) {
        wg_show_better(general, a->game, &choice);
    }
    wg_print_choice(&a->found, a->match, &choice);
}

/* ---- one after another ---- */

/* Whoever goes on from where another came to does not look there again. */
static void
begin(WgAnalysis *a)
{
    int at = wg_action_before(a->match, a->standing[0]);

    wg_go_to(a->match, at);
    a->side = wg_flow(a->match)->side;
    a->turn = a->match->rules->player->turns(a->match->game);
    wg_find_phase(a, at);
    if (at == 0) {
        look(a, at);
    }
}

/* Each time that another side is asked; or where that is too often, when a turn
   begins, and at the end. */
static bool
is_moment(const WgAnalysis *a)
{
    const WgPlayer *player = a->match->rules->player;
    int side = wg_flow(a->match)->side;

    if (player->looks > 0) {
        return player->turns(a->match->game) != a->turn
                || (side == WG_NOBODY && side != a->side);
    }
    return side != WG_CHANCE && side != a->side;
}

int
wg_analysis_step(WgAnalysis *a)
{
    const Entry *entry;
    int n, kind;

    if (a->next >= a->count) {
        return 0;
    }
    if (a->next == 0) {
        begin(a);
    }
    n = a->at = a->standing[a->next++];
    entry = &a->match->entry[n - 1];
    kind = wg_is_decision(entry) ? wg_answer_asked(a, n - 1) : 0;
    if (kind || (wg_is_decision(entry)
            && !a->match->rules->player->together)) {
        judge_choice(a, n, entry, kind);
    } else if (wg_flow(a->match)->side == WG_CHANCE && entry->dice
            && a->one_of == 1) {
        judge_throw(a, n, entry);
    }
    wg_go_to(a->match, n);
    wg_follow_phase(a, n);
    if (is_moment(a)) {
        look(a, n);
    }
    a->side = wg_flow(a->match)->side;
    a->turn = a->match->rules->player->turns(a->match->game);
    return a->count - a->next;
}

int
wg_analysis_at(const WgAnalysis *a)
{
    return a->at;
}

char *
wg_analysis_found(WgAnalysis *a)
{
    WgText found = a->found;

    a->found = (WgText){0};
    if (found.text == NULL) {
        wg_print(&found, "");
    }
    return found.text;
}
