/*
 * fire.h --
 *
 *      Fire Combat: who may fire at a hex, at what odds; the phases, in which
 *      one hex after another is aimed at; the howitzers that miss.
 */

#ifndef MOSKOWA_FIRE_H
#define MOSKOWA_FIRE_H

#include "outcomes.h"
#include "terrain.h"

/* fire_part(): what a unit does in the attack that is under way. */
enum {
    NO_SHOT,
    FIRES,                      /* it takes part */
    HITS,                       /* its shells do not scatter */
    STRAYS,                     /* they fall north of the hex aimed at, and so
                                   on clockwise: six values */
    PARTS_OF_FIRE = STRAYS + WG_HEX_SIDES
};

/* ---- firers.c ---- */

/* Has this hex fired, or been fired at, this phase?  Fire.8, Fire.9. */
static inline bool
msk_is_used(const Game *g, int hex)
{
    return g->fired[hex / 64] >> hex % 64 & 1;
}

static inline void
msk_use(Game *g, int hex)
{
    g->fired[hex / 64] |= (uint64_t)1 << hex % 64;
}

/* Why a unit of g->firing may not fire at a hex, NULL if it may: of those who
   take part already, only those of its own square are regarded. */
const char *msk_bar_to_fire(const Game *, int u, int hex);
/* What of that is the same for all targets, with the sides over which it
   fires; and what is not. */
const char *msk_bar_to_firing(const Game *, int u);
uint8_t msk_fires_over(const Game *, int u);
/* The same where its stack and who is on top there are known. */
const char *msk_bar_to_firing_of(const Game *, int u, Stack, int top);
uint8_t msk_fires_over_by(const Game *, int u, int top);
const char *msk_bar_to_aiming(const Game *, int u, uint8_t over, int hex);
/* May these two of one hex not take part in one attack?  Fire.9. */
bool msk_excludes(const Game *, int u, int other);
/* Line of Sight over the ground and past units, of one within range. */
bool msk_is_in_sight(const Game *, int u, int hex);

/* In hexes.  Dragoons that have dismounted have a counter of their own. */
static inline int
msk_range(const Game *g, int u)
{
    return g->unit[u].state & ON_FOOT ? msk_counter(g, u).range
            : piece_of(g, u)->range;
}

/* ---- bearing.c ---- */

/* The units that an attack can be made of. */
typedef struct Firing {
    int count;
    int16_t slot[PIECES];
} Firing;

/* Does anybody bear on a hex?  If not, why, of whoever comes nearest to it. */
const char *msk_bar_to_target(const Game *, int hex);
/* WgMoving.rests: guns that lie unlimbered and could fire at somebody. */
const char *msk_rests(const Game *, int u);
/* All who bear on it; and of each hex those who do most: top unit or guns, of
   all or of these. */
void msk_bearing(const Game *, int hex, Firing *out);
void msk_best_of(const Game *, int hex, const Firing *, Firing *out);
void msk_best_bearing(const Game *, int hex, Firing *out);
/* Those who take part, with a part from `least` to `most`. */
void msk_taking_part(const Game *, int least, int most, Firing *out);

/* ---- shooters.c ---- */

/* Of g->firing those who can fire and have an enemy about, in the order of
   their hexes.  Good until somebody fires or moves, and whole only for enemies
   who have not been fired at. */
typedef struct Shooter {
    int16_t slot, hex;
    int8_t column, row;         /* of that hex */
    int8_t range;
    uint8_t over;               /* these sides it may fire */
    bool is_howitzer;           /* which fires at whom it does not see, too */
} Shooter;
typedef struct Shooters {
    int count;
    Shooter unit[PIECES];
} Shooters;
/* Who of them bears on which hex: the hexes in their order, PIECES at most; and
   all such pairs, by shooter; if they are more than have room, some. */
