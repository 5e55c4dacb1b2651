/*
 * fuzz-monday.c --
 *
 *      What must hold from one position of Bloody Monday to the next, computed
 *      here from the rulebook and not by its rules' own functions.
 */

#include "../../generic/monday/chapters.h"
#include "fuzz.h"

extern const WgRules monday_rules;

static const char *
key_of(const Walk *w, int u)
{
    return monday_block[w->g->unit[u].block].key;
}

/* ---- blocks ---- */

/* 2.3, 2.4, 3.3: where blocks are, and that the dead stay so. */
static void
check_places(Walk *w)
{
    const Game *before = w->before, *g = w->g;

    for (int u = 0; u < BLOCKS; u++) {
        int was = before->unit[u].place, is = g->unit[u].place;

        if (g->unit[u].block != w->setup.piece[u]) {
            walk_fail(w, "slot %d does not hold its block", u);
        }
        if ((was == LOST && is != LOST) || (was < AREAS && is == POOL)) {
            walk_fail(w, "%s came back", key_of(w, u));
        }
        if (was == POOL && is != POOL && !walk_last(w, REINFORCE)) {
            walk_fail(w, "%s was not called", key_of(w, u));
        }
    }
    for (int side = 0; side < 2; side++) {
        if (g->lost[side] < before->lost[side]) {
            walk_fail(w, "the morale of side %d rises", side);
        }
    }
}

/* What a unit may lose or gain by this action, 1 for a step lost. */
static bool
is_due(const Walk *w, int u, int by)
{
    const Unit *was = &w->before->unit[u], *is = &w->g->unit[u];
    int kind = monday_block[was->block].kind;

    if (by < 0) {
        return by == -1 && w->before->phase == LOGISTICS
                && walk_last(w, RESTORE) && !was->isolated;
    }
    switch (kind) {
    case LEADER:                        /* 5.4 */
        return by == 1 && was->active && !is->active;
    case COMMANDER:                     /* 3.1 */
        return by == 1 && w->before->phase == LOGISTICS && !is->active
                && (was->active || walk_last(w, ACTIVATE));
    case GUNS:                          /* 5.3.1 */
        return by == 1 && was->committed && !is->committed
                && !w->before->battle.barrage;
    default:
        return true;
    }
}

/* Must it lose a step by this action? */
static bool
must_tire(const Walk *w, int u)
{
    const Unit *was = &w->before->unit[u], *is = &w->g->unit[u];
    const Block *b = &monday_block[was->block];

    if (is->place == LOST || w->g->flow.side == WG_NOBODY) {
        return false;
    }
    return b->kind == GUNS ? was->committed && !is->committed
                && !w->before->battle.barrage
            : was->active && !is->active && was->face + 1 < b->faces;
}

/* 2.3, 3.4-3.6, 5.4: strength comes back in logistics alone; leaders, guns and
   commanders tire for what they have done, once, and for nothing else. */
static void
check_strength(Walk *w)
{
    for (int u = 0; u < BLOCKS; u++) {
        const Unit *was = &w->before->unit[u], *is = &w->g->unit[u];
        int by = is->face - was->face;

        if (by != 0 && !is_due(w, u, by)) {
            walk_fail(w, "%s changes by %d", key_of(w, u), -by);
        }
        if (by == 0 && must_tire(w, u)) {
            walk_fail(w, "%s does not tire", key_of(w, u));
        }
        if (is->active && !was->active && !walk_last(w, ACTIVATE)
                && !walk_last(w, UNLIMBER) && w->before->mobile != u) {
            walk_fail(w, "%s is active", key_of(w, u));
        }
    }
}

/* ---- areas ---- */

/* 1.0 An area changes hands when its owner has nobody there and the other had
   somebody. */
static void
check_control(Walk *w)
{
    const Game *before = w->before, *g = w->g;

    for (int area = 0; area < AREAS; area++) {
        int owner = g->owner[area];

        if (owner != before->owner[area] && (has_area(&g->held[!owner], area)
                || (!has_area(&g->held[owner], area)
                    && !has_area(&before->held[owner], area)))) {
            walk_fail(w, "%s changes hands", monday_area[area].key);
        }
    }
}

