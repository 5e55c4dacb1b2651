/*
 * forces.h --
 *
 *      The blocks of Bloody Monday as printed (2.0, the armies), and where
 *      they are set up.
 */

#ifndef MONDAY_FORCES_H
#define MONDAY_FORCES_H

#include "../core/rules.h"

enum { BLOCKS = 115, FRENCH_BLOCKS = 53, HIDDEN = BLOCKS };

/* 2.5, 2.6 Types of block: a supreme commander (2.6.3), a tactical leader
   (2.6.2), artillery of foot or horse (2.6.1); infantry (2.5.1); cavalry
   (2.5.2); what stands in [HIDDEN]. */
#define MONDAY_KINDS(V) \
    V(COMMANDER, "commander") V(LEADER, "leader") V(GUNS, "guns") \
    V(LINE, "line") V(JAGER, "jager") V(MILITIA, "militia") \
    V(LIGHT, "light") V(HEAVY, "heavy") V(COSSACK, "cossack") \
    V(UNSEEN, "unseen")

enum { MONDAY_KINDS(WG_ENUM) };

/* The colours of the corps; a supreme commander has none. */
#define MONDAY_CORPS(V) \
    V(NO_CORPS, "none") V(BLUE, "blue") V(ORANGE, "orange") \
    V(YELLOW_III, "yellow_iii") V(GREEN_IV, "green_iv") \
    V(BROWN_V, "brown_v") V(PINK, "pink") V(RED_CAVALRY, "red_cavalry") \
    V(RED_GUARD, "red_guard") V(YELLOW_1, "yellow_1") \
    V(LIGHT_BLUE, "light_blue") V(BROWN_COSSACKS, "brown_cossacks") \
    V(WHITE, "white")

enum { MONDAY_CORPS(WG_ENUM) CORPS_COUNT };

/* 2.2 Firepower by colour of the face: so many of the six sides of a die
   hit.  Double is 5 and 6; the dots of quadruple have the side's colour. */
enum { NO_FIRE, SINGLE, DOUBLE, TRIPLE, QUADRUPLE };

/* 9.6 */
#define MONDAY_SHIELDS(V) \
    V(NO_SHIELD, "none") V(SILVER, "silver") V(GOLD, "gold")

enum { MONDAY_SHIELDS(WG_ENUM) };

enum { FACES = 4 };

/* 2.2, 2.3 One edge of a block: its dots, and their colour.  The heart of a
   leader and the pawn of artillery are the last face, of strength 0. */
typedef struct Face {
    int8_t strength;
    int8_t fire;
} Face;

typedef struct Block {
    const char *key;            /* "F14": in saved matches */
    const char *name;
    const char *commander;
    const char *label;          /* as printed: "VG", "LC", "23 Wes" */
    int8_t corps;
    int8_t kind;
    bool mounted;               /* 2.1 a horsehead: 5 movement points */
    int8_t shield;
    int8_t faces;
    Face face[FACES];           /* from full strength down */
    const char *source;         /* see forces.c */
} Block;

/* [HIDDEN] stands for a block that the viewer cannot see. */
extern const Block monday_block[BLOCKS + 1];

/* Blocks that a rule names: rows of the table. */
enum {
    NAPOLEON = 0, BESSIERES = 1, OLD_GUARD = 2, YOUNG_GUARD = 3,
    VISTULA_LEGION = 4, GUARD_CAVALRY = 5, DAVOUT = 8, DIVISION_5 = 13,
    NEY = 17, EUGENE = 23, PONIATOWSKI = 31, JUNOT = 36, MURAT = 41,
    KUTUZOV = 53, LAVROV = 54, LIFE_GUARD_JAGERS = 57, BARCLAY = 64,
    BAGRATION = 84, PLATOV = 101
};

/* One icon of the map (set-up), or one place in the pool: a block of this
   corps and these kinds (a bit each) is drawn for it. */
typedef struct Icon {
    int8_t area;                /* POOL: among the reinforcements */
    int8_t corps;
    uint16_t kinds;
    int8_t count;
} Icon;

/* 2.2 The lowest roll that hits with this firepower. */
static inline int
hits_from(int fire)
{
    return 7 - fire;
}

static inline bool
is_support(const Block *b)      /* 2.6 */
{
    return b->kind <= GUNS;
}

static inline bool
is_infantry(const Block *b)
{
    return b->kind >= LINE && b->kind <= MILITIA;
}

static inline bool
is_cavalry(const Block *b)
{
    return b->kind >= LIGHT && b->kind <= COSSACK;
}

/* 2.4 Do its losses count on the morale track? */
static inline bool
counts_for_morale(const Block *b)
{
    return b->kind != JAGER && b->kind != MILITIA && b->kind != COSSACK;
}

#endif /* MONDAY_FORCES_H */
