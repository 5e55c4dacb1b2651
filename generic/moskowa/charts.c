/*
 * charts.c --
 *
 *      The charts but those of terrain and melee, one table each.  The printed
 *      ones are lost; where each comes from is in doc/moskowa.md.
 */

#include "charts.h"
#include "dice.h"

/* ---- odds ---- */

/* ORDER ODDS */
const char *const moskowa_odds[ODDS + 1] = {
    "1:3", "1:2.5", "1:2", "1:1.5", "1:1", "1.5:1", "2:1", "2.5:1", "3:1",
    "3.5:1", "4:1", "4.5:1", "5:1", "6:1", "7:1", "8:1", "9:1", "10:1"
};

/* Fire.2, Fire.3; Melee.2, Melee.3: the least attack, against so much.  ORDER
   ODDS */
static const struct {
    int8_t attack, defence;
} least[ODDS] = {
    { 1, 3 }, { 2, 5 }, { 1, 2 }, { 2, 3 }, { 1, 1 }, { 3, 2 }, { 2, 1 },
    { 5, 2 }, { 3, 1 }, { 7, 2 }, { 4, 1 }, { 9, 2 }, { 5, 1 }, { 6, 1 },
    { 7, 1 }, { 8, 1 }, { 9, 1 }, { 10, 1 }
};

static bool
has_column(int chart, int odds)
{
    bool half = odds == ODDS_3H_1 || odds == ODDS_4H_1;

    switch (chart) {
    case FIRE_CHART:
        return !half;
    case MELEE_CHART:
        return odds >= ODDS_1_2 && odds <= ODDS_5_1 && odds != ODDS_1_1H;
    default:
        return odds <= ODDS_6_1;
    }
}

int
msk_odds(int chart, long attack, long defence)
{
    int odds = ODDS - 1;

    while (odds >= 0 && (!has_column(chart, odds)
            || attack * least[odds].defence
                < defence * least[odds].attack)) {
        odds--;
    }
    return odds < 0 && chart == CHARGE_CHART ? ODDS_1_3 : odds;
}

/* Charge.12 */
int
msk_repeated_charge(int odds, int less)
{
    return odds - less < ODDS_1_3 ? ODDS_1_3 : odds - less;
}

/* ---- fire ---- */

/* Fire Combat Table: the least roll that takes 1, 2, 3... points. */
static const int8_t fire[ODDS][6] = {
    [ODDS_1_3] = { 65 },
    [ODDS_1_2H] = { 64 },
    [ODDS_1_2] = { 62 },
    [ODDS_1_1H] = { 55 },
    [ODDS_1_1] = { 52, 66 },
    [ODDS_1H_1] = { 42, 63 },
    [ODDS_2_1] = { 33, 55 },
    [ODDS_2H_1] = { 26, 51, 66 },
    [ODDS_3_1] = { 22, 44, 64 },
    [ODDS_4_1] = { 13, 34, 56, 66 },
    [ODDS_5_1] = { 11, 25, 52, 65 },
    [ODDS_6_1] = { 11, 16, 44, 62, 66 },
    [ODDS_7_1] = { 11, 12, 35, 54, 65 },
    [ODDS_8_1] = { 11, 11, 25, 45, 63, 66 },
    [ODDS_9_1] = { 11, 11, 16, 35, 55, 65 },
    [ODDS_10_1] = { 11, 11, 11, 26, 46, 62 },
};

/* The option: the first point as above, others later.  Of these 64 at 2.5:1 is
   of the series (S), the rest C. */
static const int8_t series[ODDS][6] = {
    [ODDS_1_3] = { 65 },
    [ODDS_1_2H] = { 64 },
    [ODDS_1_2] = { 62 },
    [ODDS_1_1H] = { 55 },
    [ODDS_1_1] = { 52 },
    [ODDS_1H_1] = { 42 },
    [ODDS_2_1] = { 33, 66 },
    [ODDS_2H_1] = { 26, 64 },
    [ODDS_3_1] = { 22, 62 },
    [ODDS_4_1] = { 13, 54, 66 },
    [ODDS_5_1] = { 11, 45, 65 },
    [ODDS_6_1] = { 11, 36, 63 },
    [ODDS_7_1] = { 11, 32, 61, 66 },
    [ODDS_8_1] = { 11, 25, 54, 65 },
    [ODDS_9_1] = { 11, 21, 45, 63, 66 },
    [ODDS_10_1] = { 11, 16, 42, 61, 65 },
};

