/*
 * analysis.h --
 *
 *      What the analysis of a match finds, and how it is said.
 */

#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "compare.h"

enum { SHOWN = 6 };             /* actions of what would have been better */

enum { SEED = 1812, NEVER = -1 };

struct WgAnalysis {
    WgMatch *match;             /* a copy, of which only the position moves */
    WgComputer *general[2];
    int *standing;              /* the numbers of the actions that stand */
    int count, next, at;
    int side;                   /* who decided last, or chance */
    int turn;
    int phase, began;           /* judged as one, and after how many actions
                                   its side was first asked; NEVER */
    int one_of;                 /* phases that one is judged; 1: each */
    Game *game;                 /* where it is played on */
    WgText found;
};

/* A decision, or all of a phase, as it was played and as it might have been. */
typedef struct Choice {
    int n, side;
    WgAction played, better[SHOWN];
    int shown;
    bool stays;                 /* what was moved would not have been */
    bool is_phase;
    int from;                   /* after so many actions it began; 0 */
    int kind;                   /* of the phase, or of an answer beside them */
    int plan, stage;            /* phase of the plan that it is part of; 0 */
    Compared compared;
} Choice;

/* ---- phases.c: where a game has it, all of a phase is judged as one ---- */

/* A general whose side is asked after so many actions thinks about it. */
void wg_think_again(const WgAnalysis *, WgComputer *general, int n);
/* The match is there after so many actions: at first, and after each; what
   ended is judged. */
void wg_find_phase(WgAnalysis *, int n);
void wg_follow_phase(WgAnalysis *, int n);
/* The kind of the answer that is asked for where the match is, after so many
   actions; 0: it is not judged. */
int wg_answer_asked(const WgAnalysis *, int n);

/* ---- would.c: in a scratch position, `better`, `shown` and `stays` ---- */

void wg_show_better(const WgComputer *general, Game *scratch, Choice *);

/* ---- analysis-text.c ---- */

/* Is what it cost more than chance?  Where phases are judged by more, for what
   was done in one after a throw was done because of that throw. */
bool wg_is_costly(const Choice *);

void wg_print_moment(WgText *, int n, int value, int chance);
void wg_print_choice(WgText *, const WgMatch *, const Choice *);
void wg_print_throw(WgText *, int n, const Luck *);

#endif /* ANALYSIS_H */
