/*
 * trial.h --
 *
 *      A melee or a charge, followed by the rules themselves to all that may
 *      come of it, as a viewer knows the position.
 */

#ifndef MOSKOWA_TRIAL_H
#define MOSKOWA_TRIAL_H

#include "../../core/odds/odds.h"
#include "../moskowa.h"

/* throws.c: WgRules.throws. */
int msk_throws(const Game *, WgThrow out[WG_THROWS]);

/* ---- trial.c ---- */

/* An attack on a hex as msk_foresee_attack() has it, and a charge of the unit
   in hand, with all who have declared, and the melee that it must fight then:
   from a hex, OFF_MAP for the best, unless it meets a square; do those charged
   first try to form one?
   Between them the enemy fires at those who charged with all that bear on
   them; other fires, rallies and whoever moves yet are left out.  False: there
   is none. */
bool msk_try_melee(const Game *, int hex, Game *out);
bool msk_try_charge(const Game *, int hex, int from, bool square, Game *out);
/* A charge of the Old Guard, asked at whom it fires, and then a melee. */
bool msk_try_guard(const Game *, int u, int hex, Game *out);
/* For wg_begin_at(): which procedure that is. */
int msk_procedure_of_trial(const Game *);
/* How both are answered: nobody retreats before combat who need not, losses
   are taken from the top, the best leads, nobody advances who need not. */
int msk_trial_answer(const Game *, const WgOffer *, int limit);
/* It is never stopped. */
bool msk_trial_goes_on(const Game *, int about);

/* ---- reckoning.c ---- */

/* More points than a side loses in a fight; all above are the last. */
enum { MOST_POINTS = 40 };

/* What becomes of a side. */
typedef struct Fate {
    double lost[MOST_POINTS + 1];       /* all that the side loses, by points */
    double mean;
    double routs, destroyed;    /* of those who fight: somebody routs; is
                                   destroyed, or guns taken */
    double others;              /* somebody routs who does not fight */
    double wounded, killed, captured;   /* a leader with those who fight */
} Fate;

typedef struct Reckoning {
    Fate fate[2];               /* by side */
    double considered;          /* together, of all that may come */
    double empty, enters;       /* the hex: its defenders have left it; whoever
                                   attacks comes into it */
    double beaten;              /* no attacker is there, or where it was */
    double carried, melee;      /* a charge: nobody is left to be fought; it
                                   comes to the melee.  Else it was stopped */
    int cases;
} Reckoning;

/* From a trial; so much work is done at most: WgOddsQuery. */
void msk_reckon(const WgRules *, const Game *trial, long work,
        Reckoning *out);

#endif /* MOSKOWA_TRIAL_H */
