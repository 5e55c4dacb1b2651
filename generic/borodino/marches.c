/*
 * marches.c --
 *
 *      5.4-5.6: how a unit goes, whoever sends it: what it counts on the
 *      border, and whether it attacks or reinforces.
 */

#include "chapters.h"

/* 3.32, 6.1 Go there: counts the border, and notes attack and
   reinforcement. */
void
bor_go(Game *g, int u, int to)
{
    int side = side_of(u), from = g->unit[u].place;
    bool enemy = !is_open(g, side, to);

    if (enemy || is_contested(g, from)) {
        bor_use_border(g, from, bor_first_area(g, u, from, to));
    }
    g->unit[u].via = NONE;
    if (enemy) {
        bool attack = !is_contested(g, to) || g->attack[side] & bit(to);
        int w = borodino_way_to[from][to];

        g->entry[w] |= (uint8_t)((attack ? CAME_ATTACKING
                : CAME_REINFORCING) << side);
        g->unit[u].via = (int16_t)w;
        g->unit[u].reserve = attack ? 0 : 2;            /* 6.4 */
        if (attack) {
            g->attack[side] |= bit(to);
            g->attack[!side] &= ~bit(to);
        }
    }
    bor_place(g, u, to);
}

/* What everybody sees of it. */
static void
tell_move(Game *g, int u, int to)
{
    int from = g->unit[u].place, side = side_of(u);
    int event = is_contested(g, from) ? WITHDREW
            : is_open(g, side, to) ? MOVED
            : is_contested(g, to) && !(g->attack[side] & bit(to)) ? REINFORCED
            : ATTACKED;

    wg_tell(g, event, u, from, to, 0);
}

/* Tell of the move and make it: the unit moves no more in this player turn. */
void
bor_move(Game *g, int u, int to)
{
    tell_move(g, u, to);
    bor_go(g, u, to);
    g->unit[u].moved = true;
}
