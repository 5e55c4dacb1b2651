/*
 * playing.h --
 *
 *      What a game tells of playing it well, for computer players
 *      (computer.h).  All of it may be missing: then there are fewer levels.
 *
 *      All numbers are whole, so that a player thinks alike everywhere.
 */

#ifndef PLAYING_H
#define PLAYING_H

#include "rules.h"

enum { WG_PLAN = 3584 };        /* bytes of a plan at most */
enum { WG_WEIGHTS = 32 };       /* that a game has at most */
enum { WG_CERTAIN = 1000 };     /* a chance, in thousandths */

/* Of what a position is worth: the ground that is held, what is left of the
   first side and of the second. */
typedef enum WgPart { WG_GROUND, WG_LEFT_FIRST, WG_LEFT_SECOND, WG_PROSPECT,
    WG_PARTS } WgPart;

/* A term of the sum that a position's worth is, and the part that it is of. */
enum { WG_TERMS = 24 };         /* that a game has at most */
typedef struct WgTerm {
    const char *name;
    WgPart part;
} WgTerm;

/* A number by which a side plays, for each side; `make tune` finds better
   ones within these limits. */
typedef struct WgWeight {
    const char *name;
    int low, high;
    int usual[2];
} WgWeight;

/* How a scenario stood in matches between officers: so many, of which the sides
   won so many; the rest was drawn.  Of matches with an officer, so many with
   each side, how many a general won as either; each 0 where there were few. */
typedef struct WgBalance {
    const char *scenario;
    int matches, first, second;
    int general, as_first, as_second;
} WgBalance;

/* What a side remembers of the slots of a match, by what it was told. */
typedef struct WgMemory {
    int side;
    int16_t piece[WG_PIECES];   /* that it recognised there, -1: none */
    int16_t steps[WG_PIECES];   /* what the game noted of it, -1: nothing */
} WgMemory;

/* Why somebody does something: for the chance of a fight. */
typedef enum WgWhy {
    WG_NO_REASON,
    WG_TAKE,                    /* attacks a place */
    WG_OCCUPY,                  /* of the enemy's, and nobody is there */
    WG_JOIN,                    /* helps those who fight there */
    WG_GUARD,                   /* comes to a place that is wanted */
    WG_TOWARD,                  /* comes nearer to one */
    WG_WITHDRAW,                /* gives a place up */
    WG_SPARE,                   /* goes out of danger, being weak */
    WG_STAND,                   /* stays in a fight there */
    WG_HOLD,                    /* does not attack there */
    WG_HIT,                     /* to hit somebody there */
    WG_CHARGE,                  /* cavalry, so that they rout there */
    WG_LEAD,                    /* a leader comes to men there */
    WG_BUILD,                   /* to build there */
    WG_HIDE,                    /* so as not to be noticed */
    WG_CLEAR,                   /* so that others have the road */
    WG_ROOM,                    /* so that others have room */
    WG_COMMAND,                 /* so that so many move, to take a place */
    WG_WORTH,                   /* of those with losses it is worth most */
    WG_HISTORY,                 /* as all stood when that was fought */
    WG_MUST,                    /* that fight must be fought */
    WG_LEAST,                   /* of those who could, loses least by it */
    WG_MORE,                    /* so that one place more can be attacked */
    WG_COVER,                   /* to ground that covers */
    WG_BEHIND,                  /* behind those who stand there */
    WG_KEEP,                    /* stays, as the place counts */
    WG_DISC,                    /* stays, as going would cost the initiative */
    WG_WITH,                    /* comes to those of its own who stand there */
    WG_BACK,                    /* goes away from what its side wants */
    WG_WHYS
} WgWhy;

enum { WG_TOGETHER = 8 };
typedef struct WgReason {
    WgWhy why;
    int place;                  /* -1: none */
    int count, with[WG_TOGETHER];       /* who attacks there, by the plan */
    int chance;                 /* of it, in thousandths, where the game says it
                                   itself; WG_UNTOLD */
    int led;                    /* so many are commanded by it and go */
    WgWhy aim;                  /* what for, if not to take the place */
    int beyond;                 /* a place that counts, for whose sake `place`
                                   is taken, or -1 */
    bool covers;                /* `beyond` is one's own: place covers it;
                                   else the way leads there */
    int by;                     /* a place that the way to `place` leads by,
                                   where it is not the straight one, or -1 */
    bool battle;                /* the present fight is what matters */
} WgReason;

