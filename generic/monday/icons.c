/*
 * icons.c --
 *
 *      The icons printed on the map (set-up), which both players see: one for
 *      each block that was set up there, with its colour and type.  A block
 *      that has not left its area since is one of those of the area's icons;
 *      which of them, they do not tell.
 *
 *      Areas are named by the numbers in their circles.  doc/monday.md says
 *      which of the icons are printed in the rulebook.
 */

#include "chapters.h"

enum {
    FOOT_KINDS = 1 << LINE | 1 << JAGER,
    CAVALRY_KINDS = 1 << LIGHT | 1 << HEAVY | 1 << COSSACK
};

#define AREA(number) ((number) - 1)

/* Drawn in this order: first what waits among the reinforcements. */
const Icon monday_icons[] = {
    /* French reinforcements */
    { POOL, BLUE, 1 << LEADER, 1 },
    { POOL, BLUE, CAVALRY_KINDS, 1 },
    { POOL, BLUE, 1 << LINE, 3 },
    { POOL, BLUE, 1 << GUNS, 1 },
    { POOL, RED_CAVALRY, 1 << HEAVY, 1 },
    /* Russian reinforcements */
    { POOL, RED_GUARD, 1 << LEADER, 1 },
    { POOL, RED_GUARD, 1 << GUNS, 1 },
    { POOL, YELLOW_1, 1 << GUNS, 1 },
    { POOL, YELLOW_1, CAVALRY_KINDS, 1 },
    { POOL, BROWN_COSSACKS, CAVALRY_KINDS, 3 },
    /* French, on the map */
    { AREA(11), GREEN_IV, CAVALRY_KINDS, 1 },
    { AREA(14), RED_CAVALRY, CAVALRY_KINDS, 2 },
    { AREA(15), GREEN_IV, 1 << LEADER, 1 },
    { AREA(15), GREEN_IV, 1 << LINE, 1 },
    { AREA(15), GREEN_IV, CAVALRY_KINDS, 1 },
    { AREA(15), GREEN_IV, 1 << GUNS, 1 },
    { AREA(16), GREEN_IV, 1 << GUNS, 1 },
    { AREA(16), GREEN_IV, 1 << LINE, 2 },
    { AREA(19), ORANGE, 1 << LEADER, 1 },
    { AREA(19), ORANGE, 1 << LINE, 1 },
    { AREA(19), ORANGE, 1 << GUNS, 1 },
    { AREA(20), PINK, 1 << LEADER, 1 },
    { AREA(20), PINK, 1 << LINE, 2 },
    { AREA(20), PINK, 1 << GUNS, 1 },
    { AREA(21), PINK, CAVALRY_KINDS, 1 },
    { AREA(21), RED_CAVALRY, 1 << GUNS, 1 },
    { AREA(22), ORANGE, 1 << LINE, 1 },
    { AREA(22), ORANGE, CAVALRY_KINDS, 1 },
    { AREA(22), RED_CAVALRY, CAVALRY_KINDS, 2 },
    { AREA(24), YELLOW_III, 1 << LEADER, 1 },
    { AREA(24), YELLOW_III, 1 << LINE, 2 },
    { AREA(24), YELLOW_III, CAVALRY_KINDS, 1 },
    { AREA(25), RED_CAVALRY, 1 << LEADER, 1 },
    { AREA(25), RED_CAVALRY, CAVALRY_KINDS, 3 },
    { AREA(28), YELLOW_III, 1 << GUNS, 1 },
    { AREA(28), ORANGE, 1 << LINE, 1 },
    { AREA(29), YELLOW_III, 1 << LINE, 1 },
    { AREA(30), RED_CAVALRY, CAVALRY_KINDS, 2 },
    { AREA(31), ORANGE, 1 << GUNS, 1 },
    { AREA(31), ORANGE, 1 << LINE, 1 },
    { AREA(32), BLUE, 1 << GUNS, 1 },
    { AREA(32), ORANGE, 1 << LINE, 1 },
    { AREA(37), BROWN_V, 1 << LEADER, 1 },
    { AREA(37), BROWN_V, 1 << LINE, 2 },
    { AREA(37), BROWN_V, 1 << GUNS, 1 },
    { AREA(39), BROWN_V, CAVALRY_KINDS, 1 },
    /* Russian, on the map */
    { AREA(41), RED_GUARD, 1 << JAGER, 1 },
    { AREA(42), YELLOW_1, 1 << JAGER, 1 },
    { AREA(46), BROWN_COSSACKS, CAVALRY_KINDS, 1 },
    { AREA(48), BROWN_COSSACKS, CAVALRY_KINDS, 1 },
    { AREA(51), BROWN_COSSACKS, 1 << LEADER, 1 },
    { AREA(51), YELLOW_1, 1 << JAGER, 1 },
    { AREA(51), BROWN_COSSACKS, CAVALRY_KINDS, 2 },
    { AREA(52), YELLOW_1, 1 << LINE, 1 },
    { AREA(52), YELLOW_1, 1 << JAGER, 1 },
    { AREA(53), YELLOW_1, 1 << LINE, 1 },
    { AREA(53), YELLOW_1, 1 << JAGER, 1 },
    { AREA(53), YELLOW_1, 1 << GUNS, 1 },
    { AREA(54), YELLOW_1, 1 << JAGER, 2 },
    { AREA(55), LIGHT_BLUE, 1 << LINE, 1 },
    { AREA(56), LIGHT_BLUE, 1 << JAGER, 1 },
    { AREA(57), LIGHT_BLUE, 1 << LINE, 1 },
    { AREA(58), LIGHT_BLUE, 1 << GUNS, 1 },
    { AREA(59), LIGHT_BLUE, 1 << LINE, 1 },
    { AREA(60), LIGHT_BLUE, 1 << JAGER, 1 },
    { AREA(61), LIGHT_BLUE, 1 << JAGER, 1 },
    { AREA(62), YELLOW_1, 1 << LINE, 1 },
    { AREA(62), YELLOW_1, 1 << GUNS, 1 },
    { AREA(63), YELLOW_1, 1 << LINE, 1 },
    { AREA(63), YELLOW_1, CAVALRY_KINDS, 1 },
    { AREA(71), YELLOW_1, 1 << GUNS, 1 },
    { AREA(71), YELLOW_1, 1 << LINE, 1 },
    { AREA(72), LIGHT_BLUE, CAVALRY_KINDS, 1 },
    { AREA(72), LIGHT_BLUE, 1 << LINE, 1 },
    { AREA(73), YELLOW_1, 1 << LINE, 1 },
    { AREA(74), YELLOW_1, 1 << LEADER, 1 },
    { AREA(74), YELLOW_1, CAVALRY_KINDS, 1 },
    { AREA(75), RED_GUARD, 1 << GUNS, 1 },
    { AREA(76), RED_GUARD, 1 << LINE, 2 },
    { AREA(76), RED_GUARD, CAVALRY_KINDS, 1 },
    { AREA(76), RED_GUARD, 1 << GUNS, 1 },
    { AREA(78), RED_GUARD, 1 << GUNS, 2 },
    { AREA(80), LIGHT_BLUE, 1 << GUNS, 1 },
    { AREA(81), LIGHT_BLUE, 1 << LEADER, 1 },
    { AREA(81), LIGHT_BLUE, 1 << LINE, 1 },
    { AREA(82), LIGHT_BLUE, CAVALRY_KINDS, 1 },
    { AREA(97), WHITE, 1 << MILITIA, 2 },
    { AREA(103), BROWN_COSSACKS, CAVALRY_KINDS, 1 },
    { AREA(104), BROWN_COSSACKS, CAVALRY_KINDS, 1 },
    { AREA(105), WHITE, 1 << MILITIA, 2 },
    { AREA(106), LIGHT_BLUE, 1 << LINE, 2 },
    { AREA(107), LIGHT_BLUE, 1 << JAGER, 1 },
    { AREA(108), LIGHT_BLUE, 1 << GUNS, 1 },
    { 0, 0, 0, 0 }
};

