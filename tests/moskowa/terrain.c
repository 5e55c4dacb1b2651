/*
 * terrain.c --
 *
 *      The Terrain Effects Chart of La Bataille de la Moskowa, cell by cell,
 *      and what steps on the map cost by it.
 */

#include <string.h>

#include "generic/moskowa/walking.h"
#include "paragraph.h"

/* ---- the chart ---- */

/* As M4.8 has it, in whole points; a half is 5 of TEN. */
enum { TEN = 10, NO = -TEN };

static const struct {
    int row;
    const char *name;
    int cost[3], stacking, defence;
    int attacker, cavalry, defender;    /* in sixths */
} printed[] = {
    { CLEAR, "clear", { 10, 10, 10 }, 18, 7, 6, 6, 6 },
    { ORCHARD, "orchard", { 20, 20, 40 }, 12, 9, 6, 6, 6 },
    { WOODS, "woods", { 20, 40, NO }, 6, 10, 6, 3, 6 },
    { VILLAGE, "village", { 20, 30, 30 }, 9, 10, 6, 6, 9 },
    { TOWN, "town", { 20, 30, 30 }, 12, 12, 6, 6, 12 },
    { FLECHE, "fleche, front", { 40, 70, NO }, 9, 11, 6, 6, 9 },
    { FLECHE_REAR, "fleche, rear", { 10, 10, 10 }, 9, 7, 6, 6, 6 },
    { REDOUBT, "redoubt, protected", { 50, NO, NO }, 12, 13, 6, 6, 12 },
    { REDOUBT_OPEN, "redoubt, open", { 10, 20, 20 }, 12, 8, 6, 6, 6 },
    { WOLF_PITS, "wolf-pits", { 20, 40, NO }, 6, 7, 6, 3, 6 },
    { SLOPE_UP, "slope, up", { 10, 20, 20 }, 18, 7, 4, 6, 6 },
    { SLOPE_DOWN, "slope, down", { 0, 10, 10 }, 18, 7, 6, 6, 6 },
    { BANK_SLOPE, "river slope", { 20, 30, 40 }, 9, 8, 4, 6, 6 },
    { STREAM, "stream", { 10, 20, 30 }, 0, 0, 4, 6, 6 },
    { RIVER, "river", { NO, NO, NO }, 0, 0, 0, 6, 6 },
    { FORD, "ford", { 20, 30, 40 }, 6, 0, 3, 6, 6 },
    { BRIDGE, "bridge", { 10, 10, 10 }, 6, 5, 3, 6, 6 },
    { ROAD, "road or path", { 5, 5, 5 }, 6, 4, 6, 6, 6 },
};

static int
tenths(int halves)
{
    return halves == PROHIBITED ? NO : halves * TEN / 2;
}

static int
sixths(Factor factor)
{
    return factor.times * 6 / factor.by;
}

static void
try_chart(void)
{
    expect_equal(sizeof printed / sizeof printed[0], EFFECTS, "M4.8", "rows");
    for (size_t i = 0; i < sizeof printed / sizeof printed[0]; i++) {
        const Effect *e = &moskowa_effect[printed[i].row];
        const char *name = printed[i].name;

        expect(strcmp(e->name, name) == 0, "M4.8", name);
        for (int mover = FOOT; mover <= LIMBERED; mover++) {
            expect_equal(tenths(e->cost[mover]), printed[i].cost[mover],
                    "M4.8", name);
        }
        expect_equal(e->stacking, printed[i].stacking, "M4.8", name);
        expect_equal(e->defence, printed[i].defence, "M4.8", name);
        expect_equal(sixths(e->attacker), printed[i].attacker, "M4.8", name);
        expect_equal(sixths(e->cavalry), printed[i].cavalry, "M4.8", name);
        expect_equal(sixths(e->defender), printed[i].defender, "M4.8", name);
    }
}

/* ---- steps ---- */

/* What it costs foot, horse, guns, Cossacks and staff, in tenths. */
static void
step(const char *from, const char *to, bool road_mode, const int wanted[],
        const char *paragraph, const char *what)
{
    int hex = msk_hex(from);
    int side = wg_hex_side(&moskowa_grid, hex, msk_hex(to));

    expect(side >= 0, paragraph, what);
    for (int mover = 0; mover < MOVERS && side >= 0; mover++) {
        expect_equal(tenths(msk_cost(mover, road_mode, hex, side)),
                wanted[mover], paragraph, what);
    }
}

#define COSTS(...) ((const int[]){ __VA_ARGS__ })

