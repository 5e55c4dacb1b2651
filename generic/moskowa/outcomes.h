/*
 * outcomes.h --
 *
 *      What fights do to units: losses, checks of morale, rout, leaders'
 *      casualties.
 *
 *      Whatever a fight brings about is noted in the position at once, but for
 *      what needs dice.  A step that may harm somebody is followed in its
 *      procedure by the step `msk_settle`, which returns when nobody is left
 *      to check, to rout or to be captured.
 */

#ifndef MOSKOWA_OUTCOMES_H
#define MOSKOWA_OUTCOMES_H

#include "account.h"
#include "zones.h"

/* Values of fire and melee are counted in so many parts of a point, so that
   any share of up to 12 points and its half are whole (R-M06). */
enum { PARTS = 55440 };

/* At the beginning of each phase: what units have now is what losses of the
   phase are measured by (When to check.1), nobody has checked or used a
   bonus. */
void msk_begin_phase(Game *);

/* ---- casualties.c ---- */

/* Effects on Combat.1 to 3, Range: what a unit fires with at this range, in
   parts; 0 beyond its range, and of those who may not fire. */
long msk_fire_value(const Game *, int u, int range);
long msk_account_fire(const Game *, int u, int range, Account *);
/* Effects on Combat.4, Effects on Combat.5: in parts, before terrain and
   flanks. */
long msk_melee_value(const Game *, int u);
long msk_account_melee(const Game *, int u, Account *);
/* Casualties.5; Fire.11: a hex loses so many points from the top.  Who was
   eliminated leaves the map; who has to check for it is noted. */
void msk_lose(Game *, int hex, int points);
/* The same of one unit; what is left over when it is gone. */
int msk_lose_from(Game *, int u, int points);
/* R-M203: of one unit; what others in its hex have, and lost, is not asked. */
void msk_lose_alone(Game *, int u, int points);
/* A unit loses all that it has; not a leader: msk_capture(). */
void msk_eliminate(Game *, int u);

/* ---- pending.c ---- */

/* This unit, or all units of a hex, must check, so many cells added to the
   roll; more than one cause counts once (R-M13), the worst. */
void msk_must_check(Game *, int u, int added);
void msk_must_check_hex(Game *, int hex, int added);
/* It routs without a check.  Also all in a hex that is overstacked. */
void msk_must_rout(Game *, int u);
void msk_must_rout_hex(Game *, int hex);
/* When to check.2: for another's rout; R-M13 twice a phase at most. */
void msk_must_check_again(Game *, int u);
/* Note bits of Unit.pending; nothing of it awaits the unit any more. */
void msk_note(Game *, int u, int pending);
void msk_forget(Game *, int u);
/* Nor any of these bits; of the rest what was added stays. */
void msk_clear(Game *, int u, int pending);
/* The first on the map of whom any of these is pending, NONE. */
int msk_pending(const Game *, int pending);

/* ---- rout.c ---- */

/* Effects of Rout: it flies now; who has to check or rout for it is noted. */
void msk_rout(Game *, int u);

/* ---- morale.c ---- */

/* What is added to a unit's check now: what its cause adds, a leader's bonus,
   and for whoever is routing. */
int msk_check_modifier(const Game *, int u);
/* Rally: who of the phasing side is routing has to check; those dispersed are
   so no more. */
void msk_begin_rally(Game *);
/* A step: dice, routs and what follows from them, until nobody is left. */
void msk_settle(Game *);

/* ---- leaders.c ---- */

/* Leaders, Melee.2 to 4 and Artillery Fire.2: the best bonus of a hex's
   leaders who have not used theirs this phase, for who is there; 0.  `kind`
   is INFANTRY_BONUS, CAVALRY_BONUS or FIRE_BONUS.  Whose it is, in *leader,
   -1. */
int msk_bonus(const Game *, int hex, int kind, int *leader);
/* Melee.2, Artillery Fire.7: of one leader for a unit beside him, Platov for
   Cossacks alone and nobody else for them; 0 of others. */
int msk_bonus_beside(const Game *, int leader, int u);
/* He has used it this phase. */
void msk_use_leader(Game *, int leader);
/* Leaders, Morale.1 to 5: the best bonus for a unit that checks. */
int msk_morale_bonus(const Game *, int u);
/* When to check.7, R-M17, R-M114: half of what a leader gives this unit, who
   may be wounded, fractions dropped. */
int msk_half_morale(const Game *, int leader, int u);

/* ---- risks.c ---- */

/* Game.risk: by which natural rolls leaders come to the Leader Casualty
   Table: of fire 65 and 66, of melee 64 to 66 and 11, 12. */
enum { RISK_BY_FIRE, RISK_OF_DEFENDER, RISK_OF_ATTACKER, RISKS };

/* Leader Casualties.1, Leader Casualties.4: those in the hex fired at must
   roll, in this column. */
void msk_risk_leaders(Game *, int hex, int odds);
/* 2, 3: those of a melee; once for each hex of the attack. */
void msk_risk_in_melee(Game *, int hex, int odds, int risk);
/* 6, 7: he is killed, or wounded: those with him check. */
void msk_loss_of_leader(Game *, int leader, bool killed);
/* 9 to 11; also an aide. */
void msk_capture(Game *, int leader);
/* 8: at the beginning of a side's movement. */
void msk_remove_wounded(Game *, int side);

/* ---- retreat.c ---- */

/* R-M07: those in a hex have to go so many hexes away from an enemy hex, when
   all is settled; who cannot is eliminated, leaders captured.  Unlimbered guns
   stay (Artillery.4). */
void msk_must_retreat(Game *, int hex, int hexes, int from);
bool msk_is_retreat_due(const Game *);
void msk_propose_retreats(const Game *, WgOffer *);
const char *msk_judge_retreat(const Game *, const WgAction *);
void msk_apply_retreat(Game *, const WgAction *);

#endif /* MOSKOWA_OUTCOMES_H */
