/*
 * scenarios.c --
 *
 *      9.0: how each scenario begins.
 */

#include <string.h>

#include "chapters.h"

/* 9.1 Where headquarters stand on 5 September, other than printed. */
static const struct { uint8_t block; int8_t area; } september_5[] = {
    { TUCHKOV,  AREA_GORKI },
    { PLATOV,   AREA_NOVOYE_SELO },
    { BOROZDIN, AREA_SHEVARDINO },
    { GOLITSYN, AREA_LES_FLECHES },
};

/* 9.1 Where the French corps of the first turn come on. */
static const struct { int8_t corps, area; } entries[] = {
    { CORPS_IV,    AREA_GRYAZ },
    { CORPS_V,     AREA_YELNYA },
    { CORPS_MURAT, AREA_NEW_SMOLENSK_POST_HIGHWAY },
    { NO_CORPS,    AREA_NEW_SMOLENSK_POST_HIGHWAY },    /* Napoleon */
};

/* 1.2 The area printed with an HQ's name, NONE if there is none. */
int
bor_post(int block)
{
    for (const Post *post = borodino_post; post->block; post++) {
        if (strcmp(post->block, borodino_block[block].key) == 0) {
            return post->area;
        }
    }
    return NONE;
}

/* 1.1, 4.0 Every block in its slot, at full strength, off the map. */
static void
set_out(Game *g, const WgSetup *setup)
{
    for (int u = 0; u < BLOCKS; u++) {
        int block = setup->piece[u];

        g->unit[u] = (Unit){ .block = (int8_t)block, .place = TRAY,
                .corps = borodino_block[block].corps,
                .shelter = NONE, .via = NONE };
        g->slot[block] = (int8_t)u;
    }
    for (int area = 0; area < AREAS; area++) {
        g->redoubt[area] = NONE;
    }
    for (int corps = 0; corps < CORPS_COUNT; corps++) {
        g->gate[corps] = NONE;
    }
    g->leader[GRANDE_ARMEE] = g->slot[NAPOLEON];
    g->leader[BOTH_ARMIES] = g->slot[KUTUZOV];
    g->leader[FIRST_ARMY] = g->slot[BARCLAY];
    g->leader[SECOND_ARMY] = g->slot[BAGRATION];
    g->bid_side = g->spoils = NONE;
    g->gun = (Bombardment){ NONE, NONE, 0, 0, NONE };
    g->straggler = (Mover){ NONE, NONE, 0 };
    g->burning = (Burning){ NONE, NONE };
    g->battle = (Battle){ .area = NONE, .unit = NONE, .winner = NONE,
            .main_way = { NONE, NONE } };
}

/* 1.2 Headquarters stand where the map says. */
static void
post_headquarters(Game *g, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        int area = bor_post(g->unit[u].block);

        if (is_hq(block_of(g, u)) && area != NONE) {
            bor_place(g, u, area);
        }
    }
}

/* 9.1 Later on this day, or on the next. */
static bool
is_absent(int block)
{
    int corps = borodino_block[block].corps;

    return corps == CORPS_III || corps == CORPS_VIII || block == CAVALRY_3CC
            || block == CAVALRY_4CC || block == HORSE_2;
}

/* 9.1 The French come on by corps; voltigeurs one at each entry area. */
static void
enter_french(Game *g)
{
    static const int8_t voltigeurs[] = {
        AREA_GRYAZ, AREA_NEW_SMOLENSK_POST_HIGHWAY, AREA_YELNYA
    };

    for (int u = 0; u < FRENCH_BLOCKS; u++) {
        int block = g->unit[u].block, corps = g->unit[u].corps;
        int light = block - VOLTIGEURS_1;

        if (is_absent(block)) {
            bor_place(g, u, ABSENT);
        } else if (light >= 0 && light < 3) {
            bor_place(g, u, voltigeurs[light]);
        } else {
            bor_place(g, u, WAITING);
            for (int i = 0; i < 4; i++) {
                if (entries[i].corps == corps) {
                    bor_place(g, u, entries[i].area);
                }
            }
        }
    }
}

/* 9.1 Army and corps of 5 September. */
static void
set_5_september(Game *g)
{
    g->day = 5;
    g->hour = FIRST_HOUR_ON_5 - 1;      /* the first turn adds one */
    post_headquarters(g, RUSSIAN);
    for (int i = 0; i < 4; i++) {
        bor_place(g, g->slot[september_5[i].block], september_5[i].area);
    }
    for (int block = MILITIA_1; block < MILITIA_1 + 3; block++) {
        bor_place(g, g->slot[block], AREA_UTITSKII_KURGAN);
    }
    for (int u = FRENCH_BLOCKS; u < BLOCKS; u++) {
        const Block *b = block_of(g, u);

        if (b->kind == CORPS_HQ
                && (b->army == FIRST_ARMY || b->corps == CORPS_3)) {
            bor_lose_step(g, u);
        }
    }
    g->unit[g->slot[JAGERS_A]].corps = CORPS_8;
    g->unit[g->slot[JAGERS_B]].corps = CORPS_8;
    enter_french(g);
}

/* 9.2 */
static void
set_7_september(Game *g)
{
    g->day = 7;
    g->hour = FIRST_HOUR - 1;
    g->french_bridge = true;
    post_headquarters(g, RUSSIAN);
    post_headquarters(g, FRENCH);
    g->unit[g->slot[DIVISION_1]].corps = CORPS_IV;
    g->unit[g->slot[DIVISION_3]].corps = CORPS_IV;
    bor_lose_step(g, g->slot[DIVISION_5]);
    bor_lose_step(g, g->slot[DIVISION_27]);
    bor_lose_step(g, g->slot[GRENADIER_2]);
}

void
bor_setup(Game *g, const WgSetup *setup)
{
    g->scenario = (int8_t)setup->scenario;
    for (int i = 0; i < OPTIONS; i++) {
        g->option[i] = setup->option[i];
    }
    set_out(g, setup);
    if (g->scenario == BORODINO) {
        set_7_september(g);
    } else {
        set_5_september(g);
    }
    g->last_day = g->scenario == SHEVARDINO ? 5 : 7;
    g->first = FRENCH;
    bor_survey(g);
}