/* 9.1, and the Spanish edition: Jagers are drawn as any infantry. */
uint16_t
mon_icon_kinds(const Game *g, const Icon *icon)
{
    if (icon->kinds & FOOT_KINDS
            && (uses(g, JAGERS) || g->edition == SPANISH)) {
        return icon->kinds | FOOT_KINDS;
    }
    return icon->kinds;
}

static bool
is_of(const Game *g, const Icon *icon, int block)
{
    return monday_block[block].corps == icon->corps
            && mon_icon_kinds(g, icon) >> monday_block[block].kind & 1;
}

/* The area with a supreme commander's icon, or NONE. */
static int
commander_area(int block)
{
    return block == NAPOLEON ? AREA_DORONINO
            : block == KUTUZOV ? AREA_TATARINOVA : NONE;
}

/* Has nobody left this area, or the POOL, since set-up? */
static bool
is_complete(const Game *g, int side, int area)
{
    int left = area == (side == FRENCH ? AREA_DORONINO : AREA_TATARINOVA);

    for (const Icon *icon = monday_icons; icon->count; icon++) {
        if (icon->area == area && (area != POOL
                || (icon->corps < RED_GUARD) == (side == FRENCH))) {
            left += icon->count;
        }
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        left -= g->unit[u].at_icon && g->unit[u].place == area;
    }
    return left == 0;
}

