/*
 * columns.c --
 *
 *      Roads and Paths of La Bataille de la Moskowa: large cavalry in road mode
 *      is in two hexes; a corps comes by road, or by the edge of the map.
 */

#include "generic/moskowa/outcomes.h"
#include "field.h"

static int
place(const char *key, int hex, int state)
{
    int u = slot_named(key);

    msk_put(&g, u, hex, 0);
    g.unit[u].facing = SOUTH;
    g.unit[u].state = (uint16_t)state;
    return u;
}

static int
side_between(int from, int to)
{
    return wg_hex_side(&moskowa_grid, from, to);
}

/* ---- the battle: V Corps, by road or by the edge ---- */

/* Points of the 16th regiment on the map, whole and as battalions. */
static int
points_of_16th(void)
{
    int whole = g.unit[slot_named("f_V_16_16")].piece, points = 0;

    for (int i = 0; i < g.placed; i++) {
        int u = g.stack[i];

        if (g.unit[u].piece == whole || (is_battalion(piece_of(&g, u))
                    && piece_of(&g, u)->whole == whole)) {
            points += points_of(&g, u);
        }
    }
    return points;
}

static int
count_at_the_edge(void)
{
    int count = 0;

    for (int hex = msk_hex("00147"); hex < msk_hex("00187"); hex++) {
        count += msk_stack(&g, hex).count;
    }
    return count;
}

static void
wait_until(int clock)
{
    static const WgAction done = { DONE, { 0, 0, 0 } };

    while (g.clock < clock && g.flow.side >= 0) {
        wg_do(&moskowa_rules, &g, &done);
    }
}

static void
try_road(void)
{
    int edge = msk_hex("00587"), enemy;

    begin_scenario("historical");
    wait_until(-12);
    expect_equal(msk_points(&g, edge), 6, "Historical", "by the road");
    expect_equal(count_at_the_edge(), 0, "Historical", "which is not blocked");
    begin_scenario("historical");
    wait_until(-13);
    enemy = slot_named("r_III_3_Sel");
    msk_take(&g, enemy);
    msk_put(&g, enemy, edge, 0);
    wait_until(-12);
    expect(count_at_the_edge() > 10, "Historical", "it is blocked");
    expect_equal(points_of_16th(), 12, "Historical", "anywhere west");
    msk_take(&g, enemy);
    wait_until(60);
    expect(points_of_16th() <= 12, "Stacking.6", "nobody comes twice");
}

/* ---- woods ---- */

/* R-M93, on the old road to Smolensk: and out of road mode only in the open. */
static void
try_woods(void)
{
    int wood = msk_hex("01085"), next = msk_hex("01186"), horse;

    begin_empty();
    horse = place("f_IG_GC_GaC", wood, ROAD_MODE);
    expect(!msk_is_overstacked(&g, wood), "R-M93", "it is there by road");
    act(TAKE_UP, horse, "Roads");
    refused(LEAVE_ROAD_MODE, 0, "Stacking.4 not-in-woods", "R-M93");
    act(STEP, next, "R-M93");
    act(PUT_DOWN, 0, "Roads");
    place("f_IC_IC_7H", next, 0);
    expect(msk_is_overstacked(&g, next), "Stacking.1", "nobody else is");
}

/* Leaders have no points: they and large cavalry share a hex by road. */
static void
try_leader(const int16_t *road)
{
    int horse, leader;

    begin_empty();
    horse = place("f_IG_GC_GaC", road[4], ROAD_MODE);
    leader = place("f_Murat", road[5], ROAD_MODE);
    act(TAKE_UP, horse, "Roads");
    refused(STEP, road[5], "", "Stacking.5");
    act(PUT_DOWN, 0, "Roads");
    act(TAKE_UP, leader, "Roads");
    act(STEP, road[4], "Stacking.5");
}

/* Who goes to the top of the hex in front takes nothing from it. */
static void
try_beneath(const int16_t *road)
{
    begin_empty();
    place("f_IG_GC_GaC", road[5], ROAD_MODE);
    g.unit[slot_named("f_IG_GC_GaC")].facing
            = (int8_t)side_between(road[4], road[5]);
    place("f_IC_IC_7H", road[5], 0);
    g.unit[slot_named("f_IC_IC_7H")].facing
            = (int8_t)side_between(road[4], road[5]);
    act(TAKE_UP, place("f_IC_IC_8H", road[3], ROAD_MODE), "Roads");
    refused(STEP, road[4], "Roads column-there", "R-M160");
}

/* ---- R-M108 ---- */

/* Attacked along its road, from in front and with the enemy's guns behind. */
static void
try_retreat(const int16_t *road)
{
    int column;

    begin_empty();
    column = place("f_IC_IC_7H", road[4], ROAD_MODE);
    place("r_II_4_Tob", road[5], 0);
    place("r_II_4_Vol", road[3], 0);
    msk_must_retreat(&g, road[4], 1, road[5]);
    wg_begin_at(&moskowa_rules, &g, SETTLE);
    expect(g.unit[column].hex != OFF_MAP && g.unit[column].hex != road[4],
            "R-M108", "off the road");
    expect_equal(g.unit[column].state & ROAD_MODE, 0, "R-M108", "it is broken");
}

int
main(void)
{
    const Way *way = &moskowa_way[msk_way("New Smolensk highway")];
    const int16_t *road = &moskowa_way_hex[way->first];
    int horse, other, enemy, beside;

    begin_empty();
    horse = place("f_IG_GC_GaC", road[4], ROAD_MODE);
    act(TAKE_UP, horse, "Roads");
    act(STEP, road[5], "Roads");
    expect_equal(g.unit[horse].facing, side_between(road[4], road[5]),
            "R-M160", "it faces the way it marches");
    expect_equal(msk_tail(&g, horse), road[4], "Roads", "the one behind");
    act(STEP, road[6], "Roads");
    expect_equal(msk_tail(&g, horse), road[5], "Roads", "still behind");
    act(PUT_DOWN, 0, "Roads");
    other = place("f_IC_IC_7H", road[4], ROAD_MODE);
    act(TAKE_UP, other, "Roads");
    refused(STEP, road[5], "Roads column-there", "Roads");
    act(PUT_DOWN, 0, "Roads");
    beside = place("f_I_5_57", road[4], 0);
    act(TAKE_UP, beside, "Roads");
    refused(STEP, road[5], "Roads column-there", "Stacking.1");
    act(PUT_DOWN, 0, "Roads");
    enemy = place("r_II_4_Tob", road[3], 0);
    g.phasing = g.flow.side = WG_SECOND;
    expect(msk_bar_by_column(&g, enemy, road[5]) != NULL, "R-M160",
            "enemies do not enter");
    g.unit[horse].lost = (int8_t)(piece_of(&g, horse)->points - 6);
    expect_equal(msk_tail(&g, horse), OFF_MAP, "Roads", "of six points, none");
    g.unit[horse].lost = 0;
    g.unit[horse].state = 0;
    expect_equal(msk_tail(&g, horse), OFF_MAP, "Roads", "not in road mode");
    try_woods();
    try_leader(road);
    try_beneath(road);
    try_retreat(road);
    try_road();
    return outcome();
}
