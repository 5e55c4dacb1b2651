/*
 * desks.c --
 *
 *      Aides.2, Aides.7: what a commander knows of messages.  He counts those
 *      that he has written or been given, and has places of his own for them,
 *      so that no number and no place tells what others wrote.
 */

#include <string.h>

#include "messages.h"

static bool
is_commander(int reader)
{
    return reader >= 0 && reader < COMMANDERS;
}

static const Message *
written_by(const Game *g, int side, int reader, int i)
{
    return msk_message(g, side, msk_sheets_of(reader) + i);
}

static const Received *
received_by(const Game *g, int side, int reader, int i)
{
    return &g->received[side * MESSAGES + msk_sheets_of(reader) + i];
}

/* ---- which he may read ---- */

/* By the number of his side's, as he counts; 0: he may not. */
static int
own_number(const Game *g, int side, int reader, int number)
{
    for (int i = 0; is_commander(reader) && number > 0 && i < SHEETS; i++) {
        const Message *m = written_by(g, side, reader, i);
        const Received *r = received_by(g, side, reader, i);

        if (m->number == number || r->number == number) {
            return m->number == number ? m->own : r->own;
        }
    }
    return 0;
}

bool
msk_may_read(const Game *g, int side, int reader, int number)
{
    return own_number(g, side, reader, number) > 0;
}

/* An umpire may have gone back to before it. */
int
msk_number_of(const Game *g, int side, int reader, const int16_t about[])
{
    int own = own_number(g, side, reader, about[0]);
    bool wrote = reader >= 0 && reader < g->commanders[side]
            && about[0] <= g->written[side]
            && about[1] == g->stands[side][reader];

    return own ? own : wrote ? about[3] : 0;
}

static Message
as_message(const Received *r, int reader)
{
    return (Message){ .number = r->number, .own = r->own, .aide = NONE,
        .unit = r->unit, .from = r->from, .to = (int8_t)reader,
        .state = DELIVERED, .flags = r->flags };
}

bool
msk_next_known(const Game *g, int side, int reader, int own, Message *next)
{
    next->own = 0;
    for (int i = 0; is_commander(reader) && i < SHEETS; i++) {
        Message both[2] = { *written_by(g, side, reader, i),
            as_message(received_by(g, side, reader, i), reader) };

        for (int k = 0; k < 2; k++) {
            if (both[k].number && both[k].own > own
                    && (next->own == 0 || both[k].own < next->own)) {
                *next = both[k];
            }
        }
    }
    return next->own != 0;
}

/* ---- what he does not know ---- */

/* Of one that an aide has, that alone is left: all of the side see it.  It is
   from and to whoever commands the aide.  But what is for the reader, or with
   an aide of his, he can take and bring in his own move. */
static Message
redacted(const Game *g, const Message *m, int reader)
{
    int aides = msk_commander_of(g, m->aide);
    bool his = m->to == reader || aides == reader;

    return (Message){ .number = 1, .aide = m->aide, .unit = NONE,
        .from = his ? m->from : (int8_t)aides,
        .to = his ? m->to : (int8_t)aides,
        .state = his ? m->state : (int8_t)CARRIED,
        .flags = (int8_t)(his ? m->flags & WAITS : 0) };
}

/* On sheets that are not the reader's, aide by aide. */
static void
tell_of_aides(const Game *g, int side, int reader, Message told[])
{
    int next = reader == 0 ? SHEETS : 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        int i = piece_of(g, u)->type == AIDE ? msk_carried_by(g, u) : NONE;

        if (i == NONE || i / SHEETS == reader) {
            continue;
        }
        told[next++] = redacted(g, msk_message(g, side, i), reader);
        if (next == msk_sheets_of(reader)) {
            next += SHEETS;
        }
    }
}

/* The message of which its reader is asked is last. */
static void
tell_of_answer(Game *g, int side, int reader, Message told[])
{
    const Message *m = msk_message(g, side, g->answering);
    int place = (reader == COMMANDERS - 1 ? MESSAGES - SHEETS : MESSAGES) - 1;

    if (g->flow.side != side || g->flow.decision != ASK_ANSWER
            || m->to != reader) {
        g->answering = 0;
        return;
    }
    told[place] = redacted(g, m, reader);
    g->answering = (int8_t)place;
}

/* His own, and what has reached him, by the numbers that he knows. */
static void
count_as_he(Game *g, int side, int reader)
{
    for (int i = 0; i < MESSAGES; i++) {
        Received *r = &g->received[side * MESSAGES + i];

        if (i / SHEETS == reader) {
            r->number = r->own;
        } else {
            *r = (Received){0};
        }
    }
    for (int c = 0; c < COMMANDERS; c++) {
        if (c != reader) {
            g->counted[side][c] = 0;
        }
    }
    g->written[side] = g->counted[side][reader];
}

void
msk_redact_messages(Game *g, int side, int reader)
{
    Message told[MESSAGES] = {{0}};

    tell_of_aides(g, side, reader, told);
    tell_of_answer(g, side, reader, told);
    for (int i = 0; i < SHEETS; i++) {
        Message *m = &told[msk_sheets_of(reader) + i];

        *m = *written_by(g, side, reader, i);
        m->number = m->own;
    }
    memcpy(&g->message[side * MESSAGES], told, sizeof told);
    count_as_he(g, side, reader);
}

void
msk_forget_messages(Game *g, int side)
{
    memset(&g->message[side * MESSAGES], 0, MESSAGES * sizeof g->message[0]);
    memset(&g->received[side * MESSAGES], 0,
            MESSAGES * sizeof g->received[0]);
    memset(g->counted[side], 0, sizeof g->counted[side]);
    g->written[side] = 0;
}

/* ---- what reaches him ---- */

static int
last_received(const Game *g, int side, int reader)
{
    int last = 0;

    for (int i = 0; i < SHEETS; i++) {
        int own = received_by(g, side, reader, i)->own;

        last = own > last ? own : last;
    }
    return last;
}

bool
msk_learns(const Game *g, const Game *after, int side, int reader)
{
    return last_received(after, side, reader)
            > last_received(g, side, reader);
}
