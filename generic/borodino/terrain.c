/*
 * terrain.c --
 *
 *      Chapter 3: the terrain effects chart (3.3), stacking, battle limits.
 */

#include "chapters.h"

/* 3.31 Areas.  ORDER TERRAIN */
const int8_t bor_stack_chart[] = {
    /* clear  woods  swamp  redoubt */
       4,     3,     2,     4,
};

/* 3.32 Borders: the lowest that applies is the Battle Limit. */
enum {
    LIMIT_CLEAR = 3, LIMIT_WOODS = 2, LIMIT_SWAMP = 1, LIMIT_STREAM = 1,
    LIMIT_CROSSING = 2, LIMIT_UP = 1, LIMIT_DOWN = 2
};

/* 3.34 Bombardment.  ORDER SLOPE */
static const int8_t slope_bombard_chart[] = {
    /* level  up   down  both */
       0,     -1,  1,    0,
};

/* 3.31 The limit applies to each side by itself, and to all its units; off
   the map there is none. */
bool
bor_full(const Game *g, int side, int area)
{
    return area < AREAS && g->count[side][area] >= bor_stack(area);
}

/* 3.31 How many of the side's units are too many there. */
int
bor_excess(const Game *g, int side, int area)
{
    int excess = area < AREAS ? g->count[side][area] - bor_stack(area) : 0;

    return excess > 0 ? excess : 0;
}

/* 3.2, 7.4 What carries this way over its water as things stand. */
int
bor_crossings(const Game *g, const Way *way)
{
    int crossings = way->crossings;

    if (!g->french_bridge) {
        crossings &= ~FRENCH_BRIDGE;
    }
    if (g->burnt[way->border]) {
        crossings &= ~(BRIDGE | FRENCH_BRIDGE);
    }
    return crossings;
}

static int
lower(int a, int b)
{
    return a < b ? a : b;
}

/* 3.32, 3.33 The Battle Limit this way; 0 where nobody can cross. */
int
bor_limit(const Game *g, const Way *way)
{
    int limit = LIMIT_CLEAR;

    if (way->water != DRY) {
        if (bor_crossings(g, way)) {
            limit = LIMIT_CROSSING;
        } else if (way->water == RIVER) {
            return 0;
        } else {
            limit = LIMIT_STREAM;
        }
    }
    if (way->woods) {
        limit = lower(limit, LIMIT_WOODS);
    }
    if (way->swamp) {
        limit = lower(limit, LIMIT_SWAMP);
    }
    if (way->slope == SLOPE_UP || way->slope == SLOPE_BOTH) {
        limit = lower(limit, LIMIT_UP);
    } else if (way->slope == SLOPE_DOWN) {
        limit = lower(limit, LIMIT_DOWN);
    }
    return limit;
}

/* 3.34 note 2 (our reading, doc/borodino.md B8): no gun fires out of a swamp
   area, nor over a marsh that lies on its own side of the border. */
bool
bor_may_bombard_out(const Way *way)
{
    return borodino_area[way->from].terrain != SWAMP
            && !(way->swamp && way->swamp_from);
}

/* 3.34 note 1 (B9): a woods border is the edge of the wood beside it: once
   out, once in; between two clear areas once. */
static int
woods_modifier(const Way *way)
{
    int edges = (borodino_area[way->from].terrain == WOODS)
            + (borodino_area[way->to].terrain == WOODS);

    return edges ? edges : way->woods;
}

/* 3.34 notes 1-3, all added up. */
int
bor_bombard_modifier(const Way *way)
{
    bool swamp = way->swamp || borodino_area[way->to].terrain == SWAMP;

    return slope_bombard_chart[way->slope] - woods_modifier(way) - swamp;
}

/* 3.2 A road over water leads on only while its crossing stands. */
static bool
is_road(const Game *g, const Way *way)
{
    return way->road && (way->water == DRY || bor_crossings(g, way));
}

static bool
is_rough(int area)
{
    return borodino_area[area].terrain == WOODS
            || borodino_area[area].terrain == SWAMP;
}

/* 3.2 Guns cross no water without a crossing, and go into, through and out of
   woods and swamp along a road only. */
static bool
may_guns_pass(const Game *g, const Way *way)
{
    return is_road(g, way)
            || ((way->water == DRY || bor_crossings(g, way))
            && !way->woods && !way->swamp
            && !is_rough(way->from) && !is_rough(way->to));
}

/* Find who can go where, as bridges now stand. */
void
bor_survey(Game *g)
{
    for (int place = 0; place < PLACES; place++) {
        g->paths[FOOT][place] = 0;
        g->paths[GUNS][place] = 0;
        g->paths[ROAD][place] = 0;
    }
    for (int w = 0; w < WAYS; w++) {
        const Way *way = &borodino_way[w];

        if (bor_limit(g, way) > 0) {
            g->paths[FOOT][way->from] |= bit(way->to);
        }
        if (may_guns_pass(g, way)) {
            g->paths[GUNS][way->from] |= bit(way->to);
        }
        if (is_road(g, way)) {
            g->paths[ROAD][way->from] |= bit(way->to);
        }
    }
}

/* May this unit go from one place to the next at all? */
const char *
bor_judge_step(const Game *g, int u, int from, int to)
{
    if (borodino_way_to[from][to] < 0) {
        return "5.4 not-adjacent";
    }
    if (!(g->paths[FOOT][from] & bit(to))) {
        return "3.2 river";
    }
    if (is_gun(block_of(g, u)) && !(g->paths[GUNS][from] & bit(to))) {
        return "3.2 guns-need-road";
    }
    return NULL;
}

/* 3.32 Is there room left across the border? */
const char *
bor_judge_limit(const Game *g, int from, int to)
{
    const Way *way = &borodino_way[borodino_way_to[from][to]];

    return g->used[way->border] < bor_limit(g, way) ? NULL : "3.32 border-full";
}

/* 3.32 One more has crossed: one less may. */
void
bor_use_border(Game *g, int from, int to)
{
    g->used[borodino_way[borodino_way_to[from][to]].border]++;
}
