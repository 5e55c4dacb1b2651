/*
 * setup.c --
 *
 *      Set-up: blocks are drawn by lot for the icons of the map, by colour
 *      and type, and for the reinforcements' pool.
 *
 *      Areas are named by the numbers in their circles.  doc/monday.md says
 *      which of the icons are printed in the rulebook.
 */

#include "chapters.h"

enum { CAVALRY_KINDS = 1 << LIGHT | 1 << HEAVY | 1 << COSSACK };

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

/* The first block of the lot that fits and is not yet set up. */
static int
draw(const Game *g, const Icon *icon, const WgSetup *setup, const int8_t *slot)
{
    for (int i = 0; i < BLOCKS; i++) {
        int block = setup->lot[i];

        if (g->unit[slot[block]].place == PLACES
                && monday_block[block].corps == icon->corps
                && mon_icon_kinds(g, icon) >> monday_block[block].kind & 1) {
            return slot[block];
        }
    }
    return NONE;
}

static void
set_up_blocks(Game *g, const WgSetup *setup)
{
    int8_t slot[BLOCKS];

    for (int u = 0; u < BLOCKS; u++) {
        g->unit[u] = (Unit){ .block = (int8_t)setup->piece[u],
                .place = PLACES, .target = NONE };
        slot[setup->piece[u]] = (int8_t)u;
    }
    g->commander[FRENCH] = slot[NAPOLEON];
    g->commander[RUSSIAN] = slot[KUTUZOV];
    mon_place(g, slot[NAPOLEON], AREA_DORONINO);
    mon_place(g, slot[KUTUZOV], AREA_TATARINOVA);
    for (const Icon *icon = monday_icons; icon->count; icon++) {
        for (int i = 0; i < icon->count; i++) {
            mon_place(g, draw(g, icon, setup, slot), icon->area);
        }
    }
    for (int u = 0; u < BLOCKS; u++) {
        g->unit[u].at_icon = true;
    }
}

void
mon_setup(Game *g, const WgSetup *setup)
{
    g->scenario = (int8_t)setup->scenario;
    g->edition = setup->option[EDITION];
    g->optional = g->scenario == LAST_BLOOD
            ? EXTREME_LIMIT : setup->option[OPTIONAL];
    g->disc = FRENCH;
    g->mover = FRENCH;
    g->mobile = NONE;
    g->winner = NONE;
    g->battle = (Battle){ .area = NONE, .firing = NONE };
    for (int area = 0; area < AREAS; area++) {
        mon_own(g, monday_area[area].owner, area);
    }
    set_up_blocks(g, setup);
}
