/*
 * columns.c --
 *
 *      Roads and Paths of La Bataille de la Moskowa: large cavalry in road mode
 *      is in two hexes.
 */

#include "field.h"

static int
slot_named(const char *key)
{
    int u = 0;

    while (strcmp(piece_of(&g, u)->key, key) != 0) {
        u++;
    }
    return u;
}

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
    return outcome();
}