MonHomes
mon_homes(const Game *g, int side, const int16_t *block, int blocks)
{
    MonHomes homes = { .moved = 0 };

    for (int b = 0; b < blocks; b++) {
        uint64_t bit = (uint64_t)1 << b;
        int area = commander_area(block[b]);

        if (area != NONE) {
            homes.at[area] |= bit;
        }
        for (const Icon *icon = monday_icons; icon->count; icon++) {
            if (is_of(g, icon, block[b])) {
                homes.at[icon->area] |= bit;
                area = icon->area;
            }
        }
        /* The icon of a leader, or commander, is his alone. */
        if (monday_block[block[b]].kind > LEADER
                || !is_complete(g, side, area)) {
            homes.moved |= bit;
        }
    }
    return homes;
}

static void
print_icon(const char *corps, const char *kind, WgText *out)
{
    wg_print(out, "{corps %s kind %s} ", corps, kind);
}

/* What the icons of its area say of a hidden unit: {corps C kind K}..., each
   icon of the area once. */
static void
print_icons_of(const Game *g, int u, WgText *out)
{
    static const char *const kinds[] = { MONDAY_KINDS(WG_NAME) };
    static const char *const corps[] = { MONDAY_CORPS(WG_NAME) };
    int area = g->unit[u].place, side = side_of(u);

    if (area == (side == FRENCH ? AREA_DORONINO : AREA_TATARINOVA)) {
        print_icon(corps[NO_CORPS], kinds[COMMANDER], out);
    }
    for (const Icon *icon = monday_icons; icon->count; icon++) {
        uint16_t bits = icon->area == area ? mon_icon_kinds(g, icon) : 0;

        if (bits) {
            print_icon(corps[icon->corps], bits & 1 << LEADER ? "leader"
                    : bits & 1 << GUNS ? "guns"
                    : bits & 1 << MILITIA ? "militia"
                    : bits == 1 << JAGER ? "jager"
                    : bits & 1 << LINE ? "infantry" : "cavalry", out);
        }
    }
}

/* Of each hidden unit on the map that has not left its icons: {SLOT ICONS}. */
void
mon_print_icons(const Game *g, WgText *out)
{
    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].block == HIDDEN && g->unit[u].at_icon && on_map(g, u)) {
            wg_print(out, "%d {", u);
            print_icons_of(g, u, out);
            wg_print(out, "} ");
        }
    }
}
