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

/* melee_part(): what a unit does, or has done, this melee phase. */
enum {
    NO_PART,
    ATTACKS,                    /* it is of the attack under way */
    MUST_EVADE,                 /* Cossacks.1: it refuses to defend */
    HAS_ATTACKED, WAS_ATTACKED, /* Melee.5 */
    PARTS_OF_MELEE
};

/* ---- melee-odds.c ---- */

/* Values are counted in so many parts of a point, so that every product of
   the factors of terrain is whole, of a share of 9 points, too. */
enum { FINER = 9, MELEE_PARTS = FINER * PARTS };

/* Why a unit, as it is and where it stands, attacks nobody in a hex. */
const char *msk_bar_to_stand_before(const Game *, int u, int hex);
/* The side of an attacker's hex beyond which the hex attacked lies; -1. */
int msk_side_to(int from, int hex);
/* Does whoever attacks a hex from another one hit its flank? */
bool msk_hits_flank(const Game *, int from, int hex);
/* Melee.13, Melee.14; Charge.6: what a value, melee or stacking points, of
   a unit counts for against a hex: flank, square and terrain, that which
   protects the defender too (R-M125). */
long msk_value_against(const Game *, int u, int hex, long value, Account *);

/* Why this unit may not attack this hex; NULL if it may. */
const char *msk_bar_to_melee(const Game *, int u, int hex);
/* Melee.1: all that it attacks with. */
long msk_attack_value(const Game *, int u, int hex);
long msk_account_attack(const Game *, int u, int hex, Account *);
/* Melee.2, Melee.15: all of those in a hex, of the side that defends; and of
   one of them. */
long msk_defence_value(const Game *, int hex);
long msk_account_defence(const Game *, int u, Account *);

/* ---- attackers.c ---- */

typedef struct Attackers {
    int count;
    int16_t slot[PIECES];
} Attackers;

/* All units that may attack a hex, by hex and from the top; and those that
   take part in the attack under way. */
void msk_able(const Game *, int hex, Attackers *out);
void msk_attacking(const Game *, Attackers *out);
void msk_attacking_at(const Game *, int hex, Attackers *out);
/* Nobody takes part in a melee, nor has done: as when its phase begins. */
void msk_forget_parts(Game *);
/* All who are able take part, but who has charged another hex. */
void msk_begin_attack(Game *, int hex);
/* The same; `able`: those who are. */
void msk_begin_attack_listing(Game *, int hex, Attackers *able);
/* The same before the phase has begun. */
void msk_begin_attack_later(Game *, int hex);
/* Is there a hex to attack?  Is there one that must be attacked?  Must this? */
bool msk_has_melee(const Game *);
bool msk_has_duty(const Game *);
bool msk_is_duty(const Game *, int hex);

/* ---- clash.c ---- */

/* Odds of an attack, and what is added to its roll. */
typedef struct Clash {
    long attack, defence;       /* MELEE_PARTS; 0: nobody but leaders */
    int odds;                   /* of MELEE_CHART; the first below it */
    int added;                  /* cells, all together */
    int leader[2];              /* whose bonus is in it, by side; -1 */
} Clash;

Clash msk_weigh_attack(const Game *, const Attackers *, int hex);
/* The same, and of what the cells are made. */
Clash msk_account_clash(const Game *, const Attackers *, int hex, Account *);

/* Those of a side who could lead in the attack under way, and by how much. */
enum { MOST_LEADERS = 32 };
typedef struct Leading {
    int count;
    int16_t slot[MOST_LEADERS];
    int8_t bonus[MOST_LEADERS];
} Leading;

void msk_find_leaders(const Game *, int side, Leading *out);

/* ---- leading.c ---- */

/* Steps: who leads the attack, and the defence, is asked where several could;
   Game.leads. */
void msk_ask_leader_of_attack(Game *);
void msk_ask_leader_of_defence(Game *);
void msk_propose_leaders(const Game *, WgOffer *);
const char *msk_judge_leader(const Game *, const WgAction *);
void msk_apply_leader(Game *, const WgAction *);
void msk_propose_defending_leaders(const Game *, WgOffer *);
const char *msk_judge_defending_leader(const Game *, const WgAction *);
void msk_apply_defending_leader(Game *, const WgAction *);

/* ---- melee-results.c: steps ---- */

/* By the dice thrown: what the fight brings, and what the attacker loses. */
void msk_read_melee(Game *);
/* When the defender has lost what he does: checks, routs and retreats. */
void msk_apply_melee(Game *);
/* Has the defender left a hex, leaders aside? */
bool msk_is_vacated(const Game *, int hex);

