/*
 * fuzz-borodino.c --
 *
 *      What must hold from one position of Borodino 1812 to the next: blocks
 *      are conserved, strength comes back with supply alone, the fallen do
 *      not return, and no area is overstacked once a side has acted.
 */

#include "../generic/borodino/chapters.h"
#include "fuzz.h"

extern const WgRules borodino_rules;

static void
check_blocks(Walk *w)
{
    const Game *before = w->before, *g = w->g;
    bool supplied = g->phase == SUPPLY || before->phase == SUPPLY
            || g->phase == NIGHT || before->phase == NIGHT;

    for (int u = 0; u < BLOCKS; u++) {
        const Unit *was = &before->unit[u], *is = &g->unit[u];
        const char *key = borodino_block[is->block].key;

        if (is->block != w->setup.piece[u]) {
            walk_fail(w, "slot %d does not hold its block", u);
        }
        if (is->face < was->face && !supplied) {
            walk_fail(w, "%s regained strength", key);
        }
        if (is->face < 0 || block_of(g, u)->strength[is->face] < is_hq(
                block_of(g, u)) - 1) {
            walk_fail(w, "%s has no such strength", key);
        }
        if ((was->place == LOST || was->place == GONE)
                && is->place != was->place) {
            walk_fail(w, "%s came back", key);
        }
    }
}

/* Whose action phase it is, or NONE. */
static int
acting(const Game *g)
{
    for (int i = 0; i < g->flow.depth; i++) {
        if (g->flow.frame[i].proc == ACTION_PHASE) {
            return g->mover;
        }
    }
    return NONE;
}

/* 3.31, 9.1 */
static void
check_stacks(Walk *w)
{
    const Game *g = w->g;
    int side = acting(w->before);

    if (side == NONE || acting(g) == side) {
        return;
    }
    for (int area = 0; area < AREAS; area++) {
        int count = 0;

        for (int u = first_of(side); u < end_of(side); u++) {
            count += g->unit[u].place == area;
        }
        if (count > bor_stack(area) && !(side == FRENCH && g->day == 5
                && borodino_area[area].source == FRENCH)) {
            walk_fail(w, "%d blocks stay in %s", count,
                    borodino_area[area].key);
        }
    }
}

/* Whoever has come for a battle is there, while none is fought. */
static void
check_comers(Walk *w)
{
    const Game *g = w->g;

    for (int u = 0; u < BLOCKS && g->battle.area == NONE; u++) {
        const Unit *unit = &g->unit[u];

        if (unit->via != NONE && unit->place < AREAS
                && borodino_way[unit->via].to != unit->place) {
            walk_fail(w, "%s has come for another battle",
                    borodino_block[unit->block].key);
        }
    }
}

/* At the end of every turn no battle is left. */
static void
check_battles(Walk *w)
{
    const Game *g = w->g;

    if (g->phase == SUPPLY || g->phase == NIGHT || g->phase == FINISHED) {
        for (int area = 0; area < AREAS; area++) {
            if (is_contested(g, area)) {
                walk_fail(w, "both are still in %s", borodino_area[area].key);
            }
        }
    }
}

/* Between battles none is face up but the mover's active headquarters, the
   guns that fired, and the straggler. */
static void
check_shown(Walk *w)
{
    const Game *g = w->g;

    for (int u = 0; u < BLOCKS; u++) {
        const Unit *unit = &g->unit[u];
        bool acts = acting(g) == side_of(u)
                && (unit->active || unit->fired || g->straggler.unit == u);

        if (unit->shown && !acts && g->battle.area == NONE
                && g->phase != FINISHED) {
            walk_fail(w, "%s is face up", borodino_block[unit->block].key);
        }
    }
}

static void
watch(Walk *w)
{
    check_shown(w);
    if (w->n > 0) {
        check_blocks(w);
        check_stacks(w);
        check_comers(w);
        check_battles(w);
    }
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 200, &borodino_rules, watch);
}
