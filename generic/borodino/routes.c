/*
 * routes.c --
 *
 *      5.4, 5.41, 5.5: where a unit can go, whoever commands it.
 */

#include "chapters.h"

/* 5.41 How far a unit goes by road, in areas. */
static int
road_move(const Block *b)
{
    return is_hq(b) || is_cavalry(b) || b->kind == HORSE ? 3 : 2;
}

/* The next places a unit can reach on its way; 9.1 from off the map by its
   corps' own entry area alone. */
static Areas
ways_on(const Game *g, int u, int path, int from)
{
    int gate = g->gate[g->unit[u].corps];

    return from != BOX ? g->paths[path][from]
            : gate == NONE ? 0 : g->paths[path][BOX] & bit(gate);
}

/* 5.41 Where a unit comes by road through friendly and vacant areas.  Units
   entering a contested area must stop, so no road goes on through one. */
static Areas
by_road(const Game *g, int u, int from, int areas)
{
    Areas open = ~g->held[!side_of(u)], seen = bit(from), edge = seen;

    while (areas-- > 0) {
        Areas next = 0;

        while (edge) {
            next |= ways_on(g, u, ROAD, take_area(&edge));
        }
        edge = next & open & ~seen & ~bit(BOX);
        seen |= edge;
    }
    return seen;
}

/* 5.5 An unpinned unit leaves a battle for the next friendly or vacant area,
   within the Battle Limit (3.32), not over a border that the attacker used. */
static const char *
judge_way_out(const Game *g, int u, int from, int to)
{
    const char *why = bor_judge_step(g, u, from, to);

    if (why) {
        return why;
    }
    if (g->entry[borodino_way_to[to][from]] & CAME_ATTACKING << !side_of(u)) {
        return "5.5 attackers-border";
    }
    return bor_judge_limit(g, from, to);
}

/* 5.41, 5.5 The next area on a unit's way out of a battle: where it goes, if
   it can go there at once, else the first one along a road; NONE: no way. */
static int
way_out(const Game *g, int u, int from, int to)
{
    int areas = road_move(block_of(g, u)) - 1;
    Areas next;

    if (judge_way_out(g, u, from, to) == NULL) {
        return to;
    }
    next = g->paths[ROAD][from] & ~g->held[!side_of(u)] & ~bit(to);
    while (next) {
        int first = take_area(&next);

        if (by_road(g, u, first, areas) & bit(to)
                && judge_way_out(g, u, from, first) == NULL) {
            return first;
        }
    }
    return NONE;
}

/* The area into which a unit goes first that goes from one to another. */
int
bor_first_area(const Game *g, int u, int from, int to)
{
    int first = is_contested(g, from) ? way_out(g, u, from, to) : NONE;

    return first == NONE ? to : first;
}

static const char *
judge_withdrawal(const Game *g, int u, int from, int to)
{
    if (g->unit[u].pinned) {
        return "5.5 pinned";
    }
    if (!is_open(g, side_of(u), to)) {
        return "5.5 no-second-battle";
    }
    return way_out(g, u, from, to) != NONE ? NULL
            : judge_way_out(g, u, from, to);
}

/* 5.5 Can an unpinned HQ go next door, to command from there? */
const char *
bor_judge_leaving(const Game *g, int u, int to)
{
    return judge_way_out(g, u, g->unit[u].place, to);
}

/* 5.41 Would the road lead it there, were there no enemy? */
static bool
is_on_road(const Game *g, int u, int from, int to)
{
    Areas reach = by_road(g, u, from, road_move(block_of(g, u)) - 1);

    while (reach) {
        if (ways_on(g, u, ROAD, take_area(&reach)) & bit(to)) {
            return true;
        }
    }
    return false;
}

/* 3.31, 4.24, 5.4, 6.1 Into an area with enemies: to attack, or to
   reinforce. */
static const char *
judge_entry(const Game *g, int u, int from, int to)
{
    const char *why = bor_judge_step(g, u, from, to);
    bool is_near = borodino_way_to[from][to] >= 0;

    /* A border that guns cannot cross is why they do not, not the road. */
    if (why && (is_near || !is_on_road(g, u, from, to))) {
        return why;
    }
    if (block_of(g, u)->kind == HEAVY) {
        return "4.24 heavy-guns";
    }
    if (why) {
        return "5.41 no-attack-by-road";
    }
    if (g->unit[u].left && g->unit[u].left != 1 + to) {
        return "5.5 no-second-battle";
    }
    if (g->count[side_of(u)][to] >= bor_stack(to)) {
        return "3.31 stack-full";
    }
    return bor_judge_limit(g, from, to);
}

/* Can this unit go there, whoever commands it? */
const char *
bor_judge_route(const Game *g, int u, int to)
{
    int side = side_of(u), from = g->unit[u].place;
    const char *why;

    if (to >= AREAS) {
        return "3.4 not-off-board";
    }
    if (to == from) {
        return "5.4 already-there";
    }
    if (is_contested(g, from)) {
        return judge_withdrawal(g, u, from, to);
    }
    if (from == BOX && g->paths[FOOT][BOX] & ~ways_on(g, u, FOOT, BOX)
            & bit(to)) {
        return "9.1 other-entry";
    }
    if (!is_open(g, side, to)) {
        return judge_entry(g, u, from, to);
    }
    why = bor_judge_step(g, u, from, to);
    if (why && by_road(g, u, from, road_move(block_of(g, u))) & bit(to)) {
        return NULL;
    }
    return why;
}

/* All places where this unit can go: those that bor_judge_route() allows. */
Areas
bor_routes(const Game *g, int u)
{
    int side = side_of(u), from = g->unit[u].place;
    const Block *b = block_of(g, u);
    Areas next = ways_on(g, u, is_gun(b) ? GUNS : FOOT, from) & ~bit(BOX);
    Areas routes = (next | by_road(g, u, from, road_move(b)))
            & ~g->held[!side] & ~bit(from) & ~bit(BOX);
    Areas doubtful = next & g->held[!side];

    if (is_contested(g, from)) {
        doubtful = routes;
        routes = 0;
    }
    while (doubtful) {
        int to = take_area(&doubtful);

        if (bor_judge_route(g, u, to) == NULL) {
            routes |= bit(to);
        }
    }
    return routes;
}
