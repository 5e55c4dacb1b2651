/*
 * forces.h --
 *
 *      The blocks of Borodino 1812 as printed (1.1, 4.0).
 */

#ifndef BORODINO_FORCES_H
#define BORODINO_FORCES_H

#include "../core/rules.h"

enum { BLOCKS = 103, FRENCH_BLOCKS = 47, HIDDEN = BLOCKS };

/* 4.2 Types of block. */
#define BORODINO_KINDS(V) \
    V(ARMY_HQ, "army_hq") V(CORPS_HQ, "corps_hq") V(INFANTRY, "infantry") \
    V(LIGHT, "light") V(MILITIA, "militia") V(CAVALRY, "cavalry") \
    V(COSSACK, "cossack") V(LIGHT_GUN, "light_gun") V(HEAVY, "heavy") \
    V(HORSE, "horse") V(UNSEEN, "unseen")

enum { BORODINO_KINDS(WG_ENUM) };

/* Corps, and the sign in the band of their blocks.  The reserves are under
   their army's commander alone (5.23). */
#define BORODINO_CORPS(V) \
    V(NO_CORPS, "none") V(CORPS_I, "1") V(CORPS_III, "3") V(CORPS_IV, "4") \
    V(CORPS_V, "5") V(CORPS_VIII, "8") V(CORPS_GUARD, "G") \
    V(CORPS_MURAT, "M") V(CORPS_2, "2") V(CORPS_3, "3") V(CORPS_4, "4") \
    V(CORPS_5, "5") V(CORPS_6, "6") V(CORPS_7, "7") V(CORPS_8, "8") \
    V(CORPS_PLATOV, "P") V(CORPS_GOLITSYN, "Go") V(RESERVE_1, "I") \
    V(RESERVE_2, "II")

enum { BORODINO_CORPS(WG_ENUM) CORPS_COUNT };

/* Firepower letters (4.13). */
enum { LETTER_A, LETTER_B, LETTER_C };

enum { FACES = 4 };

typedef struct Block {
    const char *key;            /* "F10": in saved matches */
    const char *name;
    const char *commander;
    int8_t corps;
    int8_t army;                /* 5.23 ORDER ARMIES: which leader's */
    int8_t kind;
    bool guard;                 /* 4.23, 8.4: gold symbol, dearer to lose */
    int8_t strength[FACES];     /* 4.12 from full strength down */
    int8_t faces;
    int8_t letter;              /* 4.13 when it fires */
    int8_t fire;                /* highest roll that hits */
    int8_t range;               /* 5.21 command range, areas; 0 is no HQ */
    int8_t points;              /* 8.2-8.4 victory points to the enemy */
    const char *source;         /* see forces.c */
} Block;

/* [HIDDEN] stands for a block that the viewer cannot see. */
extern const Block borodino_block[BLOCKS + 1];

/* Blocks that a rule names: rows of the table. */
enum {
    NAPOLEON = 0, MURAT = 1, EUGENE = 2, MORTIER = 3, NEY = 4, DAVOUT = 5,
    JUNOT = 6, PONIATOWSKI = 7, DIVISION_1 = 8, DIVISION_3 = 10,
    DIVISION_5 = 12, VOLTIGEURS_1 = 24, CAVALRY_3CC = 29, CAVALRY_4CC = 30,
    HORSE_2 = 46,
    KUTUZOV = 47, BARCLAY = 48, BAGRATION = 49, BAGGOVUT = 50, TUCHKOV = 51,
    OSTERMAN = 52, LAVROV = 53, DOKHTUROV = 54, RAYEVSKI = 55, BOROZDIN = 56,
    GOLITSYN = 57, PLATOV = 58, GRENADIER_2 = 71, DIVISION_27 = 72,
    JAGERS_A = 74, JAGERS_B = 75, GUARD_JAGERS = 76, MILITIA_1 = 77
};

static inline bool
is_hq(const Block *b)
{
    return b->range > 0;
}

static inline bool
is_gun(const Block *b)
{
    return b->kind >= LIGHT_GUN && b->kind <= HORSE;
}

/* 4.23 Whom a rule means that says cavalry; 4.22 infantry. */
static inline bool
is_cavalry(const Block *b)
{
    return b->kind == CAVALRY || b->kind == COSSACK;
}

static inline bool
is_infantry(const Block *b)
{
    return b->kind >= INFANTRY && b->kind <= MILITIA;
}

#endif /* BORODINO_FORCES_H */
