/*
 * dragoons.c --
 *
 *      Dragoons of La Bataille de la Moskowa, by paragraph: mounting and
 *      dismounting with the real verbs, and what both counters are worth.
 */

#include "field.h"
#include "generic/moskowa/outcomes.h"

/* A dragoon regiment, or another unit of that class, by its code. */
static int
put_class(int class, int hex)
{
    int u = 0;

    while (piece_of(&g, u)->class != class || g.unit[u].hex != OFF_MAP) {
        u++;
    }
    msk_put(&g, u, hex, 0);
    g.unit[u].facing = SOUTH;
    g.unit[u].state = 0;
    g.unit[u].spent = 0;
    return u;
}

static void
take_up(int u)
{
    g.phasing = (int8_t)side_of(u);
    g.flow.side = g.phasing;
    act(TAKE_UP, u, "Movement.1");
}

static void
try_costs(void)
{
    int hex = open_hex(), u;

    begin_empty();
    u = put_class(CLASS_DRAGOON, hex);
    take_up(u);
    refused(MOUNT, 0, "Dragoons.1 as-it-is", "Dragoons.1");
    act(DISMOUNT, 0, "Dragoons.1");
    expect_equal(g.unit[u].spent, 2 * 2, "Dragoons.4, Dragoons.5",
            "at the beginning those on foot pay 2");
    expect_equal(msk_allowance(&g, u, false), 2 * 6, "Dragoons.8",
            "the points of the other counter");
    for (int i = 1; i <= 4; i++) {
        act(STEP, south(hex, i), "Dragoons.4");
    }
    refused(STEP, south(hex, 5), "Movement.5 no-points", "Dragoons.4");
    refused(MOUNT, 0, "Dragoons.2 once", "R-M135");
    g.unit[u].spent = 0;
    g.unit[u].state = ON_FOOT;
    act(MOUNT, 0, "Dragoons.1");
    expect_equal(g.unit[u].spent, 2 * 3, "Dragoons.4, Dragoons.5",
            "at the beginning those on horse pay 3");
    act(STEP, south(hex, 5), "Dragoons.4");
    g.unit[u].state = 0;
    g.unit[u].spent = 2;
    refused(DISMOUNT, 0, "", "Dragoons.3");
    g.unit[u].spent = (uint8_t)(msk_allowance(&g, u, false) - 2 * 3 + 1);
    refused(DISMOUNT, 0, "Movement.5 no-points", "Dragoons.3, Dragoons.5");
    g.unit[u].spent--;
    act(DISMOUNT, 0, "Dragoons.3, Dragoons.5");
    expect(g.unit[u].state & ON_FOOT, "Dragoons.8", "on foot");
    refused(STEP, south(hex, 6), "Movement.5 no-points", "R-M135");
    g.unit[u].state = ON_FOOT;
    g.unit[u].spent = 2 * 6 - 2 * 2 + 1;
    refused(MOUNT, 0, "Movement.5 no-points", "Dragoons.3, Dragoons.5");
    g.unit[u].spent--;
    act(MOUNT, 0, "Dragoons.3, Dragoons.5");
    expect_equal(g.unit[u].state & ON_FOOT, 0, "Dragoons.8", "on horse");
    refused(STEP, south(hex, 6), "Movement.5 no-points", "R-M135");
}

static void
try_bars(void)
{
    int hex = open_hex(), u, slope = 0;

    while (moskowa_hex[slope].slope != RIVER_SLOPE) {
        slope++;
    }
    begin_empty();
    u = put_class(CLASS_DISM_DRAGOON, hex);
    take_up(u);
    refused(MOUNT, 0, "Dragoons.9 never-mounted", "Dragoons.9");
    refused(DISMOUNT, 0, "Dragoons.9 never-mounted", "Dragoons.9");
    act(PUT_DOWN, 0, "Movement.3");
    u = put_class(CLASS_RU_HUS, south(hex, 2));
    take_up(u);
    refused(DISMOUNT, 0, "Dragoons.1 no-dragoons", "Dragoons.1");
    act(PUT_DOWN, 0, "Movement.3");
    u = put_class(CLASS_RU_DRAG, slope);
    take_up(u);
    refused(DISMOUNT, 0, "Dragoons.6 river-slope", "Dragoons.6");
    g.unit[u].state = ON_FOOT;
    refused(MOUNT, 0, "Dragoons.6 river-slope", "Dragoons.6");
    act(PUT_DOWN, 0, "Movement.3");
    u = put_class(CLASS_RU_GD_DRAG, south(hex, 4));
    g.unit[u].state = ROAD_MODE;
    take_up(u);
    refused(DISMOUNT, 0, "Roads in-road-mode", "R-M135");
}

/* 7, 8: infantry's zones, terrain and fire; losses are carried over. */
static void
try_on_foot(void)
{
    int hex = open_hex(), u;
    long melee;

    begin_empty();
    u = put_class(CLASS_GD_DRAGOON, hex);
    melee = msk_melee_value(&g, u);
    expect_equal(melee, 40L * PARTS, "Dragoons.8", "on horse as printed");
    take_up(u);
    g.unit[u].lost = 2;
    act(DISMOUNT, 0, "Dragoons.8");
    expect_equal(points_of(&g, u), 8, "Dragoons.8", "losses are carried over");
    expect_equal(msk_melee_value(&g, u), (15L - 2 * 2) * PARTS, "Dragoons.8",
            "melee of its other counter");
    expect_equal(msk_fire_value(&g, u, 1), (15L - 2 * 2) * PARTS,
            "Dragoons.8", "fire of its other counter");
    expect_equal(msk_fire_value(&g, u, 2), 0, "Dragoons.8", "range 1");
    expect_equal(msk_step_cost(&g, u, hex, SOUTH), 2, "Dragoons.7",
            "pays as infantry does");
    expect(!is_mounted(&g, u), "Dragoons.7", "infantry");
}

int
main(void)
{
    try_costs();
    try_bars();
    try_on_foot();
    return outcome();
}
