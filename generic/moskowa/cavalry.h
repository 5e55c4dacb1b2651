/*
 * cavalry.h --
 *
 *      Infantry Square and Cavalry Charge: what cavalry that moves near
 *      infantry brings about.
 */

#ifndef MOSKOWA_CAVALRY_H
#define MOSKOWA_CAVALRY_H

#include "outcomes.h"
#include "../core/standings.h"

/* ---- squares.c ---- */

/* Forming.7: may those in a hex attempt to form square, in the enemy's
   movement phase? */
bool msk_may_try_square(const Game *, int hex);
/* In an attempt by those in a hex before the cavalry in hand: cells added to
   the roll; what a roll brings with them, a SquareResult. */
int msk_square_added(const Game *, int hex);
int msk_square_result(const Game *, int hex, int roll);

/* ---- notices.c ---- */

/* Forming.1: from so many hexes. */
enum { NOTICED_FROM = 3 };
/* Is somebody to be asked because this cavalry is where it is? */
bool msk_is_notice_due(const Game *, int u);
/* A step, when all have moved: the same of those who were not taken up and
   stand before infantry. */
void msk_notice_standing(Game *);
/* Might somebody be, if it came to this hex?  As long as nothing changes who
   could notice anybody is asked but once. */
typedef struct Watch {
    bool is_horse;              /* others are noticed by nobody */
    uint64_t may[AREA_WORDS];   /* hexes that the enemy holds; of those asked,
                                   who could */
    uint64_t asked[AREA_WORDS];
    uint64_t at_two[AREA_WORDS];        /* from two hexes alone */
} Watch;
void msk_begin_watch(const Game *, int u, Watch *out);
bool msk_may_be_noticed(const Game *, Watch *, int hex);
void msk_propose_declarations(const Game *, WgOffer *);
/* The next hex, from one on, on which cavalry that begins its phase near it
   could declare a charge as soon as it is in hand; HEXES. */
int msk_next_to_declare(const Game *, int first);
const char *msk_judge_declaration(const Game *, const WgAction *);
void msk_apply_declaration(Game *, const WgAction *);
void msk_propose_attempts(const Game *, WgOffer *);
const char *msk_judge_attempt(const Game *, const WgAction *);
void msk_apply_attempt(Game *, const WgAction *);

/* Forming.1, Forming.5 Is cavalry at `from` so near to those in a hex, and
   seen? */
bool msk_is_noticed(const Game *, int from, int hex);

/* standing-squares.c: WgStanding of ASK_SQUARE.  ORDER SQUARES: standing.c.  At
   which distance, and of a charge alone. */
enum { NEVER = 1, AT_THREE, AT_TWO, AT_ONE, WHEN_CHARGED };
/* What the game proposes, and a computer's choice. */
enum { SQUARES_PROPOSED = WHEN_CHARGED };
/* Would such an order try to form one there now? */
bool msk_is_square_wanted(const Game *, int hex, int choice);
int msk_standing_squares(const Game *, const WgOffer *, int choice);
bool msk_concerns_squares(const Game *, int u);

/* ---- charges.c: what is declared ---- */

/* Charge.13 to 15, R-M33, R-M38: why those in a hex may not be charged. */
const char *msk_bar_to_be_charged(const Game *, int hex);
/* Why this unit, where it is now, may not declare a charge on them. */
const char *msk_bar_to_declare(const Game *, int u, int hex);
void msk_declare(Game *, int u, int hex);
/* charge-answer.c, Forming.4: those who declared a charge and meet a square, or
   nobody. */
void msk_meet_answer(Game *);
/* Over this side, to those in the hex beyond? */
bool msk_may_charge_from(int from, int hex);
/* Who cannot come near those it would charge has declared nothing. */
void msk_drop_charge(Game *, int u);
/* If all who declared the charge have routed or are lost, there is none. */
void msk_forget_charge(Game *);
/* Forming.4, Charge.10, Charge.11: what those who charge must do first, or
   NULL. */
const char *msk_bar_of_charge(const Game *, const WgAction *);

/* Why a unit that declared a charge may not step there; NULL. */
const char *msk_bar_to_charger(const Game *, int u, int to);
/* Is this one of those who charge now? */
bool msk_is_charging(const Game *, int u);
/* Is it of those who check morale? */
bool msk_is_chargeable(const Game *, int u);

/* ---- charging.c: what comes of it ---- */

/* Why the charge declared cannot be done now. */
const char *msk_bar_to_charge(const Game *);
/* Charge.2 to 4, Charge.12: the column of the Cavalry Charge Table. */
int msk_charge_odds(const Game *);
/* Charge.4, Lancers.4 to 6: cells added to the rolls of those charged. */
int msk_charge_added(const Game *);
/* A step: at the end of the movement phase. */
void msk_end_charges(Game *);

/* Charge.7: the sides of a hex over which those in it have to attack whom they
   charged; nobody there takes that from them. */
uint8_t msk_owed_sides(const Game *, int hex);

/* Charge.7, Forming.4: must this unit attack charged_hex() in melee? */
static inline bool
msk_must_attack(const Game *g, int u)
{
    return g->unit[u].state & MUST_ATTACK;
}

#endif /* MOSKOWA_CAVALRY_H */
