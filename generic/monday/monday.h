/*
 * monday.h --
 *
 *      The position of Bloody Monday, and the words its rules are told in.
 *
 *      Read sequence.c first: it is the rulebook's sequence of play.  A unit
 *      is known by its slot `u`, 0..BLOCKS-1; the French stand in the slots
 *      before FRENCH_BLOCKS.  Which block of forces.c stands in a slot is the
 *      unit's `block`, HIDDEN to a viewer who may not know.
 */

#ifndef MONDAY_H
#define MONDAY_H

#include "../core/rules.h"
#include "forces.h"
#include "map.h"
#include "words.h"

enum { FRENCH, RUSSIAN };
enum { NONE = -1 };

/* Where a unit is when it is not in an area: among the reinforcements, face
   down; on the morale track, or in the box (2.4). */
#define MONDAY_ELSEWHERE(V) V(POOL, "pool") V(LOST, "lost")

enum { LAST_ON_MAP = AREAS - 1, MONDAY_ELSEWHERE(WG_ENUM) PLACES };

/* 8.0, 10.0 */
#define MONDAY_SCENARIOS(V) \
    V(MONDAY, "monday") V(LAST_BLOOD, "last_blood")

enum { MONDAY_SCENARIOS(WG_ENUM) };

/* The rulebooks. */
#define MONDAY_EDITIONS(V) \
    V(ENGLISH, "english") V(SPANISH, "spanish")

enum { MONDAY_EDITIONS(WG_ENUM) };

/* 9.0 Optional rules are used in order: Game.optional is the last of them. */
#define MONDAY_OPTIONALS(V) \
    V(NO_OPTIONAL, "none") V(JAGERS, "jagers") V(BATTERY, "battery") \
    V(AGILITY, "agility") V(SABER, "saber") V(COSSACKS, "cossacks") \
    V(SHIELDS, "shields") V(EXHAUSTED, "exhausted") \
    V(OFFENSIVE, "offensive") V(ADVANCED, "advanced") V(FATIGUE, "fatigue") \
    V(LIMIT, "limit") V(EXTREME_LIMIT, "extreme")

enum { MONDAY_OPTIONALS(WG_ENUM) };

#define MONDAY_OPTIONS(V) \
    V(EDITION, "edition", &(MONDAY_EDITIONS(WG_JOIN))[1], 0) \
    V(OPTIONAL, "optional", &(MONDAY_OPTIONALS(WG_JOIN))[1], 0)

enum { MONDAY_OPTIONS(WG_ENUM) OPTIONS };

enum { LAST_TURN = 4, FULL_STARS = 4, MORALE = 10 };

/* 1.1 Who has all of them, the Fleches counted as one, has won. */
enum { ALL_VICTORY_AREAS = 7 };

/* What is being done, for the turn track. */
#define MONDAY_PHASES(V) \
    V(BATTERY_PHASE, "battery") V(LOGISTICS, "logistics") \
    V(IMPULSES, "impulses") V(ACTIVATION, "activation") \
    V(MOVEMENT, "movement") V(INSPIRATION, "inspiration") \
    V(COMBAT, "combat") V(RAID, "raid") V(FINAL, "final") \
    V(FINISHED, "finished")

enum { MONDAY_PHASES(WG_ENUM) };

/* What an impulse is (5.0, 6.0, 7.0). */
#define MONDAY_IMPULSES(V) \
    V(NO_IMPULSE, "none") V(TACTICAL, "tactical") V(CALL, "call") \
    V(MARCH, "march") V(CAVALRY_RAID, "raid") V(PASS, "pass")

enum { MONDAY_IMPULSES(WG_ENUM) };

/* Why the game ended (how to win). */
#define MONDAY_ENDINGS(V) \
    V(NOT_ENDED, "none") V(COMMANDER_KILLED, "commander") \
    V(ALL_STARS, "stars") V(MORALE_BROKEN, "morale") \
    V(LAST_TURN_OVER, "last_turn")

enum { MONDAY_ENDINGS(WG_ENUM) };

/* On what occasion a step comes back or is lost, each with its paragraph. */
#define MONDAY_OCCASIONS(V) \
    V(LEADERS_TURN, "leaders", "3.5") V(GUNS_TURN, "guns", "3.4") \
    V(UNITS_TURN, "units", "3.6") V(LOGISTICS_OVER, "logistics", "3.1") \
    V(IMPULSE_OVER, "impulse", "5.4")

enum { MONDAY_OCCASIONS(WG_ENUM) };

