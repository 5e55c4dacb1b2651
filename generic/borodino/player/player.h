/*
 * player.h --
 *
 *      How a computer plays Borodino 1812: what the files of this folder do
 *      for each other.
 */

#ifndef BORODINO_PLAYER_H
#define BORODINO_PLAYER_H

#include "../../core/playing.h"
#include "../chapters.h"

enum { SIDE_BLOCKS = BLOCKS - FRENCH_BLOCKS };  /* of the larger side */

/* A phase's plan, of the side's slots from its first. */
typedef struct BorPlan {
    int8_t order[SIDE_BLOCKS];  /* an HQ: ACTIVATE or LEAD; NONE */
    int8_t goes[SIDE_BLOCKS];   /* a unit: where to, NONE: it stays */
    int8_t target;              /* 1 + the area that all go against, in later
                                   phases too; 0: none */
    int16_t since;              /* the turn in which that was chosen */
} BorPlan;

/* What a side plays by; weights.c has the usual ones. */
typedef enum BorWeight {
    BOLDNESS,                   /* added to the gain of each attack */
    DESPAIR,                    /* and, if it would lose, late in the day */
    HQ_COST,                    /* what an activation must bring */
    PULL,                       /* an area nearer to what is wanted */
    FEAR,                       /* of enemies beside an area, percent */
    REDOUBT_WORTH,              /* to take it, percent of its points */
    KILL, LOSS,                 /* a hit on them, on us */
    HELP,                       /* who comes to help from beside, percent */
    KEEP,                       /* to stand in a redoubt */
    HOPELESS,                   /* odds below which it gives way, percent */
    HOPELESS_IN_REDOUBT,        /* the same of its defender */
    WEAK,                       /* the same of its last step */
    GATE,                       /* an area nearer for a corps that enters */
    LEAST_CHANCE,               /* of winning, percent: else no attack */
    MAIN_PULL,                  /* an area nearer to the main target, percent
                                   of PULL; 0: it has none */
    SHELLING,                   /* what its guns may hit first, percent */
    ANOTHER_HQ,                 /* a block that needs one, percent of another */
    LAST_HOURS,                 /* off the cost of an HQ that has a step for
                                   each hour left, percent */
    BOR_WEIGHTS
} BorWeight;
extern const WgWeight bor_weights[];
extern const WgBalance bor_balance[];

/* What each side has in each area: expected hits a round in hundredths, and
   how many hits it takes until nobody is left. */
typedef struct Force {
    int fire[2][PLACES];
    int hits[2][PLACES];
} Force;

/* worth.c */
int bor_hits_left(const Game *, int u);
int bor_fire_of(const Game *, int u);           /* in hundredths a round */
int bor_shot_of(const Game *, int u, const Way *);      /* in sixths */
void bor_count_force(const Game *, Force *);
extern const WgTerm bor_term[];
void bor_terms(const Game *, int term[WG_TERMS]);
int bor_chance(const Game *, int value);

/* duel.c: what becomes of two forces. */
typedef struct Duel {
    int chance;                 /* of the attacker, percent */
    int lost[2];                /* hits: by who attacks, who defends */
} Duel;
Duel bor_duel(int fire, int hits, int enemy_fire, int enemy_hits, int doubled);

/* wanted.c: what the side wants to come to, the redoubts that it has, and how
   far each area is from some */
Areas bor_wanted(const Game *, int side);
Areas bor_redoubts(const Game *, int side);
void bor_measure_from(const Game *, Areas, int8_t far[PLACES]);

/* target.c: how many turns have begun */
int bor_turns(const Game *);

/* plan.c, orders.c, mutate.c */
void bor_plan(const Game *, const int *weights, void *plan, bool vary,
        WgLots *);
void bor_mutate(const Game *, void *plan, WgLots *);
void bor_mutate_attack(const Game *, void *plan, WgLots *);

/* policy.c, entries.c, fights.c */
WgAction bor_policy(const Game *, const int *weights, void *plan, WgLots *);
WgAction bor_entry(const Game *, const int *weights);
WgAction bor_battle_turn(const Game *, const int *weights);
WgAction bor_bombardment(const Game *, const BorPlan *);
int bor_shelter(const Game *, int side, int area);      /* to go back to */
WgAction bor_any(const Game *, WgLots *);

/* quotas.c: does it need no order, or none that an attack is to be given? */
bool bor_spares_order(const Game *, const BorPlan *, int u);

/* reasons.c */
void bor_reason(const Game *, const WgAction *, const void *plan, WgReason *);

/* belief.c */
void bor_remember(WgMemory *, const WgEvent *, int knew);
void bor_recall(Game *, const WgMemory *);
void bor_believe(Game *, const Game *seen, const WgMemory *, WgLots *);

#endif /* BORODINO_PLAYER_H */
