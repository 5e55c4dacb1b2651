/*
 * query-cavalry.c --
 *
 *      What the table of La Bataille de la Moskowa is told when cavalry comes
 *      near: the chances of squares and of a charge, before any dice.
 */

#include "generic/moskowa/dice.h"
#include "generic/moskowa/noted.h"
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

static int
north_of_target(int away)
{
    int hex = target;

    while (away-- > 0) {
        hex = moskowa_near[hex][NORTH];
    }
    return hex;
}

/* Cavalry in hand, so many hexes north of a Russian regiment, asked what it
   declares; both of three points. */
static void
come_near(int away)
{
    put_target();
    horse = put_of(CLASS_LT_CAV, north_of_target(away), SOUTH);
    set_points(foot, 3);
    set_points(horse, 3);
    act(TAKE_UP, horse, "Movement.1");
}

/* A charge at even odds changes no roll: who rolls its morale or less routs. */
static const char *
even_charge(int column, int added)
{
    static char text[100];
    int morale = cell_of(piece_of(&g, foot)->morale) + 1 - added;

    snprintf(text, sizeof text, "from %s odds %s added %d routs {%d %d }"
            " proposed %d", moskowa_hex_name[moskowa_near[target][NORTH]],
            moskowa_odds[column], added, foot,
            morale > CELLS ? CELLS : morale, 2 * morale >= CELLS);
    return text;
}

/* By the rows of the chart, with 3 for light cavalry: below 43, below 61; below
   31, below 51. */
static void
try_squares(void)
{
    come_near(3);
    expect(is_asked(WG_SECOND, ASK_SQUARE), "Forming.1", "asked");
    expect_told(WG_SECOND, "square", "away 3 formed 17 none 10 routs 9"
            " proposed 0", "Forming.7");
    expect_told(WG_PUBLIC, "square", "away 3 formed 17 none 10 routs 9"
            " proposed 0", "Forming.7");
    expect_told(WG_FIRST, "square", "", "Forming.7");
    come_near(2);
    act(DECLARE, target, "Forming.2");
    expect_told(WG_SECOND, "square", "away 2 formed 9 none 12 routs 15"
            " proposed 0", "Forming.7");
    expect_told(WG_SECOND, "charge", even_charge(ODDS_1_1, 0),
            "Charge.2, Charge.3");
    /* Whom the charge breaks more often than the attempt. */
    come_near(2);
    set_points(foot, 1);
    set_points(horse, 8);
    act(DECLARE, target, "Forming.2");
    expect_told(WG_SECOND, "square", "away 2 formed 9 none 12 routs 15"
            " proposed 1", "Forming.7");
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

/* On the slope: cavalry two hexes from foot, before it two hexes beside those,
   one of them below. */
static int
hex_named(const char *name)
{
    int hex = 0;

    while (strcmp(moskowa_hex_name[hex], name) != 0) {
        hex++;
    }
    return hex;
}

static void
climb(void)
{
    begin_empty();
    target = hex_named("05747");
    foot = put_foot(target, NORTH);
    horse = put_of(CLASS_LT_CAV, hex_named("05648"), NORTH);
    set_points(foot, 8);
    set_points(horse, 8);
    act(TAKE_UP, horse, "Movement.1");
}

static bool
begins(const char *told, const char *with)
{
    if (strncmp(told, with, strlen(with)) != 0) {
        fprintf(stderr, "moskowa: %s\n", told);
    }
    return strncmp(told, with, strlen(with)) == 0;
}

static void
try_approaches(void)
{
    const char *told;

    climb();
    expect(is_asked(WG_FIRST, ASK_CHARGE), "Forming.2", "asked");
    expect(begins(told_of(WG_FIRST, "charge", target), "from 05748 odds 2:1"),
            "Charge.1", "the best hex");
    act(DECLARE, target, "Forming.2");
    expect_equal(*answer(WG_SECOND, "approaches"), 0, "Charge.1",
            "of the enemy's question");
    decline();
    expect(is_asked(WG_FIRST, ASK_STEP), "Charge.1", "it comes near");
    told = answer(WG_FIRST, "approaches");
    expect(begins(told, "{from 05748 odds 2:1 added -4"), "Charge.1",
            "the best first");
    expect(strstr(told, "} behind 0} {from 05647 odds 1:1 added 0") != NULL,
            "Charge.2", "and the other");
    expect(strstr(strstr(told, "05647"), "behind 0}") == NULL, "Charge.2",
            "which is worse");
    expect_equal(*answer(WG_SECOND, "approaches"), 0, "Charge.1",
            "to the enemy");
    expect_equal(*answer(WG_FIRST, "squares_met"), 0, "Forming.4",
            "there is no square");
    g.unit[foot].state |= SQUARE;
    expect_equal(*answer(WG_FIRST, "approaches"), 0, "Charge.1",
            "a square routs nobody");
    expect(strcmp(answer(WG_FIRST, "squares_met"), "05748 05647 ") == 0,
            "Forming.4", "from these hexes it meets one");
    expect_equal(*answer(WG_SECOND, "squares_met"), 0, "Forming.4",
            "to the enemy");
    g.unit[foot].state ^= SQUARE;
    act(STEP, hex_named("05647"), "Charge.1");
    decline();
    expect_equal(*answer(WG_FIRST, "approaches"), 0, "Charge.1",
            "it has come near");
    expect_equal(msk_charge_added(&g), 0, "Charge.4", "as was told");
}

/* Charge.14: a charge that is over has no part in an attack that others can
   march to. */
static void
try_charged(void)
{
    static char before[1000];
    int hex, far;

    put_target();
    msk_take(&g, foot);
    put_of(CLASS_LINE, target, SOUTH);
    hex = target;
    for (int n = 0; n < 5; n++) {
        hex = moskowa_near[hex][SOUTH_EAST];
    }
    set_points(put_foot(hex, SOUTH), 6);
    far = put_of(CLASS_LT_CAV, HEXES / 2, SOUTH);
    g.unit[far].state |= MOVED;
    snprintf(before, sizeof before, "%s", answer(WG_FIRST, "hints"));
    expect(strstr(before, "{kind assault") != NULL, "Melee.1", before);
    set_charges_done(&g, far, 1);
    expect(strcmp(before, answer(WG_FIRST, "hints")) == 0, "Charge.14",
            answer(WG_FIRST, "hints"));
}

int
main(void)
{
    try_squares();
    try_charges();
    try_approaches();
    try_charged();
    return outcome();
}