enum { MOST_PAIRS = 4096 };
typedef struct Targets {
    int count, pairs;
    int16_t hex[PIECES];
    struct { int16_t slot, hex; } pair[MOST_PAIRS];
    Shooters shooters;
} Targets;
void msk_find_targets(const Game *, Targets *out);
/* Those who bear on a hex. */
void msk_bearing_of(const Game *, const Targets *, int hex, Firing *out);
/* The hexes alone; and is there one? */
int msk_targets(const Game *, int16_t out[]);
bool msk_has_target(const Game *);

/* ---- aim.c ---- */

/* An attack on a hex. */
typedef struct Volley {
    int hex;
    int odds;                   /* of FIRE_CHART, NO_ODDS */
    int added;                  /* cells, all together */
    int leader, bonus;          /* whose bonus is in it, -1, and his cells */
    bool crosses;               /* a protective side: Fortifications */
} Volley;

/* What those who are named, who aim at `aimed`, do to the hex where it
   falls. */
Volley msk_weigh(const Game *, const Firing *, int aimed, int hex);
/* The same, and of what the cells are made. */
Volley msk_account_volley(const Game *, const Firing *, int aimed, int hex,
        Account *);
/* Of those who aim at it, the cells and the leader alone. */
Volley msk_weigh_cells(const Game *, const Firing *, int hex);
/* What a unit that aims at a hex has against the hex where its fire falls, in
   the measure of all who fire, which is once the defence; and the bonus that
   it has of a leader. */
long msk_measure(const Game *, const Firing *, int hex);
long msk_factors_against(const Game *, int u, int aimed, int hex,
        long measure);
int msk_bonus_with(const Game *, int u, int *leader);
/* What protects those in a hex from fire from another: a row of the chart of
   terrain, or that they are a square; and how much. */
enum { SQUARE_ROW = EFFECTS };
int msk_fire_cover(const Game *, int hex, int from);
int msk_fire_defence(const Game *, int hex, int from);
/* Is that hex the one that a unit moves out of, at which a square fires? */
bool msk_is_passing(const Game *, int hex);

/* ---- howitzers.c ---- */

/* Howitzers, Scenario 1: must it roll to hit a hex it may fire at? */
bool msk_must_roll(const Game *, int u, int hex);
/* The most of a die that hits. */
int msk_most_that_hits(const Game *, int u, int hex);
/* A step: all hexes that must roll do. */
void msk_roll_howitzers(Game *);
/* Where what strays with this part falls, OFF_MAP. */
int msk_falls(int aimed, int part);

/* ---- fortifications.c ---- */

/* A step: the points that a hex loses, taken by its owner's choice where it
   has one. */
void msk_take_losses(Game *);
void msk_propose_losses(const Game *, WgOffer *);
const char *msk_judge_loss(const Game *, const WgAction *);
void msk_apply_loss(Game *, const WgAction *);

/* ---- targets.c: the decisions ---- */

/* Several commanders: would a unit take the place of another's of its hex?  May
   whoever is asked to join do so with somebody? */
bool msk_displaces(const Game *, int u);
bool msk_can_join_fire(const Game *);
void msk_propose_targets(const Game *, WgOffer *);
const char *msk_judge_target(const Game *, const WgAction *);
void msk_propose_firers(const Game *, WgOffer *);
const char *msk_judge_firer(const Game *, const WgAction *);

/* ---- volley.c ---- */

/* That whose dice are awaited. */
Volley msk_falling(const Game *);
/* A step: the next of what was fired falls. */
void msk_next_volley(Game *);
/* A step: nobody takes part any more. */
void msk_end_attack(Game *);

/* ---- square-fire.c ---- */

/* Square.9: call the fire of a square at a unit that moves through an
   adjacent hex; it uses up nothing.  False if it cannot fire. */
bool msk_call_square_fire(Game *, int square, int hex);

/* ---- fire.c ---- */

/* In a step of the sequence: a side's fire phase. */
void msk_call_fire(Game *, int side);
/* A hex is aimed at, by those who do most. */
void msk_take_aim(Game *, int hex);
void msk_apply_target(Game *, const WgAction *);
void msk_apply_firer(Game *, const WgAction *);

#endif /* MOSKOWA_FIRE_H */
