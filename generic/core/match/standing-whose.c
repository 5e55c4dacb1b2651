/*
 * standing-whose.c --
 *
 *      Of several commanders of a side, whose units a standing order concerns.
 */

#include "standing-orders.h"

static bool
is_meant(const WgMatch *m, const Entry *entry, int slot)
{
    const WgAction *a = &entry->action;
    int piece = m->setup.piece[slot], other = m->setup.piece[a->arg[2]];

    if (!wg_is_of_side(m, slot, entry->side)) {
        return false;
    }
    return a->verb == STANDING_SIDE ? true
            : a->verb == STANDING_CORPS
            ? wg_corps_of(m, piece) == wg_corps_of(m, other)
            : a->verb == STANDING_ARM
            ? wg_arm_of(m, piece) == wg_arm_of(m, other)
            : piece == other;
}

int
wg_ordered(const WgMatch *m, const Entry *entry)
{
    int bits = 0;

    for (int slot = 0; m->rules->messages && slot < m->rules->pieces;
            slot++) {
        if (is_meant(m, entry, slot)) {
            bits |= 1 << m->rules->messages->commander_of(m->game, slot);
        }
    }
    return m->rules->messages ? bits : 1;
}

bool
wg_may_order(const WgMatch *m, int commander, const Entry *entry)
{
    return commander < 0 || wg_ordered(m, entry) == 1 << commander;
}