enum { WG_UNTOLD = -1 };

/* figures.c: the chance of the first side to win with such a lead, as the
   logistic curve has it: 731 where the lead is as large as the scale. */
int wg_chance_of_lead(int lead, int scale);

/* None yet. */
WgReason wg_no_reason(void);

void wg_add_to_reason(WgReason *, int slot);

/* One more attacks that place: `attack` has how many do each, from 0, and the
   reason the place that most do. */
void wg_add_attack(WgReason *, int *attack, int place);

/* Of whom nobody attacks: the place to which most go, as `toward` counts them,
   if any do. */
void wg_aim_at_most(WgReason *, const int *toward, int places);

/*
 * A *world* is a whole position as it may be: a redacted one, determinized.
 * The hooks below get nothing but worlds, but for recall().
 */
typedef struct WgPlayer {
    /* Note what an event that the side was told says of strengths; `knew` has
       one bit for each argument that it recognised. */
    void (*remember)(WgMemory *, const WgEvent *, int knew);
    /* Put into a redacted position the pieces that the side remembers, before
       it is determinized. */
    void (*recall)(Game *seen, const WgMemory *);
    /* Give what was drawn by lot the strength that is likely. */
    void (*believe)(Game *world, const Game *seen, const WgMemory *, WgLots *);

    /* Does somebody do this who has read the rules once? */
    bool (*is_sensible)(const Game *, const WgAction *);
    /* What a position is worth to the first side, less what it is worth to the
       second, in hundredths of a victory point: terms that add up to it, which
       begin as 0; and what they are, a name that is NULL ends them.  What is
       left of the second side counts below 0; the prospect is what counts
       beside ground and losses. */
    void (*terms)(const Game *, int term[WG_TERMS]);
    const WgTerm *term;
    /* So much of what a match that is won is worth to its winner is left out
       where it is told what decisions cost, in points: it only makes a search
       want to win. */
    int more_than_points;
    /* The chance of the first side to win, in thousandths, in a position of
       such a value; not asked where the match is over.  Hints, decisions and
       the line of an analysis are told by it, so it should be as matches of
       computers end from such positions. */
    int (*chance)(const Game *, int value);
    /* May the answers to what is asked be compared by what each does at once?
       Else a greedy player follows the policy. */
    bool (*is_plain)(const Game *);

    /* Plans for a phase: the number of the phase that the side to act is in, 0:
       none that is planned.  In a later `stage` of it a player who searches
       thinks once more; a stage 0, or one before that of the plan, begins a
       new phase of the same number. */
    int (*phase)(const Game *);
    int (*stage)(const Game *);
    /* The usual plan; or, with `vary`, another by lot.  The weights are those
       of the side that is asked, in the order of the table below.  What is
       written over is the side's plan of the phase before, at first all 0: of
       that something may be kept. */
    void (*plan)(const Game *, const int *weights, void *plan, bool vary,
            WgLots *);
    void (*mutate)(const Game *, void *plan, WgLots *);
    /* The n-th plan, from 0, that a search begins with beside the one that
       there is, which it is made of; NULL: by plan() and mutate(). */
    void (*other)(const Game *, int n, void *plan, WgLots *);
    /* An attack more, or one less, of many at once: tried as well; NULL:
       none. */
    void (*mutate_attack)(const Game *, void *plan, WgLots *);
    /* Is this phase one in which plans make a difference?  NULL: each is. */
    bool (*is_worth_planning)(const Game *);
    /* Where an iteration is a long one, as it is played on to the end: as how
       many it counts, 0: one; and how many plans are compared.  With so few
       iterations the usual plan is followed unless another is ahead by more
       than its standard error. */
    int toil, plans;
    /* Where iterations are short a level has so many times as many; 0: once. */
    int swift;
    /* A marshal compares so many, 0: as many; and has so many of 100
       iterations for a plan in a position in which they are shorter than
       elsewhere, NULL: all. */
    int more_plans;
    int (*ease)(const Game *);
    /* A level has so many iterations at most, where a marshal would think too
       long; 0: no limit. */
    int most;
    /* So many of 100 iterations in a position in which they take longer than
       elsewhere; NULL: all. */
    int (*pace)(const Game *);
    /* A legal answer, in at most 10 microseconds; by the plan, if this is a
       phase with plans. */
    WgAction (*policy)(const Game *, const int *weights, void *plan,
            WgLots *);
    const WgWeight *weights;    /* a name that is NULL ends them */
    const int *greedy_weights;  /* of a greedy player, of either side; NULL:
                                   those */
    const WgBalance *balance;   /* a scenario that is NULL ends them */

    /* Why somebody does this, if there is something to be said.  With a plan
       it is a world, and all that the side knows and means to do may be used.
       Without one it is a redacted position, of which nothing may be used that
       is wiped there: that is what any viewer may think. */
    void (*reason)(const Game *, const WgAction *, const void *plan,
            WgReason *);

    /* How many turns have begun: how far a player looks ahead is counted in
       these, `ahead` after the present one (0: one), or, where there are many
       phases in a turn, by `phases`, of either side, that are planned
       meanwhile.  And is this a question of a fight, searched by itself? */
    int (*turns)(const Game *);
    int ahead;
    int phases;
    /* A marshal makes so many searches for a plan, of twice the iterations
       in all; 0: one. */
    int searches;
    bool (*is_fight)(const Game *);
    /* In a fight, which is played on to the end of the turn, an iteration is so
       many times shorter than one of a plan, 0: as long, and there are as many
       times more. */
    int fights;

    /* Where it takes long to play on, an analysis has so many playouts at each
       turn's beginning, not 64 at each change of side; it does not judge
       decision by decision, but all that a side did in a phase: which this is,
       1, 3 and so on with decisions of the first side, 2, 4 of the second, 0:
       none that is judged.  Beside these phases some answers are judged, each
       by itself, and are of a kind of their own, above those of phases, which
       are 0 for 1 and 2, 1 for 3 and 4; 0 or NULL: this is none.  All by what
       that comes to after so many turns more, `foresight`, 0: when the turn
       ends, for what a fire brings is lost among dice later.
       Without `looks` there is no analysis where an iteration is long.  Where
       `by_officer` says so a phase is compared with what an officer would have
       done, nothing is searched; NULL: nowhere. */
    int looks;
    int (*together)(const Game *);
    int (*answering)(const Game *);
    int (*foresight)(const Game *);
    bool (*by_officer)(const Game *);
    /* Is that done with the piece that an action before it took up?  NULL: none
       is taken up. */
    bool (*goes_on)(const WgAction *);
    /* At most so many rounds for a throw's luck, 12 to 72; 0: 72. */
    int rounds;
    /* A match too long for all that: one of so many phases is judged, drawn by
       lot, no throw is, and fewer playouts end after some turns; 1: all of it.
       NULL: each is. */
    int (*one_of)(const Game *);
} WgPlayer;

