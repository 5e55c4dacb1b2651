/*
 * zones.c --
 *
 *      Stacking, Facing and Zones of Control in La Bataille de la Moskowa.
 */

#include <stdlib.h>
#include <string.h>

#include "generic/moskowa/zones.h"
#include "paragraph.h"

static Game g;

static void
clear(void)
{
    memset(&g, 0, sizeof g);
    for (int u = 0; u < PIECES; u++) {
        g.unit[u].piece = (int16_t)u;
        g.unit[u].hex = OFF_MAP;
    }
    msk_mark_held(&g);
}

/* Put a piece of this key onto the bottom of a hex's stack. */
static int
put(const char *key, const char *hex, int facing, int state)
{
    for (int u = 0; u < PIECES; u++) {
        if (strcmp(moskowa_piece[u].key, key) == 0) {
            msk_put(&g, u, msk_hex(hex), msk_stack(&g, msk_hex(hex)).count);
            g.unit[u].facing = (int8_t)facing;
            g.unit[u].state = (uint8_t)state;
            return u;
        }
    }
    expect(false, "Order of Battle", key);
    return 0;
}

/* ---- stacking ---- */

static bool
overstacked(const char *hex)
{
    return msk_is_overstacked(&g, msk_hex(hex));
}

static void
try_stacking(void)
{
    int u;

    expect_equal(msk_limit(msk_hex("00101")), 18, "Stacking.1", "clear");
    expect_equal(msk_limit(msk_hex("00113")), 6, "Stacking.1", "woods");
    expect_equal(msk_limit(msk_hex("00236")), 12, "Stacking.1", "orchard");
    expect_equal(msk_limit(msk_hex("00237")), 9, "Stacking.1", "village");
    expect_equal(msk_limit(msk_hex("03738")), 9, "Stacking.1",
            "river slope");
    expect_equal(msk_limit(msk_hex("05444")), 12, "Stacking.1", "redoubt");

    clear();
    put("f_IG_OG_1C", "00101", 0, 0);
    expect(!overstacked("00101"), "Stacking.1", "10 points");
    put("f_IG_OG_3G", "00101", 0, 0);
    expect(!overstacked("00101"), "Stacking.1", "16 points");
    u = put("f_I_I", "00101", 0, 0);
    expect(overstacked("00101"), "Stacking.1", "19 points are too many");
    g.unit[u].lost = 1;
    expect(!overstacked("00101"), "Casualties.2", "those lost do not count");
    put("f_Ney", "00101", 0, 0);
    expect(!overstacked("00101"), "Stacking.1", "a leader has none");

    /* The largest regiment of infantry, and of cavalry. */
    clear();
    put("f_I_5_111", "00101", 0, 0);
    expect(msk_points(&g, msk_hex("00101")) > 18 && !overstacked("00101"),
            "M4.8", "one regiment in the open");
    put("f_Davout", "00101", 0, 0);
    expect(!overstacked("00101"), "M4.8", "with its leader");
    put("f_I_I", "00101", 0, 0);
    expect(overstacked("00101"), "M4.8", "with guns it is not alone");
    clear();
    put("f_I_5_111", "00237", 0, 0);
    expect(overstacked("00237"), "M4.8", "nor in a village");
    put("f_IG_GC_ED", "00338", 0, 0);
    put("r_IC_IC_LGH", "02852", 0, 0);
    put("r_IC_IC_LGU", "00113", 0, 0);
    expect(!overstacked("00338"), "Stacking.4", "large cavalry");
    expect(!overstacked("02852"), "Stacking.4", "in a village");
    expect(msk_points(&g, msk_hex("00113")) > 6 && overstacked("00113"),
            "Stacking.4", "not in woods");
}

/* ---- facing ---- */

static void
try_facing(void)
{
    int hex = msk_hex("00338");

    expect_equal(msk_front_of(NORTH),
            1 << NORTH | 1 << NORTH_WEST | 1 << NORTH_EAST, "Facing",
            "three sides");
    expect_equal(msk_front_of(SOUTH),
            1 << SOUTH | 1 << SOUTH_WEST | 1 << SOUTH_EAST, "Facing",
            "three sides, round the end");
    expect_equal(msk_front_of(CORNER + NORTH), 1 << NORTH | 1 << NORTH_EAST,
            "Facing.3", "two sides toward a corner");
    expect_equal(msk_front_of(CORNER + SOUTH), 1 << SOUTH | 1 << SOUTH_WEST,
            "Facing.3", "two sides, round the end");
    clear();
    expect_equal(msk_front(&g, hex), 0, "Facing", "nobody");
    put("f_Ney", "00338", NORTH, 0);
    expect_equal(msk_front(&g, hex), 0, "Facing.4", "a leader has none");
    put("f_IG_OG_1C", "00338", SOUTH, 0);
    put("f_IG_OG_2C", "00338", NORTH, 0);
    expect_equal(msk_front(&g, hex), msk_front_of(SOUTH), "Facing.2",
            "the top unit's");
    msk_turn(&g, hex, NORTH_EAST);
    for (int i = 1; i < 3; i++) {
        expect_equal(g.unit[msk_stack(&g, hex).slot[i]].facing, NORTH_EAST,
                "Facing.1", "all turn");
    }
    g.unit[msk_top(&g, hex)].state = SQUARE;
    expect_equal(msk_front(&g, hex), ALL_SIDES, "Square.10",
            "a square");
    g.unit[msk_top(&g, hex)].state = ROUTING;
    expect_equal(msk_front(&g, hex), 0, "Effects of Rout.12", "who routs");
    put("f_I_5_57", "00237", SOUTH, 0);
    expect_equal(msk_front(&g, msk_hex("00237")), ALL_SIDES,
            "Towns and Villages", "a village");
    put("f_I_5_25", "04333", SOUTH, 0);
    expect_equal(msk_front(&g, msk_hex("04333")), ALL_SIDES,
            "Towns and Villages", "a town");
}

