/*
 * query-cavalry.c --
 *
 *      What the table of La Bataille de la Moskowa is told when cavalry comes
 *      near: the chances of squares and of a charge, before any dice.
 */

#include "generic/moskowa/dice.h"
#include "horse.h"

static const char *
told_of(int viewer, const char *topic, int hex)
{
    char text[20];

    snprintf(text, sizeof text, "%s %d", topic, hex);
    return answer(viewer, text);
}

static void
expect_told(int viewer, const char *topic, const char *wanted,
        const char *paragraph)
{
    const char *told = told_of(viewer, topic, target);

    if (strcmp(told, wanted) != 0) {
        fprintf(stderr, "moskowa: %s\n", told);
    }
    expect(strcmp(told, wanted) == 0, paragraph, wanted);
}

/* Cavalry in hand, so many hexes north of a Russian regiment, asked what it
   declares; both of three points. */
static void
come_near(int away)
{
    int hex;

    put_target();
    hex = target;
    while (away-- > 0) {
        hex = moskowa_near[hex][NORTH];
    }
    horse = put_of(CLASS_LT_CAV, hex, SOUTH);
    set_points(foot, 3);
    set_points(horse, 3);
    act(TAKE_UP, horse, "Movement.1");
}

/* A charge at even odds changes no roll: who rolls its morale or less routs. */
static const char *
even_charge(int column, int added)
{
    static char text[60];
    int morale = cell_of(piece_of(&g, foot)->morale) + 1 - added;

    snprintf(text, sizeof text, "odds %s added %d routs {%d %d }", moskowa_odds[column], added,
            foot, morale > CELLS ? CELLS : morale);
    return text;
}

/* By the rows of the chart, with 3 for light cavalry: below 43, below 61; below
   31, below 51. */
static void
try_squares(void)
{
    come_near(3);
    expect(is_asked(WG_SECOND, ASK_SQUARE), "Forming.1", "asked");
    expect_told(WG_SECOND, "square", "formed 17 none 10 routs 9", "Forming.7");
    expect_told(WG_PUBLIC, "square", "formed 17 none 10 routs 9", "Forming.7");
    expect_told(WG_FIRST, "square", "", "Forming.7");
    come_near(2);
    act(DECLARE, target, "Forming.2");
    expect_told(WG_SECOND, "square", "formed 9 none 12 routs 15", "Forming.7");
    expect_told(WG_SECOND, "charge", even_charge(ODDS_1_1, 0),
            "Charge.2, Charge.3");
}

static void
try_charges(void)
{
    come_near(2);
    expect(is_asked(WG_FIRST, ASK_CHARGE), "Forming.2", "asked");
    expect_told(WG_FIRST, "charge", even_charge(ODDS_1_1, 0), "Charge.1");
    come_near(1);
    set_points(horse, 3);
    expect_told(WG_FIRST, "charge", even_charge(ODDS_1_1, 0),
            "Charge.2, Charge.3");
    g.unit[foot].state |= ROUTING;
    expect(strstr(told_of(WG_FIRST, "charge", target), " 36 }") != NULL,
            "Effects of Rout.15", "ridden down");
    g.unit[foot].state = SQUARE;
    expect_told(WG_FIRST, "charge", "", "Charge.15");
}

int
main(void)
{
    try_squares();
    try_charges();
    return outcome();
}
