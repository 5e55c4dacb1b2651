/*
 * plans.c --
 *
 *      What an officer plans: he goes at an enemy who is near to breaking where
 *      he would not at others, steps into areas that count and are empty, and
 *      does not leave his own of them to an enemy who is near.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/computer.h"
#include "../../generic/core/match/match.h"
#include "../../generic/monday/player/player.h"

enum { SEEDS = 5, FRESH = 6, NEAR = MORALE - 1 };

/* Of plans: how many units end among the enemy, how many areas that count and
   are the enemy's are entered, and how many of its own are left empty. */
typedef struct Count {
    int attacking, taken, left;
} Count;

static int
last_of(const int8_t *path)
{
    int end = NONE;

    for (int k = 0; k < PATH && path[k] != NONE; k++) {
        end = path[k];
    }
    return end;
}

static void
count_plan(const Game *g, const MonPlan *plan, Count *count)
{
    int first = first_of(g->mover), gone[AREAS] = { 0 }, come[AREAS] = { 0 };

    for (int i = 0; i < end_of(g->mover) - first; i++) {
        int end = last_of(plan->path[i]);

        if (end != NONE) {
            count->attacking += has_area(&g->held[!g->mover], end);
            gone[g->unit[first + i].place]++;
            come[end]++;
        }
    }
    for (int area = 0; area < AREAS; area++) {
        if (monday_area[area].star == NO_STAR
                || has_area(&g->held[!g->mover], area)) {
            continue;
        }
        count->taken += g->owner[area] == !g->mover && come[area] > 0;
        count->left += g->owner[area] == g->mover && gone[area] > 0
                && come[area] == 0 && gone[area] == g->stack[g->mover][area];
    }
}

/* With one weight of another value; -1: as usual. */
static void
plan_with(const Game *g, MonWeight other, int value, Count *count)
{
    MonPlan plan;
    int weights[MON_WEIGHTS];
    WgLots lots = { 1812 };

    memset(&plan, 0, sizeof plan);
    for (int i = 0; i < MON_WEIGHTS; i++) {
        weights[i] = i == (int)other && value >= 0 ? value
                : mon_weights[i].usual[g->mover];
    }
    mon_plan(g, weights, &plan, false, &lots);
    count_plan(g, &plan, count);
}

/* As if the enemy had lost so many. */
static void
plan_after(const Game *now, int lost, Count *count)
{
    Game g = *now;

    g.lost[!g.mover] = (int8_t)lost;
    plan_with(&g, TAKE, -1, count);
}

static int
fail(const char *what, int with, int without)
{
    fprintf(stderr, "plans: %s: %d, and %d\n", what, with, without);
    return 1;
}

int
main(void)
{
    Count fresh = { 0 }, near = { 0 }, usual = { 0 }, takes_none = { 0 },
            russian = { 0 }, guards_none = { 0 };

    for (int seed = 1; seed <= SEEDS; seed++) {
        WgError err;
        WgContest *contest = wg_contest_new("monday", "monday", "", "officer",
                "officer", seed, &err);

        while (wg_contest_side(contest) != WG_NOBODY) {
            const Game *g = wg_contest_match(contest)->game;

            if (g->flow.decision == ASK_IMPULSE) {
                plan_after(g, FRESH, &fresh);
                plan_after(g, NEAR, &near);
                plan_with(g, TAKE, -1, &usual);
                plan_with(g, TAKE, 0, &takes_none);
                if (g->mover == RUSSIAN) {
                    plan_with(g, GUARD, -1, &russian);
                    plan_with(g, GUARD, 0, &guards_none);
                }
            }
            wg_contest_decide(contest);
        }
        wg_contest_free(contest);
    }
    if (fresh.attacking == 0 || near.attacking <= fresh.attacking) {
        return fail("attack who is near to breaking", near.attacking,
                fresh.attacking);
    }
    if (usual.taken <= takes_none.taken) {
        return fail("areas taken", usual.taken, takes_none.taken);
    }
    if (russian.left >= guards_none.left) {
        return fail("areas left", russian.left, guards_none.left);
    }
    return 0;
}
