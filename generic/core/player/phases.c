/*
 * phases.c --
 *
 *      The analysis of a match whose phases are judged each as one: where they
 *      begin and end, and what was done in them.
 */

#include <string.h>

#include "analysis.h"

/* Of phases plans alone are compared, no single answers. */
static bool
is_searched(const WgComputer *general)
{
    const WgPlayer *player = general->player;

    return player->together == NULL || ((player->by_officer == NULL
            || !player->by_officer(general->world))
            && !general->search->arm[0].is_action);
}

void
wg_think_again(const WgAnalysis *a, WgComputer *general, int n)
{
    if (a->match->rules->player->together) {
        general->plan = (Plan){ .phase = 0 };   /* nothing was thought before */
    }
    wg_remember(&general->memory, a->match, general->side, n);
    general->asked = n;
    if (wg_computer_consider(general, a->match->game) > 0
            && is_searched(general)) {
        while (wg_computer_think(general, general->budget) > 0) {
        }
    }
}

static int
phase_of(const WgAnalysis *a)
{
    const WgPlayer *player = a->match->rules->player;

    return player->together ? player->together(a->match->game) : 0;
}

static int
side_of_phase(const WgAnalysis *a)
{
    return (a->phase - 1) % 2;
}

/* What the side did after so many actions, up to the n-th. */
static Deeds
done_between(const WgMatch *m, int from, int n, int side)
{
    Deeds deeds = { .count = 0 };

    for (int i = n; i > from; i = wg_action_before(m, i)) {
        const Entry *entry = &m->entry[i - 1];

        if (wg_is_decision(entry) && entry->side == side
                && deeds.count < DEEDS) {
            deeds.action[DEEDS - ++deeds.count] = entry->action;
        }
    }
    memmove(deeds.action, &deeds.action[DEEDS - deeds.count],
            (size_t)deeds.count * sizeof *deeds.action);
    return deeds;
}

/* By where it began: the same wherever an analysis goes on. */
static bool
is_drawn(const WgAnalysis *a, int began)
{
    WgLots lots = wg_nth_lots(0, (uint64_t)began);

    return wg_lot(&lots, (unsigned)a->one_of) == 0;
}

int
wg_answer_asked(const WgAnalysis *a, int n)
{
    const WgPlayer *player = a->match->rules->player;

    return player->answering && is_drawn(a, n)
            ? player->answering(a->match->game) : 0;
}

/* It ended with the n-th action. */
static void
judge_phase(WgAnalysis *a, int n)
{
    WgComputer *general = a->general[side_of_phase(a)];
    Deeds deeds = done_between(a->match, a->began, n, general->side);
    Deeds instead;
    Choice choice = { .n = n, .side = general->side,
            .is_phase = true, .from = a->began, .kind = (a->phase - 1) / 2 };

    if (deeds.count == 0) {
        return;
    }
    choice.played = deeds.action[deeds.count - 1];
    wg_go_to(a->match, a->began);
    wg_think_again(a, general, a->began);
    if (general->imagined) {
        choice.compared = wg_compare_stretch(general, &deeds,
                (uint64_t)SEED * (uint64_t)n, &instead);
        while (choice.shown < SHOWN && choice.shown < instead.count) {
            choice.better[choice.shown] = instead.action[choice.shown];
            choice.shown++;
        }
        wg_print_choice(&a->found, a->match, &choice);
    }
    wg_go_to(a->match, n);
}

void
wg_follow_phase(WgAnalysis *a, int n)
{
    int phase = phase_of(a);

    if (a->phase && phase != a->phase && a->began != NEVER
            && is_drawn(a, a->began)) {
        judge_phase(a, n);
    }
    if (phase != a->phase) {
        a->phase = phase;
        a->began = NEVER;
    }
    if (phase && a->began == NEVER
            && wg_flow(a->match)->side == side_of_phase(a)) {
        a->began = n;
    }
}

/* Where it began, looked for backwards. */
void
wg_find_phase(WgAnalysis *a, int n)
{
    a->phase = phase_of(a);
    a->began = NEVER;
    for (int at = n; a->phase; at = wg_action_before(a->match, at)) {
        wg_go_to(a->match, at);
        if (phase_of(a) != a->phase) {
            break;
        }
        if (wg_flow(a->match)->side == side_of_phase(a)) {
            a->began = at;
        }
        if (at == 0) {
            break;
        }
    }
    wg_go_to(a->match, n);
}
