/*
 * standing.c --
 *
 *      Standing orders: what a side has given.  An order is an entry of the
 *      history that changes nothing else, known to its side alone.
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