/* 4.1.1 From this area through those that his side has alone, its commander's
   included?  To a commander among enemies there is none. */
static bool
has_line(const Game *g, int side, int from)
{
    bool seen[AREAS] = { false };
    int queue[AREAS], first = 0, last = 0;
    int home = g->unit[g->commander[side]].place;

    if (g->count[!side][home] > 0) {
        return false;
    }
    queue[last++] = from;
    seen[from] = true;
    while (first < last) {
        int area = queue[first++];

        if (area == home) {
            return true;
        }
        for (int next = 0; next < AREAS; next++) {
            if (has_area(&monday_near[area], next) && !seen[next]
                    && g->owner[next] == side && g->count[!side][next] == 0) {
                seen[next] = true;
                queue[last++] = next;
            }
        }
    }
    return false;
}

/* 4.1, 6.3 White cubes come and go at their side's own checks, and are right
   then. */
static void
check_cubes(Walk *w)
{
    const Game *before = w->before, *g = w->g;
    bool checks = g->flow.side >= 0 && g->flow.decision == ASK_IMPULSE;
    int checked = checks || walk_last(w, GO_RAID) ? g->mover : NONE;

    for (int u = 0; u < BLOCKS; u++) {
        const Unit *unit = &g->unit[u];
        bool cube = unit->place < AREAS && (side_of(u) == checked
                ? !has_line(g, checked, unit->place)
                : before->unit[u].isolated);

        if (unit->isolated != cube) {
            walk_fail(w, "the white cube of %s", key_of(w, u));
        }
    }
    for (int area = 0; area < AREAS; area++) {
        for (int side = 0; side < 2; side++) {
            bool cube = side == checked ? monday_area[area].star != NO_STAR
                    && g->owner[area] == side && !has_line(g, side, area)
                    : has_area(&before->cut[side], area);

            if (has_area(&g->cut[side], area) != cube) {
                walk_fail(w, "a white cube in %s", monday_area[area].key);
            }
        }
    }
}

/* ---- the end ---- */

static bool
has_all_stars(const Game *g, int side)
{
    for (int area = 0; area < AREAS; area++) {
        if (monday_area[area].star != NO_STAR && g->owner[area] != side) {
            return false;
        }
    }
    return true;
}

/* How to win: has this side, now? */
static int
won_by(const Game *g, int side)
{
    return g->unit[g->commander[!side]].place == LOST ? COMMANDER_KILLED
            : g->lost[!side] >= MORALE ? MORALE_BROKEN
            : has_all_stars(g, side) ? ALL_STARS : NOT_ENDED;
}

static void
check_end(Walk *w)
{
    const Game *g = w->g;
    int french = won_by(g, FRENCH), russian = won_by(g, RUSSIAN);
    int by = mon_score(g, FRENCH) - mon_score(g, RUSSIAN);
    int winner = french && russian ? NONE : french ? FRENCH
            : russian ? RUSSIAN : by > 0 ? FRENCH : by < 0 ? RUSSIAN : NONE;

    if (g->turn > LAST_TURN) {
        walk_fail(w, "turn %d", g->turn);
    }
    if (g->flow.side != WG_NOBODY) {
        if (french || russian) {
            walk_fail(w, "goes on, though it is decided");
        }
        return;
    }
    if (g->ended != (french ? french : russian ? russian : LAST_TURN_OVER)
            || g->winner != winner || (g->ended == LAST_TURN_OVER
                && g->turn < LAST_TURN)) {
        walk_fail(w, "ended by %d, winner %d", g->ended, g->winner);
    }
}

static void
watch(Walk *w)
{
    if (w->n > 0) {
        w->looked++;
        check_places(w);
        check_strength(w);
        check_control(w);
        check_cubes(w);
        check_end(w);
    }
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 100, &monday_rules, watch);
}
