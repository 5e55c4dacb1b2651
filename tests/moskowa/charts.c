/*
 * charts.c --
 *
 *      The charts of La Bataille de la Moskowa, cell by cell; the odds, and the
 *      sums of the rulebook's examples.
 */

#include <stdio.h>
#include <string.h>

#include "generic/moskowa/charts.h"
#include "generic/moskowa/dice.h"
#include "paragraph.h"

static int
odds_named(const char *name)
{
    for (int i = 0; i < ODDS; i++) {
        if (strcmp(moskowa_odds[i], name) == 0) {
            return i;
        }
    }
    expect(false, "odds", name);
    return 0;
}

/* ---- dice ---- */

static void
try_dice(void)
{
    const char *use = "Use of the 36 Probability Tables";

    expect_equal(roll_with(34, 6), 44, use, "34 + 6");
    expect_equal(roll_with(45, -8), 33, use, "45 - 8");
    expect_equal(roll_with(56, 6), 66, "Leader Casualties.5", "56 + 6");
    expect_equal(roll_with(66, -6), 56, "Leader Casualties.5", "66 - 6");
    expect_equal(roll_with(66, 1), 66, use, "no more than 66");
    expect_equal(roll_with(12, -9), 11, use, "no less than 11");
    for (int cell = 0; cell < CELLS; cell++) {
        expect_equal(cell_of(number_of(cell)), cell, use, "cells");
    }
}

/* ---- odds ---- */

static void
odds(int chart, long attack, long defence, const char *wanted,
        const char *paragraph)
{
    int found = msk_odds(chart, attack, defence);

    expect(strcmp(found == NO_ODDS ? "" : moskowa_odds[found], wanted) == 0,
            paragraph, wanted);
}

static void
try_odds(void)
{
    odds(FIRE_CHART, 15, 7, "2:1", "Fire.3");
    odds(FIRE_CHART, 6, 7, "1:1.5", "Fire.3");
    odds(FIRE_CHART, 7, 7, "1:1", "Fire.3");
    odds(FIRE_CHART, 35, 10, "3:1", "M4.1");
    odds(FIRE_CHART, 45, 10, "4:1", "M4.1");
    odds(FIRE_CHART, 200, 10, "10:1", "R-M05");
    odds(FIRE_CHART, 10, 30, "1:3", "Fire.3");
    odds(FIRE_CHART, 10, 31, "", "R-M05");
    odds(FIRE_CHART, 0, 7, "", "R-M05");
    odds(MELEE_CHART, 10, 12, "1:2", "M4.2");
    odds(MELEE_CHART, 10, 21, "", "R-M05");
    odds(MELEE_CHART, 29, 10, "2.5:1", "Melee.3");
    odds(MELEE_CHART, 90, 10, "5:1", "R-M05");
    odds(CHARGE_CHART, 10, 90, "1:3", "R-M05");
    odds(CHARGE_CHART, 59, 10, "5:1", "M4.3");
    odds(CHARGE_CHART, 99, 10, "6:1", "R-M05");
    odds(CHARGE_CHART, 37, 10, "3.5:1", "M4.3");
    expect_equal(msk_repeated_charge(ODDS_3_1, 1), ODDS_2H_1,
            "Charge.12", "3-1 becomes 2.5-1");
    expect_equal(msk_repeated_charge(ODDS_1_3, 2), ODDS_1_3,
            "Charge.12", "not below the first");
}

/* ---- fire ---- */

static const struct {
    const char *odds, *losses;
} fire[] = {
    { "1:3", "000000000000000000000000000000000011" },
    { "1:2.5", "000000000000000000000000000000000111" },
    { "1:2", "000000000000000000000000000000011111" },
    { "1:1.5", "000000000000000000000000000011111111" },
    { "1:1", "000000000000000000000000011111111112" },
    { "1.5:1", "000000000000000000011111111111112222" },
    { "2:1", "000000000000001111111111111122222222" },
    { "2.5:1", "000000000001111111111111222222222223" },
    { "3:1", "000000011111111111111222222222222333" },
    { "4:1", "001111111111111222222222222223333334" },
    { "5:1", "111111111122222222222222233333333344" },
    { "6:1", "111112222222222222222333333333344445" },
    { "7:1", "122222222222222233333333333444444455" },
    { "8:1", "222222222233333333333344444444445556" },
    { "9:1", "222223333333333344444444444455555566" },
    { "10:1", "333333333334444444444445555555566666" },
};

