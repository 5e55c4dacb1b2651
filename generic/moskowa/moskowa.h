/*
 * moskowa.h --
 *
 *      The position of La Bataille de la Moskowa.
 *
 *      A slot for each piece: counters, the battalions they are exchanged
 *      for, leaders and aides.  Pieces on the map are listed in the order of
 *      their hexes, and those of a hex from the top of the stack, so that equal
 *      positions are equal bytes and a stack is found by bisection: stacks.h.
 */

#ifndef MOSKOWA_H
#define MOSKOWA_H

#include "forces.h"
#include "ground.h"
#include "words.h"

/* How a unit stands: bits of Unit.state. */
enum {
    SQUARE = 1, UNLIMBERED = 2, ROAD_MODE = 4, ROUTING = 8, DISPERSED = 16,
    ON_FOOT = 32,               /* dragoons that have dismounted */
    STOPPED = 64,               /* it came into an enemy's zone this phase */
    REMOUNTED = 128,            /* it mounted or dismounted this phase */
    MOVED = 256,                /* it left a hex this phase */
    NOTIFIED = 512,             /* its enemy knows where it began the phase */
    TRIED = 1024,               /* it attempted a square this enemy's phase */
    CHARGES = 2048,             /* it has declared a charge */
    FOLLOWS = 4096,             /* it charged, and moves through
                                   followed_hex() first */
    MUST_ATTACK = 8192,         /* in melee, charged_hex() */
    FOR_A_TURN = STOPPED | REMOUNTED | MOVED | NOTIFIED | TRIED | CHARGES
        | FOLLOWS | MUST_ATTACK,
    TAKEN = 16384,              /* guns in the enemy's hands: melee.h */
    STATES = 2 * TAKEN
};

enum { MINUTES_A_TURN = 20 };
enum { NONE = -1, HIDDEN = -1 };
enum { IS_DONE = -2 };          /* Game.hand: noted.h */
enum { NOBODY_LEADS = -2 };     /* Game.leads */
enum { MOST_CHARGES = 15 };     /* that are counted */
enum { OBJECTIVES = 7 };        /* the most of a scenario */
enum { SLOT_WORDS = (PIECES + 63) / 64, TOP_WORDS = PIECES / 64 + 1 };
enum { STRIP = 32, STRIPS = HEXES / STRIP + 2 };        /* hexes together */
/* The most commanders of a side, bits of a number of one, and messages that
   the position remembers: that one has written, as many that have reached him,
   and of a side. */
enum { COMMANDERS = 4, COMMAND_BITS = 2, SHEETS = 8,
    MESSAGES = COMMANDERS * SHEETS, ALL_MESSAGES = 2 * MESSAGES };

/* Facing: a side, or the corner between it and the next side clockwise, where
   a unit has two hexsides in front alone (Facing.3). */
enum { CORNER = WG_HEX_SIDES, FACINGS = 2 * WG_HEX_SIDES };

typedef struct Unit {
    int16_t piece;
    int16_t hex;                /* OFF_MAP */
    int16_t noted_hex;          /* OFF_MAP, or an area: noted.h */
    uint16_t state;
    int8_t lost;                /* stacking points; HIDDEN in a redacted copy */
    int8_t facing;
    uint8_t spent;              /* half movement points, this phase */
    uint8_t part;               /* of fire, of melee, or charges: noted.h */
    int8_t before;              /* points lost when the phase began; HIDDEN */
    uint8_t pending;            /* what dice or rout await it */
    int8_t added;               /* cells, to the roll that it awaits */
    uint8_t did;                /* this phase */
} Unit;

/* Unit.pending: outcomes.h. */
enum {
    MUST_CHECK = 1, MUST_RALLY = 2,
    MUST_ROUT = 4,
    IS_PUSHED = 8,              /* it routs, for its hex was overstacked */
    MAY_BE_AT_RISK = 16,        /* a leader: dice say whether he is */
    AT_RISK = 32,               /* dice say what becomes of him */
    MUST_RETREAT = 64
};

