/*
 * standing-orders.h --
 *
 *      The standing orders of a match: what was given, what it answers, and
 *      both as text.
 */

#ifndef STANDING_ORDERS_H
#define STANDING_ORDERS_H

#include "../standings.h"
#include "match.h"

/* Orders given of one question: a choice and 1, or 0, inherited.  A corps and
   an arm by its first piece of the roster. */
typedef struct Given {
    uint8_t side[2];
    uint8_t corps[WG_PIECES], arm[WG_PIECES], piece[WG_PIECES];
} Given;

/* To each commander's units apart: one that another has since does not obey
   what was ordered before, and he is not told.  So an order to a whole side is
   to those who have units when it is given: whoever gets his first later is
   asked. */
typedef struct Standing {
    Given given[WG_STANDINGS];
} Standing;

/* ---- standing.c ---- */

/* The kinds of standing orders; may a side give one? */
int wg_count_standings(const WgRules *);

static inline bool
wg_may_give(const WgStanding *s, int side)
{
    return s->sides >> side & 1;
}

bool wg_is_of_side(const WgMatch *, int slot, int side);

/* Is a piece of the roster of a kind that decides such a question? */
static inline bool
wg_decides(const WgStanding *s, int piece)
{
    return s->decides == NULL || s->decides(piece);
}

/* The first piece of this one's corps or arm, or -1. */
int wg_corps_of(const WgMatch *, int piece);
int wg_arm_of(const WgMatch *, int piece);

/* Is an entry an order?  Note it; for how many commanders they are kept. */
bool wg_is_standing(const Entry *);
void wg_keep_standing(WgMatch *, const Entry *);
/* Actions were taken back: those alone are kept that the others gave, as in
   the file; at a remote seat with those of its snapshot, which
   wg_keep_taken_orders() remembers. */
void wg_keep_orders_again(WgMatch *);
void wg_keep_taken_orders(WgMatch *);
static inline int
wg_orderers(const WgRules *rules)
{
    return rules->messages ? WG_COMMANDERS : 1;
}

/* ---- standing-answers.c ---- */

/* What the orders given answer now, and which of them; false: nothing.  By all
   units together orders answered before questions were taken apart: an answer
   with a mark in a file may be either. */
typedef enum { APART, TOGETHER } Reading;
typedef struct StandingAnswer {
    int kind, choice;
    int level, slot;            /* where it was given, a STANDING_..., and to
                                   which piece or whose corps or arm; 0: in
                                   several places */
} StandingAnswer;
bool wg_standing_answer(const WgMatch *, Reading, WgAction *,
        StandingAnswer *);

/* ---- standing-levels.c ---- */

/* Is an order on that level, a STANDING_..., to this piece or to those with it,
   one to the other piece of its side, too? */
bool wg_covers(const WgMatch *, int level, int slot, int other);

/* What is ordered of a piece alone, or else of its corps, or else of its arm: a
   choice and 1; 0: it has what all of its side have.  On which level? */
int wg_own_choice(const WgMatch *, int kind, int slot, int *level);
/* A side's choice for one of its pieces; -1: for all together. */
int wg_choice_for(const WgMatch *, int kind, int side, int slot);
/* Where the order was given that answers so: by the piece which the answer
   names, or else by all concerned. */
void wg_note_giver(const WgMatch *, const WgAction *answer,
        const bool concerned[WG_PIECES], StandingAnswer *);

/* ---- standing-whose.c ---- */

/* Whose units an order concerns: one bit a commander of its side.  May that one
   give it?  It is about his own alone; -1: there is one. */
int wg_ordered(const WgMatch *, const Entry *);
bool wg_may_order(const WgMatch *, int commander, const Entry *);

/* The choice and 1 of an order of this kind and level to units of this
   commander, or, -1, to all whom it concerns; 0: none, or not the same.  Of a
   corps and an arm its first piece has it. */
int wg_given_by(const WgMatch *, int commander, const Entry *);

/* ---- standing-text.c ---- */

/* An order from what follows "standing " in its text, and as text; are these
   the words of an answer's event, "hits least}}"? */
int wg_read_standing(const WgMatch *, const char *text, Entry *, WgError *);
/* Those of a side as they stand, or of its units that one commander has,
   "standing hits least", a line each; and a
   remote seat's from such lines: 0 if one is none. */
void wg_print_orders(WgText *, const WgMatch *, int side, int commander);
int wg_take_orders(WgMatch *, const char *lines, WgError *);
void wg_print_standing(WgText *, const WgMatch *, const Entry *);
bool wg_is_standing_text(const WgRules *, const char *text);
void wg_print_standing_choice(WgText *, const WgStanding *, int choice);
void wg_print_arm(WgText *, const WgRules *, int piece);
/* What is ordered on that level by this commander, or, -1, by all: a choice of
   -1 is none. */
Entry wg_order_given(const WgMatch *, int commander, int level, int side,
        int kind, int slot);

/* ---- standing-list.c ---- */

void wg_print_standing_event(WgText *, const WgMatch *, const Event *,
        int number, int letter);

#endif /* STANDING_ORDERS_H */
