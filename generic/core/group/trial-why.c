/*
 * trial-why.c --
 *
 *      Why a piece of a group cannot go where it is sent, as the mover knows
 *      it: see group.h.
 */

#include <stdlib.h>
#include <string.h>

#include "group.h"

/* The first refusal of the verbs that bring a piece to a place; NULL if one of
   them does. */
static const char *
refusal(const Trial *t, const Game *g, int unit, int to)
{
    const char *why = t->verbs > 0 ? NULL : "- not-now";

    for (int i = t->verbs - 1; i >= 0; i--) {
        WgAction a = { t->verb[i], { (int16_t)unit, (int16_t)to, 0 } };

        why = wg_judge(t->rules, g, &a);
        if (why == NULL) {
            break;
        }
    }
    return why;
}

/* The place next to one that is nearest to another. */
static int
next_toward(const WgRules *rules, int from, int to)
{
    int next = -1;

    for (int p = 0; p < rules->places; p++) {
        if (rules->apart(from, p) == 1 && (next < 0
                || rules->apart(p, to) < rules->apart(next, to))) {
            next = p;
        }
    }
    return next;
}

/* Where no way leads, on hexes: of the places that the unit can reach the
   nearest, and what refuses the next step from there. */
static const char *
obstacle(Trial *t, const Sent *sent, int here)
{
    const WgRules *rules = t->rules;
    int nearest = -1, at = here;
    const char *why = NULL;

    if (!rules->shifted || !rules->apart || rules->apart(here, sent->to) < 0) {
        return NULL;
    }
    for (int i = 0; i < t->ways->count; i++) {
        const WgWay *way = &t->ways->way[i];

        if (way->within && !way->ends
                && rules->apart(way->place, sent->to)
                        < rules->apart(at, sent->to)) {
            nearest = i;
            at = way->place;
        }
    }
    if (nearest < 0 || wg_trial_follow(t, nearest, NULL)) {
        why = refusal(t, wg_trial_view(t), sent->unit,
                next_toward(rules, at, sent->to));
    }
    return why;
}

/* A unit that is not beside the place, as `why` says, which may also mean that
   it stands there, is asked again from wherever it could go: what is in the
   way there, or on the way; else "- no-way". */
static const char *
refusal_on_way(Trial *t, const Sent *sent, const char *why)
{
    int here = t->rules->place_of(t->g, sent->unit);
    const char *found = NULL;
    Game *before;

    wg_trial_ways(t, sent->unit);
    if (t->ways->count == 0 || here < 0
            || strcmp(why, refusal(t, t->g, sent->unit, here)) != 0) {
        return why;
    }
    before = wg_alloc(t->rules->size);
    wg_trial_copy(t, before, t->g);
    for (int i = 0; i < t->ways->count && !found; i++) {
        if (t->ways->way[i].within && !t->ways->way[i].ends
                && wg_trial_follow(t, i, NULL) && !t->over) {
            found = refusal(t, wg_trial_view(t), sent->unit, sent->to);
            found = found && strcmp(found, why) == 0 ? NULL : found;
        }
        wg_trial_copy(t, t->g, before);
        t->over = false;
    }
    if (!found) {
        found = obstacle(t, sent, here);
        wg_trial_copy(t, t->g, before);
        t->over = false;
    }
    free((void *)before);
    return found ? found : "- no-way";
}

/* Does it have the points for its way? */
static bool
is_within(Trial *t, const Sent *sent)
{
    int way;

    wg_trial_ways(t, sent->unit);
    way = wg_find_way(t->ways, sent->to);
    return way >= 0 && t->ways->way[way].within;
}

const char *
wg_trial_why(Trial *t, const Sent *sent)
{
    const WgFlow *f = (const WgFlow *)t->g;
    const WgFlow *first = (const WgFlow *)t->start;
    const char *why, *full;

    if (t->over) {
        return f->side == WG_CHANCE ? "- dice-first"
                : f->side == WG_FIRST + WG_SECOND - t->side ? "- answer-first"
                : f->side == t->side && wg_is_same_question(t->rules,
                    first->decision, f->decision) ? "- contact"
                : "- question-first";
    }
    if (t->road && wg_trial_is_moving(t)) {
        t->ways->count = 0;
        why = t->rules->moving->column(wg_trial_view(t), sent->unit, sent->to,
                t->ways);
        if (why) {
            return why;
        }
    }
    if (wg_trial_is_moving(t)) {
        return t->rules->moving->why_not(wg_trial_view(t), sent->unit,
                sent->to);
    }
    why = refusal(t, wg_trial_view(t), sent->unit, sent->to);
    full = wg_trial_no_room(t, t->view, sent->unit, sent->to);
    if (full && (why == NULL || is_within(t, sent))) {
        return full;
    }
    if (t->enemy && (why == NULL || t->enemy[sent->to]
                || is_within(t, sent))) {
        return "- enemy";
    }
    return why == NULL ? "- not-now"
            : t->rules->ways ? refusal_on_way(t, sent, why) : why;
}
