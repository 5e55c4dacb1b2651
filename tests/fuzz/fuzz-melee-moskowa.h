/*
 * fuzz-melee-moskowa.h --
 *
 *      A melee or a charge of La Bataille de la Moskowa fought by the actions
 *      of a match, and what came of it.
 */

#ifndef FUZZ_MELEE_MOSKOWA_H
#define FUZZ_MELEE_MOSKOWA_H

#include "../../generic/moskowa/odds/trial.h"

/* What comes of it: these of both sides, the attacker first. */
enum { POINTS, SQUARES, ROUTS, DESTROYED, OTHERS, HURT, KILLED, SEIZED,
    FATES };
enum { EMPTY, ENTERS, BEATEN, CARRIED, OWN, ENEMY = OWN + FATES,
    FIGURES = ENEMY + FATES };

enum { MELEES, CHARGES_HOME, SQUARES_TRIED, KINDS };

typedef struct Fight {
    int kind, hex;
    const char *name;
} Fight;

/* fuzz-melee-moskowa.c: a number below another. */
unsigned melee_chance(unsigned below);

/* ---- fuzz-melee-run.c ---- */

/* The position as its side that acts knows it: what it does not see is as all
   have seen it. */
void melee_know(Game *);
/* As the odds have it; can the fight be begun so? */
bool melee_try(const Game *, const Fight *, Game *trial);
bool melee_can(const Game *, const Fight *);
/* Fight it once with random dice; how it ended, each 0 or 1, points as they
   are. */
void melee_fight(const Game *, const Fight *, const Game *trial, double *out);

#endif /* FUZZ_MELEE_MOSKOWA_H */
