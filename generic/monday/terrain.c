/*
 * terrain.c --
 *
 *      Chapter 1: what the ground lets units do, and what it costs them.
 */

#include "chapters.h"

/* 1.2 The chart of the three colours.  ORDER COLOUR */
static const struct { int8_t absorbs, stack, cost; } colours[] = {
    [GREEN]  = { 0, 4, 1 },
    [YELLOW] = { 1, 2, 2 },
    [RED]    = { 2, 1, 2 },
};

/* 1.2 So many units of a side may be in this area. */
int
mon_stack(int area)
{
    return colours[monday_area[area].colour].stack;
}

/* 1.2.1 Hits that the ground absorbs for a defender: on red, only if that
   side controls the area. */
int
mon_absorbs(const Game *g, int side, int area)
{
    if (monday_area[area].colour == RED && g->owner[area] != side) {
        return 0;
    }
    return colours[monday_area[area].colour].absorbs;
}

/* 1.2 Is there no room for this unit?  Supreme commanders overstack. */
bool
mon_full(const Game *g, int u, int area)
{
    return block_of(g, u)->kind != COMMANDER
            && has_area(&g->full[side_of(u)], area);
}

/* 9.11, 9.12 The areas from which the white line keeps this unit. */
Areas
mon_beyond(const Game *g, int u)
{
    const Block *b = block_of(g, u);

    if (!uses(g, LIMIT)
            || (b->kind != LEADER && !uses(g, EXTREME_LIMIT))) {
        return (Areas){ { 0, 0 } };
    }
    return b->corps == YELLOW_1 ? monday_half[SOUTH]
            : b->corps == LIGHT_BLUE ? monday_half[NORTH]
            : (Areas){ { 0, 0 } };
}

const char *
mon_barred(const Game *g, int u, int area)
{
    Areas beyond = mon_beyond(g, u);

    return !has_area(&beyond, area) ? NULL
            : block_of(g, u)->kind == LEADER ? "9.11 white-line"
            : "9.12 white-line";
}

/* All that are full for this unit, or barred. */
Areas
mon_closed(const Game *g, int u)
{
    Areas beyond = mon_beyond(g, u);

    return block_of(g, u)->kind == COMMANDER ? beyond
            : either_areas(beyond, g->full[side_of(u)]);
}

/* 6.4, 9.1 Where a unit may draw back to: next door, controlled, contested or
   not, without overstacking. */
Areas
mon_open(const Game *g, int u)
{
    return less_areas(both_areas(monday_near[g->unit[u].place],
            g->owned[side_of(u)]), mon_closed(g, u));
}

/* 2.1, 9.3 Movement points. */
int
mon_allowance(const Game *g, int u)
{
    const Block *b = block_of(g, u);
    int points = b->mounted ? 5 : 3;

    if (uses(g, AGILITY)) {
        if (b->kind == LIGHT || b->kind == COSSACK || b->kind == JAGER
                || g->unit[u].block == MURAT) {
            points++;
        } else if (b->kind == MILITIA) {
            points--;
        }
    }
    return points;
}

/* 1.2, 1.2.2, 1.2.3 Movement points from one area to the next. */
int
mon_cost(const Game *g, int u, int from, int to)
{
    const Areas *enemy = &g->held[!side_of(u)];

    return colours[monday_area[to].colour].cost
            + has_area(&monday_across[from], to)
            + has_area(enemy, from) + has_area(enemy, to);
}

/* The neighbours of an area to which a step costs more than one, two and three
   points, against that enemy: with one, two and all of these: rough ground, the
   Kolocha before it, an enemy in it. */
void
mon_dear(int from, Areas enemy, Areas dear[DEAR])
{
    Areas near = monday_near[from], river = monday_across[from];
    Areas rough = less_areas(near, monday_ground[GREEN]);
    Areas either = either_areas(rough, river), both = both_areas(rough, river);

    enemy = both_areas(enemy, near);
    dear[0] = either_areas(either, enemy);
    dear[1] = either_areas(both, both_areas(either, enemy));
    dear[2] = both_areas(both, enemy);
}

/* The neighbours that so many movement points suffice for. */
Areas
mon_affordable(int from, int left, Areas enemy)
{
    Areas near = monday_near[from], dear[DEAR];
    int spare = left - 1 - has_area(&enemy, from);

    mon_dear(from, enemy, dear);
    return spare < 0 ? (Areas){ { 0, 0 } }
            : spare < DEAR ? less_areas(near, dear[spare]) : near;
}