/* Unit.did. */
enum {
    CHECKED_ONCE = 1, CHECKED_TWICE = 2,        /* for others' routs */
    USED_BONUS = 4,                             /* a leader */
    HAS_ROLLED = 8, IS_ASTRAY = 16,             /* a messenger: Aides.9 */
    MET_GUARD = 32,             /* the Old Guard charged it */
    FELL = 64,                  /* it was eliminated, of its hex: noted.h */
    CAPTURED = 128              /* a leader or an aide, for good */
};

/* Unit.lost of leaders and aides. */
enum { WOUNDED = 1, FALLEN = 2 };

/* From one commander of a side to another, on a sheet of the writer's:
   messages.h. */
typedef struct Message {
    int16_t number;             /* of the side's; 0: there is none */
    int16_t own;                /* of those that its writer counts */
    int16_t aide;               /* who carries it, or waits for the answer;
                                   NONE */
    int16_t unit;               /* that it reassigns, NONE */
    int8_t from, to;            /* commanders */
    int8_t state, flags;
} Message;

/* One that has reached a commander, as he has it. */
typedef struct Received {
    int16_t number, own;        /* as above; `own` of those that he counts */
    int16_t unit;
    int8_t from, flags;
} Received;

struct Game {
    WgFlow flow;                /* must be first */
    int8_t scenario;            /* ORDER SCENARIO */
    int8_t option[OPTIONS];
    int8_t day;                 /* 1: the battle goes on the next day */
    int8_t clock;               /* turns after noon */
    int8_t phasing;             /* the side whose turn it is */
    int8_t held_last[OBJECTIVES];       /* a side, or WG_NOBODY */
    int8_t firing;              /* the side whose fire phase it is, or
                                   WG_NOBODY */
    int8_t due;                 /* points that the hex struck has yet to lose */
    int16_t target;             /* the hex aimed at, or attacked; OFF_MAP */
    int16_t struck;             /* where the fire falls, OFF_MAP */
    int16_t strongest;          /* of an attack in melee, while its losses are
                                   taken: its strongest hex; OFF_MAP */
    int8_t result;              /* of that attack: MeleeResult */
    int8_t checks;              /* who checks morale for it: 1 the attacker, 2
                                   the defender */
    int16_t leads[2];           /* by side: the leader chosen for the melee
                                   under way; NONE: the best; NOBODY_LEADS */
    int16_t back_from;          /* those who retreat do so from this hex */
    int8_t back;                /* how many hexes they retreat */
    int16_t hand;               /* the slot taken up, NONE; IS_DONE */
    int16_t charged;            /* the hex of the charge declared, OFF_MAP */
    int16_t vacated;            /* a hex that those who charged must occupy */
    int16_t tries;              /* the hex of who attempts to form square */
    int16_t going;              /* where the step under way leads */
    int8_t fire_from;           /* the next side over which a square may fire
                                   at the unit in hand */
    int8_t waiting;             /* a bit a side: some who are due have no room
                                   yet */
    int8_t entered;             /* of a column in road mode, this phase */
    int8_t prolonged;           /* 1: the battle goes on until 9:40; 2: the
                                   French have refused that */
    int16_t losses[2];          /* victory points lost */
    int16_t regrouped[2];       /* of those losses, points that no unit lacks
                                   any more, for others gave theirs */
    int16_t awaiting;           /* units with anything in Unit.pending */
    int16_t checking;           /* the slot whose dice fall, NONE */
    int8_t risk;                /* leaders' casualties: outcomes.h */
    int8_t risk_odds;           /* of the fight that puts them at risk */
    int8_t risk_due;            /* 1: who of them is hit, is to be chosen */
    int16_t placed;             /* slots on the map */
    int16_t stack[PIECES];      /* of them, by hex and from the top */
    uint64_t held[2][AREA_WORDS];       /* by side: hexes with somebody */
    uint64_t fired[AREA_WORDS]; /* Fire.8, Fire.9: hexes that have fired, or
                                   were fired at, this phase */
    uint64_t came[SLOT_WORDS];  /* slots that set up or arrived */
    uint64_t available[SLOT_WORDS];     /* scenario 4: may be called, or have
                                           been in this phase */
    uint64_t called[SLOT_WORDS];        /* scenario 4: called, by the French
                                           alone known */
    uint64_t crossed[SLOT_WORDS];       /* scenario 4: over the Kalotcha */
    uint64_t chart[SLOT_WORDS]; /* on the regroup chart: regrouping.h */
    uint64_t escorted[SLOT_WORDS];      /* Regrouping.9: regrouped, not yet
                                           moved */
    uint64_t command[COMMAND_BITS][SLOT_WORDS]; /* who commands each slot, the
                                           bits of his number: commanders.h */
    Message message[ALL_MESSAGES];      /* by side and writer, by them alone
                                           known */
    Received received[ALL_MESSAGES];    /* by side and reader */
    int16_t stands[2][COMMANDERS];      /* the leader's slot for each, NONE */
    int16_t written[2];         /* messages so far */
    int16_t counted[2][COMMANDERS];     /* of those, that each has written or
                                           been given */
    int8_t commanders[2];       /* how many a side has; 1: no several */
    int8_t active[2];           /* a bit each: who is in the game */
    int8_t commands;            /* the side whose commanders take turns, */
    int8_t commander;           /* whose it is, */
    int8_t joining;             /* and who is asked to take part in what he has
                                   begun; NONE */
    int8_t squares_of;          /* whose infantry may form square now */
    int8_t halved;              /* Communications.3: a bit a commander of the
                                   phasing side */
    int8_t answering;           /* the message that has come, of which it is
                                   asked */
    Unit unit[PIECES];
    int8_t told[PIECES];        /* points lost, that all saw a unit lose */
    /* Follow from the units: */
    int16_t begins[STRIPS];     /* of each strip, the place in stack[] of the
                                   first who is there or later */
    uint64_t tops[TOP_WORDS];   /* places in stack[] of the uppermost of each
                                   hex, and the place after the last */
};

