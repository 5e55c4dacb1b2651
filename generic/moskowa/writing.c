/*
 * writing.c --
 *
 *      Aides.2, Aides.6: messages written before movement, one to each other
 *      commander; Communications.1: what leaders in one hex say to each other.
 */

#include "messages.h"
#include "stacks.h"

/* ---- from whom to whom ---- */

int
msk_addressee(const Game *g, int u)
{
    int side = g->phasing;

    for (int c = 0; c < g->commanders[side]; c++) {
        if (msk_is_active(g, side, c) && g->stands[side][c] == u) {
            return c;
        }
    }
    return NONE;
}

static bool
are_together(const Game *g, int from, int to)
{
    int u = msk_representative(g, g->phasing, from);
    int v = msk_representative(g, g->phasing, to);

    return u != NONE && v != NONE && g->unit[u].hex == g->unit[v].hex;
}

/* Of a division its first unit stands for all. */
static bool
is_first_of_division(const Game *g, int u)
{
    for (int i = 0; i < g->placed && g->stack[i] != u; i++) {
        if (side_of(g->stack[i]) == side_of(u)
                && piece_of(g, g->stack[i])->formation
                    == piece_of(g, u)->formation
                && msk_commander_of(g, g->stack[i])
                    == msk_commander_of(g, u)) {
            return false;
        }
    }
    return piece_of(g, u)->formation >= 0;
}

/* ---- judged ---- */

/* Miscellaneous.4: units, and leaders who stand for nobody. */
static const char *
bar_to_ceding(const Game *g, int u)
{
    return side_of(u) != g->phasing ? "Miscellaneous.4 not-yours"
            : g->unit[u].hex == OFF_MAP ? "Movement.1 not-there"
            : msk_commander_of(g, u) != msk_commanding(g)
            ? "Miscellaneous.4 not-your-command"
            : piece_of(g, u)->type == AIDE || msk_addressee(g, u) != NONE
            ? "Miscellaneous.4 no-unit" : NULL;
}

static const char *
bar_to_writing(const Game *g, int u)
{
    int from = msk_commanding(g), to = msk_addressee(g, u);

    return to == NONE ? "Aides.2 no-commander"
            : to == from ? "Aides.2 yourself"
            : msk_representative(g, g->phasing, from) == NONE
            ? "Communications.2 no-leader"
            : msk_has_written(g, from, to) ? "R-M174 has-written"
            : g->written[g->phasing] == INT16_MAX
                || msk_find_sheet(g, from, to) == NONE
            ? "R-M174 no-sheet" : NULL;
}

static const char *
judge(const Game *g, const WgAction *a)
{
    const char *bar;

    switch (a->verb) {
    case WRITE:
        return bar_to_writing(g, a->arg[0]);
    case CEDE:
    case CEDE_DIVISION:
        bar = bar_to_ceding(g, a->arg[0]);
        return bar ? bar : a->verb == CEDE_DIVISION
                && !is_first_of_division(g, a->arg[0])
                ? "Miscellaneous.4 no-unit" : bar_to_writing(g, a->arg[1]);
    default:
        return "Aides.6 not-now";
    }
}

const char *
msk_judge_message(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL : judge(g, a);
}

/* Communications.1, Communications.2: in the same hex, with the leader in hand
   that stands for him. */
const char *
msk_judge_talk(const Game *g, const WgAction *a)
{
    int u = a->verb == WRITE ? a->arg[0] : a->arg[1];
    int side = g->phasing, from = msk_commanding(g);

    return !has_several(g, side) || g->hand < 0
            || msk_representative(g, side, from) != g->hand
            ? "Communications.2 no-leader"
            : msk_addressee(g, u) == NONE || !are_together(g, from,
                msk_addressee(g, u)) ? "Communications.1 not-together"
            : judge(g, a);
}

/* ---- offered ---- */

static void
propose_to(const Game *g, WgOffer *out, int leader)
{
    wg_may(out, WRITE, leader, 0, 0);
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (bar_to_ceding(g, u) == NULL) {
            wg_may(out, CEDE, u, leader, 0);
            if (is_first_of_division(g, u)) {
                wg_may(out, CEDE_DIVISION, u, leader, 0);
            }
        }
    }
}

