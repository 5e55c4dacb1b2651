/*
 * charts-melee.c --
 *
 *      The Melee Combat Table.  The printed one is lost; where this comes from
 *      is in doc/moskowa.md.
 */

#include "charts.h"

/* Points lost by the attacker and whether it checks morale; by the defender. */
#define X(lost, check, taken, checks) { EXCHANGE, lost, taken, check, checks }
#define AR { ATTACKER_ROUTS, 1, 0, false, false }
#define AB { ATTACKER_BACK, 1, 0, false, false }
#define NE { NO_EFFECT, 0, 0, false, false }
#define DB { DEFENDER_BACK, 0, 1, false, false }
#define DR { DEFENDER_ROUTS, 0, 2, false, false }
#define DS { SURRENDER, 0, 0, false, false }

enum { MOST_CELLS = 16 };

/* From which roll on, what; 0: no more. */
static const struct {
    int8_t roll;
    Melee melee;
} chart[ODDS_5_1 + 1][MOST_CELLS] = {
    [ODDS_1_2] = {
        { 11, AR }, { 15, AB }, { 35, NE }, { 52, X(2, 1, 0, 0) },
        { 53, X(2, 0, 1, 0) }, { 54, X(1, 1, 1, 0) }, { 55, X(1, 0, 1, 0) },
        { 56, X(1, 0, 1, 1) }, { 61, X(0, 0, 1, 0) }, { 62, X(1, 0, 2, 0) },
        { 63, X(0, 0, 1, 1) }, { 64, X(0, 0, 2, 1) }, { 65, DB }
    },
    [ODDS_1_1] = {
        { 11, AB }, { 16, NE }, { 42, X(2, 1, 0, 0) }, { 43, X(2, 0, 1, 0) },
        { 44, X(2, 1, 1, 0) }, { 45, X(1, 0, 1, 0) }, { 46, X(1, 1, 1, 0) },
        { 51, X(1, 0, 1, 0) }, { 52, X(1, 0, 1, 1) }, { 53, X(0, 0, 1, 0) },
        { 54, X(1, 0, 2, 0) }, { 55, X(0, 0, 1, 1) }, { 56, X(1, 0, 2, 1) },
        { 61, X(0, 0, 2, 1) }, { 62, DB }
    },
    [ODDS_1H_1] = {
        { 11, AB }, { 13, NE }, { 33, X(2, 1, 0, 0) }, { 34, X(2, 0, 1, 0) },
        { 35, X(2, 1, 1, 0) }, { 36, X(1, 0, 1, 0) }, { 41, X(1, 1, 1, 0) },
        { 42, X(1, 0, 1, 0) }, { 43, X(1, 0, 1, 1) }, { 44, X(0, 0, 1, 0) },
        { 45, X(1, 0, 2, 0) }, { 46, X(0, 0, 1, 1) }, { 51, X(1, 0, 2, 1) },
        { 52, X(0, 0, 2, 1) }, { 53, DB }
    },
    [ODDS_2_1] = {
        { 11, AB }, { 12, NE }, { 25, X(2, 1, 0, 0) }, { 26, X(2, 0, 1, 0) },
        { 31, X(2, 1, 1, 0) }, { 32, X(1, 0, 1, 0) }, { 33, X(1, 1, 1, 0) },
        { 34, X(1, 0, 1, 0) }, { 35, X(1, 0, 1, 1) }, { 36, X(0, 0, 1, 0) },
        { 41, X(1, 0, 2, 0) }, { 42, X(0, 0, 1, 1) }, { 43, X(1, 0, 2, 1) },
        { 44, X(0, 0, 2, 1) }, { 45, DB }
    },
    [ODDS_2H_1] = {
        { 11, NE }, { 23, X(2, 1, 0, 0) }, { 24, X(2, 0, 1, 0) },
        { 25, X(1, 1, 1, 0) }, { 26, X(1, 0, 1, 0) }, { 31, X(1, 0, 1, 1) },
        { 32, X(0, 0, 1, 0) }, { 33, X(1, 0, 2, 0) }, { 34, X(0, 0, 1, 1) },
        { 35, X(0, 0, 2, 1) }, { 36, DB }
    },
    [ODDS_3_1] = {
        { 11, NE }, { 16, X(2, 1, 1, 0) }, { 21, X(1, 0, 1, 0) },
        { 22, X(1, 1, 1, 0) }, { 23, X(1, 0, 1, 1) }, { 24, X(0, 0, 1, 0) },
        { 25, X(1, 0, 2, 0) }, { 26, X(0, 0, 1, 1) }, { 31, X(0, 0, 2, 1) },
        { 32, DB }, { 65, DR }
    },
    [ODDS_3H_1] = {
        { 11, NE }, { 12, X(2, 1, 1, 0) }, { 13, X(1, 0, 1, 0) },
        { 14, X(1, 0, 1, 1) }, { 15, X(0, 0, 1, 1) }, { 16, X(1, 0, 2, 1) },
        { 21, X(0, 0, 2, 1) }, { 22, DB }, { 62, DR }
    },
    [ODDS_4_1] = {
        { 11, X(1, 1, 1, 0) }, { 12, X(1, 0, 1, 1) }, { 13, X(0, 0, 1, 1) },
        { 14, X(1, 0, 2, 1) }, { 15, X(0, 0, 2, 1) }, { 16, DB }, { 56, DR }
    },
    [ODDS_4H_1] = {
        { 11, X(1, 0, 2, 1) }, { 12, DB }, { 42, DR }, { 66, DS }
    },
    [ODDS_5_1] = {
        { 11, DB }, { 33, DR }, { 62, DS }
    },
};

Melee
msk_melee(int odds, int roll)
{
    int cell = 0;

    while (cell + 1 < MOST_CELLS && chart[odds][cell + 1].roll > 0
            && roll >= chart[odds][cell + 1].roll) {
        cell++;
    }
    return chart[odds][cell].melee;
}