static void
try_fire(void)
{
    for (size_t i = 0; i < sizeof fire / sizeof fire[0]; i++) {
        for (int cell = 0; cell < CELLS; cell++) {
            expect_equal(msk_fire_loss(false, odds_named(fire[i].odds),
                    number_of(cell)), fire[i].losses[cell] - '0', "M4.1",
                    fire[i].odds);
        }
    }
    expect_equal(sizeof fire / sizeof fire[0], 16, "M4.1", "columns");
    expect_equal(msk_fire_loss(false, ODDS_2_1, 55), 2,
            "Use of the 36 Probability Tables", "55 at 2-1");
    expect_equal(msk_fire_loss(false, NO_ODDS, 66), 0, "R-M05",
            "below the columns");
}

/* ---- melee ---- */

static const struct {
    const char *odds, *cells;
} melee[] = {
    { "1:2",
            "AR AR AR AR AB AB "
            "AB AB AB AB AB AB "
            "AB AB AB AB NE NE "
            "NE NE NE NE NE NE "
            "NE 2*/0 2/1 1*/1 1/1 1/1* "
            "0/1 1/2 0/1* 0/2* DB DB" },
    { "1:1",
            "AB AB AB AB AB NE "
            "NE NE NE NE NE NE "
            "NE NE NE NE NE NE "
            "NE 2*/0 2/1 2*/1 1/1 1*/1 "
            "1/1 1/1* 0/1 1/2 0/1* 1/2* "
            "0/2* DB DB DB DB DB" },
    { "1.5:1",
            "AB AB NE NE NE NE "
            "NE NE NE NE NE NE "
            "NE NE 2*/0 2/1 2*/1 1/1 "
            "1*/1 1/1 1/1* 0/1 1/2 0/1* "
            "1/2* 0/2* DB DB DB DB "
            "DB DB DB DB DB DB" },
    { "2:1",
            "AB NE NE NE NE NE "
            "NE NE NE NE 2*/0 2/1 "
            "2*/1 1/1 1*/1 1/1 1/1* 0/1 "
            "1/2 0/1* 1/2* 0/2* DB DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB" },
    { "2.5:1",
            "NE NE NE NE NE NE "
            "NE NE 2*/0 2/1 1*/1 1/1 "
            "1/1* 0/1 1/2 0/1* 0/2* DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB" },
    { "3:1",
            "NE NE NE NE NE 2*/1 "
            "1/1 1*/1 1/1* 0/1 1/2 0/1* "
            "0/2* DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DR DR" },
    { "3.5:1",
            "NE 2*/1 1/1 1/1* 0/1* 1/2* "
            "0/2* DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DR DR DR DR DR" },
    { "4:1",
            "1*/1 1/1* 0/1* 1/2* 0/2* DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DR "
            "DR DR DR DR DR DR" },
    { "4.5:1",
            "1/2* DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DR DR DR DR DR "
            "DR DR DR DR DR DR "
            "DR DR DR DR DR DS" },
    { "5:1",
            "DB DB DB DB DB DB "
            "DB DB DB DB DB DB "
            "DB DB DR DR DR DR "
            "DR DR DR DR DR DR "
            "DR DR DR DR DR DR "
            "DR DS DS DS DS DS" },
};

/* A result as the chart has it. */
static void
spell(Melee m, char *out, size_t room)
{
    static const struct {
        const char *word;
        int attacker, defender;
    } words[] = {
        [ATTACKER_ROUTS] = { "AR", 1, 0 }, [ATTACKER_BACK] = { "AB", 1, 0 },
        [NO_EFFECT] = { "NE", 0, 0 }, [DEFENDER_BACK] = { "DB", 0, 1 },
        [DEFENDER_ROUTS] = { "DR", 0, 2 }, [SURRENDER] = { "DS", 0, 0 }
    };

    if (m.result == EXCHANGE) {
        snprintf(out, room, "%d%s/%d%s", m.attacker,
                m.attacker_checks ? "*" : "", m.defender,
                m.defender_checks ? "*" : "");
        return;
    }
    snprintf(out, room, "%s", words[m.result].word);
    expect(m.attacker == words[m.result].attacker
            && m.defender == words[m.result].defender
            && !m.attacker_checks && !m.defender_checks, "M4.2", out);
}

static void
try_melee(void)
{
    for (size_t i = 0; i < sizeof melee / sizeof melee[0]; i++) {
        const char *next = melee[i].cells;

        for (int cell = 0; cell < CELLS; cell++) {
            char word[16];
            size_t length = strcspn(next, " ");

            spell(msk_melee(odds_named(melee[i].odds), number_of(cell)), word,
                    sizeof word);
            expect(strlen(word) == length
                    && strncmp(word, next, length) == 0, "M4.2",
                    melee[i].odds);
            next += length + strspn(next + length, " ");
        }
        expect(*next == '\0', "M4.2", "36 cells");
    }
    expect_equal(sizeof melee / sizeof melee[0], 10, "M4.2", "columns");
}

