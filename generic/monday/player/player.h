/*
 * player.h --
 *
 *      How a computer plays Bloody Monday: what the files of this folder do
 *      for each other.
 */

#ifndef MONDAY_PLAYER_H
#define MONDAY_PLAYER_H

#include "../../core/playing.h"
#include "../chapters.h"

enum { SIDE_BLOCKS = BLOCKS - FRENCH_BLOCKS };  /* of the larger side */
enum { LEADERS = 6, PATH = 6 };

/* Units of the mover, counted from the side's first slot, a bit each. */
typedef uint64_t Members;

static inline Members
member(int i)
{
    return (Members)1 << i;
}

/* The plan of an impulse, of the side's slots from its first. */
typedef struct MonPlan {
    int8_t impulse;             /* GO_TACTICAL...; NONE: it has begun */
    int8_t leaders;
    int8_t leader[LEADERS];     /* slots, in the order of activation */
    int8_t path[SIDE_BLOCKS][PATH];     /* areas, until NONE */
} MonPlan;

/* What a side plays by; weights.c has the usual ones. */
typedef enum MonWeight {
    BOLDNESS,                   /* added to the gain of each attack */
    LEADER_COST,                /* what an activation must bring */
    PULL,                       /* an area nearer to what is wanted */
    FEAR,                       /* of enemies beside an area, percent */
    KILL, LOSS,                 /* a hit on them, on us */
    BREAK,                      /* and on them for each block more that they
                                   have lost, near to breaking */
    STAR_WORTH, FLECHE_WORTH,   /* an area that counts */
    GUNS_HELP,                  /* a die of a gun beside an attack */
    KEEP,                       /* to stand in what counts */
    COVER,                      /* a hit that the ground absorbs */
    LEAST_IMPULSE,              /* what an impulse with leaders must bring */
    MARCHING,                   /* what a march must bring more */
    FIGHT_ON,                   /* how much weaker it still fights on */
    HOPELESS,                   /* odds below which it withdraws, percent */
    TAKE,                       /* to step into what counts and nobody holds,
                                   percent of its worth */
    GUARD,                      /* to leave to nobody what counts, with the
                                   enemy near, percent of its worth */
    MON_WEIGHTS
} MonWeight;
extern const WgWeight mon_weights[];
extern const int mon_by_hand[MON_WEIGHTS];      /* a sergeant's */
extern const WgBalance mon_balance[];
const WgBalance *mon_balance_of(const Game *);  /* of its scenario; or NULL */

/* What each side has in each area: expected hits in hundredths, and how many
   hits it takes until nobody is left. */
typedef struct Force {
    int fire[2][AREAS];
    int hits[2][AREAS];
} Force;

/* worth.c */
int mon_fire_of(const Game *, int u);
int mon_hits_left(const Game *, int u);
void mon_count_force(const Game *, Force *);
void mon_measure(Areas from, int8_t far[AREAS]);
Areas mon_wanted(const Game *, int side);
extern const WgTerm mon_term[];
void mon_terms(const Game *, int term[WG_TERMS]);
int mon_chance(const Game *, int value);

/* reach.c: where a unit could go in this impulse, and how. */
enum { REACH = 64 };
typedef struct Reach {
    int count;
    int8_t area[REACH], from[REACH], left[REACH];   /* from: index or NONE */
    Areas engages;              /* those where the enemy stands */
    Areas over;                 /* 1.2.3 of these, over the Kolocha */
} Reach;

/* What steps cost the mover's units, of the areas that were asked for. */
typedef struct Steps {
    Areas known;
    Areas dear[AREAS][DEAR];    /* see mon_dear() */
} Steps;
void mon_reach(const Game *, int u, int points, Steps *, Reach *);

/* plan.c */
void mon_plan(const Game *, const int *weights, void *plan, bool vary,
        WgLots *);
void mon_mutate(const Game *, void *plan, WgLots *);

/* The best attack of a new impulse: see mon_best_attack(). */
int mon_find_attack(const Game *, const int *weights, int *area, int8_t *who);

/* reasons.c */
void mon_reason(const Game *, const WgAction *, const void *plan, WgReason *);

/* reasons-battle.c: `own`, what only its side may know, too. */
void mon_battle_reason(const Game *, const WgAction *, bool own, WgReason *);

/* moves.c, of the plan; policy.c */
WgAction mon_move(const Game *, const MonPlan *);
WgAction mon_policy(const Game *, const int *weights, void *plan, WgLots *);

/* belief.c */
void mon_remember(WgMemory *, const WgEvent *, int knew);
void mon_recall(Game *, const WgMemory *);
void mon_believe(Game *, const Game *seen, const WgMemory *, WgLots *);

#endif /* MONDAY_PLAYER_H */
