/*
 * terrain.c --
 *
 *      Chapter 1: what the ground lets units do, and what it costs them.
 */

#include "chapters.h"

/* 1.2 The chart of the three colours.  ORDER COLOUR */
static const struct { int8_t defence, stack, cost; } colours[] = {
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

/* 1.2.1 Hits that the ground absorbs for a defender: on red, only if he
   controls the area. */
int
mon_defence(const Game *g, int side, int area)
{
    if (monday_area[area].colour == RED && g->owner[area] != side) {
        return 0;
    }
    return colours[monday_area[area].colour].defence;
}

/* 1.2 Is there no room for this unit?  Supreme commanders overstack. */
bool
mon_full(const Game *g, int u, int area)
{
    return block_of(g, u)->kind != COMMANDER
            && g->stack[side_of(u)][area] >= mon_stack(area);
}

/* 9.11, 9.12 Does the white line keep this unit out? */
bool
mon_barred(const Game *g, int u, int area)
{
    const Block *b = block_of(g, u);
    int half = monday_area[area].half;

    if (!uses(g, LIMIT)
            || (b->kind != LEADER && !uses(g, EXTREME_LIMIT))) {
        return false;
    }
    return (b->corps == YELLOW_1 && half == SOUTH)
            || (b->corps == LIGHT_BLUE && half == NORTH);
}

/* 6.4, 9.1 Where a unit may draw back to: next door, controlled, without an
   enemy, without overstacking. */
Areas
mon_open(const Game *g, int u)
{
    int side = side_of(u);
    Areas there = both_areas(monday_near[g->unit[u].place], secure(g, side));
    Areas open = there;

    while (!no_areas(there)) {
        int area = take_area(&there);

        if (mon_full(g, u, area) || mon_barred(g, u, area)) {
            drop_area(&open, area);
        }
    }
    return open;
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