int
msk_fire_loss(bool of_series, int odds, int roll)
{
    int loss = 0;

    while (odds != NO_ODDS && loss < 6) {
        int from = of_series ? series[odds][loss] : fire[odds][loss];

        if (from == 0 || roll < from) {
            break;
        }
        loss++;
    }
    return loss;
}

/* ---- charges and squares ---- */

/* Cavalry Charge Table. */
static const int8_t charge[ODDS_6_1 + 1] = {
    [ODDS_1_3] = 9, [ODDS_1_2H] = 7, [ODDS_1_2] = 5, [ODDS_1_1H] = 3,
    [ODDS_1_1] = 0, [ODDS_1H_1] = -2, [ODDS_2_1] = -4, [ODDS_2H_1] = -6,
    [ODDS_3_1] = -8, [ODDS_3H_1] = -10, [ODDS_4_1] = -12, [ODDS_4H_1] = -14,
    [ODDS_5_1] = -16, [ODDS_6_1] = -18
};

int
msk_charge_modifier(int odds)
{
    return charge[odds];
}

/* Square Attempt Table: by side and distance, the least roll at which no square
   is formed, and at which the unit routs. */
static const int8_t square[2][3][2] = {
    { { 32, 55 }, { 44, 62 }, { 67, 67 } },
    { { 23, 53 }, { 31, 51 }, { 43, 61 } }
};

int
msk_square(int side, int distance, int roll)
{
    const int8_t *row = square[side][distance - 1];

    return roll < row[0] ? SQUARE_FORMED : roll < row[1] ? NO_SQUARE
            : SQUARE_ROUTS;
}

/* ---- leaders, Cossacks, howitzers ---- */

/* Leader Casualty Table: from these odds on, the least roll that wounds, and
   that does nothing. */
static const struct {
    int8_t odds, wounds, nothing;
} casualties[] = {
    { ODDS_1_3, 14, 31 }, { ODDS_1_1H, 16, 35 }, { ODDS_1H_1, 22, 43 },
    { ODDS_2H_1, 24, 46 }, { ODDS_3H_1, 31, 53 }, { ODDS_6_1, 34, 56 }
};

int
msk_leader_casualty(int odds, int roll)
{
    int row = sizeof casualties / sizeof casualties[0] - 1;

    while (row > 0 && odds < casualties[row].odds) {
        row--;
    }
    return roll < casualties[row].wounds ? LEADER_KILLED
            : roll < casualties[row].nothing ? LEADER_WOUNDED
            : LEADER_UNHURT;
}

/* Cossack Fight Table: from these odds on, the least die at which they attack,
   and defend. */
static const struct {
    int8_t odds, attack, defend;
} cossacks[] = {
    { ODDS_1_3, 5, 2 }, { ODDS_1_1H, 4, 3 }, { ODDS_1H_1, 3, 4 },
    { ODDS_2_1, 2, 5 }, { ODDS_3_1, 1, 6 }
};

bool
msk_cossacks_fight(bool attacking, int odds, int die)
{
    int row = sizeof cossacks / sizeof cossacks[0] - 1;

    while (row > 0 && odds < cossacks[row].odds) {
        row--;
    }
    return die >= (attacking ? cossacks[row].attack : cossacks[row].defend);
}

/* Howitzer Table: by side and range, the most that hits. */
bool
msk_howitzers_hit(int side, int range, int die)
{
    static const int8_t most[2][10] = {
        { 0, 5, 5, 4, 4, 4, 3, 3, 2, 2 },
        { 0, 5, 5, 5, 5, 5, 4, 4, 3, 3 }
    };

    return die <= most[side][range];
}
