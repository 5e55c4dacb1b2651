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
    STOPPED = 64                /* it came into an enemy's zone this phase */
};

enum { NONE = -1, HIDDEN = -1 };
enum { IS_DONE = -2 };          /* in hand: no more units are to be moved */
enum { OBJECTIVES = 7 };        /* the most of a scenario */
enum { SLOT_WORDS = (PIECES + 63) / 64 };

/* Facing: a side, or the corner between it and the next side clockwise, where
   a unit has two hexsides in front alone (Facing 3). */
enum { CORNER = WG_HEX_SIDES, FACINGS = 2 * WG_HEX_SIDES };

typedef struct Unit {
    int16_t piece;
    int16_t hex;                /* OFF_MAP */
    int16_t fired_at;           /* Melee 10: the hex that the phasing side's
                                   unit fired at this turn; OFF_MAP */
    uint16_t state;
    int8_t lost;                /* stacking points; HIDDEN in a redacted copy */
    int8_t facing;
    uint8_t spent;              /* half movement points, this phase */
    uint8_t part;               /* in the melee phase: melee.h */
} Unit;

struct Game {
    WgFlow flow;                /* must be first */
    int8_t scenario;            /* ORDER SCENARIO */
    int8_t clock;               /* turns of 20 minutes after noon */
    int8_t phasing;             /* the side whose turn it is */
    int8_t held_last[OBJECTIVES];       /* a side, or WG_NOBODY */
    int16_t hand;               /* the slot taken up, NONE; IS_DONE */
    int8_t waiting;             /* 1: some who are due have no room yet */
    int8_t entered;             /* of a column in road mode, this phase */
    int8_t prolonged;           /* the battle goes on until 9:40 */
    int16_t losses[2];          /* victory points lost, as last counted */
    int16_t placed;             /* slots on the map */
    int16_t stack[PIECES];      /* of them, by hex and from the top */
    uint64_t held[2][AREA_WORDS];       /* by side: hexes with somebody */
    uint64_t came[SLOT_WORDS];  /* slots that set up or arrived */
    uint64_t called[SLOT_WORDS];        /* scenario 4: called, by the French
                                           alone known */
    uint64_t crossed[SLOT_WORDS];       /* scenario 4: over the Kalotcha */
    Unit unit[PIECES];
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

static inline const Piece *
piece_of(const Game *g, int u)
{
    return &moskowa_piece[g->unit[u].piece];
}

#endif /* MOSKOWA_H */
