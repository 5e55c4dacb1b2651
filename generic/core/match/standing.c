/*
 * standing.c --
 *
 *      Standing orders: what a side has given, and what they answer.  An order
 *      is an entry of the history that changes nothing else, known to its side
 *      alone; its answer is an action like others, with a mark.
 */

#include <stdlib.h>
#include <string.h>

#include "standing-orders.h"

/* ---- questions, pieces, their corps and arms ---- */

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

/* The first piece of its side in the same group as this; -1: it is in none. */
static int
first_like(const WgMatch *m, int (*group_of)(int piece), int piece)
{
    int group = group_of ? group_of(piece) : 0;
    int first = piece >= m->rules->second ? m->rules->second : 0;

    if (group == 0) {
        return -1;
    }
    while (group_of(first) != group) {
        first++;
    }
    return first;
}

int
wg_corps_of(const WgMatch *m, int piece)
{
    return first_like(m, m->rules->corps_of, piece);
}

int
wg_arm_of(const WgMatch *m, int piece)
{
    return first_like(m, m->rules->arm_of, piece);
}

/* ---- what was given ---- */

/* The place of an order in what was given to one commander's units. */
static uint8_t *
place_of(Standing *standing, const WgMatch *m, const Entry *entry)
{
    const WgAction *a = &entry->action;
    Given *given = &standing->given[a->arg[0]];
    int piece = m->setup.piece[a->arg[2]];

    return a->verb == STANDING_SIDE || a->verb == STANDING_COMMAND
            ? &given->side[entry->side]
            : a->verb == STANDING_CORPS ? &given->corps[wg_corps_of(m, piece)]
            : a->verb == STANDING_ARM ? &given->arm[wg_arm_of(m, piece)]
            : &given->piece[piece];
}

void
wg_keep_standing(WgMatch *m, const Entry *entry)
{
    if (m->standing == NULL) {
        m->standing = wg_alloc((size_t)wg_orderers(m->rules)
                * sizeof *m->standing);
    }
    for (int c = 0; entry->whose >> c; c++) {
        if (entry->whose >> c & 1) {
            *place_of(&m->standing[c], m, entry)
                    = (uint8_t)(entry->action.arg[1] + 1);
        }
    }
}

void
wg_keep_taken_orders(WgMatch *m)
{
    size_t size = (size_t)wg_orderers(m->rules) * sizeof *m->standing;

    if (m->standing) {
        m->snapshot->given = wg_alloc(size);
        memcpy(m->snapshot->given, m->standing, size);
    }
}

void
wg_keep_orders_again(WgMatch *m)
{
    size_t size = (size_t)wg_orderers(m->rules) * sizeof *m->standing;

    if (m->standing == NULL) {
        return;
    }
    if (m->snapshot && m->snapshot->given) {
        memcpy(m->standing, m->snapshot->given, size);
    } else {
        memset(m->standing, 0, size);
    }
    for (int i = 0; i < m->length; i++) {
        if (wg_is_standing(&m->entry[i])) {
            wg_keep_standing(m, &m->entry[i]);
        }
    }
}

bool
wg_is_standing(const Entry *entry)
{
    return (entry->side == WG_FIRST || entry->side == WG_SECOND)
            && ((entry->action.verb <= STANDING_SIDE
                    && entry->action.verb >= STANDING_PIECE)
                || entry->action.verb == STANDING_ARM
                || entry->action.verb == STANDING_COMMAND);
}

/* What is ordered of a piece alone, or else of its corps, or else of its arm: a
   choice and 1; 0: it has what all of its side have. */
static int
own_choice(const WgMatch *m, int kind, int slot)
{
    const Given *given = &m->standing[wg_commander_of(m, slot)].given[kind];
    int piece = m->setup.piece[slot];
    int corps = wg_corps_of(m, piece), arm = wg_arm_of(m, piece);

    return given->piece[piece] ? given->piece[piece]
            : corps >= 0 && given->corps[corps] ? given->corps[corps]
            : arm >= 0 ? given->arm[arm] : 0;
}

/* A side's choice for one of its pieces; -1: for all together. */
static int
choice_for(const WgMatch *m, int kind, int side, int slot)
{
    int choice = slot < 0 ? 0 : own_choice(m, kind, slot);

    if (choice == 0) {
        choice = m->standing[wg_commander_of(m, slot)].given[kind].side[side];
    }
    return choice ? choice - 1 : 0;
}

/* ---- what they answer ---- */

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
            int own = choice_for(m, kind, side, u);

            choice = choice < 0 || choice == own ? own : 0;
        }
    }
    return choice < 0 ? choice_for(m, kind, side, -1) : choice;
}

/* Was an order given for one of them, be it to ask? */
static bool
is_given(const WgMatch *m, int kind, const bool concerned[WG_PIECES])
{
    bool is = m->standing[wg_commander_of(m, -1)].given[kind]
            .side[wg_match_side(m)];

    for (int u = 0; u < m->rules->pieces && !is; u++) {
        is = concerned[u] && own_choice(m, kind, u);
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

bool
wg_standing_answer(const WgMatch *m, WgAction *a, StandingAnswer *by)
{
    int side = wg_match_side(m), kind, choice, found = -1;
    bool concerned[WG_PIECES];
    const Game *seen;
    WgOffer *offer;

    if (m->standing == NULL || is_elsewhere(m) || side < 0
            || (kind = kind_asked(m)) < 0) {
        return false;
    }
    offer = wg_alloc(sizeof *offer);
    wg_offer(m->rules, m->game, offer);
    seen = wg_seen(m, side);
    find_concerned(m, kind, seen, offer, concerned);
    choice = common_choice(m, kind, concerned);
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
