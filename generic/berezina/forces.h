/*
 * forces.h --
 *
 *      The counters of Napoleon at the Berezina (2.2), as printed.
 */

#ifndef BEREZINA_FORCES_H
#define BEREZINA_FORCES_H

#include "../core/rules.h"

/* The French come first: their leaders and combat units, then Rabble. */
enum { PIECES = 172, FRENCH_PIECES = 76, RABBLE_PIECES = 16 };

/* Formations.  The French have corps; of the Russians three armies (5.4), of
   which the first and the last have parts that arrive or move apart, and
   Yermaloff's independent command. */
#define BEREZINA_CORPS(V) \
    V(CORPS_II, "ii") V(ENGINEERS, "engineers") \
    V(HEADQUARTERS, "headquarters") V(OLD_GUARD, "old_guard") \
    V(CORPS_III, "iii") V(YOUNG_GUARD, "young_guard") \
    V(GUARD_CAVALRY, "guard_cavalry") \
    V(RESERVE_CAVALRY, "reserve_cavalry") V(CORPS_VIII, "viii") \
    V(CORPS_IV, "iv") V(CORPS_IX, "ix") V(CORPS_I, "i") \
    V(NO_CORPS, "none") \
    V(TCHLAPLATZ, "tchlaplatz") V(LANGERON, "langeron") \
    V(DANUBE, "danube") V(WITTGENSTEIN, "wittgenstein") \
    V(YERMALOFF, "yermaloff") V(AVANT_GARDE, "avant_garde") \
    V(MAIN_ARMY, "main_army")

enum { BEREZINA_CORPS(WG_ENUM) CORPS_COUNT };

/* 5.4 The three armies.  ORDER ARMY */
enum { ARMY_OF_THE_DANUBE, WITTGENSTEINS_ARMY, THE_MAIN_ARMY, NO_ARMY };

/* 2.2.3 */
#define BEREZINA_KINDS(V) \
    V(LEADER, "leader") V(INFANTRY, "infantry") V(MILITIA, "militia") \
    V(CAVALRY, "cavalry") V(COSSACKS, "cossacks") \
    V(ARTILLERY, "artillery") V(HORSE_ARTILLERY, "horse_artillery") \
    V(ENGINEER, "engineer") V(RABBLE, "rabble")

enum { BEREZINA_KINDS(WG_ENUM) };

/* 2.2.2 */
#define BEREZINA_SIZES(V) \
    V(BATTERY, "I") V(BATTALION, "II") V(REGIMENT, "III") V(BRIGADE, "X") \
    V(DIVISION, "XX") V(CORPS, "XXX")

enum { BEREZINA_SIZES(WG_ENUM) };

/* 2.2.4 Combat Ratings, the best first; TRACK: as the Russian Morale Track
   says. */
#define BEREZINA_RATINGS(V) \
    V(NO_RATING, "-") V(RATING_A, "A") V(RATING_B, "B") V(RATING_C, "C") \
    V(RATING_D, "D") V(TRACK, "V")

enum { BEREZINA_RATINGS(WG_ENUM) };

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

/* What a viewer knows of a piece that it may not know. */
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