/* What stands in one slot. */
typedef struct Unit {
    int8_t block;               /* row of forces.c; HIDDEN */
    int8_t face;                /* 2.3: 0 at full strength, 1 more a step */
    int8_t place;               /* an area, POOL or LOST */
    int8_t at_icon;             /* set-up: has not left its place since */
    int8_t active;              /* 1.2.4 activated, and so revealed */
    int8_t moved;               /* its move of this impulse is over */
    int8_t isolated;            /* 4.1 a white cube */
    int8_t crossed;             /* 1.2.3 a light blue cube: engaged over the
                                   Kolocha */
    int8_t inspired;            /* 5.2.2 a yellow cube */
    int8_t inspires;            /* 5.2.2 a leader who has inspired */
    int8_t committed;           /* 5.3.1 a red cube: fires into this battle */
    int8_t target;              /* 9.2 area at which it is aimed, NONE */
    int8_t shielded;            /* 9.6 has used its shield in this battle */
    int8_t ready;               /* to fire in the present volley */
    int8_t fired;               /* has fired in this ground combat */
} Unit;

/* 5.3 The battle being fought; also the Grande Batterie's fire (9.2). */
typedef struct Battle {
    int8_t area;                /* NONE: no battle under way */
    int8_t attacker;            /* the phasing side */
    int8_t absorbs;             /* 1.2.1 hits the ground still absorbs */
    int8_t shown;               /* 5.3.3 after the showdown */
    int8_t volley;              /* 5.3.4, 9.9 how many have been fired */
    int8_t firing;              /* slot of who throws dice now, NONE */
    int8_t hits[2];             /* still to be taken by this side */
    int8_t retreating;          /* 6.4 the defender is */
    int8_t barrage;             /* 9.2 no battle, but the Grande Batterie */
} Battle;

/* 5.1 The areas where the mover's activated leaders command units of each
   colour; white is Militia alone. */
typedef struct Command {
    Areas foot[CORPS_COUNT];
    Areas horse[CORPS_COUNT];
} Command;

struct Game {
    WgFlow flow;                /* must be first */
    int8_t scenario;
    int8_t edition;
    int8_t optional;            /* 9.0 the last optional rule in use */
    int8_t turn;                /* 1..LAST_TURN */
    int8_t phase;
    int8_t disc;                /* the side that has the Initiative */
    int8_t mover;               /* the phasing side, or whose logistics */
    int8_t passes;              /* 7.0 in a row */
    int8_t impulse;             /* TACTICAL... */
    int8_t offensive;           /* 9.8 this impulse is a General Offensive */
    int8_t activated;           /* 5.1 leaders, this impulse */
    int8_t engagements;         /* 5.1 new ones, this impulse */
    int8_t battles;             /* 5.1 fought, this impulse */
    int8_t moves;               /* 6.2, 6.3, 7.0 units moved, this impulse */
    int8_t logistics;           /* 3.2 points the mover may still use for what
                                   is being done */
    int8_t mobile;              /* slot of the unit on the move, NONE */
    int8_t left;                /* 2.1 its movement points left */
    int8_t ended;               /* NOT_ENDED... */
    int8_t winner;              /* a side; NONE: none yet, or a draw */
    int8_t commander[2];        /* slot; NONE where hidden */
    int8_t owner[AREAS];        /* who controls each area */
    uint8_t count[2][AREAS];    /* units of each side in each area */
    uint8_t stack[2][AREAS];    /* 1.2 the same, without supreme commanders */
    int8_t lost[2];             /* 2.4 blocks on a side's morale track */
    Areas held[2];              /* areas with units of each side */
    Areas owned[2];             /* areas that each side controls */
    Areas full[2];              /* areas stacked to the limit by each side */
    Areas old;                  /* contested when this impulse began (1.2.3) */
    Areas fresh;                /* newly contested, battle still to come */
    Areas fought;               /* this impulse */
    Areas cut[2];               /* 4.1 victory areas marked isolated */
    Command command;
    Unit unit[BLOCKS];
    Battle battle;
};

/* ---- who and where ---- */

WG_SLOTS_OF_SIDES(FRENCH_BLOCKS, BLOCKS)

static inline const Block *
block_of(const Game *g, int u)
{
    return &monday_block[g->unit[u].block];
}

static inline const Face *
face_of(const Game *g, int u)
{
    return &block_of(g, u)->face[g->unit[u].face];
}

/* In the present battle. */
static inline int
mon_defender(const Game *g)                     /* side */
{
    return !g->battle.attacker;
}

static inline bool
at_last_face(const Game *g, int u)
{
    return g->unit[u].face + 1 >= block_of(g, u)->faces;
}

static inline bool
on_map(const Game *g, int u)
{
    return g->unit[u].place < AREAS;
}

/* 9.0 Is this optional rule in use? */
static inline bool
uses(const Game *g, int optional)
{
    return g->optional >= optional;
}

/* 5.1 Leaders who are activated now are not yet revealed. */
static inline bool
is_activating(const Game *g)
{
    return g->phase == ACTIVATION;
}

/* ---- areas, as the two sides hold them ---- */

static inline Areas
contested(const Game *g)
{
    return both_areas(g->held[0], g->held[1]);
}

static inline bool
is_contested(const Game *g, int area)
{
    return has_area(&g->held[0], area) && has_area(&g->held[1], area);
}

/* Controlled by this side, and no enemy is there. */
static inline Areas
secure(const Game *g, int side)
{
    return less_areas(g->owned[side], g->held[!side]);
}

#endif /* MONDAY_H */
