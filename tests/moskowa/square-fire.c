/*
 * square-fire.c --
 *
 *      A square's fire at whoever moves by, in La Bataille de la Moskowa.
 */

#include "generic/moskowa/fire.h"
#include "generic/moskowa/noted.h"
#include "horse.h"

static int here;

static void
try_fire(void)
{
    int east, square;

    here = open_hex();
    begin_empty();
    square = south(here, 4);
    foot = put_foot(square, SOUTH);
    g.unit[foot].state = SQUARE;
    horse = put_of(CLASS_LT_CAV, south(here, 1), SOUTH);
    act(TAKE_UP, horse, "Movement.1");
    act(STEP, south(here, 2), "Movement.3");
    act(STEP, south(here, 3), "Square.8");
    expect(is_asked(WG_FIRST, ASK_STEP), "Square.9",
            "to enter is not to move through");
    east = moskowa_near[square][NORTH_EAST];
    act(STEP, east, "Square.8");
    expect_equal(g.flow.side, WG_CHANCE, "Square.9", "it fires");
    expect_equal(g.flow.dice, 2, "Fire.4", "two dice");
    expect_equal(g.unit[horse].hex, south(here, 3), "Square.9",
            "at once, where it was");
    throw_all(1, 1);
    expect_equal(g.unit[horse].hex, east, "Square.9", "it goes on");
    expect_equal(g.unit[horse].lost, 0, "M4.1", "nothing on 11");
    act(STEP, moskowa_near[square][SOUTH_EAST], "Square.8");
    expect_equal(g.flow.side, WG_CHANCE, "Square.9", "once more");
    throw_all(6, 6);
    expect(g.unit[horse].lost > 0, "M4.1", "losses on 66");
    begin_empty();
    foot = put_foot(square, SOUTH);
    g.unit[foot].state = SQUARE;
    horse = put_of(CLASS_LT_CAV, south(here, 3), SOUTH);
    act(TAKE_UP, horse, "Movement.1");
    act(STEP, east, "Movement.3");
    expect_equal(g.flow.side, WG_FIRST, "R-M143", "it began there");
}

/* R-M143: through the hex of a friendly square, the fire is at who moves. */
static void
try_passing(void)
{
    int square = south(open_hex(), 4), lost, other;

    here = open_hex();
    begin_empty();
    foot = put_foot(square, SOUTH);
    g.unit[foot].state = SQUARE;
    other = put_of(CLASS_LINE, south(here, 3), SOUTH);
    set_points(other, 3);
    g.unit[other].state = SQUARE;
    horse = put_of(CLASS_CUIR, south(here, 2), SOUTH);
    set_points(horse, 3);
    lost = g.unit[horse].lost;
    act(TAKE_UP, horse, "Movement.1");
    act(STEP, south(here, 3), "Movement.3");
    expect_equal(msk_top(&g, south(here, 3)), other, "R-M137", "a square");
    act(STEP, moskowa_near[square][NORTH_EAST], "Square.8");
    throw_all(6, 6);
    expect(g.unit[horse].lost > lost, "R-M143", "who moves loses");
    expect_equal(points_of(&g, other), 3, "R-M143", "nobody else does");
}

/* R-M203: nor do those that it passes check, nor is a leader there hit. */
static void
try_passed(void)
{
    int square = south(open_hex(), 4), at, other, leader;
    uint8_t dice[2] = { 6, 6 };

    here = open_hex();
    at = south(here, 3);
    begin_empty();
    foot = put_foot(square, SOUTH);
    g.unit[foot].state = SQUARE;
    other = put_of(CLASS_LINE, at, SOUTH);
    leader = slot_of(&g, msk_leader(WG_FIRST, "Ney"));
    msk_put(&g, leader, at, 0);
    horse = put_of(CLASS_CUIR, south(here, 2), SOUTH);
    set_points(horse, 3);
    g.unit[horse].before = g.unit[horse].lost;
    act(TAKE_UP, horse, "Movement.1");
    step_quietly(at);
    act(STEP, moskowa_near[square][NORTH_EAST], "Square.8");
    wg_throw(&moskowa_rules, &g, dice);
    expect_equal(points_of(&g, horse), 1, "M4.1", "66 of 1:1 takes two");
    expect_equal(g.unit[leader].pending, 0, "R-M203", "no leader is hit");
    expect_equal(g.unit[other].pending, 0, "R-M203", "who is passed holds");
    expect_equal(g.unit[horse].pending, MUST_CHECK, "R-M203",
            "two of its three points are more than a third");
}

/* R-M203: nor does one that is eliminated in passing count to the losses of the
   hex that it passes. */
static void
try_gone(void)
{
    int square = south(open_hex(), 4), at, other;
    uint8_t dice[2] = { 6, 6 };

    here = open_hex();
    at = south(here, 3);
    begin_empty();
    foot = put_foot(square, SOUTH);
    g.unit[foot].state = SQUARE;
    other = put_of(CLASS_LINE, at, SOUTH);
    set_points(other, 4);
    g.unit[other].before = g.unit[other].lost;
    horse = put_of(CLASS_CUIR, south(here, 2), SOUTH);
    set_points(horse, 2);
    g.unit[horse].before = g.unit[horse].lost;
    act(TAKE_UP, horse, "Movement.1");
    step_quietly(at);
    act(STEP, moskowa_near[square][NORTH_EAST], "Square.8");
    wg_throw(&moskowa_rules, &g, dice);
    expect_equal(g.unit[horse].hex, OFF_MAP, "M4.1", "eliminated");
    msk_lose_from(&g, other, 1);
    expect_equal(g.unit[other].pending, 0, "R-M203",
            "one of four points is no third");
}

/* R-M143: 11 of guns with 6 cells for canister do more than 12 of jagers in the
   same column, and in square the guns are all over. */
static void
try_best(void)
{
    int square = south(open_hex(), 4), guns;

    here = open_hex();
    begin_empty();
    guns = put_of(CLASS_RU_8LB, square, SOUTH);
    g.unit[guns].state = UNLIMBERED;
    foot = put_of(CLASS_JAGER, square, SOUTH);
    g.unit[foot].state = SQUARE;
    horse = put_of(CLASS_CUIR, south(here, 2), SOUTH);
    act(TAKE_UP, horse, "Movement.1");
    step_quietly(south(here, 3));
    act(STEP, moskowa_near[square][NORTH_EAST], "Square.8");
    expect_equal(fire_part(&g, guns), FIRES, "R-M143", "the guns fire");
    expect_equal(fire_part(&g, foot), NO_SHOT, "R-M143", "not the jagers");
    throw_all(5, 3);
    expect_equal(g.unit[horse].lost, 2, "M4.1", "53 of 1.5:1, with 6: 63");
}

int
main(void)
{
    try_fire();
    try_passing();
    try_passed();
    try_gone();
    try_best();
    return outcome();
}
