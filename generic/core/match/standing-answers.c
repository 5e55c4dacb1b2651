/*
 * standing-answers.c --
 *
 *      What standing orders answer: an action like others, with a mark.
 */

#include <stdlib.h>
#include <string.h>

#include "standing-orders.h"

/* The side's pieces that are asked about: those that answers name, or that the
   game tells. */
static void
find_concerned(const WgMatch *m, int kind, const Game *seen,
        const WgOffer *offer, bool concerned[WG_PIECES])
{
    const WgStanding *s = &m->rules->standings[kind];
    int side = wg_match_side(m);

    memset(concerned, 0, WG_PIECES * sizeof *concerned);
    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if (m->rules->verbs[a->verb].args[0] == 'u'
                && wg_is_of_side(m, a->arg[0], side)) {
            concerned[a->arg[0]] = true;
        }
    }
    for (int u = 0; u < m->rules->pieces; u++) {
        if (s->concerns && wg_is_of_side(m, u, side) && s->concerns(seen, u)) {
            concerned[u] = true;
        }
        concerned[u] = concerned[u] && wg_decides(s, m->setup.piece[u]);
    }
}

/* The choice that all of them have.  0: ask. */
static int
common_choice(const WgMatch *m, int kind, const bool concerned[WG_PIECES])
{
    int side = wg_match_side(m), choice = -1;

    for (int u = 0; u < m->rules->pieces && choice != 0; u++) {
        if (concerned[u]) {
            int own = wg_choice_for(m, kind, side, u);

            choice = choice < 0 || choice == own ? own : 0;
        }
    }
    return choice < 0 ? wg_choice_for(m, kind, side, -1) : choice;
}

/* Was an order given for one of them, be it to ask? */
static bool
is_given(const WgMatch *m, int kind, const bool concerned[WG_PIECES])
{
    bool is = m->standing[wg_commander_of(m, -1)].given[kind]
            .side[wg_match_side(m)];
    int level;

    for (int u = 0; u < m->rules->pieces && !is; u++) {
        is = concerned[u] && wg_own_choice(m, kind, u, &level);
    }
    return is;
}

/* What is asked now, as a kind of order; -1: of this there are none. */
static int
kind_asked(const WgMatch *m)
{
    int kind = wg_count_standings(m->rules) - 1, side = wg_match_side(m);

    while (kind >= 0 && (m->rules->standings[kind].decision
                != wg_flow(m)->decision
            || !wg_may_give(&m->rules->standings[kind], side))) {
        kind--;
    }
    return kind;
}

/* Is another asked than whose remote seat this is? */
static bool
is_elsewhere(const WgMatch *m)
{
    return m->snapshot && !wg_is_asked(m, m->snapshot->side,
            m->snapshot->commander);
}

/* For a game that takes a question apart. */
static int
order_of(const void *match, int kind, int slot)
{
    const WgMatch *m = match;

    return wg_choice_for(m, kind, wg_match_side(m), slot);
}

/* The number of the answer in what is offered, and the order that gave it; -1:
   the side is asked. */
static int
find_answer(const WgMatch *m, const WgOffer *offer, Reading reading,
        StandingAnswer *by)
{
    const WgStanding *s = &m->rules->standings[by->kind];
    const Game *seen = wg_seen(m, wg_match_side(m));
    bool concerned[WG_PIECES];
    WgOrders orders = { .given = m, .choice = order_of };
    int found;

    find_concerned(m, by->kind, seen, offer, concerned);
    by->choice = common_choice(m, by->kind, concerned);
    if (reading == APART && s->apart) {
        orders.common = by->choice;
        orders.concerned = concerned;
        found = s->apart(seen, offer, &orders, &by->choice);
    } else {
        found = by->choice > 0 ? s->answer(seen, offer, by->choice) : -1;
    }
    if (found >= 0) {
        wg_note_giver(m, &offer->action[found], concerned, by);
    }
    return found;
}

bool
wg_standing_answer(const WgMatch *m, Reading reading, WgAction *a,
        StandingAnswer *by)
{
    int kind, found;
    WgOffer *offer;

    if (m->standing == NULL || is_elsewhere(m) || wg_match_side(m) < 0
            || (kind = kind_asked(m)) < 0) {
        return false;
    }
    offer = wg_alloc(sizeof *offer);
    wg_offer(m->rules, m->game, offer);
    *by = (StandingAnswer){ .kind = kind };
    found = find_answer(m, offer, reading, by);
    if (found >= 0) {
        *a = offer->action[found];
    }
    free(offer);
    return found >= 0;
}

char *
wg_match_by_standing(const WgMatch *m)
{
    WgText out = {0};
    StandingAnswer by;
    WgAction a;

    wg_print(&out, "");
    if (m->undone_count == 0 && wg_standing_answer(m, APART, &a, &by)) {
        wg_print(&out, "! ");
        wg_print_action(&out, m, m->rules->verbs, &a);
    }
    return out.text;
}

int
wg_match_is_ordered(const WgMatch *m)
{
    int side = wg_match_side(m), kind;
    bool concerned[WG_PIECES], is;
    WgOffer *offer;

    if (m->standing == NULL || is_elsewhere(m) || side < 0
            || (kind = kind_asked(m)) < 0) {
        return 0;
    }
    offer = wg_alloc(sizeof *offer);
    wg_offer(m->rules, m->game, offer);
    find_concerned(m, kind, wg_seen(m, side), offer, concerned);
    is = is_given(m, kind, concerned);
    free(offer);
    return is;
}
