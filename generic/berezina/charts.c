/*
 * charts.c --
 *
 *      The charts, one table each.  The rulebook's own were lost; the letters
 *      say what was printed (rule), what a source tells and what is ours: see
 *      doc/berezina.md.
 */

#include "chapters.h"

/* Combat Results Table: the least die that hits, by rating. */
const int8_t berezina_to_hit[] = {
    [RATING_A] = 3, [RATING_B] = 4, [RATING_C] = 5, [RATING_D] = 6
};

/* French Morale Effects Table: by the roll of two dice from 5 on, and rating
   from A on. */
static const Effect fmet[8][4] = {
    /*  5 */ { { 0, 0, 0 }, { 0, 0, 0 }, { 1, 0, 0 }, { 1, 0, 0 } },
    /*  6 */ { { 0, 0, 0 }, { 1, 0, 0 }, { 1, 0, 0 }, { 1, 0, 0 } },
    /*  7 */ { { 1, 0, 0 }, { 1, 0, 0 }, { 1, 0, 0 }, { 1, 1, 0 } },
    /*  8 */ { { 1, 0, 0 }, { 1, 0, 0 }, { 1, 1, 0 }, { 1, 1, 0 } },
    /*  9 */ { { 1, 0, 0 }, { 0, 1, 0 }, { 1, 1, 0 }, { 1, 1, 0 } },
    /* 10 */ { { 1, 0, 0 }, { 1, 1, 0 }, { 1, 1, 0 }, { 1, 2, 0 } },
    /* 11 */ { { 0, 1, 0 }, { 1, 1, 0 }, { 1, 2, 0 }, { 1, 2, 0 } },
    /* 12 */ { { 1, 1, 0 }, { 1, 2, 0 }, { 1, 2, 0 }, { 0, 0, 1 } },
};

Effect
ber_morale_effect(int roll, int rating)
{
    return roll < 5 ? (Effect){ 0, 0, 0 }
            : fmet[(roll > 12 ? 12 : roll) - 5][rating - RATING_A];
}

/* 13.1 Alternative French Morale Effects Table, by die. */
const Effect berezina_alternative[7] = {
    { 0, 0, 0 },
    { 1, 1, 0 }, { 2, 2, 0 }, { 3, 3, 0 }, { 2, 2, 0 }, { 1, 1, 0 }, { 1, 0, 0 }
};

/* Russian Morale Track: Combat Rating, points of foot and of horse. */
const TrackBox berezina_track[TRACK_END + 1] = {
    { RATING_D, 2, 4 }, { RATING_D, 2, 5 }, { RATING_D, 2, 5 },
    { RATING_C, 3, 6 }, { RATING_C, 3, 6 }, { RATING_C, 3, 7 },
    { RATING_C, 3, 7 }, { RATING_C, 4, 8 }, { RATING_B, 4, 8 },
    { RATING_B, 4, 8 }, { RATING_B, 4, 9 }, { RATING_B, 5, 9 },
    { RATING_B, 5, 10 }, { RATING_A, 5, 10 }, { RATING_A, 5, 11 },
    { RATING_A, 5, 12 }
};

/* 2.1.1 Terrain Effects Chart, in half points, foot and horse.  ORDER
   TERRAIN */
const int8_t berezina_cost[][2] = {
    { 2, 2 }, { 4, 6 }, { 6, 8 }, { 6, 6 }
};

/* Ford Crossing Table: treasure and steps by the die, from 0 to 6; 6 and more
   kill. */
Effect
ber_ford_effect(int die)
{
    static const Effect effect[] = {
        { 0, 0, 0 }, { 0, 0, 0 }, { 1, 0, 0 }, { 1, 1, 0 }, { 1, 1, 0 },
        { 1, 2, 0 }, { 0, 0, 1 }
    };

    return effect[die < 0 ? 0 : die > 6 ? 6 : die];
}

/* Engineering Table: sections built, by how far the nearest Russian combat
   unit is and the die. */
int
ber_sections(int far, int die)
{
    static const int8_t built[4][6] = {
        { 0, 0, 0, 0, 1, 1 },   /* 1 */
        { 0, 0, 0, 1, 1, 2 },   /* 2, 3 */
        { 0, 0, 1, 1, 1, 2 },   /* 4 to 6 */
        { 0, 1, 1, 1, 2, 2 }    /* 7 and more */
    };

    return built[far <= 1 ? 0 : far <= 3 ? 1 : far <= 6 ? 2 : 3][die - 1];
}

/* Bridge Breakdown Table: how many halves fall to BB. */
int
ber_halves_broken(int die)
{
    return die <= 5 ? 0 : die == 6 ? 1 : 2;
}

/* Army of the Danube Activation Table: the least die that releases it, by how
   often it has been rolled for, this time included. */
int
ber_release_needs(int rolls)
{
    static const int8_t needs[] = { 7, 6, 5, 5, 4, 4, 3, 2 };

    return needs[rolls > 7 ? 7 : rolls];
}

/* Victory Point Calculation Chart. */
const int8_t berezina_points[] = {
    [STEP_OUT] = 1, [TREASURE_OUT] = 1, [LEADER_OUT] = 2, [NAPOLEON_OUT] = 10,
    [GONE] = -2, [NAPOLEON_GONE] = -20, [ON_EAST_BANK] = -2
};

/* Victory Determination Chart: the least points of each level, the best for
   the French first. */
const int8_t berezina_level[LEVELS - 1] = { 100, 80, 60, 45, 30, 15 };

/* 10.1 The exits.  ORDER EXIT */
const int16_t berezina_exit[EXITS] = {
    HEX(1013), HEX(3328), HEX(5128), HEX(5428), HEX(6019)
};