/* ---- evasion.c: retreat before combat ---- */

/* May a unit in the hex attacked retreat before combat? */
bool msk_may_evade(const Game *, int u);
/* Steps: the defender is asked; or made to choose which of the Cossacks that
   refuse to defend goes first. */
void msk_ask_evasion(Game *);
void msk_ask_refusing(Game *);

/* ---- advance.c ---- */

/* Leader Casualties.10, Leader Casualties.11: the enemy's in a hex. */
void msk_capture_leaders(Game *, int hex);
/* A step: who occupies the hex attacked, if its defenders have left it. */
void msk_advance(Game *);
/* Melee.11; Leader Casualties.11: a unit goes into a hex that its defenders
   have left; their leaders there are captured. */
void msk_occupy(Game *, int u, int hex);
/* Could it?  What bars it, and what bars all of an attack: where of several
   each has another bar, that of who is nearest to going in. */
bool msk_may_occupy(const Game *, int u, int hex);
int msk_bar_to_occupying(const Game *, int u, int hex);
int msk_bar_to_all(const Game *, const Attackers *, int hex);

/* ---- left-bare.c ---- */

/* Would its advance leave works, an objective that its side holds nowhere else,
   or leaders without a combat unit?  No rule: to be thought of. */
bool msk_leaves_bare(const Game *, int u);

/* ---- taken-guns.c ---- */

/* Artillery.4: unlimbered guns in a hex that must be left are taken.  Until
   they are destroyed or retaken they are off the map, TAKEN: lies_at(). */
void msk_take_guns(Game *, int hex);
/* Those that lie where their own side is, and there is room, are retaken; and
   those in a hex that the enemy did not occupy. */
void msk_retake_guns(Game *);
void msk_leave_guns(Game *, int hex);
/* At the beginning of a side's movement: those that it has taken. */
void msk_destroy_guns(Game *, int side);

/* ---- old-guard.c ---- */

/* Why this unit may not charge that hex in the offensive fire phase, NULL if
   it may; is there one that may; and that it does. */
const char *msk_bar_to_guard_charge(const Game *, int u, int hex);
bool msk_has_guard_charge(const Game *);
void msk_propose_guard_charges(const Game *, WgOffer *);
void msk_call_guard_charge(Game *, int u, int hex);

/* ---- lancers.c ---- */

/* Lancers: is it one, is one leading the stack in a hex, and what the bonus of
   one that attacks is now. */
bool msk_is_lancer(const Game *, int u);
bool msk_is_led_by_lancer(const Game *, int hex);
int msk_lance_points(const Game *, int u);

/* ---- platov.c ---- */

/* Cossacks: the paragraphs concern it; 5 not those of the Guard. */
bool msk_is_cossack_unit(const Game *, int u);
/* 3 Is Platov with a unit?  Is he of this side, and on the map? */
bool msk_is_with_platov(const Game *, int u);
bool msk_is_platov_there(const Game *, int side);
/* 7 Would it attack a square? */
bool msk_assaults_squares(const Game *, int u);

/* ---- cossacks.c ---- */

/* Is it one that rolls, attacking or defending the hex attacked? */
bool msk_wavers(const Game *, int u);
/* Steps: the die of those who attack and of those who defend, if they roll. */
void msk_roll_attacking(Game *);
void msk_read_attacking(Game *);
void msk_roll_defending(Game *);
void msk_read_defending(Game *);

/* ---- melee.c ---- */

/* In a step of the sequence: the melee phase. */
void msk_call_melee(Game *);
void msk_propose_defenders(const Game *, WgOffer *);
const char *msk_judge_defender(const Game *, const WgAction *);
void msk_apply_defender(Game *, const WgAction *);
void msk_propose_attackers(const Game *, WgOffer *);
const char *msk_judge_attacker(const Game *, const WgAction *);
void msk_apply_attacker(Game *, const WgAction *);
void msk_propose_evasions(const Game *, WgOffer *);
const char *msk_judge_evasion(const Game *, const WgAction *);
void msk_apply_evasion(Game *, const WgAction *);
void msk_propose_evading(const Game *, WgOffer *);
const char *msk_judge_evading(const Game *, const WgAction *);
void msk_apply_evading(Game *, const WgAction *);
void msk_propose_advance(const Game *, WgOffer *);
const char *msk_judge_advance(const Game *, const WgAction *);
void msk_apply_advance(Game *, const WgAction *);

#endif /* MOSKOWA_MELEE_H */