void
msk_propose_messages(const Game *g, WgOffer *out)
{
    wg_may(out, DONE, 0, 0, 0);
    for (int c = 0; c < g->commanders[g->phasing]; c++) {
        int u = g->stands[g->phasing][c];

        if (u != NONE && bar_to_writing(g, u) == NULL) {
            propose_to(g, out, u);
        }
    }
}

void
msk_propose_talk(const Game *g, WgOffer *out)
{
    int side = g->phasing;

    for (int c = 0; has_several(g, side) && c < g->commanders[side]; c++) {
        WgAction say = { WRITE, { g->stands[side][c], 0, 0 } };

        if (say.arg[0] != NONE && msk_judge_talk(g, &say) == NULL) {
            propose_to(g, out, say.arg[0]);
        }
    }
}

/* ---- done ---- */

/* A notice of several units is one of the first. */
static void
put(Game *g, const WgAction *a)
{
    int side = g->phasing, from = msk_commanding(g);
    int to = msk_addressee(g, a->verb == WRITE ? a->arg[0] : a->arg[1]);
    int i = msk_find_sheet(g, from, to), answered = msk_asked_by(g, from, to);
    Message *m = &g->message[side * MESSAGES + i];

    *m = (Message){ .number = ++g->written[side],
        .own = ++g->counted[side][from], .aide = NONE,
        .unit = (int16_t)(a->verb == WRITE ? NONE : a->arg[0]),
        .from = (int8_t)from, .to = (int8_t)to, .state = WRITTEN,
        .flags = OF_THIS_TURN };
    if (a->verb == CEDE_DIVISION) {
        m->flags |= OF_DIVISION;
    }
    wg_tell_side(g, WG_UMPIRE, WROTE, m->number, g->stands[side][from],
            g->stands[side][to], m->own);
    if (are_together(g, from, to)) {
        msk_deliver(g, i);
    } else if (answered != NONE && g->flow.decision == ASK_MESSAGE) {
        Message *first = &g->message[side * MESSAGES + answered];

        first->flags &= (int8_t)~WAITS;
        m->aide = first->aide;
        m->state = CARRIED;
        wg_tell_side(g, side, TOOK_MESSAGE, m->aide, 0, 0, 0);
    }
}

void
msk_apply_message(Game *g, const WgAction *a)
{
    if (a->verb != DONE) {
        put(g, a);
        wg_again(g);
    } else if (msk_next_commander(g)) {
        wg_again(g);
    }
}

void
msk_talk(Game *g, const WgAction *a)
{
    put(g, a);
}

/* ---- steps ---- */

/* By what all may see: who has an aide of his own on the map, or shares a hex
   with a leader of his side. */
static bool
has_means(const Game *g, int commander)
{
    int u = msk_representative(g, g->phasing, commander);

    for (int i = 0; u != NONE && i < g->placed; i++) {
        int v = g->stack[i];

        if (v != u && side_of(v) == g->phasing && is_person(piece_of(g, v))
                && (g->unit[v].hex == g->unit[u].hex
                    || (piece_of(g, v)->type == AIDE
                        && piece_of(g, v)->whole == g->unit[u].piece))) {
            return true;
        }
    }
    return false;
}

/* Aides.6 */
void
msk_ask_messages(Game *g)
{
    if (!has_several(g, g->phasing)) {
        return;
    }
    do {
        if (has_means(g, g->commander)) {
            wg_ask(g, g->phasing, ASK_MESSAGE);
            return;
        }
    } while (msk_next_commander(g));
}

/* Who waited and was given nothing goes free; and those who were told so here
   command from now on. */
void
msk_end_messages(Game *g)
{
    int side = g->phasing;

    if (!has_several(g, side)) {
        return;
    }
    for (int i = 0; i < MESSAGES; i++) {
        g->message[side * MESSAGES + i].flags &= (int8_t)~WAITS;
    }
    msk_enforce_notices(g);
    msk_begin_commands(g, side);
    msk_tell_asked(g, side, g->commander);
}
