/*
 * fuzz-tries.c --
 *
 *      What a side tries on a foreseen copy of its match: see fuzz-tries.h.
 */

#include <stdlib.h>
#include <string.h>

#include "fuzz-tries.h"

enum { DEEDS = 4, REFUSED = 6 };

/* The match, if that had been its position. */
static WgMatch *
match_at(Walk *w, const Game *g)
{
    WgMatch *m = wg_match_at(walk_match(w), w->n);

    memcpy((void *)m->game, (const void *)g, w->rules->size);
    return m;
}

/* All that a seat can ask of a copy. */
static char *
answers(const WgMatch *m, int side)
{
    char *view = wg_match_view(m, side), *events = wg_match_events(m, side, 0);
    char *actions = wg_match_actions(m);
    WgText out = {0};

    wg_print(&out, "%s of %d: %s\nactions %s\nview %s\nevents %s\nundo %d",
            wg_match_decision(m), wg_match_side(m), wg_match_rule(m), actions,
            view, events, wg_match_can_undo(m));
    free(view);
    free(events);
    free(actions);
    return out.text;
}

static void
compare_answers(Walk *w, const WgMatch *one, const WgMatch *other, int side,
        int deeds)
{
    char *a = answers(one, side), *b = answers(other, side);
    size_t at = 0;

    while (a[at] && a[at] == b[at]) {
        at++;
    }
    if (a[at] != b[at]) {
        at = at > 40 ? at - 40 : 0;
        walk_fail(w, "side %d, after %d tries, meets ...%.80s... or "
                "...%.80s...", side, deeds, a + at, b + at);
    }
    free(a);
    free(b);
}

/* Why they refuse what they refuse. */
static void
compare_reasons(Walk *w, const WgMatch *one, const WgMatch *other, int side)
{
    for (int i = 0; i < REFUSED; i++) {
        WgAction a = walk_forge(w);
        const char *why = wg_judge(w->rules, one->game, &a);
        const char *not = wg_judge(w->rules, other->game, &a);

        if (strcmp(why ? why : "", not ? not : "") != 0) {
            walk_fail(w, "side %d tries %s %d %d %d: %s, or %s", side,
                    w->rules->verbs[a.verb].name, a.arg[0], a.arg[1],
                    a.arg[2], why ? why : "yes", not ? not : "yes");
        }
    }
}

/* The same on both: any that is offered. */
static void
try(Walk *w, WgMatch *one, WgMatch *other, int side)
{
    WgOffer *offer = malloc(sizeof *offer);
    WgText text = {0};
    WgError err;

    wg_offer(w->rules, one->game, offer);
    wg_print_action(&text, one, w->rules->verbs, &offer->action[walk_chance(w,
            (unsigned)offer->count)]);
    wg_match_apply(one, side, text.text, &err);
    wg_match_apply(other, side, text.text, &err);
    if (err.code != WG_OK) {
        walk_fail(w, "side %d tries %s: %s", side, text.text, err.text);
    }
    free(text.text);
    free(offer);
}

/* Undo on a copy comes back to what it was at first, `before`, and stops
   there. */
static void
come_back(Walk *w, WgMatch *copy, int side, int length, const char *before)
{
    WgError err = { .code = WG_OK };
    char *now;

    while (wg_match_can_undo(copy) && err.code == WG_OK) {
        wg_match_undo(copy, &err);
    }
    if (err.code != WG_OK || wg_match_length(copy) < length) {
        walk_fail(w, "side %d takes back on a copy what was done before", side);
    }
    if (wg_match_length(copy) == length) {
        now = answers(copy, side);
        if (strcmp(now, before) != 0) {
            walk_fail(w, "side %d comes back on a copy to another position",
                    side);
        }
        free(now);
    }
}

void
tries_compare(Walk *w, const Game *twin)
{
    int side = walk_flow(w)->side;
    uint64_t state = w->state;          /* the match goes on as without it */
    WgMatch *whole = match_at(w, w->g), *other = match_at(w, twin);
    WgError err;
    WgMatch *a = wg_match_foreseen(whole, side, &err);
    WgMatch *b = wg_match_foreseen(other, side, &err);
    char *before = a ? answers(a, side) : NULL;

    if ((a == NULL) != (b == NULL)) {
        walk_fail(w, "side %d may try, or not: %s", side, err.text);
    }
    for (int n = 0; a && n <= DEEDS && wg_match_side(a) == side; n++) {
        compare_answers(w, a, b, side, n);
        compare_reasons(w, a, b, side);
        try(w, a, b, side);
    }
    if (a) {
        compare_answers(w, a, b, side, DEEDS + 1);
        come_back(w, a, side, wg_match_length(whole), before);
    }
    free(before);
    wg_match_free(a);
    wg_match_free(b);
    wg_match_free(whole);
    wg_match_free(other);
    w->state = state;
}
