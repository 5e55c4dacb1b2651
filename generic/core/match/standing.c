/*
 * standing.c --
 *
 *      Standing orders: what a side has given, and what they answer.  An order
 *      is an entry of the history that changes nothing else, known to its side
 *      alone; its answer is an action like others, with a mark.
 */

#include <stdlib.h>

#include "standing-orders.h"

/* ---- questions, pieces and their corps ---- */

int
wg_count_standings(const WgRules *rules)
{
    int count = 0;

    while (rules->standings && rules->standings[count].name) {
        count++;
    }
    return count;
}

bool
wg_is_of_side(const WgMatch *m, int slot, int side)
{
    return (slot >= m->rules->second) == side;
}

/* The first piece of this one's corps; -1: it is in none. */
int
wg_corps_of(const WgMatch *m, int piece)
{
    const WgRules *rules = m->rules;
    int corps = rules->corps_of ? rules->corps_of(piece) : 0;
    int first = piece >= rules->second ? rules->second : 0;

    if (corps == 0) {
        return -1;
    }
    while (rules->corps_of(first) != corps) {
        first++;
    }
    return first;
}

/* ---- what was given ---- */

/* The place of an order in what was given. */
static uint8_t *
place_of(Standing *standing, const WgMatch *m, const Entry *entry)
{
    const WgAction *a = &entry->action;
    Given *given = &standing->given[a->arg[0]];
    int piece = m->setup.piece[a->arg[2]];

    return a->verb == STANDING_SIDE ? &given->side[entry->side]
            : a->verb == STANDING_CORPS ? &given->corps[wg_corps_of(m, piece)]
            : &given->piece[piece];
}

void
wg_keep_standing(WgMatch *m, const Entry *entry)
{
    if (m->standing == NULL) {
        m->standing = wg_alloc(sizeof *m->standing);
    }
    *place_of(m->standing, m, entry) = (uint8_t)(entry->action.arg[1] + 1);
}

bool
wg_is_standing(const Entry *entry)
{
    return (entry->side == WG_FIRST || entry->side == WG_SECOND)
            && entry->action.verb <= STANDING_SIDE
            && entry->action.verb >= STANDING_PIECE;
}

/* A side's choice for one of its pieces; -1: for all together. */
static int
choice_for(const WgMatch *m, int kind, int side, int slot)
{
    const Given *given = &m->standing->given[kind];
    int piece = slot < 0 ? -1 : m->setup.piece[slot];
    int corps = piece < 0 ? -1 : wg_corps_of(m, piece);
    int choice = piece < 0 ? 0 : given->piece[piece];

    if (choice == 0 && corps >= 0) {
        choice = given->corps[corps];
    }
    if (choice == 0) {
        choice = given->side[side];
    }
    return choice ? choice - 1 : 0;
}

/* ---- what they answer ---- */

/* The choice that all pieces have that are asked about: those that answers
   name, or that the game tells.  0: ask. */
static int
common_choice(const WgMatch *m, int kind, const Game *seen,
        const WgOffer *offer)
{
    const WgStanding *s = &m->rules->standings[kind];
    int side = wg_match_side(m), choice = -1;

    for (int i = 0; i < offer->count && choice != 0; i++) {
        const WgAction *a = &offer->action[i];

        if (m->rules->verbs[a->verb].args[0] == 'u'
                && wg_is_of_side(m, a->arg[0], side)) {
            int own = choice_for(m, kind, side, a->arg[0]);

            choice = choice < 0 || choice == own ? own : 0;
        }
    }
    for (int u = 0; s->concerns && u < m->rules->pieces && choice != 0; u++) {
        if (wg_is_of_side(m, u, side) && s->concerns(seen, u)) {
            int own = choice_for(m, kind, side, u);

            choice = choice < 0 || choice == own ? own : 0;
        }
    }
    return choice < 0 ? choice_for(m, kind, side, -1) : choice;
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

bool
wg_standing_answer(const WgMatch *m, WgAction *a, StandingAnswer *by)
{
    int side = wg_match_side(m), kind, choice, found = -1;
    const Game *seen;
    WgOffer *offer;

    if (m->standing == NULL || m->snapshot || side < 0
            || (kind = kind_asked(m)) < 0) {
        return false;
    }
    offer = wg_alloc(sizeof *offer);
    wg_offer(m->rules, m->game, offer);
    seen = wg_seen(m, side);
    choice = common_choice(m, kind, seen, offer);
    if (choice > 0) {
        found = m->rules->standings[kind].answer(seen, offer, choice);
    }
    if (found >= 0) {
        *a = offer->action[found];
        *by = (StandingAnswer){ kind, choice };
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
    if (m->undone_count == 0 && wg_standing_answer(m, &a, &by)) {
        wg_print(&out, "! ");
        wg_print_action(&out, m, m->rules->verbs, &a);
    }
    return out.text;
}
