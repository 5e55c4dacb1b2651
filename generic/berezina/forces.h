/*
 * forces.h --
 *
 *      The counters of Napoleon at the Berezina (2.2), as printed.
 */

#ifndef BEREZINA_FORCES_H
#define BEREZINA_FORCES_H

#include <stdbool.h>
#include <stdint.h>

/* The French come first: their leaders and combat units, then Rabble. */
enum { PIECES = 172, FRENCH_PIECES = 76, RABBLE_PIECES = 16 };

/* Formations.  The French have corps; of the Russians three armies (5.4), of
   which the first and the last have parts that arrive or move apart, and
   Yermaloff's independent command.  ORDER CORPS */
enum {
    CORPS_II, ENGINEERS, HEADQUARTERS, OLD_GUARD, CORPS_III, YOUNG_GUARD,
    GUARD_CAVALRY, RESERVE_CAVALRY, CORPS_VIII, CORPS_IV, CORPS_IX, CORPS_I,
    NO_CORPS,
    TCHLAPLATZ, LANGERON, DANUBE, WITTGENSTEIN, YERMALOFF, AVANT_GARDE,
    MAIN_ARMY, CORPS_COUNT
};

/* 5.4 The three armies.  ORDER ARMY */
enum { ARMY_OF_THE_DANUBE, WITTGENSTEINS_ARMY, THE_MAIN_ARMY, NO_ARMY };

/* 2.2.3.  ORDER KIND */
enum {
    LEADER, INFANTRY, MILITIA, CAVALRY, COSSACKS, ARTILLERY, HORSE_ARTILLERY,
    ENGINEER, RABBLE
};

/* 2.2.2.  ORDER SIZE */
enum { BATTERY, BATTALION, REGIMENT, BRIGADE, DIVISION, CORPS };

/* 2.2.4 Combat Ratings, the best first; TRACK: as the Russian Morale Track
   says. */
enum { NO_RATING, RATING_A, RATING_B, RATING_C, RATING_D, TRACK };

/* 2.2.6 Movement Allowances that the Russian Morale Track gives. */
enum { FOOT = -1, HORSE = -2 };

enum { STEPS = 4, REVERSE = 2 };        /* 7.3 steps; losses at which it is
                                           flipped */

typedef struct Piece {
    const char *key;            /* "legrand": in saved matches */
    const char *name;           /* "6th Division": for people */
    const char *commander;
    int8_t corps;
    int8_t kind;
    int8_t size;
    int8_t rating[2];           /* front and reverse; NO_RATING: none */
    int8_t allowance;           /* movement points; FOOT, HORSE */
    int8_t bonus;               /* 2.2.5 a leader's Combat Bonus */
    int8_t turn;                /* 11.0 it arrives on, or the earliest */
    int8_t shell;               /* 2.2.2 a white rectangle */
} Piece;

/* Of a piece that a viewer may not know he knows this much. */
enum { HIDDEN = -1, HIDDEN_LEADER = -2, UNSEEN = 2 };

extern const Piece berezina_row[UNSEEN + PIECES];

/* A piece by its number, or one of those two. */
static inline const Piece *
counter(int piece)
{
    return &berezina_row[UNSEEN + piece];
}

/* 2.2 Leaders and Rabble are none. */
static inline bool
is_combat_unit(const Piece *p)
{
    return p->kind != LEADER && p->kind != RABBLE;
}

static inline bool
is_artillery(const Piece *p)
{
    return p->kind == ARTILLERY || p->kind == HORSE_ARTILLERY;
}

/* 2.2.6 Does it travel on horseback?  Leaders do. */
static inline bool
is_mounted(const Piece *p)
{
    return p->allowance == HORSE || p->allowance >= 7;
}

/* 7.5 May it retreat before combat? */
static inline bool
is_cavalry(const Piece *p)
{
    return p->kind == CAVALRY || p->kind == COSSACKS
            || p->kind == HORSE_ARTILLERY;
}

#endif /* BEREZINA_FORCES_H */
