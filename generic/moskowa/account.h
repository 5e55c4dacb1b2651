/*
 * account.h --
 *
 *      How a value of fire or melee comes about: the steps of its calculation,
 *      noted where they are made, for whoever asks how.
 *
 *      What calculates a value takes an Account, or NULL where nobody asks.  So
 *      what is told is what was calculated.
 */

#ifndef MOSKOWA_ACCOUNT_H
#define MOSKOWA_ACCOUNT_H

#include "../core/rules.h"

/* What a step is for: of a value, then of what is added to the roll. */
#define MOSKOWA_COUNTS(V) \
    V(BY_PRINT, "printed") V(BY_LOSSES, "losses") V(BY_SHARE, "share") \
    V(BY_LEAST, "least") V(BY_RANGE, "range") V(BY_LANCE, "lance") \
    V(BY_SQUARE, "square") V(BY_ROUT, "rout") V(BY_FLANK, "flank") \
    V(BY_SLOPE, "slope") V(BY_WATER, "water") V(BY_GROUND, "ground") \
    V(BY_COVER, "cover") V(BY_HORSE, "horse") \
    V(BY_LEADER, "leader") V(BY_ENEMY_LEADER, "enemy_leader") \
    V(BY_CROWD, "crowd") V(BY_CANISTER, "canister") \
    V(BY_SKIRMISHER, "skirmisher") V(BY_COLUMN, "column")

enum { MOSKOWA_COUNTS(WG_ENUM) };

/* A step that adds, and one that multiplies by `times` / `by`. */
typedef struct Step {
    int8_t count;               /* BY_... */
    int8_t by;                  /* 0: `times` points, or cells, are added */
    int16_t times;
    const char *rule;           /* the paragraph */
} Step;

enum { MOST_STEPS = 12 };

typedef struct Account {
    int count;
    Step step[MOST_STEPS];
} Account;

static inline void
acc_note(Account *account, Step step)
{
    if (account != NULL && account->count < MOST_STEPS) {
        account->step[account->count++] = step;
    }
}

/* So many points of so many parts each, or cells, are added; nothing is noted
   where none are. */
static inline long
acc_add(Account *account, int count, const char *rule, int points, long parts,
        long value)
{
    if (points != 0) {
        acc_note(account, (Step){ (int8_t)count, 0, (int16_t)points, rule });
    }
    return value + points * parts;
}

static inline long
acc_times(Account *account, int count, const char *rule, int times, int by,
        long value)
{
    if (times == by) {
        return value;
    }
    acc_note(account,
            (Step){ (int8_t)count, (int8_t)by, (int16_t)times, rule });
    return value * times / by;
}

#endif /* MOSKOWA_ACCOUNT_H */
