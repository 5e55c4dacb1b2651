/*
 * setup.c --
 *
 *      Set-up: blocks are drawn by lot for the icons of the map, by colour
 *      and type, and for the reinforcements' pool.
 */

#include "chapters.h"

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
