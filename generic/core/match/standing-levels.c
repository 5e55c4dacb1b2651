/*
 * standing-levels.c --
 *
 *      Where an order was given that a piece obeys: to itself, or to its corps,
 *      or to its arm, or else to all of its side.
 */

#include "../messages.h"
#include "standing-orders.h"

int
wg_own_choice(const WgMatch *m, int kind, int slot, int *level)
{
    const Given *given = &m->standing[wg_commander_of(m, slot)].given[kind];
    int piece = m->setup.piece[slot];
    int corps = wg_corps_of(m, piece), arm = wg_arm_of(m, piece);

    *level = STANDING_PIECE;
    if (given->piece[piece]) {
        return given->piece[piece];
    }
    *level = STANDING_CORPS;
    if (corps >= 0 && given->corps[corps]) {
        return given->corps[corps];
    }
    *level = STANDING_ARM;
    if (arm >= 0 && given->arm[arm]) {
        return given->arm[arm];
    }
    *level = STANDING_SIDE;
    return 0;
}

int
wg_choice_for(const WgMatch *m, int kind, int side, int slot)
{
    int level, choice = slot < 0 ? 0 : wg_own_choice(m, kind, slot, &level);

    if (choice == 0) {
        choice = m->standing[wg_commander_of(m, slot)].given[kind].side[side];
    }
    return choice ? choice - 1 : 0;
}

bool
wg_covers(const WgMatch *m, int level, int slot, int other)
{
    int piece = m->setup.piece[slot], as = m->setup.piece[other];

    switch (level) {
    case STANDING_SIDE:
        return true;
    case STANDING_COMMAND:
        return wg_commander_of(m, slot) == wg_commander_of(m, other);
    case STANDING_CORPS:
        return wg_corps_of(m, piece) == wg_corps_of(m, as);
    case STANDING_ARM:
        return wg_arm_of(m, piece) == wg_arm_of(m, as);
    default:
        return slot == other;
    }
}

/* Did both pieces get the same order on this level?  Each commander has given
   his own. */
static bool
is_same_order(const WgMatch *m, int level, int slot, int other)
{
    return wg_covers(m, STANDING_COMMAND, slot, other)
            && wg_covers(m, level, slot, other);
}

/* The piece that an answer is about; -1: it names none. */
static int
named_by(const WgMatch *m, const WgAction *a, const bool concerned[WG_PIECES])
{
    return m->rules->verbs[a->verb].args[0] == 'u' && concerned[a->arg[0]]
            ? a->arg[0] : -1;
}

void
wg_note_giver(const WgMatch *m, const WgAction *a,
        const bool concerned[WG_PIECES], StandingAnswer *by)
{
    int side = wg_match_side(m), named = named_by(m, a, concerned), level;
    bool any = false;

    by->level = 0;
    for (int u = 0; u < m->rules->pieces; u++) {
        any = any || concerned[u];
        if (!concerned[u] || (named >= 0 && u != named)
                || wg_choice_for(m, by->kind, side, u) != by->choice) {
            continue;
        }
        wg_own_choice(m, by->kind, u, &level);
        if (by->level == 0) {
            by->level = level;
            by->slot = u;
        } else if (level != by->level
                || !is_same_order(m, level, u, by->slot)) {
            by->level = 0;
            return;
        }
    }
    if (!any) {
        by->level = STANDING_SIDE;
    }
    if (by->level == STANDING_SIDE && wg_match_asked(m) >= 0) {
        by->level = 0;          /* of several commanders one may have given it
                                   to his own units */
    }
}
