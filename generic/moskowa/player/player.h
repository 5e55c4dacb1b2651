/*
 * player.h --
 *
 *      How a computer plays La Bataille de la Moskowa: what the files of this
 *      folder do for each other.
 */

#ifndef MOSKOWA_PLAYER_H
#define MOSKOWA_PLAYER_H

#include "../../core/playing.h"
#include "../moskowa.h"

enum { FORMATIONS = 96 };       /* at most */

enum { LONGEST_WAY = 24 };      /* so many steps are kept */

/* How a side fights from then on, until it is thought of anew; an officer as
   the weights have it. */
typedef enum MskManner {
    BOLDNESS,                   /* a melee may promise so many points less */
    CLOSENESS,                  /* how much rather men end beside the enemy */
    DASH,                       /* charges whoever is stronger, too */
    PRUDENCE,                   /* 1: goes back before a combat that costs
                                   anything */
    CLOSED_UP,                  /* more for TOGETHER */
    CROWDING,                   /* 1: none are too many at an objective */
    MANNERS
} MskManner;

/* A movement phase: whom it has thought of, and where the one goes of whom it
   thought last; and what each formation is to take or hold.  The goals of the
   phase before are looked at when they are shared out anew. */
typedef struct MskPlan {
    uint64_t seen[SLOT_WORDS];
    int16_t who;                /* NONE: nobody yet */
    int16_t goes;               /* OFF_MAP: it stays */
    WgAction way[LONGEST_WAY];  /* what is left of its way, the next last */
    int16_t left;               /* so many steps; 0: it is looked for */
    int16_t together;           /* the weight TOGETHER */
    int8_t taking, riding;      /* TAKING, RIDING */
    bool begun;                 /* a phase was planned */
    int8_t manner[MANNERS];     /* kept from phase to phase */
    int8_t usual[MANNERS];      /* an officer's */
    int8_t goal[FORMATIONS];    /* 1 + the number of an objective; 0: the
                                   nearest that is wanted; STAY */
} MskPlan;

enum { STAY = -1 };

/* What an officer plays by; weights.c has the usual ones. */
typedef enum MskWeight {
    NEARNESS,                   /* an objective nearer by a hex; 0: units go
                                   one by one to the nearest */
    TAKE,                       /* one that the side has not */
    SPREAD,                     /* one to which as many go as are needed */
    KEEP,                       /* the same one as before */
    TOGETHER,                   /* a hex ahead of the formation */
    USUAL_BOLDNESS,             /* and so on: ORDER MskManner */
    USUAL_CLOSENESS,
    USUAL_DASH,
    USUAL_PRUDENCE,
    TAKING,                     /* in the last turns: to come into an objective
                                   that the side has not */
    RIDING,                     /* more of closeness for horse, where a scenario
                                   is fought for one place alone */
    MSK_WEIGHTS
} MskWeight;
extern const WgWeight msk_weights[];
extern const WgBalance msk_balance[];
const WgBalance *msk_balance_of(const Game *);  /* of its scenario; or NULL */
extern const int msk_one_by_one[MSK_WEIGHTS];   /* a sergeant's */

/* How far each hex is from each objective, in the order of moskowa_objective,
   by ways over the river.  Made from maps/moskowa.map. */
enum { TOO_FAR = 255 };
extern const uint8_t moskowa_far[][HEXES];
/* The first of a scenario that a hex is in, by number, or NONE. */
extern const int8_t moskowa_objective_at[SCENARIOS][HEXES];

/* goals.c: some objectives; how far a hex is from the nearest of them; and of
   who goes there CLOSENESS, RIDING where it matters, and TAKING. */
typedef struct Goals {
    int count, closeness, riding, taking;
    const uint8_t *far[OBJECTIVES];
} Goals;
static inline int
far_from(const Goals *goals, int hex)
{
    int least = TOO_FAR;

    for (int i = 0; i < goals->count; i++) {
        least = goals->far[i][hex] < least ? goals->far[i][hex] : least;
    }
    return least;
}
/* One objective; none where there is none of that number. */
Goals msk_goal(const Game *, int number);
/* For whom of the side to act has this goal, as MskPlan.goal has it: 0 means
   the objectives that it has not, or, if it has them all, those. */
