/*
 * melee.h --
 *
 *      Melee Combat: who may attack a hex, with how much, at what odds; what
 *      comes before it (retreat before combat, Cossacks) and after it (the
 *      advance).
 */

#ifndef MOSKOWA_MELEE_H
#define MOSKOWA_MELEE_H

#include "outcomes.h"

/* Unit.part: what a unit does, or has done, this melee phase. */
enum {
    NO_PART,
    ATTACKS,                    /* it is of the attack under way */
    MUST_EVADE,                 /* Cossacks 1: it refuses to defend */
    EVADES,                     /* it is retreating before combat */
    HAS_ATTACKED, WAS_ATTACKED, /* Melee 5 */
    PARTS_OF_MELEE
};

/* ---- melee-odds.c ---- */

/* Values are counted in so many parts of a point, so that every product of
   the factors of terrain is whole. */
enum { MELEE_PARTS = 3 * PARTS };

/* The side of an attacker's hex beyond which the hex attacked lies; -1. */
int msk_side_to(int from, int hex);
/* Does whoever attacks a hex from another one hit its flank? */
bool msk_hits_flank(const Game *, int from, int hex);
/* Melee 13, 14; Cavalry Charge 6: what a value, melee or stacking points, of
   a unit counts for against a hex: flank, square and terrain, that which
   protects the defender too (R-M125). */
long msk_value_against(const Game *, int u, int hex, long value);

/* Why this unit may not attack this hex; NULL if it may. */
const char *msk_bar_to_melee(const Game *, int u, int hex);
/* Melee 1: all that it attacks with. */
long msk_attack_value(const Game *, int u, int hex);
/* Melee 2, 15: all of those in a hex, of the side that defends. */
long msk_defence_value(const Game *, int hex);

/* ---- lancers.c ---- */

/* Lancers: is it one, is one leading the stack in a hex, and what the bonus of
   one that attacks is now. */
bool msk_is_lancer(const Game *, int u);
bool msk_is_led_by_lancer(const Game *, int hex);
long msk_lance_bonus(const Game *, int u);

/* ---- cossacks.c ---- */

/* Cossacks: the paragraphs concern it; 5 not those of the Guard. */
bool msk_is_cossack_unit(const Game *, int u);
/* 3 Is Platov with a unit? */
bool msk_is_with_platov(const Game *, int u);
/* 7 Would it attack a square? */
bool msk_assaults_squares(const Game *, int u);

#endif /* MOSKOWA_MELEE_H */