/* ---- playing.c: for policy() and plan() ---- */

/* Any of what is offered, but one that ends something only if there is no
   other. */
WgAction wg_any_offered(const WgOffer *, bool (*ends)(const WgAction *),
        WgLots *);
/* What a standing order (standings.h) answers now for this choice; false: it
   leaves that to the side. */
bool wg_by_order(const WgDecision *, const Game *,
        int (*answer)(const Game *, const WgOffer *, int), int choice,
        WgAction *out);
/* The row of a scenario, or NULL; of a balance that may be NULL. */
const WgBalance *wg_balance_of(const WgBalance *, const char *scenario);
/* What officers made of it for the first side, in thousandths, a draw counting
   half; half where that is not known (NULL). */
int wg_share_of_officers(const WgBalance *);
/* What terms come to; what a position is worth; and how much of that is in
   which part. */
int wg_sum_of(const WgTerm *, const int *term);
int wg_worth_of(const WgPlayer *, const Game *);
void wg_parts_of(const WgPlayer *, const Game *, int part[WG_PARTS]);
/* The weights of a plan: those given, or, with `vary`, others by lot, not far
   from them. */
void wg_take_weights(const WgWeight *, const int *given, bool vary, WgLots *,
        int *weights);
/* What a plan that varies is out by in each thing that it measures: by lot, up
   to half of `noise` above or below 0. */
int wg_noise(int noise, WgLots *);

#endif /* PLAYING_H */
