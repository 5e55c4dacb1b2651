/*
 * messages.c --
 *
 *      Messages: what there is, and what becomes of one (Aides.8).
 */

#include "messages.h"

static Message *
at(Game *g, int side, int i)
{
    return &g->message[side * MESSAGES + i];
}

/* ---- what there is ---- */

int
msk_find_message(const Game *g, int side, int number)
{
    for (int i = 0; i < MESSAGES; i++) {
        if (number > 0 && msk_message(g, side, i)->number == number) {
            return i;
        }
    }
    return NONE;
}

int
msk_carried_by(const Game *g, int aide)
{
    for (int i = 0; i < MESSAGES; i++) {
        const Message *m = msk_message(g, side_of(aide), i);

        if (m->number && m->aide == aide
                && (m->state == CARRIED || (m->flags & WAITS))) {
            return i;
        }
    }
    return NONE;
}

bool
msk_remains(const Game *g, int u)
{
    int side = side_of(u);

    if (!has_several(g, side) || !is_person(piece_of(g, u))) {
        return false;
    }
    for (int i = 0; i < MESSAGES; i++) {
        const Message *m = msk_message(g, side, i);

        if (m->number && (m->flags & WAITS)
                && (m->aide == u || g->stands[side][m->to] == u)) {
            return true;
        }
    }
    return false;
}

bool
msk_has_words(int verb)
{
    return msk_is_writing(verb);
}

/* ---- what becomes of it ---- */

/* He has it from now on, whatever its writer does with the sheet: in the place
   of none, or of the oldest that he has. */
static void
hand_over(Game *g, int side, const Message *m)
{
    Received *place = msk_received(g, side, m->to, 0);

    for (int i = 1; i < SHEETS; i++) {
        Received *other = msk_received(g, side, m->to, i);

        if (other->own < place->own) {
            place = other;
        }
    }
    *place = (Received){ .number = m->number, .own = ++g->counted[side][m->to],
        .unit = m->unit, .from = m->from,
        .flags = (int8_t)(m->flags & OF_DIVISION) };
}

void
msk_deliver(Game *g, int i)
{
    Message *m = at(g, g->phasing, i);

    m->state = DELIVERED;
    hand_over(g, g->phasing, m);
    wg_tell_side(g, WG_UMPIRE, DELIVERED_TO, m->number,
            g->stands[g->phasing][m->to], m->aide, 0);
}

/* Miscellaneous.4: in the movement phase that follows the notice.  What the
   one who gave it has no more cannot be had. */
static void
reassign(Game *g, int side, Message *m)
{
    int unit = m->unit, division = piece_of(g, unit)->formation;

    m->flags |= IN_FORCE;
    for (int u = first_of(side); u < end_of(side); u++) {
        bool meant = u == unit || ((m->flags & OF_DIVISION) && division >= 0
                && piece_of(g, u)->formation == division);

        if (meant && msk_commander_of(g, u) == m->from) {
            msk_assign(g, u, m->to);
            if (g->unit[u].hex != OFF_MAP) {
                wg_tell_side(g, side, REASSIGNED, u, g->stands[side][m->to],
                        0, 0);
            }
        }
    }
}

static void
review(Game *g, int side, Message *m)
{
    bool gone = m->state == CARRIED && (m->aide == NONE
            || g->unit[m->aide].hex == OFF_MAP);

    if (gone || (m->state < DELIVERED && !msk_is_active(g, side, m->to))
            || (m->state == WRITTEN && !msk_is_active(g, side, m->from))) {
        m->state = MESSAGE_LOST;
    }
    m->flags &= (int8_t)~OF_THIS_TURN;
}

void
msk_enforce_notices(Game *g)
{
    for (int i = 0; has_several(g, g->phasing) && i < MESSAGES; i++) {
        const Message *m = msk_message(g, g->phasing, i);

        if (m->number && m->state == DELIVERED && m->unit != NONE
                && !(m->flags & IN_FORCE)) {
            reassign(g, g->phasing, at(g, g->phasing, i));
        }
    }
}

void
msk_review_messages(Game *g)
{
    int side = g->phasing;

    for (int i = 0; has_several(g, side) && i < MESSAGES; i++) {
        if (msk_message(g, side, i)->number) {
            review(g, side, at(g, side, i));
        }
    }
    msk_enforce_notices(g);
}
