/*
 * fuzz-borodino.c --
 *
 *      What must hold from one position of Borodino 1812 to the next: blocks
 *      are conserved, strength comes back with supply alone, the fallen do
 *      not return, nobody overstacks by moving, and a source is captured
 *      when the enemy stands in it.
 */

#include "../../generic/borodino/chapters.h"
#include "fuzz.h"

extern const WgRules borodino_rules;

static void
check_blocks(Walk *w)
{
    const Game *before = w->before, *g = w->g;
    bool supplied = g->phase == SUPPLY || before->phase == SUPPLY
            || g->phase == NIGHT || before->phase == NIGHT
            || before->flow.decision == ASK_SPOILS;

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

/* How many of a side are too many where they are. */
static int
excess(const Game *g, int side)
{
    int sum = 0;

    for (int area = 0; area < AREAS; area++) {
        int count = -bor_stack(area);

        for (int u = first_of(side); u < end_of(side); u++) {
            count += g->unit[u].place == area;
        }
        sum += count > 0 ? count : 0;
    }
    return sum;
}

/* 3.31 Who could still have gone next door on foot, with a die, does not stay
   in a stack that is too large. */
static void
check_stayed(Walk *w, const Game *g, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        const Unit *unit = &g->unit[u];
        Areas next = 0;

        if (unit->place < AREAS && !unit->moved && !unit->fired
                && !unit->active && !is_contested(g, unit->place)
                && !is_gun(block_of(g, u)) && !bor_commanded(g, u)
                && g->count[side][unit->place] > bor_stack(unit->place)) {
            next = g->paths[FOOT][unit->place] & ~g->held[!side] & ~bit(BOX);
        }
        while (next) {
            int to = take_area(&next);

            if (g->count[side][to] < bor_stack(to)) {
                walk_fail(w, "%s could have left %s",
                        borodino_block[unit->block].key,
                        borodino_area[unit->place].key);
            }
        }
    }
}

/* 3.31, 9.1 Nobody overstacks by moving: at the end of an action phase
   no more are too many than before the moves. */
static void
check_stacks(Walk *w)
{
    static int before_moves;
    const Game *g = w->g, *before = w->before;
    int side = acting(before);

    if (side == NONE) {
        return;
    }
    if (before->phase != MOVEMENT) {
        before_moves = excess(before, side);
    }
    if (acting(g) != side) {
        if (excess(g, side) > before_moves) {
            walk_fail(w, "%d blocks too many stay", excess(g, side));
        }
        if (before->flow.decision == ASK_STRAGGLE) {
            check_stayed(w, before, side);
        }
    }
}

/* 7.33 A source that the enemy alone holds has been captured, but if it was
   put there; while its points are spent nobody moves. */
static void
check_spoils(Walk *w)
{
    const Game *g = w->g;

    if (g->flow.side >= 0 && g->flow.decision == ASK_SPOILS) {
        int owner = borodino_area[g->spoils].source;

        if (owner == NONE || g->flow.side == owner
                || !is_enemy(g, owner, g->spoils)) {
            walk_fail(w, "spoils of %s", borodino_area[g->spoils].key);
        }
    } else if (g->spoils != NONE) {
        walk_fail(w, "spoils without a question");
    }
    for (int area = 0; area < AREAS; area++) {
        int owner = borodino_area[area].source;

        if (owner != NONE && is_enemy(g, owner, area) && !g->captured[area]
                && g->battle.area == NONE
                && g->flow.decision != ASK_DEPLOY) {
            walk_fail(w, "%s is not captured", borodino_area[area].key);
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
        check_spoils(w);
    }
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 100, &borodino_rules, watch);
}
