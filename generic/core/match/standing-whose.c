/*
 * standing-whose.c --
 *
 *      Of several commanders of a side, whose units a standing order concerns.
 */

#include "standing-orders.h"

static bool
is_meant(const WgMatch *m, const Entry *entry, int slot)
{
    return wg_is_of_side(m, slot, entry->side)
            && wg_covers(m, entry->action.verb, entry->action.arg[2], slot);
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

/* Where it is kept, of one commander. */
static int
given_to(const WgMatch *m, int commander, const Entry *entry)
{
    const WgAction *a = &entry->action;
    const Given *given = &m->standing[commander].given[a->arg[0]];
    int piece = m->setup.piece[a->arg[2]];

    return a->verb == STANDING_SIDE || a->verb == STANDING_COMMAND
            ? given->side[entry->side]
            : a->verb == STANDING_CORPS ? given->corps[piece]
            : a->verb == STANDING_ARM ? given->arm[piece]
            : given->piece[piece];
}

/* To all of these the same? */
static int
common_order(const WgMatch *m, int bits, const Entry *entry)
{
    int common = -1;

    for (int c = 0; bits >> c; c++) {
        if (bits >> c & 1) {
            int given = given_to(m, c, entry);

            common = common < 0 || common == given ? given : 0;
        }
    }
    return common < 0 ? 0 : common;
}

int
wg_given_by(const WgMatch *m, int commander, const Entry *entry)
{
    bool any = false;

    if (m->standing == NULL || commander >= wg_orderers(m->rules)) {
        return 0;
    }
    if (commander >= 0) {
        return given_to(m, commander, entry);
    }
    for (int c = 0; c < wg_orderers(m->rules) && !any; c++) {
        any = given_to(m, c, entry);
    }
    return any ? common_order(m, wg_ordered(m, entry), entry) : 0;
}
