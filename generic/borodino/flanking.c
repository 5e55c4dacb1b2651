/*
 * flanking.c --
 *
 *      The optional flanking rule (sidebar of 5.7): a side that came into a
 *      battle by several ways names its main attack; the others arrive a
 *      round later, and fire better in it.
 */

#include "chapters.h"

/* Did this unit come into the battle by a way that counts? */
static bool
has_come(const Game *g, int u)
{
    return g->unit[u].place == g->battle.area && g->unit[u].via != NONE;
}

static bool
came_by_several(const Game *g, int side)
{
    int first = NONE;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (has_come(g, u)) {
            if (first != NONE && g->unit[u].via != first) {
                return true;
            }
            first = g->unit[u].via;
        }
    }
    return false;
}

static void
ask_main(Game *g, int side)
{
    g->battle.phasing = (int8_t)side;
    if (g->option[FLANKING] && came_by_several(g, side)) {
        wg_ask(g, side, ASK_MAIN);
    }
}

void
bor_ask_main_attack(Game *g)
{
    ask_main(g, g->battle.attacker);
}

void
bor_ask_main_reinforcement(Game *g)
{
    ask_main(g, bor_defender(g));
}

/* Of the main attack nobody is alive after round 1: no bonus for the others.
   Who retreated lives. */
void
bor_forfeit_flank(Game *g, int side)
{
    int main_way = g->battle.main_way[side];

    for (int u = first_of(side); u < end_of(side); u++) {
        if (main_way == NONE || (g->unit[u].via == main_way
                && g->unit[u].place != LOST)) {
            return;
        }
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        g->unit[u].flank = false;
    }
}

/* ---- ASK_MAIN: the area it comes from ---- */

const char *
bor_judge_main(const Game *g, const WgAction *a)
{
    int side = g->battle.phasing;

    if (a->verb != MAIN_ATTACK) {
        return "5.7 not-now";
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        if (has_come(g, u)
                && borodino_way[g->unit[u].via].from == a->arg[0]) {
            return NULL;
        }
    }
    return "5.7 nobody-came-that-way";
}

void
bor_propose_main(const Game *g, WgOffer *out)
{
    Areas from = borodino_beside[g->battle.area];

    while (from) {
        wg_propose(out, MAIN_ATTACK, take_area(&from), 0, 0);
    }
}

/* Those who came another way arrive a round later, with a bonus. */
void
bor_apply_main(Game *g, const WgAction *a)
{
    int side = g->battle.phasing;
    int way = borodino_way_to[a->arg[0]][g->battle.area];

    g->battle.main_way[side] = (int16_t)way;
    wg_tell(g, MADE_MAIN, side, a->arg[0], 0, 0);
    for (int u = first_of(side); u < end_of(side); u++) {
        Unit *unit = &g->unit[u];

        if (has_come(g, u) && unit->via != way) {
            unit->reserve = unit->reserve ? 3 : 2;
            unit->flank = true;
        }
    }
}
