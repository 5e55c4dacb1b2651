/*
 * charts.h --
 *
 *      The charts but that of terrain: odds, fire, melee, charges, squares,
 *      leaders' casualties, Cossacks, howitzers.  A roll is a number of two
 *      digits in base six, with all that is added to it: dice.h.
 */

#ifndef MOSKOWA_CHARTS_H
#define MOSKOWA_CHARTS_H

#include <stdbool.h>
#include <stdint.h>

/* ---- odds: columns of the charts ---- */

/* All that any chart has, in order. */
typedef enum Odds {
    ODDS_1_3, ODDS_1_2H, ODDS_1_2, ODDS_1_1H, ODDS_1_1, ODDS_1H_1, ODDS_2_1,
    ODDS_2H_1, ODDS_3_1, ODDS_3H_1, ODDS_4_1, ODDS_4H_1, ODDS_5_1, ODDS_6_1,
    ODDS_7_1, ODDS_8_1, ODDS_9_1, ODDS_10_1, ODDS
} Odds;

enum { NO_ODDS = -1 };

/* "1:2.5"; ends with NULL. */
extern const char *const moskowa_odds[ODDS + 1];

/* The charts that have columns of odds. */
enum { FIRE_CHART, MELEE_CHART, CHARGE_CHART };

/* The column of a chart for so much against so much, fractions dropped in
   favour of the defender; R-M05: above the columns the last, below those of
   charges the first, below the others' NO_ODDS.  Below them nobody is hit by
   fire, and a melee is fought in the first column with BELOW_MELEE added to
   the roll.  Both are of one measure, the defence positive. */
enum { BELOW_MELEE = -6 };
int msk_odds(int chart, long attack, long defence);

/* Charge.12: so many columns of charges less; not below the first. */
int msk_repeated_charge(int odds, int less);

/* ---- fire ---- */

/* Stacking points lost. */
int msk_fire_loss(bool of_series, int odds, int roll);

/* ---- melee ---- */

typedef enum MeleeResult {
    EXCHANGE,                   /* what is lost, and who checks morale */
    ATTACKER_ROUTS,             /* loses 1 */
    ATTACKER_BACK,              /* loses 1, retreats 1 */
    NO_EFFECT,
    DEFENDER_BACK,              /* loses 1, retreats 2; the attacker follows */
    DEFENDER_ROUTS,             /* loses 2 */
    SURRENDER
} MeleeResult;

typedef struct Melee {
    int8_t result;
    int8_t attacker, defender;  /* points lost */
    bool attacker_checks, defender_checks;
} Melee;

/* In a column that the chart of melee has. */
Melee msk_melee(int odds, int roll);

/* ---- charges and squares ---- */

/* What is added to the defender's morale roll. */
int msk_charge_modifier(int odds);

typedef enum SquareResult {
    SQUARE_FORMED, NO_SQUARE, SQUARE_ROUTS
} SquareResult;

/* The cavalry is 1 to 3 hexes away. */
int msk_square(int side, int distance, int roll);

/* ---- leaders, Cossacks, howitzers ---- */

typedef enum Casualty { LEADER_KILLED, LEADER_WOUNDED, LEADER_UNHURT } Casualty;

/* By the column of the fight, in any chart. */
int msk_leader_casualty(int odds, int roll);

/* Do Cossacks fight, by one die? */
bool msk_cossacks_fight(bool attacking, int odds, int die);

/* Do howitzers hit the hex, 1 to 9 hexes away, by one die? */
bool msk_howitzers_hit(int side, int range, int die);

#endif /* MOSKOWA_CHARTS_H */
