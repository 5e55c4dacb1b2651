/*
 * spoils.c --
 *
 *      7.33: a supply source is captured by the enemy who first stands in it
 *      alone, and who spends its points at once, before play goes on.
 */

#include "chapters.h"

/* 7.3 ORDER SIDE */
static const Areas sources[2] = {
    (Areas)1 << AREA_GRYAZ | (Areas)1 << AREA_NEW_SMOLENSK_POST_HIGHWAY
            | (Areas)1 << AREA_YELNYA,
    (Areas)1 << AREA_MOSCOW_HIGHWAY | (Areas)1 << AREA_KRIUSHINO
            | (Areas)1 << AREA_ARTEMKI,
};

/* Call this whenever units have come or gone: has a source been taken for the
   first time?  Then its points are spent next.  Where a battle is fought it
   must be over first: `but` that area. */
void
bor_capture(Game *g, int but)
{
    for (int owner = 0; owner < 2; owner++) {
        Areas taken = sources[owner] & g->held[!owner] & ~g->held[owner];

        while (taken) {
            int area = take_area(&taken);

            if (area != but && !g->captured[area]) {
                g->captured[area] = true;
                g->spoils = (int8_t)area;
                wg_call(g, SPOILS);
                return;
            }
        }
    }
}

/* ---- SPOILS ---- */

static int
capturer(const Game *g)
{
    return !borodino_area[g->spoils].source;
}

static void
begin_spoils(Game *g)
{
    int side = capturer(g), points = 2 * borodino_area[g->spoils].symbols;

    g->spent = 0;
    for (int area = 0; area < AREAS; area++) {
        g->rebuilt[area] = 0;
        g->points[side][area] = 0;
    }
    g->points[side][g->spoils] = (int8_t)points;
    wg_tell(g, CAPTURED, side, g->spoils, points, 0);
}

static void ask_spoils(Game *g) { wg_ask(g, capturer(g), ASK_SPOILS); }

static void
end_spoils(Game *g)
{
    bor_end_spending(g, capturer(g));
    g->spoils = NONE;
    bor_capture(g, g->battle.area);
}

const WgStep borodino_spoils[] = {
    { "7.33", "a source is captured",   begin_spoils },
    { "7.33", "its points are spent",   ask_spoils },
    { "7.33", "or forfeit",             end_spoils },
    {0}
};
