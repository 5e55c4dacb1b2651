/*
 * ground.c --
 *
 *      The hexes of La Bataille de la Moskowa: the grid, what the rulebook says
 *      of the ground, the areas of its scenarios.
 */

#include <string.h>

#include "generic/moskowa/ground.h"
#include "paragraph.h"

static const Place *
place(const char *name)
{
    static const Place none = { "none", 0, 0 };
    int i = msk_place(name);

    expect(i >= 0, "M1.3", name);
    return i < 0 ? &none : &moskowa_place[i];
}

static int
first_hex(const char *name)
{
    return moskowa_place_hex[place(name)->first];
}

/* The least distance between two places. */
static int
apart(const char *name, const char *other)
{
    const Place *a = place(name), *b = place(other);
    int least = HEXES;

    for (int i = 0; i < a->count; i++) {
        for (int j = 0; j < b->count; j++) {
            int far = msk_distance(moskowa_place_hex[a->first + i],
                    moskowa_place_hex[b->first + j]);

            least = far < least ? far : least;
        }
    }
    return least;
}

/* The distances that M1.4 tells were measured before the hexes were made. */
static void
expect_about(int found, int wanted, const char *what)
{
    expect(found >= wanted - 2 && found <= wanted + 2, "M1.4", what);
}

/* ---- the grid ---- */

static void
try_grid(void)
{
    expect_equal(HEXES, 9048, "M1.4", "hexes");
    expect_equal(msk_hex("00101"), 0, "M1.4", "first hex");
    expect_equal(msk_hex("10487"), HEXES - 1, "M1.4", "last hex");
    expect_equal(msk_hex("10501"), OFF_MAP, "M1.4", "column 105");
    expect_equal(msk_hex("00188"), OFF_MAP, "M1.4", "row 88");
    expect_equal(msk_hex("00100"), OFF_MAP, "M1.4", "row 0");
    expect_equal(msk_hex("0010a"), OFF_MAP, "M1.4", "no number");
    expect_equal(moskowa_near[msk_hex("00147")][NORTH], msk_hex("00146"),
            "Howitzers", "a hex lies due north");
    expect_equal(moskowa_near[msk_hex("00247")][NORTH_EAST],
            msk_hex("00347"), "M1.4", "even columns lie half a hex south");
    expect_equal(moskowa_near[msk_hex("00147")][NORTH_EAST],
            msk_hex("00246"), "M1.4", "and odd ones north of them");
    for (int hex = 0; hex < HEXES; hex++) {
        expect(msk_hex(moskowa_hex_name[hex]) == hex, "M1.4",
                moskowa_hex_name[hex]);
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int to = moskowa_near[hex][side];

            expect(to == wg_hex_computed(&moskowa_grid, hex, side), "M1.4",
                    "the map's neighbours are the grid's");
            expect(to < 0 || msk_leaves_by(hex, to) == 1 << side, "M1.4",
                    "a line to a neighbour leaves by the side between");
        }
    }
}

/* A line that leaves by one side passes through the hex beyond it; one that
   leaves by a corner runs between the two hexes beyond. */
static void
try_leaving(void)
{
    int from = msk_hex("05044");

    for (int to = 0; to < HEXES; to++) {
        uint8_t sides = msk_leaves_by(from, to);
        WgHexSight sight[24];
        int far = msk_distance(from, to);
        int count = far > 9 ? 0 : wg_hex_line(&moskowa_grid, from, to, sight,
                24);

        for (int i = 0; i < count; i++) {
            int side = wg_hex_side(&moskowa_grid, from, sight[i].hex);
            int other = wg_hex_side(&moskowa_grid, from, sight[i].other);

            if (side >= 0 && sight[i].other < 0) {
                /* It may touch a second hex beside the first farther on. */
                expect(!(sides & (sides - 1)), "Line of Sight",
                        "leaves by one side");
            } else if (side >= 0 && other >= 0) {
                expect_equal(sides, 1 << side | 1 << other, "Line of Sight",
                        "leaves by a corner");
            }
        }
    }
    expect_equal(msk_leaves_by(from, from), 0, "Line of Sight", "stays");
    expect_equal(msk_leaves_by(from, msk_hex("05040")), 1 << NORTH,
            "Line of Sight", "due north");
    expect_equal(msk_leaves_by(from, msk_hex("05244")),
            1 << NORTH_EAST | 1 << SOUTH_EAST, "Line of Sight", "due east");
}

/* ---- what lies on it ---- */