Goals msk_goals_for(const Game *, int goal);
/* Those of a unit that has this goal by the plan. */
Goals msk_goals_by(const Game *, const MskPlan *, int goal);
/* Its first hex, and does a side want to come there? */
int msk_goal_hex(const Game *, int number);
bool msk_is_wanted(const Game *, int side, int number);

/* tasks.c: give each formation of the side to act an objective; and that of a
   unit's, or of a leader's men, as MskPlan.goal has it. */
void msk_share_goals(const Game *, const int *weights, MskPlan *);
int msk_goal_of(const Game *, const MskPlan *, int u);

/* ending.c: the last turns.  Would a unit take an objective by ending there;
   what it is worth, by TAKING, that it holds one there; the most of it no more
   than so many steps away, and the objectives where; and what an attack on a
   hex of one is worth more, in thirty-sixths of a point. */
bool msk_is_ending(const Game *);
bool msk_takes_objective(const Game *, int u, int hex);
int msk_worth_of_holding(const Game *, int u, int hex, int taking);
int msk_most_by_holding(const Game *, int u, int reach, int taking, Goals *);
int msk_worth_of_storming(const Game *, int hex, int taking);

/* ends.c: what a hex is worth to end in, less is better. */
enum { GUNS_LIKE = 5 };
int msk_worth_of_end(const Game *, int u, int hex, const Goals *);
/* What one is worth at best that is no more steps away: `away` for each hex
   from the goals, less `gains`; `alone` more where nobody of its side is.  Of
   the gains so much is had only where an enemy is no farther than `within`,
   where there is shelter, and in the objectives `held`. */
typedef struct Best {
    int away, gains, alone;
    int near, within, shelter, holding;
    Goals held;
} Best;
Best msk_best_worth(const Game *, int u, int reach, const Goals *);
int msk_to_objective(const Game *, int hex);

/* best-end.c: the best hex for a unit to end in, and ways of which one leads
   there; its own, if none is better. */
int msk_best_end(const Game *, const MskPlan *, int u, const Goals *,
        WgWays *out);
/* Can a unit go all the way now, by a step into another hex? */
static inline bool
is_march(const WgWay *way)
{
    return way->within && way->step.verb == STEP;
}

/* columns.c, of those in road mode: whoever is to move first; does one leave
   the road; and what that is worth less where one ends near the enemy. */
int msk_head_of_column(const Game *, const MskPlan *);
bool msk_wants_off_road(const Game *, int u);
int msk_peril_of_column(const Game *, int u, int hex);

/* marches.c: who moves next, DONE if nobody; and what one in hand does. */
WgAction msk_next_mover(const Game *, MskPlan *);
WgAction msk_next_step(const Game *, MskPlan *);

/* assaults.c: what a melee comes to for the attacker, in thirty-sixths of a
   point; the best hex to attack, DONE where none is worth it, or so much less
   than nothing, with TAKING; and whether to declare a charge. */
int msk_promise(const Game *, int hex);
WgAction msk_best_assault(const Game *, int bold, int taking);
WgAction msk_declaration(const Game *, int dash);

/* reasons.c */
void msk_reason(const Game *, const WgAction *, const void *plan, WgReason *);

/* plan.c */
void msk_plan(const Game *, const int *weights, void *plan, bool vary,
        WgLots *);
void msk_mutate(const Game *, void *plan, WgLots *);
void msk_other_plan(const Game *, int number, void *plan, WgLots *);

/* manners.c: fight as an officer does, if no phase was planned before; take up
   the n-th of those that are tried first, false if there are no more, or it is
   so already; and a change of one, by lot. */
void msk_begin_manner(MskPlan *, const int *weights);
bool msk_take_manner(MskPlan *, int n);
void msk_change_manner(MskPlan *, WgLots *);

/* belief.c */
void msk_believe(Game *, const Game *seen, const WgMemory *, WgLots *);

/* policy.c, worth.c */
/* Retreat before combat? */
bool msk_should_evade(const Game *, int prudence);
WgAction msk_policy(const Game *, const int *weights, void *plan, WgLots *);
extern const WgTerm msk_term[];
void msk_terms(const Game *, int term[WG_TERMS]);
int msk_chance(const Game *, int value);

#endif /* MOSKOWA_PLAYER_H */
