/*
 * standing.h --
 *
 *      Standing orders: for WgRules.
 */

#ifndef MOSKOWA_STANDING_H
#define MOSKOWA_STANDING_H

#include "moskowa.h"
#include "../core/standings.h"

/* ORDER msk_standings, up to those that others ask for. */
enum { ORDER_SQUARES, ORDER_EVASION, ORDER_EVADING, ORDER_FIRE, ORDER_FIRERS };
extern const WgStanding msk_standings[];

/* odds/standing-fire.c: choices of ORDER_FIRE, and what they answer. */
enum { NO_FIRE = 1, NEAR_FIRE, MIDDLE_FIRE, BEST_FIRE };
int msk_standing_fire(const Game *, const WgOffer *, int choice);
int msk_standing_firers(const Game *, const WgOffer *, int choice);
bool msk_concerns_fire(const Game *, int u);

/* standing-squares.c, odds/standing-fire.c: units with orders of their own, for
   WgStanding.apart. */
int msk_squares_apart(const Game *, const WgOffer *, const WgOrders *,
        int *choice);
int msk_fires_apart(const Game *, const WgOffer *, const WgOrders *,
        int *choice);
int msk_firers_apart(const Game *, const WgOffer *, const WgOrders *,
        int *choice);

/* sequence.c, player/hooks.c */
extern const WgDecision moskowa_decisions[];
extern const struct WgPlayer moskowa_player;

/* WgRules.corps_of: those of whom a side may give an order together. */
int msk_corps_of(int piece);

/* WgRules.arm_of; 0: a leader, an aide.  ORDER ARM: game.c */
enum {
    ARM_LINE = 1, ARM_LIGHT, ARM_GRENADIERS, ARM_GUARD, ARM_MILITIA,
    ARM_CAVALRY, ARM_GUNS, ARM_COSSACKS
};
int msk_arm_of(int piece);

#endif /* MOSKOWA_STANDING_H */
