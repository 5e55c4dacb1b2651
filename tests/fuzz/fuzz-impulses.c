/*
 * fuzz-impulses.c --
 *
 *      What an impulse of Bloody Monday may do, computed here from the
 *      rulebook and not by its rules' own functions.
 */

#include <string.h>

#include "../../generic/monday/chapters.h"
#include "fuzz.h"

extern const WgRules monday_rules;

/* What an impulse has done so far. */
typedef struct Impulse {
    int8_t spent[BLOCKS];       /* movement points of each unit */
    Areas engaged;              /* areas contested in it that were not before */
    Areas old, fought;
} Impulse;

static Impulse impulse;

/* A question that ends whatever impulse there was. */
static bool
is_between(const Game *g)
{
    return g->flow.side == WG_NOBODY || g->phase == LOGISTICS
            || g->flow.decision == ASK_IMPULSE;
}

/* 1.2: points for a step. */
static int
cost(const Game *g, int side, int from, int to)
{
    return (monday_area[to].colour == GREEN ? 1 : 2)
            + has_area(&monday_across[from], to)
            + (g->count[!side][from] > 0) + (g->count[!side][to] > 0);
}

/* 2.1 What a unit has spent, and 1.2.4, 3.1, 5.1 keeps to be activated. */
static void
check_points(Walk *w)
{
    const WgAction *a = walk_last(w, MOVE);
    const Game *before = w->before;
    bool keeps = before->flow.decision == ASK_ACTIVATE
            || before->flow.decision == ASK_COMMANDER;

    if (a == NULL && (a = walk_last(w, UNLIMBER)) != NULL) {
        impulse.spent[a->arg[0]]++;
    } else if (a != NULL) {
        int from = before->unit[a->arg[0]].place;

        impulse.spent[a->arg[0]] = (int8_t)(impulse.spent[a->arg[0]]
                + cost(before, side_of(a->arg[0]), from, a->arg[1]));
    }
    if (a && impulse.spent[a->arg[0]] + keeps
            > mon_allowance(before, a->arg[0])) {
        walk_fail(w, "%s goes too far", block_of(before, a->arg[0])->key);
    }
}

/* 5.1, 6.2, 6.3, 7.0, 2.6.3: how much an impulse may do. */
static void
check_limits(Walk *w)
{
    const Game *g = w->g;
    int stars = g->offensive ? FULL_STARS
            : block_of(g, g->commander[g->mover])->face[
                g->unit[g->commander[g->mover]].face].strength;
    int allowed = g->impulse == TACTICAL ? g->activated
            : g->impulse == MARCH ? stars : 0, guns = 0;

    if (g->flow.side == WG_NOBODY || g->impulse == NO_IMPULSE) {
        return;
    }
    for (int u = 0; u < BLOCKS; u++) {
        guns += g->unit[u].committed;
    }
    if (g->impulse == TACTICAL && stars == 0) {
        walk_fail(w, "an exhausted commander's side attacks");
    }
    if (g->activated > stars || guns > stars) {
        walk_fail(w, "%d leaders, %d guns, %d stars", g->activated, guns,
                stars);
    }
    if (g->impulse != CAVALRY_RAID && (g->engagements > allowed
            || g->battles > allowed)) {
        walk_fail(w, "%d engagements, %d battles, %d allowed",
                g->engagements, g->battles, allowed);
    }
    if ((g->impulse == PASS && g->moves > 1) || ((g->impulse == MARCH
            || g->impulse == CAVALRY_RAID) && g->moves > g->logistics)) {
        walk_fail(w, "%d units move", g->moves);
    }
}

/* 5.3 Whatever is newly contested is fought in the same impulse. */
static void
check_fought(Walk *w)
{
    const Game *g = w->g;
    Areas left = less_areas(impulse.engaged, impulse.fought);

    if (g->battle.area != NONE) {
        add_area(&impulse.fought, g->battle.area);
    }
    impulse.engaged = either_areas(impulse.engaged,
            less_areas(contested(g), impulse.old));
    if (!is_between(g)) {
        return;
    }
    if (g->flow.side != WG_NOBODY && !no_areas(both_areas(left,
            contested(g)))) {
        walk_fail(w, "%s is not fought for",
                monday_area[take_area(&left)].key);
    }
    impulse = (Impulse){ .old = contested(g) };
}

/* 6.0 The disc goes when it is spent, and only then. */
static void
check_disc(Walk *w)
{
    static const int spends[] = {
        GO_OFFENSIVE, GO_CALL, GO_MARCH, GO_RAID, RETREAT
    };
    const Entry *entry = &w->entry[w->n - 1];
    bool spent = false;

    for (size_t i = 0; i < sizeof spends / sizeof *spends; i++) {
        spent = spent || walk_last(w, spends[i]);
    }
    if (spent ? w->before->disc != entry->side || w->g->disc == entry->side
            : w->g->disc != w->before->disc) {
        walk_fail(w, "the disc");
    }
}

static void
watch(Walk *w)
{
    if (w->n == 0) {
        impulse = (Impulse){ .old = contested(w->g) };
        return;
    }
    w->looked++;
    check_points(w);
    check_limits(w);
    check_fought(w);
    check_disc(w);
    if (walk_last(w, GO_RAID)) {
        memset(impulse.spent, 0, sizeof impulse.spent);
    }
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 100, &monday_rules, watch);
}