/* ---- zones ---- */

/* The zone of a piece that stands in the open and faces north, over a side. */
static int
zone(const char *key, int state, int side)
{
    clear();
    put(key, "00733", NORTH, state);
    return msk_zone(&g, msk_hex("00733"), side);
}

static void
try_who(void)
{
    const char *who = "Zones of Control";

    expect_equal(zone("f_I_5_57", 0, NORTH), FULL_ZONE, who, "infantry");
    expect_equal(zone("f_I_5_57", 0, SOUTH), NO_ZONE, who, "not behind");
    expect_equal(zone("f_IG_GC_ED", 0, NORTH), FULL_ZONE, who, "cavalry");
    expect_equal(zone("f_IG_GC_ED", DISPERSED, NORTH), FULL_ZONE,
            "Evasion.7", "dispersed");
    expect_equal(zone("f_Ney", 0, NORTH), NO_ZONE, who, "leaders");
    expect_equal(zone("f_I_I", 0, NORTH), NO_ZONE, who, "limbered guns");
    expect_equal(zone("f_I_I", UNLIMBERED, NORTH), FULL_ZONE, who, "guns");
    expect_equal(zone("f_I_5_57", ROUTING, NORTH), NO_ZONE, who, "routing");
    expect_equal(zone("f_I_5_57", ROAD_MODE, NORTH), NO_ZONE,
            "Roads and Paths", "in road mode");
    expect_equal(zone("f_I_5_57", SQUARE, SOUTH), PARTIAL_ZONE,
            "Square.7", "a square");
    clear();
    put("f_I_I", "00101", SOUTH, 0);
    put("f_I_5_57", "00101", SOUTH, 0);
    expect_equal(msk_zone(&g, msk_hex("00101"), SOUTH), FULL_ZONE, who,
            "infantry below limbered guns");
}

/* Over a side from one hex to the next, by infantry that faces it. */
static int
over(const char *from, const char *to)
{
    int side = wg_hex_side(&moskowa_grid, msk_hex(from), msk_hex(to));

    expect(side >= 0, "Zones of Control", "neighbours");
    clear();
    put("f_I_5_57", from, side, 0);
    return msk_zone(&g, msk_hex(from), side);
}

static void
try_where(void)
{
    expect_equal(over("00146", "00147"), NO_ZONE, "Zones.2",
            "over a river");
    expect_equal(over("00746", "00846"), NO_ZONE, "Zones.2",
            "over a ford");
    expect_equal(over("03237", "03238"), NO_ZONE, "Zones.2",
            "over a bridge");
    expect_equal(over("00156", "00256"), FULL_ZONE, "Zones.2",
            "over a stream");
    expect_equal(over("00180", "00279"), FULL_ZONE, "R-M74",
            "over a stream's ford");
    expect_equal(over("04233", "04333"), NO_ZONE, "Zones.3",
            "into a town");
    expect_equal(over("04333", "04233"), FULL_ZONE, "Zones.3",
            "out of it");
    expect_equal(over("00137", "00237"), NO_ZONE, "R-M99", "into a village");
    expect_equal(over("02757", "02857"), NO_ZONE, "Zones.3",
            "into a redoubt");
    expect_equal(over("02957", "02857"), NO_ZONE, "Zones.3",
            "by its open side, too");
    expect_equal(over("02857", "02757"), FULL_ZONE, "Zones.3",
            "out of it");
    expect_equal(over("05660", "05761"), NO_ZONE, "Zones.3",
            "into a fleche by its front");
    expect_equal(over("05461", "05362"), FULL_ZONE, "Zones.3",
            "by its rear");
    expect_equal(over("05761", "05660"), FULL_ZONE, "Zones.3",
            "out of it");
}

static bool
stopped(const char *key, int own, int state)
{
    int u;

    clear();
    put("f_I_5_57", "00731", SOUTH, state);
    u = put(key, "00735", NORTH, own);
    return msk_is_stopped(&g, u, msk_hex("00732"));
}

static void
try_whom(void)
{
    expect(stopped("r_III_3_Rev", 0, 0), "Zones.1", "infantry");
    expect(stopped("r_IC_IC_LGH", 0, 0), "Zones.1", "cavalry");
    expect(stopped("r_Kutuzov", 0, 0), "R-M25", "leaders");
    expect(stopped("r_III_3_Rev", 0, SQUARE), "Zones.5",
            "a square stops infantry");
    expect(stopped("r_IVC_IVC_KhD", 0, SQUARE), "Zones.5",
            "dismounted dragoons");
    expect(stopped("r_II_II", 0, SQUARE), "Zones.5", "guns");
    expect(stopped("r_IIC_IIC_MoD", ON_FOOT, SQUARE), "Dragoons.7",
            "dragoons who have dismounted");
    expect(!stopped("r_IIC_IIC_MoD", 0, SQUARE), "Square.8",
            "not cavalry");
    expect(!stopped("r_Kutuzov", 0, SQUARE), "Square.8",
            "nor leaders");
    expect(!stopped("r_aide_Kutuzov", 0, SQUARE), "Square.8",
            "nor aides");
    expect(!stopped("r_IC_IC", 0, SQUARE), "Square.8",
            "nor horse artillery");
    expect(!stopped("f_I_5_25", 0, 0), "Zones.1", "not friends");
    expect(!stopped("r_III_3_Rev", 0, ROUTING), "Zones of Control",
            "who routs stops nobody");
}

int
main(void)
{
    try_stacking();
    try_facing();
    try_who();
    try_where();
    try_whom();
    return outcome();
}