static void
try_terrain(void)
{
    static const int wanted[TERRAINS] = { 7151, 26, 1807, 47, 8, 3, 2, 4 };
    int found[TERRAINS] = {0}, levels[7] = {0};

    for (int hex = 0; hex < HEXES; hex++) {
        const Hex *h = &moskowa_hex[hex];

        found[h->terrain]++;
        levels[h->level]++;
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int to = moskowa_near[hex][side], back = wg_hex_back(side);
            const Hex *beyond = &moskowa_hex[to < 0 ? hex : to];

            if (to < 0) {
                expect(!has_side((uint8_t)(h->river | h->stream | h->road
                        | h->path | h->up | h->down), side), "M1.4",
                        "nothing on the edge");
                continue;
            }
            expect(has_side(h->river, side) == has_side(beyond->river, back)
                    && has_side(h->stream, side)
                    == has_side(beyond->stream, back)
                    && has_side(h->road, side) == has_side(beyond->road, back)
                    && has_side(h->path, side) == has_side(beyond->path, back),
                    "M1.4", "a side is the same from both hexes");
            expect(has_side(h->up, side) == (beyond->level > h->level)
                    && has_side(h->down, side) == (beyond->level < h->level),
                    "R-M70", "slopes are where levels change");
            expect(!has_side(h->bridge | h->ford, side)
                    || has_side(h->river, side), "M1.4",
                    "bridges and fords are the river's");
            expect(!has_side(h->crossing, side) || has_side(h->stream, side),
                    "R-M74", "and these of streams");
            expect(!has_side(h->river, side)
                    || !has_side(h->road | h->path, side)
                    || has_side(h->bridge | h->ford, side), "M1.4",
                    "roads cross the river where that can be");
            expect(!has_side(h->river, side) || h->bank != beyond->bank,
                    "M1.4", "the river parts the banks");
        }
    }
    for (int terrain = 0; terrain < TERRAINS; terrain++) {
        expect_equal(found[terrain], wanted[terrain], "M1.4", "terrain");
    }
    expect_equal(levels[3], 2683, "R-M70", "hexes of level 3");
    expect_equal(levels[6], 1, "R-M72", "hexes of level 6");
}

static int
sides(uint8_t set)
{
    int count = 0;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        count += has_side(set, side);
    }
    return count;
}

static void
try_places(void)
{
    int redoubt = first_hex("Raevski Redoubt"), towns = 0;
    const Place *borodino = place("Borodino");

    for (int i = 0; i < borodino->count; i++) {
        int hex = moskowa_place_hex[borodino->first + i];

        towns += moskowa_hex[hex].terrain == TOWN;
    }
    expect_equal(place("Semenowska")->count, 2, "Scenario 6", "Semenowska");
    expect_equal(place("Utitsa")->count, 2, "Scenario 2", "Utitsa");
    expect_equal(place("Utitsa Hill")->count, 2, "Scenario 2", "Utitsa Hill");
    expect_equal(apart("Utitsa", "Utitsa Hill"), 1, "Scenario 2",
            "the hill is beside it");
    expect_equal(towns, 8, "Scenario 4", "hexes of the town of Borodino");
    expect_equal(place("Raevski Redoubt")->count, 1, "Line of Sight note",
            "the Raevski Redoubt");
    expect_equal(moskowa_hex[redoubt].up, 0, "Line of Sight note",
            "nothing is higher than it");
    expect_equal(sides(moskowa_hex[redoubt].down), 6, "Line of Sight note",
            "all about it is lower");
    expect_equal(moskowa_hex[redoubt].slope, MOUND, "Line of Sight note",
            "a slope for sight alone");
    for (int side = SOUTH; side <= NORTH; side += NORTH - SOUTH) {
        int hex = moskowa_near[redoubt][side];

        expect_equal(sides(moskowa_hex[hex].down), 5, "Line of Sight note",
                "north and south of it, all lower but the redoubt");
        expect_equal(moskowa_hex[hex].slope, MOUND, "Line of Sight note",
                "a slope for sight alone");
    }
    expect_equal(sides(moskowa_hex[redoubt].protective), 4, "M1.4",
            "its protective sides");
    expect_equal(sides(moskowa_hex[first_hex("North fleche")].protective), 2,
            "Zones.3", "of a fleche");
    expect_equal(sides(moskowa_hex[first_hex("South fleche")].protective), 2,
            "Zones.3", "of a fleche");
    expect_equal(sides(moskowa_hex[first_hex("Rear fleche")].protective), 2,
            "Zones.3", "of a fleche");
    expect_about(apart("Fomkina", "Shewardino Redoubt"), 17, "Fomkina");
    expect_about(apart("Borodino", "Raevski Redoubt"), 16, "Borodino");
    expect_about(apart("Raevski Redoubt", "Semenowska"), 13, "Semenowska");
    expect_about(apart("Semenowska", "North fleche"), 8, "the fleches");
    expect_about(apart("Shewardino Redoubt", "South fleche"), 27,
            "the Shewardino Redoubt");
    expect_about(apart("South fleche", "Utitsa"), 22, "Utitsa");
    expect_about(apart("Semenowska", "Psarewo"), 30, "Psarewo");
    expect_equal(msk_third(msk_hex("05029")), 0, "Regrouping", "north");
    expect_equal(msk_third(msk_hex("05030")), 1, "Regrouping", "centre");
    expect_equal(msk_third(msk_hex("05059")), 2, "Regrouping", "south");
}

/* ---- ways and areas ---- */