static inline bool
is_marked(const uint64_t *set, int u)
{
    return set[u / 64] >> u % 64 & 1;
}

static inline void
set_mark(uint64_t *set, int u)
{
    set[u / 64] |= (uint64_t)1 << u % 64;
}

static inline void
clear_mark(uint64_t *set, int u)
{
    set[u / 64] &= ~((uint64_t)1 << u % 64);
}

static inline const Piece *
piece_of(const Game *g, int u)
{
    return &moskowa_piece[g->unit[u].piece];
}

static inline bool
is_battalion_of(const Game *g, int u, int regiment)
{
    const Piece *p = piece_of(g, u);

    return is_battalion(p) && p->whole == g->unit[regiment].piece;
}

/* Stacking.6: a regiment and one of its battalions, either first. */
static inline bool
are_exchanged(const Game *g, int u, int v)
{
    return is_battalion_of(g, u, v) || is_battalion_of(g, v, u);
}

/* Of a position that is not redacted. */
static inline int
slot_of(const Game *g, int piece)
{
    int u = 0;

    while (g->unit[u].piece != piece) {
        u++;
    }
    return u;
}

/* Cavalry that has not dismounted. */
static inline bool
is_mounted(const Game *g, int u)
{
    return piece_of(g, u)->type == CAVALRY && !(g->unit[u].state & ON_FOOT);
}

/* What is printed on the counter that a unit has on the map: dragoons have
   two (Dragoons.8), and losses are carried over. */
static inline Piece
msk_counter(const Game *g, int u)
{
    return g->unit[u].state & ON_FOOT ? msk_dismounted(g->unit[u].piece)
            : *piece_of(g, u);
}

#endif /* MOSKOWA_H */
