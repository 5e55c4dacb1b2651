/*
 * supply-phase.c --
 *
 *      2.4, 7.1, 7.34: the supply phase: who has how many points, in what
 *      order they are spent, and attrition.
 */

#include "chapters.h"

/* 7.1, 7.3 A point a symbol; 9.1 on 5 September one a source; 9.3 double that
   in the night. */
static int
points_of(const Game *g, int source)
{
    return g->day == 5 ? 1 : g->phase == NIGHT ? 2
            : borodino_area[source].symbols;
}

static void
give_points(Game *g)
{
    for (int source = 0; source < AREAS; source++) {
        int owner = borodino_area[source].source;

        g->points[0][source] = g->points[1][source] = 0;
        if (owner < 0) {
            continue;
        }
        if (!is_enemy(g, owner, source)) {              /* 7.32 */
            g->points[owner][source] = (int8_t)points_of(g, source);
        }
    }
}

static void
begin_supply(Game *g)
{
    if (g->phase != NIGHT) {
        g->phase = SUPPLY;
    }
    give_points(g);
}

static void
begin_side(Game *g, int side)
{
    g->mover = (int8_t)side;
    g->spent = 0;
    for (int area = 0; area < AREAS; area++) {
        g->rebuilt[area] = 0;
    }
}

static void begin_first(Game *g) { begin_side(g, g->first); }
static void begin_second(Game *g) { begin_side(g, !g->first); }

/* Again and again, until the mover is done, even with no points left:
   that two were spent on a guard must not tell the enemy. */
static void ask_supply(Game *g) { wg_ask(g, g->mover, ASK_SUPPLY); }

/* 7.2 What is not spent is lost. */
void
bor_end_spending(Game *g, int side)
{
    if (g->spent > 0) {
        wg_tell(g, SPENT, side, g->spent, 0, 0);
    }
    g->spent = 0;
    for (int area = 0; area < AREAS; area++) {
        g->points[side][area] = 0;
        g->rebuilt[area] = 0;
    }
}

static void end_spending(Game *g) { bor_end_spending(g, g->mover); }

static Areas
all_live_roads(const Game *g, int side)
{
    Areas live = 0;

    for (int area = 0; area < AREAS; area++) {
        if (borodino_area[area].source == side) {
            live |= bor_live_roads(g, side, area);
        }
    }
    return live;
}

/* 7.34 At 8 pm, when both have spent their points (B18). */
static void
attrition(Game *g)
{
    Areas live[2] = { all_live_roads(g, 0), all_live_roads(g, 1) };

    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place < AREAS
                && !bor_supplied_from(g, u, live[side_of(u)])) {
            if (bor_lose_step(g, u)) {
                wg_tell_side(g, side_of(u), ATTRITION, u,
                        strength_of(g, u), 0, 0);
            }
        }
    }
}

static void
end_of_day(Game *g)
{
    if (g->hour == LAST_HOUR) {
        attrition(g);
    }
}

/* 7.4 Not in the night, which is no supply phase. */
static void
burn_bridges(Game *g)
{
    if (g->phase == SUPPLY) {
        wg_call(g, BRIDGE_BURNING);
    }
}

const WgStep borodino_supply_phase[] = {
    { "7.1",  "supply points",          begin_supply },
    { "7.1",  "Player 1",               begin_first },
    { "7.2",  "Player 1 spends",        ask_supply },
    { "7.2",  "and has spent",          end_spending },
    { "7.1",  "Player 2",               begin_second },
    { "7.2",  "Player 2 spends",        ask_supply },
    { "7.2",  "and has spent",          end_spending },
    { "7.34", "attrition",              end_of_day },
    { "7.4",  "bridges",                burn_bridges },
    {0}
};
