/*
 * standing.h --
 *
 *      Standing orders: for WgRules.
 */

#ifndef MOSKOWA_STANDING_H
#define MOSKOWA_STANDING_H

#include "moskowa.h"
#include "../core/standings.h"

extern const WgStanding msk_standings[];

/* sequence.c, player/hooks.c */
extern const WgDecision moskowa_decisions[];
extern const struct WgPlayer moskowa_player;

/* WgRules.corps_of: those of whom a side may give an order together. */
int msk_corps_of(int piece);

/* WgRules.arm_of; 0: a leader, an aide.  ORDER ARM: game.c */
enum {
    ARM_LINE = 1, ARM_LIGHT, ARM_GRENADIERS, ARM_GUARD, ARM_MILITIA,
    ARM_CAVALRY, ARM_GUNS
};
int msk_arm_of(int piece);

#endif /* MOSKOWA_STANDING_H */