/* ---- the others ---- */

static const struct {
    const char *odds;
    int modifier;
} charge[] = {
    { "1:3", 9 },
    { "1:2.5", 7 },
    { "1:2", 5 },
    { "1:1.5", 3 },
    { "1:1", 0 },
    { "1.5:1", -2 },
    { "2:1", -4 },
    { "2.5:1", -6 },
    { "3:1", -8 },
    { "3.5:1", -10 },
    { "4:1", -12 },
    { "4.5:1", -14 },
    { "5:1", -16 },
    { "6:1", -18 },
};

/* In a chart of two dice, as many cells of each result as are printed. */
static void
bands(int (*chart)(int, int, int), int a, int b, const int last[3],
        const char *paragraph)
{
    for (int cell = 0; cell < CELLS; cell++) {
        int roll = number_of(cell), wanted = 0;

        while (wanted < 2 && roll > last[wanted]) {
            wanted++;
        }
        expect_equal(chart(a, b, roll), wanted, paragraph, "band");
    }
}

static int
casualty(int odds_of, int unused, int roll)
{
    (void)unused;
    return msk_leader_casualty(odds_of, roll);
}

#define LAST(...) ((const int[3]){ __VA_ARGS__ })

static void
try_bands(void)
{
    /* The last roll of each: square, none; killed, wounded. */
    bands(msk_square, 0, 3, LAST(66, 66, 66), "M4.4");
    bands(msk_square, 0, 2, LAST(43, 61, 66), "M4.4");
    bands(msk_square, 0, 1, LAST(31, 54, 66), "M4.4");
    bands(msk_square, 1, 3, LAST(42, 56, 66), "M4.4");
    bands(msk_square, 1, 2, LAST(26, 46, 66), "M4.4");
    bands(msk_square, 1, 1, LAST(22, 52, 66), "M4.4");
    for (int odds_of = 0; odds_of < ODDS; odds_of++) {
        bands(casualty, odds_of, 0,
                odds_of <= ODDS_1_2 ? LAST(13, 26, 66)
                : odds_of <= ODDS_1_1 ? LAST(15, 34, 66)
                : odds_of <= ODDS_2_1 ? LAST(21, 42, 66)
                : odds_of <= ODDS_3_1 ? LAST(23, 45, 66)
                : odds_of <= ODDS_5_1 ? LAST(26, 52, 66)
                : LAST(33, 55, 66), "M4.5");
    }
    bands(casualty, NO_ODDS, 0, LAST(13, 26, 66), "M4.5");
}

static void
try_dies(void)
{
    /* By column: up to 1:2, 1:1, 1.5:1, 2.5:1, and more. */
    static const int attack[] = { 5, 4, 3, 2, 1 }, defend[] = { 2, 3, 4, 5, 6 };
    static const int hits[2][10] = {
        { 0, 5, 5, 4, 4, 4, 3, 3, 2, 2 }, { 0, 5, 5, 5, 5, 5, 4, 4, 3, 3 }
    };

    for (int die = 1; die <= 6; die++) {
        for (int odds_of = 0; odds_of < ODDS; odds_of++) {
            int column = odds_of <= ODDS_1_2 ? 0 : odds_of <= ODDS_1_1 ? 1
                    : odds_of <= ODDS_1H_1 ? 2 : odds_of <= ODDS_2H_1 ? 3 : 4;

            expect(msk_cossacks_fight(true, odds_of, die)
                    == (die >= attack[column]), "M4.6", "Cossacks attack");
            expect(msk_cossacks_fight(false, odds_of, die)
                    == (die >= defend[column]), "M4.6", "Cossacks defend");
        }
        for (int range = 1; range <= 9; range++) {
            expect(msk_howitzers_hit(0, range, die) == (die <= hits[0][range]),
                    "M4.7", "French howitzers");
            expect(msk_howitzers_hit(1, range, die) == (die <= hits[1][range]),
                    "M4.7", "Russian howitzers");
        }
    }
    for (size_t i = 0; i < sizeof charge / sizeof charge[0]; i++) {
        expect_equal(msk_charge_modifier(odds_named(charge[i].odds)),
                charge[i].modifier, "M4.3", charge[i].odds);
    }
    expect_equal(sizeof charge / sizeof charge[0], 14, "M4.3", "columns");
}

int
main(void)
{
    try_dice();
    try_odds();
    try_fire();
    try_melee();
    try_bands();
    try_dies();
    return outcome();
}
