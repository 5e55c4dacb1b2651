/*
 * carrying.c --
 *
 *      Aides.1, Aides.3 to 5: a message is given to an aide, brought to whom
 *      it is for, and answered.
 */

#include "messages.h"
#include "movement.h"

/* Aides.3, Aides.4: points that each of them spends, in halves. */
enum { TO_HAND_OVER = 4 };

/* ---- what is asked of both ---- */

static const char *
bar_of_points(const Game *g, int u, int other)
{
    return msk_can_pay(g, u, TO_HAND_OVER, false)
            && msk_can_pay(g, other, TO_HAND_OVER, false)
            ? NULL : "Movement.5 no-points";
}

/* Of an aide and a leader who are to hand something over. */
static const char *
bar_to_meeting(const Game *g, int aide, int leader)
{
    return piece_of(g, aide)->type != AIDE || side_of(aide) != g->phasing
            || !has_several(g, g->phasing) ? "Aides.1 no-aide"
            : leader == NONE || g->unit[aide].hex == OFF_MAP
                || g->unit[leader].hex != g->unit[aide].hex
            ? "Aides.3 not-with-leader"
            : msk_is_astray(g, aide) ? "Aides.9 lost"
            : bar_of_points(g, aide, leader);
}

static void
pay(Game *g, int aide, int leader)
{
    g->unit[aide].spent = (uint8_t)(g->unit[aide].spent + TO_HAND_OVER);
    g->unit[leader].spent = (uint8_t)(g->unit[leader].spent + TO_HAND_OVER);
}

/* ---- given to an aide ---- */

/* What he who commands has written to whom a leader stands for; NONE. */
static int
written_to(const Game *g, int leader)
{
    int to = msk_addressee(g, leader);

    return to == NONE ? NONE : msk_find_written(g, msk_commanding(g), to);
}

/* Aides.1: one of the leader's own. */
static const char *
bar_to_carry(const Game *g, int aide, int to)
{
    int side = g->phasing;
    int leader = msk_representative(g, side, msk_commanding(g));
    const char *bar = bar_to_meeting(g, aide, leader);

    return bar ? bar
            : piece_of(g, aide)->whole != g->unit[leader].piece
            ? "Aides.1 not-his-aide"
            : written_to(g, to) == NONE ? "Aides.2 not-written"
            : msk_carried_by(g, aide) != NONE ? "Aides.3 has-message" : NULL;
}

static void
carry(Game *g, int aide, int to)
{
    int side = g->phasing;
    Message *m = &g->message[side * MESSAGES + written_to(g, to)];

    pay(g, aide, msk_representative(g, side, m->from));
    m->aide = (int16_t)aide;
    m->state = CARRIED;
    wg_tell_side(g, side, TOOK_MESSAGE, aide, 0, 0, 0);
}

/* ---- brought ---- */

static const char *
bar_to_deliver(const Game *g, int aide)
{
    int side = g->phasing, i = msk_carried_by(g, aide);
    const Message *m = i == NONE ? NULL : msk_message(g, side, i);

    return m == NULL || m->state != CARRIED ? "Aides.4 nothing-to-bring"
            : bar_to_meeting(g, aide, msk_representative(g, side, m->to));
}

/* Aides.4, R-M175: the one who moves has an aide in hand, or the leader for
   whom another's aide has something. */
static const char *
bar_to_receive(const Game *g, int aide)
{
    int side = g->phasing, i;

    if (side_of(aide) != side || piece_of(g, aide)->type != AIDE) {
        return "Aides.1 no-aide";
    }
    i = msk_carried_by(g, aide);
    return i == NONE || g->hand < 0 || msk_representative(g, side,
                msk_message(g, side, i)->to) != g->hand
            ? "Aides.4 nothing-to-bring" : bar_to_deliver(g, aide);
}

/* Aides.5: it may be answered, but for what is an answer itself. */
static void
bring(Game *g, int aide)
{
    int side = g->phasing, i = msk_carried_by(g, aide);
    const Message *m = msk_message(g, side, i);

    pay(g, aide, msk_representative(g, side, m->to));
    msk_deliver(g, i);
    if (msk_commander_of(g, aide) == m->from) {
        g->answering = (int8_t)i;
        wg_call(g, ANSWERING);
    }
}

/* ---- with somebody in hand ---- */

const char *
msk_judge_carrying(const Game *g, const WgAction *a)
{
    if (g->hand < 0 || !has_several(g, g->phasing)) {
        return "Aides.1 no-aide";
    }
    return a->verb == CARRY ? bar_to_carry(g, g->hand, a->arg[0])
            : a->verb == DELIVER ? (piece_of(g, g->hand)->type != AIDE
                ? "Aides.1 no-aide" : bar_to_deliver(g, g->hand))
            : bar_to_receive(g, a->arg[0]);
}

void
msk_propose_carrying(const Game *g, WgOffer *out)
{
    int side = g->phasing;

    if (!has_several(g, side) || !is_person(piece_of(g, g->hand))) {
        return;
    }
    for (int i = 0; i < MESSAGES; i++) {
        const Message *m = msk_message(g, side, i);

        if (m->number && m->state == WRITTEN) {
            wg_propose(out, CARRY, g->stands[side][m->to], 0, 0);
        } else if (m->number && m->state == CARRIED && m->aide != NONE) {
            wg_propose(out, RECEIVE, m->aide, 0, 0);
        }
    }
    wg_propose(out, DELIVER, 0, 0, 0);
}

void
msk_carry(Game *g, const WgAction *a)
{
    if (a->verb == CARRY) {
        carry(g, g->hand, a->arg[0]);
    } else {
        bring(g, a->verb == DELIVER ? g->hand : a->arg[0]);
    }
}

/* ---- Aides.5: is he willing to answer? ---- */

static void
ask_answer(Game *g)
{
    int to = msk_message(g, g->phasing, g->answering)->to;

    if (to != msk_commanding(g)) {
        msk_tell_asked(g, g->phasing, to);
    }
    wg_ask(g, g->phasing, ASK_ANSWER);
}

const char *
msk_judge_answer(const Game *g, const WgAction *a)
{
    (void)g;
    return a->verb == ANSWER || a->verb == DONE ? NULL : "Aides.5 not-now";
}

void
msk_propose_answers(const Game *g, WgOffer *out)
{
    (void)g;
    wg_may(out, ANSWER, 0, 0, 0);
    wg_may(out, DONE, 0, 0, 0);
}

void
msk_apply_answer(Game *g, const WgAction *a)
{
    Message *m = &g->message[g->phasing * MESSAGES + g->answering];

    if (a->verb == ANSWER) {
        m->flags |= WAITS;
        wg_tell_side(g, WG_UMPIRE, WILL_ANSWER, g->stands[g->phasing][m->to],
                m->aide, 0, 0);
    }
    if (m->to != msk_commanding(g)) {
        msk_tell_asked(g, g->phasing, msk_commanding(g));
    }
    g->answering = 0;
}

const WgStep msk_answering[] = {
    { "Aides.5",        "an answer",    ask_answer },
    {0}
};
