/*
 * exchange.c --
 *
 *      Regiments of La Bataille de la Moskowa exchanged for their battalions,
 *      and back, with the real verbs (Stacking.6, R-M26).
 */

#include "generic/moskowa/outcomes.h"
#include "field.h"

/* A French regiment of so many battalions, in hand. */
static int
regiment(int battalions, int hex)
{
    int u = 0;

    while (piece_of(&g, u)->battalions != battalions) {
        u++;
    }
    msk_put(&g, u, hex, 0);
    g.unit[u].facing = SOUTH_EAST;
    g.unit[u].state = 0;
    g.unit[u].lost = 0;
    act(TAKE_UP, u, "Movement.1");
    return u;
}

static int
points_in(int hex)
{
    return msk_points(&g, hex);
}

static void
try_whole(void)
{
    int hex = open_hex(), u, other, points, count;

    begin_empty();
    u = regiment(3, hex);
    points = points_of(&g, u);
    refused(JOIN, 0, "Stacking.6 no-battalions", "Stacking.6");
    refused(BREAK_UP, 1, "R-M136 uneven", "R-M136");
    refused(BREAK_UP, 8, "R-M136 uneven", "R-M136");
    act(BREAK_UP, 0, "R-M26");
    count = msk_stack(&g, hex).count;
    expect_equal(count, 3, "R-M26", "its battalions");
    expect_equal(points_in(hex), points, "R-M26", "the same points");
    expect_equal(g.unit[u].hex, OFF_MAP, "R-M26", "the counter is away");
    for (int i = 0; i < count; i++) {
        int b = msk_stack(&g, hex).slot[i];

        expect_equal(piece_of(&g, b)->whole, g.unit[u].piece, "R-M26",
                "of this regiment");
        expect_equal(g.unit[b].facing, SOUTH_EAST, "Facing.1", "as it faced");
        expect_equal(g.unit[b].spent, 0, "R-M26", "free");
    }
    expect_equal(g.hand, msk_stack(&g, hex).slot[0], "Movement.3", "in hand");
    act(JOIN, 0, "R-M26");
    expect_equal(g.hand, u, "Movement.3", "in hand");
    expect_equal(points_in(hex), points, "R-M26", "the same points");
    expect_equal(g.unit[u].facing, SOUTH_EAST, "Facing.1", "as they faced");
    act(BREAK_UP, 0, "R-M26");
    other = msk_stack(&g, hex).slot[2];
    act(STEP, south(hex, 1), "Stacking.6");
    refused(JOIN, 0, "R-M26 not-all-here", "R-M26");
    act(TAKE_UP, other, "Movement.3");
    refused(JOIN, 0, "R-M26 not-all-here", "R-M26");
    act(STEP, south(hex, 1), "Stacking.6");
    act(TAKE_UP, msk_stack(&g, hex).slot[0], "Movement.3");
    act(STEP, south(hex, 1), "Stacking.6");
    refused(JOIN, 0, "R-M26 has-moved", "R-M26");
    refused(BREAK_UP, 0, "Stacking.6 no-battalions", "Stacking.6");
}

/* Losses: even shares, the rest as the owner chooses, and all of it back. */
static void
try_losses(void)
{
    int hex = open_hex(), u, points;

    begin_empty();
    u = regiment(3, hex);
    g.unit[u].lost = 5;
    points = points_of(&g, u);
    refused(BREAK_UP, 0, "R-M136 uneven", "R-M26");
    refused(BREAK_UP, 1, "R-M136 uneven", "R-M26");
    refused(BREAK_UP, 7, "R-M136 uneven", "R-M26");
    refused(BREAK_UP, 3, "", "R-M26");
    refused(BREAK_UP, 6, "", "R-M26");
    act(BREAK_UP, 5, "R-M26");
    expect_equal(g.unit[msk_stack(&g, hex).slot[0]].lost, 2, "R-M26", "2");
    expect_equal(g.unit[msk_stack(&g, hex).slot[1]].lost, 1, "R-M26", "1");
    expect_equal(g.unit[msk_stack(&g, hex).slot[2]].lost, 2, "R-M26", "2");
    expect_equal(points_in(hex), points, "R-M26", "the same points");
    expect_equal(g.unit[u].lost, 0, "R-M26", "counted once");
    act(JOIN, 0, "R-M26");
    expect_equal(g.unit[u].lost, 5, "R-M26", "carried over");
}

/* A battalion that its share eliminates does not come; it counts as lost. */
static void
try_elimination(void)
{
    int hex = open_hex(), u, each;

    begin_empty();
    u = regiment(3, hex);
    each = points_of(&g, u) / 3;
    g.unit[u].lost = (int8_t)(3 * each - 1);
    act(BREAK_UP, 3, "R-M26");
    expect_equal(msk_stack(&g, hex).count, 1, "Casualties.5", "one is left");
    expect_equal(points_in(hex), 1, "R-M26", "with one point");
    act(JOIN, 0, "Stacking.6");
    expect_equal(g.unit[u].lost, 3 * each - 1, "R-M26", "as before");
}

static void
try_bars(void)
{
    int hex = open_hex(), u, woods = 0;

    begin_empty();
    u = regiment(3, hex);
    act(TURN, SOUTH, "Facing.1");
    act(BREAK_UP, 0, "R-M26");
    act(JOIN, 0, "R-M26");
    act(STEP, south(hex, 1), "Movement.3");
    refused(BREAK_UP, 0, "R-M26 has-moved", "R-M26");
    msk_take(&g, u);
    g.unit[u].state = 0;
    g.unit[u].spent = 0;
    msk_put(&g, u, south(hex, 4), 0);
    put(WG_SECOND, INFANTRY, 1, 6, south(hex, 5), NORTH);
    refused(BREAK_UP, 0, "R-M26 in-zone", "R-M26");
    begin_empty();
    while (moskowa_hex[woods].terrain != VILLAGE) {
        woods++;
    }
    u = regiment(4, woods);
    refused(BREAK_UP, 0, "Stacking.1 too-many", "Stacking.1");
}

/* R-M182: what all have seen of it stays known. */
static void
try_told(void)
{
    int hex = open_hex(), u;

    begin_empty();
    u = regiment(3, hex);
    msk_lose_from(&g, u, 5);
    expect_equal(g.told[u], 5, "R-M182", "seen");
    act(BREAK_UP, 3, "R-M136");
    for (int i = 0; i < msk_stack(&g, hex).count; i++) {
        expect_equal(g.told[msk_stack(&g, hex).slot[i]], 1, "R-M182",
                "an even share of each");
    }
    act(JOIN, 0, "R-M26");
    expect_equal(g.unit[u].lost, 5, "R-M136", "all of it");
    expect_equal(g.told[u], 3, "R-M182", "what is certain");
}

int
main(void)
{
    try_whole();
    try_told();
    try_losses();
    try_elimination();
    try_bars();
    return outcome();
}
