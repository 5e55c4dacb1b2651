/*
 * messages.h --
 *
 *      Aides, Communications: messages between the commanders of a side.  One
 *      is written before movement, given to an aide and carried; or said, to
 *      who shares the hex.  What it says is in the history of the match alone
 *      (core/messages.h).
 */

#ifndef MOSKOWA_MESSAGES_H
#define MOSKOWA_MESSAGES_H

#include "commanders.h"

/* Message.state */
enum { NO_MESSAGE, WRITTEN, CARRIED, DELIVERED, MESSAGE_LOST, MESSAGE_STATES };

/* Message.flags */
enum {
    OF_THIS_TURN = 1,           /* written since the side's turn began */
    OF_DIVISION = 2,            /* of `unit` all of its division that he has */
    WAITS = 4,                  /* Aides.5: the aide and the leader stay, for
                                   an answer */
    IN_FORCE = 8,               /* Miscellaneous.4: what it reassigns is so */
    MESSAGE_FLAGS = 16
};

static inline const Message *
msk_message(const Game *g, int side, int i)
{
    return &g->message[side * MESSAGES + i];
}

/* Aides.9: does it not move this phase? */
static inline bool
msk_is_astray(const Game *g, int u)
{
    return g->unit[u].did & IS_ASTRAY;
}

/* ---- messages.c: what there is ---- */

/* The place of a message by its number, NONE. */
int msk_find_message(const Game *, int side, int number);
/* Of a side's, which one an aide carries, or waits for the answer to; NONE. */
int msk_carried_by(const Game *, int aide);
/* Aides.5: does this leader or aide stay where it is? */
bool msk_remains(const Game *, int u);
static inline bool
msk_is_writing(int verb)
{
    return verb == WRITE || verb == CEDE || verb == CEDE_DIVISION;
}
bool msk_has_words(int verb);           /* the same for the engine */

/* ---- desks.c: what each commander knows; a reader is a number from anywhere
   ---- */

/* The sheets that a commander writes on, the first of SHEETS; the i-th place
   for those that have reached him. */
static inline int
msk_sheets_of(int commander)
{
    return commander * SHEETS;
}
static inline Received *
msk_received(Game *g, int side, int commander, int i)
{
    return &g->received[side * MESSAGES + commander * SHEETS + i];
}
/* Has this commander written that one, or been given it?  Which is it, as he
   counts, by what was told of its writing, which stays when the sheet is used
   again: 0, he may not read it. */
bool msk_may_read(const Game *, int side, int reader, int number);
int msk_number_of(const Game *, int side, int reader, const int16_t about[]);
/* The next that he knows after so many, as he counts; false: none is left.
   What has reached him is told as a Message. */
bool msk_next_known(const Game *, int side, int reader, int own, Message *);
/* Wipe what he does not know: all but his own, what has reached him, and which
   aides have one; no number or place tells how many others wrote.  Has one
   reached him? */
void msk_redact_messages(Game *, int side, int reader);
bool msk_learns(const Game *, const Game *after, int side, int reader);
/* Wipe all of a side's, for the enemy. */
void msk_forget_messages(Game *, int side);

/* ---- messages.c: what becomes of it ---- */

/* A step, before movement: what was lost on its way, what is reassigned. */
void msk_review_messages(Game *);
/* It is where it was sent. */
void msk_deliver(Game *, int i);
/* Miscellaneous.4: whatever a message that has come reassigns. */
void msk_enforce_notices(Game *);

/* ---- sheets.c: of the side whose turn it is ---- */

/* What one has written to another and not yet sent, NONE; the sheet for a
   message between them, NONE: all of his are in use; is one of this turn
   written; the answer for which an aide waits, NONE. */
int msk_find_written(const Game *, int from, int to);
int msk_find_sheet(const Game *, int from, int to);
bool msk_has_written(const Game *, int from, int to);
int msk_asked_by(const Game *, int from, int to);

/* ---- writing.c ---- */

/* Which commander of that side a leader stands for, NONE. */
int msk_addressee(const Game *, int leader);

/* A step: each commander of the side whose turn it is, who has somebody to
   write to, is asked. */
void msk_ask_messages(Game *);
void msk_end_messages(Game *);
void msk_propose_messages(const Game *, WgOffer *);
const char *msk_judge_message(const Game *, const WgAction *);
void msk_apply_message(Game *, const WgAction *);

/* Communications.1: in the movement phase, with his leader in hand. */
void msk_propose_talk(const Game *, WgOffer *);
const char *msk_judge_talk(const Game *, const WgAction *);
void msk_talk(Game *, const WgAction *);

/* ---- carrying.c: in the movement phase, with an aide or leader in hand --- */

static inline bool
msk_is_carrying(int verb)
{
    return verb == CARRY || verb == DELIVER || verb == RECEIVE;
}
void msk_propose_carrying(const Game *, WgOffer *);
const char *msk_judge_carrying(const Game *, const WgAction *);
void msk_carry(Game *, const WgAction *);

/* Aides.5: the decision of whom a message has reached. */
void msk_propose_answers(const Game *, WgOffer *);
const char *msk_judge_answer(const Game *, const WgAction *);
void msk_apply_answer(Game *, const WgAction *);

/* ---- astray.c: Aides.9 ---- */

/* A step: messengers who are with no leader roll. */
void msk_roll_messengers(Game *);

#endif /* MOSKOWA_MESSAGES_H */