static void
try_ways(void)
{
    static const char *const named[] = {
        "Old Smolensk road", "Utitsa-Semenowska path",
        "Utitsa-Shewardino path", "Shewardino-Semenowska path",
        "Semenowska-Psarewo path", "Borodino-Semenowska-Psarewo path",
        "Gorka-Zakartsi path"
    };

    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
        expect(msk_way(named[i]) >= 0, "M1.3", named[i]);
    }
    for (int i = 0; i < moskowa_ways; i++) {
        const int16_t *hex = &moskowa_way_hex[moskowa_way[i].first];

        for (int j = 1; j < moskowa_way[i].count; j++) {
            int side = wg_hex_side(&moskowa_grid, hex[j - 1], hex[j]);
            const Hex *h = &moskowa_hex[hex[j - 1]];

            expect(side >= 0 && has_side(h->road | h->path, side),
                    "Roads and Paths", moskowa_way[i].name);
        }
    }
    expect_equal(moskowa_way_hex[moskowa_way[msk_way("Old Smolensk road")]
            .first] % ROWS, ROWS - 1, "Scenario 2",
            "the Old Smolensk road leaves by the south edge");
}

static const Area *
area(int scenario, int kind, int side, int clock, const char *name)
{
    for (int i = 0; i < moskowa_areas; i++) {
        const Area *a = &moskowa_area[i];

        if (a->scenario == scenario && a->kind == kind && a->side == side
                && a->clock == clock && strcmp(a->name, name) == 0) {
            return a;
        }
    }
    expect(false, "Setup", name);
    return &moskowa_area[0];
}

static void
try_areas(void)
{
    int hexes = 0;

    expect_equal(moskowa_areas, 105, "Scenarios", "areas");
    for (int i = 0; i < moskowa_areas; i++) {
        int count = 0;

        for (int hex = 0; hex < HEXES; hex++) {
            count += is_in_area(&moskowa_area[i], hex);
        }
        expect_equal(count, moskowa_area[i].count, "Scenarios",
                moskowa_area[i].name);
        hexes += count;
    }
    expect_equal(hexes, 73606, "Scenarios", "hexes of all areas");
    expect(is_in_area(area(SHEWARDINO, AREA_SETUP, 1, 16,
            "in the Shewardino Redoubt"), first_hex("Shewardino Redoubt")),
            "Scenario 1", "set up in the redoubt, 5:20");
    expect_equal(area(SHEWARDINO, AREA_ARRIVAL, 0, 21, "at Fomkina")->count,
            44, "R-M75", "arrive at Fomkina, 7:00");
    expect(!is_in_area(area(SHEWARDINO, AREA_SETUP, 1, 16,
            "at least 3 hexes E of the Shewardino Redoubt"),
            first_hex("Shewardino Redoubt")), "Scenario 1", "three hexes off");
    expect_equal(area(MORNING, AREA_CLOSED, -1, 0, "N of Stonets and Kalotcha;"
            " S of the Shewardino-Semenowska path; within 2 of Semenowska")
            ->count, 7653, "Scenario 3", "closed");
    expect_equal(area(HISTORICAL, AREA_OBJECTIVE, -1, 0, "Raevski Redoubt")
            ->count, 1, "Historical", "objective");
}

/* ---- sets of hexes ---- */

static bool
is_so_near(int apart, int away)
{
    return apart <= away && apart >= -away;
}

/* No more columns and rows away; or by numbers, as if all columns were one. */
static bool
is_about(int hex, int middle, int away, bool by_numbers)
{
    int columns = hex / ROWS - middle / ROWS;

    for (int i = -away; i <= away && by_numbers; i++) {
        if (is_so_near(hex - middle - i * ROWS, away)) {
            return true;
        }
    }
    return is_so_near(columns, away)
            && is_so_near(hex % ROWS - middle % ROWS, away);
}

static int
count_wrong(int one, int other, int away)
{
    uint64_t set[AREA_WORDS] = {0}, out[AREA_WORDS];
    int wrong = 0;

    set[one / 64] |= (uint64_t)1 << one % 64;
    set[other / 64] |= (uint64_t)1 << other % 64;
    msk_spread(set, away, out);
    for (int hex = 0; hex < 64 * AREA_WORDS; hex++) {
        bool must = hex < HEXES && (is_about(hex, one, away, false)
                || is_about(hex, other, away, false));
        bool may = hex < HEXES && (is_about(hex, one, away, true)
                || is_about(hex, other, away, true));

        wrong += is_in_set(out, hex) ? !may : must;
    }
    return wrong;
}

/* From each corner of the map, from within, and from two hexes. */
static void
try_spreading(void)
{
    static const int16_t from[] = { 0, ROWS - 1, 44 * ROWS + 31,
        HEXES - ROWS, HEXES - 1, 50 * ROWS + 80, 0 };
    int wrong = 0;

    for (int i = 0; i + 1 < (int)(sizeof from / sizeof from[0]); i++) {
        for (int away = 0; away <= 9; away++) {
            wrong += count_wrong(from[i], from[i], away);
            wrong += count_wrong(from[i], from[i + 1], away);
        }
    }
    expect_equal(wrong, 0, "M1.4", "a set spreads to the hexes about it");
}

int
main(void)
{
    try_grid();
    try_spreading();
    try_leaving();
    try_terrain();
    try_places();
    try_ways();
    try_areas();
    return outcome();
}