static void
try_steps(void)
{
    /* from, to, in road mode: foot, horse, guns, Cossacks, staff */
    step("00101", "00102", false, COSTS(10, 10, 10, 10, 10), "Movement.2",
            "clear");
    step("00136", "00236", false, COSTS(20, 20, 40, 20, 20), "M4.8",
            "orchard");
    step("00112", "00113", false, COSTS(20, 40, NO, 30, 20), "M4.8",
            "woods, Cossacks.3");
    step("00137", "00237", false, COSTS(20, 30, 30, 30, 20), "M4.8",
            "village");
    step("04233", "04333", false, COSTS(20, 30, 30, 30, 20), "M4.8", "town");
    step("05461", "05362", false, COSTS(10, 10, 10, 10, 10), "M4.8",
            "a fleche by its rear");
    step("05660", "05761", false, COSTS(40, 70, NO, 70, 20), "M4.8",
            "a fleche by its front");
    step("05261", "05362", false, COSTS(50, 90, NO, 90, 20), "M4.8",
            "the same, uphill");
    step("02957", "02857", false, COSTS(10, 20, 20, 20, 20), "M4.8",
            "a redoubt by its open side");
    step("02757", "02857", false, COSTS(50, NO, NO, NO, NO), "M4.8",
            "a redoubt by a protected side");
    step("05143", "05144", false, COSTS(20, 40, NO, 40, 20), "R-M38",
            "wolf-pits");
    step("00136", "00135", false, COSTS(20, 30, 30, 30, 20), "M4.8",
            "uphill");
    step("00134", "00234", false, COSTS(10, 20, 20, 20, 20), "M4.8",
            "downhill");
    step("00781", "00782", false, COSTS(30, 60, NO, 50, 20), "M4.8",
            "uphill in woods");
    step("05544", "05444", false, COSTS(10, 20, 20, 20, 20), "R-M71",
            "the mound's slope costs nothing");
    step("03637", "03738", false, COSTS(30, 40, 50, 40, 20), "M4.8",
            "a river slope");
    step("00156", "00256", false, COSTS(20, 30, 40, 30, 20), "M4.8",
            "over a stream");
    step("00146", "00147", false, COSTS(NO, NO, NO, NO, NO), "M4.8",
            "over the river");
    step("00746", "00846", false, COSTS(30, 40, 50, 40, 20), "M4.8",
            "through a ford");
    step("03237", "03238", false, COSTS(10, 10, 10, 10, 10), "M4.8",
            "over a bridge");
    step("06419", "06519", false, COSTS(50, 70, 90, 70, 20), "M4.8",
            "through a ford to a river slope");

    step("00106", "00206", true, COSTS(5, 5, 5, 5, 5), "Roads and Paths",
            "by road");
    step("00101", "00102", true, COSTS(NO, NO, NO, NO, NO),
            "Roads and Paths", "where there is none");
    step("00686", "00786", true, COSTS(5, 5, 5, 5, 5), "M4.8",
            "through woods by road");
    step("00542", "00541", true, COSTS(5, 5, 5, 5, 5), "M4.8",
            "uphill by road");
    step("00138", "00237", true, COSTS(20, 20, 20, 20, 20), "M4.8",
            "through a village by road");
    step("04232", "04333", true, COSTS(20, 20, 20, 20, 20), "M4.8",
            "through a town by road");
    step("03237", "03238", true, COSTS(5, 5, 5, 5, 5), "M4.8",
            "over a bridge by road");
    step("00746", "00846", true, COSTS(25, 35, 45, 35, 20), "M4.8",
            "through a ford by road");
    step("00180", "00279", true, COSTS(5, 5, 5, 5, 5), "R-M74",
            "through a ford of a stream by road");
    step("00180", "00279", false, COSTS(20, 30, 40, 30, 20), "R-M74",
            "and not by road");
}

/* Every step that may be taken costs something, and what costs some mover by
   day leads somewhere. */
static void
try_all(void)
{
    for (int hex = 0; hex < HEXES; hex++) {
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            for (int mover = 0; mover < MOVERS; mover++) {
                int cost = msk_cost(mover, false, hex, side);
                int fast = msk_cost(mover, true, hex, side);
                const Hex *h = &moskowa_hex[hex];
                bool way = has_side(h->road | h->path, side);

                expect(cost == PROHIBITED || cost >= LEAST_STEP,
                        "Movement.2", "no step is free");
                expect((fast > 0) == way, "Roads and Paths",
                        "road mode where there is a road or path");
                expect(mover != STAFF || cost <= 4, "M4.8",
                        "leaders pay at most two points a hex");
                if (moskowa_near[hex][side] < 0) {
                    expect_equal(cost, PROHIBITED, "Movement.3",
                            "nobody leaves the map");
                } else if (has_side(h->river, side)
                        && !has_side(h->bridge | h->ford, side)) {
                    expect_equal(cost, PROHIBITED, "M4.8",
                            "the river is crossed at bridges and fords");
                }
            }
        }
    }
}

/* Stacking.4. */
static void
try_large(void)
{
    int open = msk_hex("05044"), count = 0;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        expect(!msk_bars_large(false, open, side), "Stacking.4",
                "all terrain but woods");
    }
    for (int hex = 0; hex < HEXES; hex++) {
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int to = moskowa_near[hex][side];
            bool woods = to >= 0 && moskowa_hex[to].terrain == WOODS;

            expect(msk_bars_large(false, hex, side) == woods, "Stacking.4",
                    "woods alone");
            expect(!msk_bars_large(true, hex, side), "R-M93",
                    "by road through woods");
            count += woods;
        }
    }
    expect(count > 0, "Stacking.4", "there are woods");
}

int
main(void)
{
    try_chart();
    try_steps();
    try_all();
    try_large();
    return outcome();
}
